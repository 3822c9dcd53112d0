/* The physical limit for the batch kernel: boodle-de with four seats and random leads, and nothing else.

   stops SEED FIRST SIZE LENGTH PURSE plays the sittings FIRST to FIRST + SIZE - 1, each of LENGTH rounds, and prints five
   lines: rounds and processor seconds; the sums of all measures, in the order of names_of(4, spaces) in
   boodle/simulation/measures.py; the lower triangle of the products of all pairs of totals, summed over the sittings; how
   many rounds had 0, 1 ... 52 cards played; and for the first, the second ... round of a sitting how many there were, the
   chips that then lay on the spaces, and their squares. Generator and shuffle are those of boodle/simulation/chance.py, so
   that the rounds, and with them all these numbers, are the kernel's.

   Compiled for AVX-512 (-march=native on a machine that has it) it plays eight sittings in step, one in each 64-bit lane;
   elsewhere, or with -DLANES=1, one sitting at a time. Both are the same program but for the operations right below, the
   deal and the choice of a lead.

   What makes it fast:

   * A set of cards is one word, with sixteen bits to a suit. The run that starts with a lead is then a single addition: the
     carry goes through all following cards that are in somebody's hand, and comes to rest on the card that stops it. No
     card is played for itself, nothing asks who holds the next one.
   * Hands never change. What is left of one is what it shares with the cards still in play (`live`).
   * No branch depends on the cards but the one at the end of a round. Where several cards may be led, the one drawn is found
     by arithmetic; pay cards are settled after the round, since it does not matter when in a round they are played.
   * A card is led once in a round at most, and stops a run once at most: two sets of cards are all that has to be kept of
     it, and counting bits afterwards gives the leads and the stops of all kinds.
   * The random number of the next choice is made ahead, while this one is being used.
   * What follows from other totals is not counted in every round: see `finish`.

   Tried, and no faster: two, three or four groups of eight in step.
*/

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

#if !defined(LANES) && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512CD__) && defined(__AVX512IFMA__) && \
    defined(__AVX512VBMI__) && defined(__AVX512VPOPCNTDQ__)
#define LANES 8
#elif !defined(LANES)
#define LANES 1
#endif

typedef uint64_t u64;
typedef int64_t i64;
typedef i64 eight __attribute__((vector_size(64)));
typedef double eight_doubles __attribute__((vector_size(64)));
#define INLINE static inline __attribute__((always_inline))

/* --- the operations: on one word, or on eight at once --- */

#if LANES == 8

typedef u64 word __attribute__((vector_size(64)));
typedef __mmask8 mask; /* a bit for each lane */
#define M(x) ((__m512i)(x))
INLINE word all(u64 x) { return (word)_mm512_set1_epi64((i64)x); }
INLINE word count(word x) { return (word)_mm512_popcnt_epi64(M(x)); }
INLINE mask any(word x, word y) { return _mm512_test_epi64_mask(M(x), M(y)); }
INLINE mask none(word x, word y) { return _mm512_testn_epi64_mask(M(x), M(y)); }
INLINE mask same(word x, word y) { return _mm512_cmpeq_epi64_mask(M(x), M(y)); }
INLINE mask not(mask which) { return (mask)~which; }
INLINE word when(mask which, word x) { return (word)_mm512_maskz_mov_epi64(which, M(x)); }
INLINE word pick(mask which, word x, word y) { return (word)_mm512_mask_mov_epi64(M(y), which, M(x)); }
INLINE word least(word x, word y) { return (word)_mm512_min_epi64(M(x), M(y)); }
INLINE word highest(word x) { return (word)_mm512_srlv_epi64(M(all(1ull << 63)), _mm512_lzcnt_epi64(M(x))); }
INLINE word square(word x) { return (word)_mm512_mul_epi32(M(x), M(x)); }
INLINE u64 lane(word x, int at) { return x[at]; }
INLINE void set_lane(word *x, int at, u64 value) { (*x)[at] = value; }

#else

typedef u64 word;
typedef bool mask;
INLINE word all(u64 x) { return x; }
INLINE word count(word x) { return (word)__builtin_popcountll(x); }
INLINE mask any(word x, word y) { return (x & y) != 0; }
INLINE mask none(word x, word y) { return (x & y) == 0; }
INLINE mask same(word x, word y) { return x == y; }
INLINE mask not(mask which) { return !which; }
INLINE word when(mask which, word x) { return which ? x : 0; }
INLINE word pick(mask which, word x, word y) { return which ? x : y; }
INLINE word least(word x, word y) { return x < y ? x : y; }
INLINE word highest(word x) { return x ? 1ull << (63 - __builtin_clzll(x)) : 0; }
INLINE word square(word x) { return x * x; }
INLINE u64 lane(word x, int at) { return at ? 0 : x; }
INLINE void set_lane(word *x, int at, u64 value) { *x = at ? *x : value; }

