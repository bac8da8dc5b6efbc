import type { HallRow, HallShown } from '#protocol/hall.ts';

const ORDER = ['waiting', 'running', 'over'] as const;

export type Board = Pick<HallShown, 'mine' | 'invited' | 'waiting' | 'running' | 'arrivals'>;

/** All tables that somebody is shown. */
export const rowsIn = ({ mine, invited, waiting, running, arrivals }: Board): HallRow[] => [
  ...mine,
  ...invited,
  ...waiting,
  ...running,
  ...arrivals,
];

/** What somebody has seen of the departures board: no table and nobody stands there twice, and no table goes back. */
export class BoardSeen {
  /** How far each table had come when it was shown last. */
  readonly #before = new Map<string, Pick<HallRow, 'entries' | 'status'>>();
  readonly #fault: (kind: string, what: string) => void;

  constructor(fault: (kind: string, what: string) => void) {
    this.#fault = fault;
  }

  shown(board: Board & Pick<HallShown, 'people'>): void {
    const seen = new Set<string>();
    for (const { id, entries, status } of rowsIn(board)) {
      if (seen.has(id)) this.#fault('shown twice', `table ${id}`);
      seen.add(id);
      const before = this.#before.get(id);
      this.#before.set(id, { entries, status });
      if (!before) continue;
      const isBack = ORDER.indexOf(status) < ORDER.indexOf(before.status);
      if (isBack || entries < before.entries)
        this.#fault(
          'went back',
          `table ${id}, ${before.status} with ${before.entries} entries, then ${status} with ${entries}`,
        );
    }
    // At a public table there may be two of one name.
    const names = board.people.filter(({ game }) => game === undefined).map(({ name }) => name);
    if (new Set(names).size < names.length) this.#fault('shown twice', names.join(', '));
  }
}
