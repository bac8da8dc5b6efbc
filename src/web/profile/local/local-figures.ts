import { botToday } from '#protocol/bot-names.ts';

/** A finished game that this browser keeps, as far as figures go. */
export type LocalGame = {
  game: string;
  /** By seat: the kind of bot there, or nothing for a person. */
  bots: readonly (string | undefined)[];
  /** The seats that won; none, if it was stopped. */
  won: readonly number[];
  /** By seat. Nothing: it ended otherwise than by its rules, or these are not known any more. */
  scores?: readonly number[] | undefined;
  /** Decisions in force, of people and bots. */
  decisions: number;
};

export type LocalFigures = {
  game: string;
  played: number;
  /** Of those, with one person at the table: whose they are is known, and the rest is of them. */
  alone: number;
  won: number;
  best?: number;
  mean?: number;
  /** In decisions. */
  longest: number;
};

/** Games alone against a table where such a bot sat. */
export type LocalBot = { bot: string; won: number; lost: number };

/** By game, the most played first. */
export function figuresOf(games: readonly LocalGame[]): LocalFigures[] {
  return [...Map.groupBy(games, ({ game }) => game)]
    .map(([game, played]): LocalFigures => {
      const alone = played.filter(isAlone);
      const points = alone.flatMap((one) => one.scores?.[seatOf(one)] ?? []);
      const sum = points.reduce((all, score) => all + score, 0);
      return {
        game,
        played: played.length,
        alone: alone.length,
        won: alone.filter(isWon).length,
        ...(points.length > 0 ? { best: Math.max(...points), mean: sum / points.length } : {}),
        longest: Math.max(...played.map(({ decisions }) => decisions)),
      };
    })
    .toSorted((a, b) => b.played - a.played);
}

/** The most met first. A game that was stopped is neither won nor lost. */
export function botsOf(games: readonly LocalGame[]): LocalBot[] {
  const met = new Map<string, LocalBot>();
  for (const game of games) {
    if (!isAlone(game) || game.won.length === 0) continue;
    const bots = game.bots.flatMap((one) => (one === undefined ? [] : [botToday(one)]));
    for (const bot of new Set(bots)) {
      const { won, lost } = met.get(bot) ?? { won: 0, lost: 0 };
      const isMine = isWon(game);
      met.set(bot, { bot, won: won + (isMine ? 1 : 0), lost: lost + (isMine ? 0 : 1) });
    }
  }
  return [...met.values()].toSorted((a, b) => b.won + b.lost - (a.won + a.lost));
}

const isAlone = ({ bots }: LocalGame): boolean =>
  bots.filter((bot) => bot === undefined).length === 1;
const seatOf = ({ bots }: LocalGame): number => bots.indexOf(undefined);
const isWon = (game: LocalGame): boolean => game.won.includes(seatOf(game));