#endif

/* --- cards, chance, measures --- */

#define SUITS 0x0001000100010001ull /* the two of each suit */
#define CARDS (SUITS * 0x1FFF)
#define BEYOND (SUITS << 13) /* what follows the ace */
#define HIGH (SUITS << 15)
#define CLUBS 0
#define DIAMONDS 16
#define HEARTS 32
#define SPADES 48
static const u64 PAY[4] = {1ull << (HEARTS + 12), 1ull << (CLUBS + 11), 1ull << (DIAMONDS + 10), 1ull << (SPADES + 9)};
#define ALL_PAY (1ull << (HEARTS + 12) | 1ull << (CLUBS + 11) | 1ull << (DIAMONDS + 10) | 1ull << (SPADES + 9))

enum { FRACTION_BITS = 56, DICE = 5, DRAWS = 51, NUMBERS = 11 }; /* eleven numbers for the 51 draws of a shuffle */
#define STEP 0x9E3779B97F4A7C15ull
#define STEP_INVERSE 0xF1DE83E19937733Dull /* STEP times this is 1: how many steps there are between two places */
#define FRACTION ((1ull << FRACTION_BITS) - 1)

#define MIX(x) x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull, x = (x ^ (x >> 27)) * 0x94D049BB133111EBull, x ^ (x >> 31)
INLINE word mixed(word x) { return MIX(x); }
INLINE u64 mixed_one(u64 x) { return MIX(x); }

/* the measures of names_of(4, spaces) */
enum {
    ALL_ROUNDS, ALL_VOID, ALL_CARDS, ALL_LEADS, ALL_CHOICES, ALL_PASSES, ALL_LEFT, ALL_DEAD, ALL_ASIDE, ALL_PLAYED, ALL_TOP,
    ALL_REMOVED, ALL_HIDDEN, ALL_OUT_ON_LEAD, ALL_OUT_ON_PAY, ALL_PAYMENTS, ALL_TAKEN, ALL_PRICE, ALL_KINDS,
    ALL_PLACES = ALL_KINDS + 18, MEASURES = ALL_PLACES + 3 * 4 + 6 * 4 + 4 * 4
};
/* those that can be anything but zero, in an order of their own: first those of places, seats and spaces as above */
enum {
    PLACE_NET = 0, PLACE_SQUARE = 4, PLACE_WON = 8, SEAT_NET = 12, SEAT_WON = 16, SEAT_LEADS = 20, SEAT_KEPT = 24,
    SEAT_PAY = 28, SEAT_PAID = 32, SPACE_PAID = 36, SPACE_TAKEN = 40, SPACE_STAKED = 44, SPACE_LYING = 48, BLOCKS = 52,
    CHOICES = BLOCKS, LEFT, STOP_DEAD, STOP_TOP, OUT_ON_LEAD, OUT_ON_PAY, PAYMENTS, ROUNDS, PLAYED_CARDS, LEADS, STOP_PLAYED,
    USED, PADDED = 64
};
static const int NAMED[] = {
    ALL_CHOICES, ALL_LEFT, ALL_DEAD, ALL_TOP, ALL_OUT_ON_LEAD, ALL_OUT_ON_PAY, ALL_PAYMENTS, ALL_ROUNDS, ALL_CARDS, ALL_LEADS,
    ALL_PLAYED
};

/* --- the deal --- */

/* what has been dealt: the hands from the eldest to the dealer, the dead hand, and where the round's chance stands */
typedef struct { word hand[5], place; } deal;

#if LANES == 8

/* Who gets a card is a number from 0 to 4, and all 52 of them are three planes of bits, a bit for each card of the pack. The
   exchanges of the shuffle are made backwards, from the second place up: then the upper one of the two places still holds the
   number it began with, and exchanging two bits means to turn both where they differ. That is two operations for each plane
   and no memory; to copy one bit and set the other took three. */
#define EVERY_FIFTH 0x0084210842108421ull
#define PLANE(numbers) ((EVERY_FIFTH * (numbers)) & ((1ull << 52) - 1))

