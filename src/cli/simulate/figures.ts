import type { Entry } from '#kernel/log.ts';

/**
 * What a simulation counts of one game beyond wins and scores, and what it plays by. The catalogue knows no table from
 * inside; this is the one place of the command that does, and only for what a report needs.
 */
type Counting = {
  /** What is played by where `--options` says nothing else. */
  usual?: Readonly<Record<string, unknown>>;
  /**
   * Counted at the end of each finished game, from its table and from all that was done: a number is spread over the
   * games, a word is shared out among them.
   */
  figures?(table: unknown, log: readonly Done[]): Figures;
};

/** What is read of an entry of the log. */
type Done = Pick<Entry<unknown>, 'action'>;

export type Figures = Readonly<Record<string, number | string>>;

/** What is read of a table of Les Pionniers du Rail. */
type Race = {
  /** By seat. */
  throws: readonly unknown[];
  /** By line. */
  trains: readonly unknown[];
  /** The line whose turn it is; at the end, the one that has won. */
  turn: number;
  turns: number;
};

/** What is read of a table of Union Pacific. */
type Fortunes = { turns: number; money: readonly number[] | null; third: { money: number } | null };

/** What is read of a table of Railroad Tycoon, and of its log. */
type Railways = {
  turn: number;
  players: readonly { score: number; shares: number; level: number }[];
  result: { bonuses: readonly number[] } | null;
};
type Step = { do: string; route?: readonly number[] };

const counting: Readonly<Record<string, Counting>> = {
  pionniers: {
    // In order, whoever begins has line 1, and the wins of a line would be those of the first turn.
    usual: { lines: 'by-lot' },
    figures(table) {
      const { throws, trains, turn, turns } = table as Race;
      const each = trains.length === throws.length ? 'player' : 'train';
      return { [`turns per ${each}`]: turns / trains.length, 'wins by line': `line ${turn + 1}` };
    },
  },
  'union-pacific': {
    figures(table) {
      const { turns, money, third } = table as Fortunes;
      const best = Math.max(...(money ?? []));
      const won = third !== null && third.money > best ? 'imaginary player' : 'a seat';
      return { turns, 'score of the winner': Math.max(best, third?.money ?? 0), 'won by': won };
    },
  },
  'railroad-tycoon': {
    figures(table, log) {
      const { turn, players, result } = table as Railways;
      const scores = players.map(
        ({ score, shares }, seat) => score - shares + (result?.bonuses[seat] ?? 0),
      );
      return {
        turns: turn,
        'score of the winner': Math.max(...scores),
        'shares of a player': mean(players.map(({ shares }) => shares)),
        'locomotive of a player': mean(players.map(({ level }) => level)),
        'deliveries of a player': deliveriesIn(log).length / players.length,
        'links of a late delivery': mean(lateDeliveries(log, turn)),
      };
    },
  },
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** Over how many links each delivery went. */
function deliveriesIn(log: readonly Done[]): number[] {
  return log.flatMap(({ action }) => {
    const { do: kind, route } = action as Step;
    return kind === 'deliver' && route ? [route.length] : [];
  });
}

/** Those of the last third of the turns. */
function lateDeliveries(log: readonly Done[], turns: number): number[] {
  let paid = 0;
  const from = log.findIndex(({ action }) => {
    if ((action as Step).do === 'pay-income') paid++;
    return paid >= (turns * 2) / 3;
  });
  return deliveriesIn(log.slice(from));
}

function countingOf(game: string): Counting {
  return Object.hasOwn(counting, game) ? (counting[game] as Counting) : {};
}

export function figuresOf(game: string, table: unknown, log: readonly Done[] = []): Figures {
  return countingOf(game).figures?.(table, log) ?? {};
}

/** The wish for options as a simulation takes it: what it says, on top of what is usual there. */
export function withUsual(game: string, raw: unknown): unknown {
  const { usual } = countingOf(game);
  const isPlain = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  return usual && isPlain ? { ...usual, ...raw } : raw;
}
