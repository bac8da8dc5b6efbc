/** What `rotonde ladder --write` has kept of a game: how strong its bots are. */
type Ladder = {
  seats: number;
  rungs: readonly {
    bot: string;
    elo: number;
    interval: readonly [number, number];
    medianMs: number;
  }[];
  pairs: readonly { bots: readonly [string, string]; games: number }[];
};

const kept = import.meta.glob<Ladder>('../../../bench/ladder/*.json', {
  eager: true,
  import: 'default',
});

/** Where somebody stands, and from where to where they surely do. */
export type Rung = {
  bot: string;
  elo: number;
  interval: readonly [low: number, high: number];
  medianMs: number;
};

export type GameLadder = { rungs: readonly Rung[]; games: number };

/** Strengths count from the first of these who has been measured: they stand at 1000. */
const FROM = ['apprentice', 'random'];
const AT = 1000;

/** Nothing, as long as nobody has measured this game. */
export function ladderOf(game: string): GameLadder | undefined {
  const found = kept[`../../../bench/ladder/${game}.json`];
  return found && placed(found);
}

export function placed({ rungs, pairs }: Ladder): GameLadder {
  const first = FROM.flatMap((bot) => rungs.find((rung) => rung.bot === bot) ?? [])[0] ?? rungs[0];
  const by = AT - (first?.elo ?? 0);
  return {
    // Of those who are shown: whoever has only helped to measure them is none of the crew.
    games: pairs
      .filter(({ bots }) => bots.every((bot) => rungs.some((rung) => rung.bot === bot)))
      .reduce((sum, { games }) => sum + games, 0),
    rungs: rungs.map(({ bot, elo, interval: [low, high], medianMs }) => ({
      bot,
      elo: elo + by,
      interval: [low + by, high + by],
      medianMs,
    })),
  };
}