INLINE word exchanged(word plane, bool bit, word other, word both)
{
    mask differ = bit ? none(plane, other) : any(plane, other);
    return (word)_mm512_mask_xor_epi64(M(plane), differ, M(plane), M(both));
}

/* from thirteen bits a suit to sixteen */
INLINE word spread(word x)
{
    const word from = all(0x2F27221A150D0800ull);
    return (word)_mm512_multishift_epi64_epi8(M(from), M(x)) & CARDS;
}

/* Five draws from one number. The exact fraction has 56 bits, and a draw takes five operations; with 52 bits it takes two, as
   there is an instruction for either half of the product. The draws are the same unless the four bits left out would have
   carried over. What is left in the end tells whether that can be, and then all is done again exactly (about once in a million
   rounds; -DEXACT does it always, at two thirds of the speed). */
INLINE mask dealt(deal *d, word place, bool exact)
{
    word low = all(PLANE(0b01010)), middle = all(PLANE(0b01100)), high = all(PLANE(0b10000));
    mask unsure = 0;
#pragma GCC unroll 11
    for (int number = NUMBERS - 1; number >= 0; number--) {
        word bits = mixed(place + STEP * (u64)(number + 1)), drawn[DICE];
        int first = DRAWS - DICE * number, draws = first < DICE ? first : DICE;
        if (exact) {
            word fraction = bits >> (64 - FRACTION_BITS);
            for (int at = first; at > first - draws; at--) {
                fraction *= (u64)(at + 1);
                drawn[first - at] = fraction >> FRACTION_BITS;
                fraction &= FRACTION;
            }
        } else {
            word fraction = bits >> 12;
            u64 ways = 1;
            for (int at = first; at > first - draws; at--) {
                word from = all((u64)(at + 1));
                drawn[first - at] = (word)_mm512_madd52hi_epu64(M(all(0)), M(fraction), M(from));
                fraction = (word)_mm512_madd52lo_epu64(M(all(0)), M(fraction), M(from));
                ways *= (u64)(at + 1);
            }
            unsure |= _mm512_cmpge_epu64_mask(M(fraction), M(all((1ull << 52) - ways)));
        }
        for (int at = first - draws + 1; at <= first; at++) {
            word other = (word)_mm512_sllv_epi64(M(all(1)), M(drawn[first - at])), both = other | 1ull << at;
            int to = at % 5;
            low = exchanged(low, to & 1, other, both);
            middle = exchanged(middle, to & 2, other, both);
            high = exchanged(high, to & 4, other, both);
        }
    }
    low = spread(low), middle = spread(middle), high = spread(high);
    d->hand[0] = CARDS & ~(low | middle | high);
    d->hand[1] = low & ~middle;
    d->hand[2] = middle & ~low;
    d->hand[3] = low & middle;
    d->hand[4] = high;
    return unsure;
}

static __attribute__((noinline, cold)) void deal_exactly(deal *d, word place) { dealt(d, place, true); }

INLINE void deal_cards(deal *d, word place)
{
    d->place = place + STEP * NUMBERS;
#ifdef EXACT
    deal_exactly(d, place);
#else
    if (__builtin_expect(dealt(d, place, false), 0))
        deal_exactly(d, place);
#endif
}

#else

/* The pack is a list of single bits, so that dealing a card is one operation on a hand. */
INLINE void deal_cards(deal *d, word place)
{
    static u64 fresh[52];
    if (!fresh[0])
        for (int card = 0; card < 52; card++)
            fresh[card] = 1ull << (16 * (card / 13) + card % 13);
    u64 pack[52], hand[5] = {0};
    memcpy(pack, fresh, sizeof pack);
    uint8_t drawn[DRAWS + 1];
    d->place = place + STEP * NUMBERS;
    /* all draws first: they do not wait for the exchanges */
#pragma GCC unroll 11
    for (int number = 0; number < NUMBERS; number++) {
        u64 fraction = mixed_one(place + STEP * (u64)(number + 1)) >> (64 - FRACTION_BITS);
        int first = DRAWS - DICE * number;
        for (int at = first; at > 0 && at > first - DICE; at--) {
            fraction *= (u64)(at + 1);
            drawn[at] = (uint8_t)(fraction >> FRACTION_BITS);
            fraction &= FRACTION;
        }
    }
#pragma GCC unroll 51
    for (int at = DRAWS; at > 0; at--) {
        hand[at % 5] |= pack[drawn[at]];
        pack[drawn[at]] = pack[at];
    }
    hand[0] |= pack[0];
    for (int to = 0; to < 5; to++)
        d->hand[to] = hand[to];
}

