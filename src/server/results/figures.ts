import { botToday } from '#protocol/bot-names.ts';
import type { BotShown, GameShown, OpponentShown, SheetShown } from '#protocol/http/people.ts';
import type { Result } from './result.ts';

/** A game of somebody's: their own seat, and all. */
export type Played = { own: Result; all: readonly Result[] };

/** The games in which somebody held one seat: who holds several plays against themselves. */
export function gamesOf(rows: readonly Result[], holder: string): Played[] {
  return [...Map.groupBy(rows, ({ table }) => table).values()].flatMap((all) => {
    const mine = all.filter((one) => one.holder === holder);
    const [own] = mine;
    return own && mine.length === 1 ? [{ own, all }] : [];
  });
}

type Figures = Pick<
  SheetShown,
  'all' | 'played' | 'won' | 'stopped' | 'kept' | 'keepable' | 'games' | 'seats'
>;

/** How somebody's games have gone. What nobody has won counts for nothing but being played. */
export function figuresOf(played: readonly Played[]): Figures {
  const between = played.filter(isBetween);
  const keepable = played.filter(({ own }) => own.people > 1 && own.place !== undefined);
  const most = Math.max(0, ...between.map(({ own }) => own.seat + 1));
  return {
    all: played.length,
    played: between.length,
    won: between.filter(isWon).length,
    stopped: played.filter(({ own }) => own.place === undefined).length,
    keepable: keepable.length,
    kept: keepable.filter(({ own }) => !own.replaced && !own.resigned).length,
    games: byGame(between),
    seats: Array.from({ length: most }, (_, seat) => {
      const there = between.filter(({ own }) => own.seat === seat);
      return { played: there.length, won: there.filter(isWon).length };
    }),
  };
}

const isBetween = ({ own }: Played): boolean => own.people > 1 && own.place !== undefined;
const isWon = ({ own }: Played): boolean => own.place === 1;

function byGame(between: readonly Played[]): GameShown[] {
  const games = [...Map.groupBy(between, ({ own }) => own.game)];
  return games
    .map(([game, ones]): GameShown => {
      const places: GameShown['places'] = [0, 0, 0, 0];
      for (const { own } of ones) places[Math.min(own.place ?? 4, 4) - 1] = placed(places, own);
      return { game, played: ones.length, places };
    })
    .toSorted((one, other) => other.played - one.played || (one.game < other.game ? -1 : 1));
}

const placed = (places: GameShown['places'], { place = 4 }: Result): number =>
  (places[Math.min(place, 4) - 1] ?? 0) + 1;

export type Opponent = Omit<OpponentShown, 'mark' | 'you'> & { holder: string };

/** Whom somebody has played against, those met most often first. A game in which both came equal is neither won nor lost. */
export function opponentsOf(played: readonly Played[]): Opponent[] {
  const known = new Map<string, Opponent>();
  for (const { own, all } of played.filter(isBetween)) {
    for (const other of all) {
      // Whoever has gone for good has no name any more.
      if (other.holder === undefined || other.holder === own.holder || other.name === '') continue;
      const before = known.get(other.holder) ?? { holder: other.holder, won: 0, lost: 0 };
      const [mine = 0, theirs = 0] = [own.place, other.place];
      known.set(other.holder, {
        ...before,
        // As they were last called.
        name: other.name,
        won: before.won + (mine < theirs ? 1 : 0),
        lost: before.lost + (mine > theirs ? 1 : 0),
      });
    }
  }
  const met = ({ won, lost }: Opponent): number => won + lost;
  return [...known.values()].toSorted((a, b) => met(b) - met(a) || (a.name < b.name ? -1 : 1));
}

/** Which bots somebody has met, by game. Of several of a kind at one table the best is the one to beat. */
export function botsOf(played: readonly Played[]): BotShown[] {
  const known = new Map<string, BotShown>();
  for (const { own, all } of played) {
    if (own.place === undefined) continue;
    for (const [bot, same] of Map.groupBy(all, kindOfBot)) {
      if (bot === undefined) continue;
      const [best] = same.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
      const key = `${bot} ${own.game}`;
      const before = known.get(key) ?? { bot, game: own.game, met: 0, beaten: 0 };
      const isBeaten = own.place < (best?.place ?? 0);
      const scores =
        own.score !== undefined && best?.score !== undefined
          ? { last: { at: own.at, mine: own.score, theirs: best.score } }
          : {};
      known.set(key, {
        ...before,
        met: before.met + 1,
        beaten: before.beaten + (isBeaten ? 1 : 0),
        ...(isBeaten ? scores : {}),
      });
    }
  }
  return [...known.values()].toSorted((one, other) => other.met - one.met);
}

const kindOfBot = ({ bot }: Result): string | undefined =>
  bot === undefined ? bot : botToday(bot);
