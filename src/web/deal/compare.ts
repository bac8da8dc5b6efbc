import { canonical } from '#kernel/canonical.ts';
import type { Eyes, Kind, Language, Seat } from '#kernel/game.ts';
import { type Entry, standing } from '#kernel/log.ts';
import type { Title } from '#kernel/title.ts';
import { narrated } from '../table/journal.ts';

/** A finished game of a deal, and whose it is: the one seat that is no bot's. */
export type DealtGame = {
  key: string;
  names: readonly string[];
  seat: Seat;
  options: unknown;
  log: readonly Entry<unknown>[];
  /** When it was dealt; or whose it is, if a friend's. */
  at: number;
  friend?: string;
  /** The stationmaster was asked in it. */
  advised?: boolean;
};

/** One turn of theirs: what they decided, in words, and by how much they led the best of the others after it. */
export type OwnTurn = {
  /** The decisions, to tell whether others are the same. */
  deeds: string;
  said: readonly string[];
  lead: number;
};

export type Course = { turns: readonly OwnTurn[]; scores: readonly number[]; won: boolean };

/** A seat's entries without another seat's in between are a turn; what chance does between and after them goes with it. */
export function courseOf(title: Title<Kind>, played: DealtGame, language: Language): Course {
  const { game } = title;
  const { names, seat, options, log, friend } = played;
  // Of somebody else's decisions it is told by their name.
  const eyes: Eyes = friend === undefined ? seat : 'watcher';
  const listener = { language, names, eyes };
  const state = game.setup(names.length, game.parseOptions(options));
  const turns: OwnTurn[] = [];
  let deeds: unknown[] = [];
  let events: unknown[] = [];
  const leadNow = (): number => leadOf(game.standings(state), seat);
  const finish = (): void => {
    if (deeds.length === 0) return;
    const said = narrated(events, title, listener).map(({ text }) => text);
    turns.push({ deeds: canonical(deeds), said, lead: leadNow() });
    [deeds, events] = [[], []];
  };
  for (const { actor, action } of standing(log)) {
    if (actor !== seat && actor !== 'chance') finish();
    const isOwn = actor === seat;
    if (isOwn) deeds.push(action);
    game.apply(state, actor, action, (event) => {
      const shown = isOwn ? game.shown(event, seat) : undefined;
      if (shown !== undefined) events.push(shown);
    });
  }
  finish();
  const standings = game.standings(state).toSorted((a, b) => a.seat - b.seat);
  return {
    turns,
    scores: standings.map(({ score }) => score),
    won: standings[seat]?.place === 1,
  };
}

function leadOf(standings: readonly { seat: Seat; score: number }[], seat: Seat): number {
  const own = standings.find((one) => one.seat === seat)?.score ?? 0;
  const others = standings.filter((one) => one.seat !== seat).map(({ score }) => score);
  return own - Math.max(...others);
}

/** A turn of both, from the first difference on. One of them may have had fewer. */
export type Pair = {
  /** From 1. */
  turn: number;
  mine: OwnTurn | undefined;
  theirs: OwnTurn | undefined;
  isSame: boolean;
  /** How much more one's lead has grown in this turn than theirs. */
  gain: number;
};

export type Comparison = {
  /** So many turns both decided alike. */
  common: number;
  pairs: readonly Pair[];
};

export function compared(mine: Course, theirs: Course): Comparison {
  const length = Math.max(mine.turns.length, theirs.turns.length);
  const isSame = (i: number): boolean =>
    mine.turns[i] !== undefined && mine.turns[i]?.deeds === theirs.turns[i]?.deeds;
  let common = 0;
  while (common < length && isSame(common)) common++;
  const pairs: Pair[] = [];
  let before = common === 0 ? 0 : gapAt(mine, theirs, common - 1);
  for (let i = common; i < length; i++) {
    const gap = gapAt(mine, theirs, i);
    pairs.push({
      turn: i + 1,
      mine: mine.turns[i],
      theirs: theirs.turns[i],
      isSame: isSame(i),
      gain: gap - before,
    });
    before = gap;
  }
  return { common, pairs };
}

/** Whose game has ended keeps the lead it ended with. */
function gapAt(mine: Course, theirs: Course, turn: number): number {
  const leadAt = ({ turns }: Course): number => (turns[turn] ?? turns.at(-1))?.lead ?? 0;
  return leadAt(mine) - leadAt(theirs);
}

/** The turns at which most was won or lost against the other, in their order. */
export function turningPoints({ pairs }: Comparison, most: number): Pair[] {
  return pairs
    .filter(({ gain }) => gain !== 0)
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain) || a.turn - b.turn)
    .slice(0, most)
    .toSorted((a, b) => a.turn - b.turn);
}