#endif

/* --- the stops --- */

/* A round in play: the cards still in play, and as they were before the run that somebody went out in; the cards led, those
   that stopped a run, those led after which the same seat was on lead again; the dealt hand of who leads, none once the
   round is over; the random numbers for this choice and the next, and the place of the latter. */
typedef struct { word live, before, leads, stops, kept, hand, number, next, place; } play;

/* Lead one of the lowest cards in each suit; whether there was a choice. */
INLINE word lead(word cards, word number, mask *choice)
{
    word lowest = cards & ~((cards | HIGH) - SUITS);
#if LANES == 8
    /* suits are counted from the lowest on, and the one whose turn is the number drawn is led */
    word held = (word)_mm512_maskz_mov_epi16(_mm512_test_epi16_mask(M(cards), M(cards)), M(all(SUITS)));
    word pairs = held + (held << 16), turns = pairs + (pairs << 32), suits = count(held);
    word drawn = (word)_mm512_mul_epu32(M(number), M(suits)); /* its upper half is the number drawn */
    const __m512i upper = _mm512_set4_epi32(0x0D0C0D0C, 0x0D0C0D0C, 0x05040504, 0x05040504);
    __mmask32 chosen = _mm512_cmpeq_epi16_mask(_mm512_shuffle_epi8(M(drawn), upper), _mm512_sub_epi16(M(turns), M(all(SUITS))));
    *choice = _mm512_cmpgt_epi64_mask(M(suits), M(all(1)));
    return (word)_mm512_maskz_mov_epi16(chosen, M(lowest));
#else
    word suits = count(lowest), drawn = number * suits >> 32;
    *choice = suits > 1;
#ifdef __BMI2__
    return _pdep_u64(1ull << drawn, lowest);
#else
    while (drawn--)
        lowest &= lowest - 1;
    return lowest & -lowest;
#endif
#endif
}

/* One lead and its run; the lanes in which the round goes on. */
INLINE mask run(const deal *d, play *p)
{
    mask choice;
    word live = p->live, hand = p->hand, led = lead(hand & live, p->number, &choice);
    word carried = live + led, after = live & carried, stop = carried & ~live, last = stop >> 1;
    /* somebody is out: the run may have to end earlier, which is seen to afterwards */
    mask out = none(d->hand[0], after) | none(d->hand[1], after) | none(d->hand[2], after) | none(d->hand[3], after);
    word leader = d->hand[0];
    leader = pick(any(d->hand[1], last), d->hand[1], leader);
    leader = pick(any(d->hand[2], last), d->hand[2], leader);
    leader = pick(any(d->hand[3], last), d->hand[3], leader);
    p->place += when(choice, all(STEP));
    p->number = pick(choice, p->next, p->number);
    p->next = mixed(p->place) >> 32;
    p->leads |= led;
    p->stops |= stop;
    p->kept |= when(any(hand, last), led);
    p->before = pick(out, p->before, after);
    p->live = after; /* once out, out for ever */
    p->hand = when(not(out), leader);
    return not(out);
}

INLINE void play_round(const deal *d, play *p)
{
    word live = d->hand[0] | d->hand[1] | d->hand[2] | d->hand[3], no = all(0), place = d->place + 2 * STEP;
    *p = (play){live, live, no, no, no, d->hand[0], mixed(d->place + STEP) >> 32, mixed(place) >> 32, place};
    while (run(d, p))
        ;
}

/* --- chips and measures --- */

/* A sitting; seats are counted from the left of its first dealer. */
typedef struct { word chips[4], pot[4], total[PADDED]; } sitting;

static i64 lengths[LANES][53];
static word *lying; /* for each round of a sitting: the chips on the spaces, and their squares */

