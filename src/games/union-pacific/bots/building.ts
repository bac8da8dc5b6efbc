import { everyBuilding } from '#games/union-pacific/rules/actions/build.ts';
import { boardOf, citiesReached, type Section } from '#games/union-pacific/rules/board.ts';
import { COMPANIES, DIVIDENDS } from '#games/union-pacific/rules/data/cards.ts';
import {
  type Company,
  JOKER,
  type Own,
  type Table,
  TRACKS,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { Assessment } from './assessment.ts';
import { inTimeFor } from './expectation.ts';
import type { Holding } from './holdings.ts';
import type { Judged } from './judgement.ts';
import { pay, payOf } from './payments.ts';

/** 9.5, 9.6: a train brings one million to the principal shareholder and half of one to the second. */
const PAID_FOR_A_TRAIN = 1.5;

/** What another train of each company brings the seat, less what it brings a rival. */
export function trainGains(assessment: Assessment, { laid, hand }: Holding): Float64Array {
  const gains = new Float64Array(COMPANIES.length);
  for (let company = 0; company < UP; company++) {
    const count = laid[company] as number;
    const from = payOf(assessment, company, count);
    const to = payOf(assessment, company, count + (hand[company] as number));
    let mine = 0;
    let all = 0;
    for (let nth = 0; nth < assessment.expected.left; nth++) {
      const now = pay[from + nth] as number;
      const more = ((pay[to + nth] as number) - now) * inTimeFor(assessment.expected, 1, nth);
      mine += (now + more) / (assessment.value[company * DIVIDENDS + nth] as number);
      all += PAID_FOR_A_TRAIN * (1 - (assessment.rivals.alone[company] as number));
    }
    gains[company] =
      mine - (assessment.weights.envy * Math.max(0, all - mine)) / assessment.rivals.count;
  }
  return gains;
}

/** Has one rival alone shares of it laid out, and this seat none at all? */
export function isOnlyARivals(
  { players }: Table,
  { shares }: Own,
  seat: Seat,
  company: Company,
): boolean {
  const own = (players[seat]?.exposed[company] as number) + (shares[company] as number);
  return (
    own === 0 && players.filter(({ exposed }) => (exposed[company] as number) > 0).length === 1
  );
}

/** For each company the best building that the track cards in hand allow, if there is one. */
export function bestBuildings(
  table: Table,
  { tracks }: Own,
  trains: Float64Array,
  { weights }: Assessment,
): Judged[] {
  const board = boardOf(table.board);
  const reached = citiesReached(board, table.spaces);
  const best = new Float64Array(COMPANIES.length).fill(Number.NEGATIVE_INFINITY);
  const found: (Judged | undefined)[] = COMPANIES.map(() => undefined);
  everyBuilding(table, (company, space, kind) => {
    const count = tracks[kind] as number;
    if (count === 0 && tracks[JOKER] === 0) return;
    let worth = trains[company] as number;
    worth += count > 0 ? weights.spareCard * count : -weights.joker;
    // 5.6: who wants a company to grow gives it room, who does not takes it away.
    const { a, b } = board.sections[board.sectionOf[space] as number] as Section;
    const isNew = !isReached(reached, company, a) || !isReached(reached, company, b);
    if (isNew) worth += weights.newCity * Math.sign(worth);
    if (worth <= (best[company] as number)) return;
    best[company] = worth;
    const track = count > 0 ? kind : JOKER;
    found[company] = { action: { do: 'build', track, company, space }, worth };
  });
  return found.filter((building) => building !== undefined);
}

/** One bit for each city, as `citiesReached` has them. */
function isReached(reached: Uint32Array, company: Company, city: number): boolean {
  return (((reached[company * 2 + (city >> 5)] as number) >>> (city & 31)) & 1) === 1;
}

/** What another track card of the same type is worth less than the first. */
const SECOND_CARD = 0.2;

/** What a card is worth that fits nowhere any more, and one that only serves others. */
const DEAD = -3;
const LEAST_USE = -1;

/** 8.4: what each track card in hand is good for is the best train it could place. */
export function bestDiscards(
  table: Table,
  { tracks }: Own,
  trains: Float64Array,
  { weights }: Assessment,
): Judged[] {
  const use = new Float64Array(TRACKS).fill(DEAD);
  everyBuilding(table, (company, _space, kind) => {
    // A train that serves others brings a share to take all the same.
    const gain = Math.max(trains[company] as number, LEAST_USE);
    use[kind] = Math.max(use[kind] as number, gain);
    use[JOKER] = Math.max(use[JOKER] as number, gain + weights.joker);
  });
  const all: Judged[] = [];
  for (let track = 0; track < TRACKS; track++) {
    const count = tracks[track] as number;
    const worth = SECOND_CARD * (count - 1) - (use[track] as number);
    if (count > 0) all.push({ action: { do: 'discard', track }, worth });
  }
  return all;
}
