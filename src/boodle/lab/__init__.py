"""The fairness lab: what a table does to those who sit at it, in figures with intervals, and what a house rule changes."""

from boodle.lab.plots import draw as draw
from boodle.lab.reporting import report as report
from boodle.lab.reports import Report as Report
from boodle.lab.rows import Row as Row
from boodle.lab.rows import Section as Section
from boodle.lab.sensitivity import sensitivity as sensitivity
from boodle.lab.widow import widow_values as widow_values