/* Antes, pay cards, cards left, for a round whose eldest is the given seat; everything is added to the totals. */
INLINE void settle(sitting *s, const deal *d, const play *p, int eldest, word *lying_now, unsigned real)
{
    word *total = s->total, live = p->before, led = p->leads & live, carried = live + led;
    /* of those who went out in the last run it is the first one who did */
    word last = all(1ull << 62), earned[4];
    for (int place = 0; place < 4; place++) {
        word cards = d->hand[place] & live;
        last = pick(none(cards, carried) & any(cards, cards), least(last, highest(cards)), last);
    }
    word left = live & ~(live & ~carried & (last * 2 - 1)), stops = p->stops & ~(carried & ~live);
    word played = ~(left | d->hand[4]), number_left = count(left), none_at_all = all(0), one = all(1);
    total[LEFT] += number_left;
    total[STOP_DEAD] += count(stops & d->hand[4]);
    total[STOP_TOP] += count(stops & BEYOND);
    total[CHOICES] += (p->place - d->place - 2 * STEP) * STEP_INVERSE;
    total[OUT_ON_LEAD] += when(same(last, led), one);
    total[OUT_ON_PAY] += when(any(last, all(ALL_PAY)), one);
    word chips[4], before[4];
    for (int place = 0; place < 4; place++) {
        /* who is short lays his chips one by one on the spaces in turn; and who is not does as if */
        before[place] = s->chips[(eldest + place) & 3];
        word antes = least(before[place], all(place == 3 ? 8 : 4));
        chips[place] = before[place] - antes;
        for (int space = 0; space < 4; space++)
            s->pot[space] += (antes + (u64)(3 - space)) >> 2;
        earned[place] = d->hand[place] & played & ALL_PAY;
    }
    word lies = none_at_all;
    for (int space = 0; space < 4; space++) {
        word pot = s->pot[space], paid = when(any(played, all(PAY[space])), pot);
        for (int place = 0; place < 4; place++)
            chips[place] += when(any(earned[place], all(PAY[space])), pot);
        s->pot[space] = pot -= paid;
        total[SPACE_PAID + space] += paid;
        total[SPACE_TAKEN + space] += when(any(paid, paid), one);
        total[SPACE_LYING + space] += pot;
        lies += pot;
    }
    word payments = none_at_all;
    for (int place = 0; place < 4; place++) {
        word pays = least(chips[place], count(d->hand[place] & left));
        chips[place] -= pays;
        payments += pays;
    }
    total[PAYMENTS] += payments;
    for (int place = 0; place < 4; place++) {
        int seat = (eldest + place) & 3;
        mask won = any(d->hand[place], last);
        word now = chips[place] + when(won, payments), net = now - before[place];
        s->chips[seat] = now;
        total[PLACE_NET + place] += net;
        total[PLACE_SQUARE + place] += square(net);
        total[PLACE_WON + place] += when(won, one);
        total[SEAT_WON + seat] += when(won, one);
        total[SEAT_LEADS + seat] += count(p->leads & d->hand[place]);
        total[SEAT_KEPT + seat] += count(p->kept & ~led & d->hand[place]);
        total[SEAT_PAY + seat] += count(d->hand[place] & ALL_PAY);
        total[SEAT_PAID + seat] += count(earned[place]);
    }
    mask counted = (mask)real;
    lying_now[0] += when(counted, lies);
    lying_now[1] += when(counted, lies * lies);
    for (int at = 0; at < LANES; at++)
        lengths[at][42 - lane(number_left, at)] += real >> at & 1;
}

/* --- from sittings to sums --- */

static i64 sums[USED], products[USED][PADDED] __attribute__((aligned(64)));
static i64 rows[8][PADDED] __attribute__((aligned(64)));
static int filled;

/* Add the products of eight sittings. In doubles, as long as nothing can be rounded: they are multiplied and added at once. */
static void multiply(void)
{
    static double doubles[8][PADDED] __attribute__((aligned(64)));
    i64 widest = 0;
    for (int row = 0; row < 8; row++)
        for (int at = 0; at < PADDED; at++) {
            i64 value = row < filled ? rows[row][at] : 0;
            widest |= value < 0 ? -value : value;
            doubles[row][at] = (double)value;
        }
    if (widest < 1 << 25)
        for (int block = 0; block < PADDED; block += 8) {
            eight_doubles part[8];
            for (int row = 0; row < 8; row++)
                part[row] = *(eight_doubles *)&doubles[row][block];
            for (int at = block; at < USED; at++) {
                eight_doubles found = part[0] * doubles[0][at];
                for (int row = 1; row < 8; row++)
                    found += part[row] * doubles[row][at];
                *(eight *)&products[at][block] += __builtin_convertvector(found, eight);
            }
        }
    else
        for (int row = 0; row < filled; row++)
            for (int at = 0; at < USED; at++)
                for (int other = 0; other <= at; other++)
                    products[at][other] += rows[row][at] * rows[row][other];
    filled = 0;
}

/* What follows from other totals; then each sitting as a row, its seats turned so that they are those of the table. */
static void finish(sitting *s, i64 length, u64 first, i64 purse, int real)
{
    word *total = s->total;
    for (int at = 0; at < 4; at++) {
        total[SEAT_NET + at] = s->chips[at] - (u64)purse;
        total[SPACE_STAKED + at] = total[SPACE_PAID + at] + s->pot[at];
    }
    total[LEADS] = total[SEAT_LEADS] + total[SEAT_LEADS + 1] + total[SEAT_LEADS + 2] + total[SEAT_LEADS + 3];
    total[ROUNDS] = all((u64)length);
    total[PLAYED_CARDS] = 42 * total[ROUNDS] - total[LEFT];
    total[STOP_PLAYED] = total[LEADS] - total[ROUNDS] - total[STOP_DEAD] - total[STOP_TOP];
    for (int at = 0; at < real; at++) {
        int left_of_dealer = (int)((first + (u64)at + 1) & 3);
        i64 *row = rows[filled++];
        for (int measure = 0; measure < USED; measure++) {
            bool turns = measure >= SEAT_NET && measure < SPACE_PAID;
            int to = turns ? (measure & ~3) | ((measure + left_of_dealer) & 3) : measure;
            i64 value = (i64)lane(total[measure], at);
            row[to] = value;
            sums[to] += value;
        }
        if (filled == 8)
            multiply();
    }
}

static int place_of(int measure) { return measure < BLOCKS ? ALL_PLACES + measure : NAMED[measure - BLOCKS]; }

static void print_totals(i64 size, i64 length)
{
    static i64 all_sums[MEASURES], all_products[MEASURES][MEASURES];
    for (int at = 0; at < USED; at++) {
        all_sums[place_of(at)] = sums[at];
        for (int other = 0; other <= at; other++) {
            int one = place_of(at), two = place_of(other);
            all_products[one > two ? one : two][one > two ? two : one] = products[at][other];
        }
    }
    for (int at = 0; at < MEASURES; at++)
        printf("%lld ", (long long)all_sums[at]);
    printf("\n");
    for (int at = 0; at < MEASURES; at++)
        for (int other = 0; other <= at; other++)
            printf("%lld ", (long long)all_products[at][other]);
    printf("\n");
    for (int cards = 0; cards <= 52; cards++) {
        i64 rounds = 0;
        for (int at = 0; at < LANES; at++)
            rounds += lengths[at][cards];
        printf("%lld ", (long long)rounds);
    }
    printf("\n");
    for (i64 number = 0; number < length; number++) {
        u64 chips = 0, squares = 0;
        for (int at = 0; at < LANES; at++) {
            chips += lane(lying[2 * number], at);
            squares += lane(lying[2 * number + 1], at);
        }
        printf("%lld %lld %lld ", (long long)size, (long long)chips, (long long)squares);
    }
    printf("\n");
}

int main(int arguments, char **argument)
{
    if (arguments != 6) {
        fprintf(stderr, "usage: stops SEED FIRST SIZE LENGTH PURSE\n");
        return 2;
    }
    u64 seed = strtoull(argument[1], NULL, 10), first = strtoull(argument[2], NULL, 10);
    i64 size = atoll(argument[3]), length = atoll(argument[4]), purse = atoll(argument[5]);
    size_t room = ((size_t)length * 2 * sizeof(word) + 63) / 64 * 64;
    lying = aligned_alloc(64, room ? room : 64);
    if (!lying)
        return 1;
    memset(lying, 0, room);
    clock_t start = clock();
    for (i64 done = 0; done < size; done += LANES) {
        static sitting s;
        memset(&s, 0, sizeof s);
        int real = size - done < LANES ? (int)(size - done) : LANES;
        word streams = all(0);
        for (int at = 0; at < LANES; at++)
            set_lane(&streams, at, mixed_one(mixed_one(seed) + first + (u64)(done + at)));
        for (int seat = 0; seat < 4; seat++)
            s.chips[seat] = all((u64)purse);
        for (i64 number = 1; number <= length; number++) {
            deal d;
            play p;
            deal_cards(&d, mixed(streams + (u64)number));
            play_round(&d, &p);
            settle(&s, &d, &p, (int)((number - 1) & 3), lying + 2 * (number - 1), (1u << real) - 1);
        }
        finish(&s, length, first + (u64)done, purse, real);
    }
    multiply();
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%lld %.6f\n", (long long)(size * length), seconds);
    print_totals(size, length);
    return 0;
}
