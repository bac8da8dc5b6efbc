import type { Request } from '#protocol/to-server.ts';

/** What a run has seen, in numbers. */
export type Counts = {
  /** Tables laid, and those whose game came to its end. */
  tables: number;
  ended: number;
  /** Requests of players that were answered `done`: moves, and going back. */
  moves: number;
  undos: number;
  /** Of the moves, those of several actions at once. */
  gestures: number;
  /** Standing orders given, answers to a wish to go back, seats taken again from a stand-in, and times that somebody fell silent. */
  orders: number;
  consents: number;
  retakes: number;
  silences: number;
  /** Calls to whoever is to act, lines said, times that the clocks were made to stand still, stand-ins by vote. */
  nudges: number;
  lines: number;
  pauses: number;
  votedFor: number;
  /** Games that went on at the next table. */
  rematches: number;
  /** Players who resigned, and games that were stopped by all. */
  resigned: number;
  stopped: number;
  /** Moves by programs, and streams by which they were told. */
  byProgram: number;
  streams: number;
  /** Who came back to the hall, and what was shown there. */
  hallReturns: number;
  hallShown: number;
  /** Sessions begun by a link, and ended. */
  signedIn: number;
  signedOut: number;
  /** Notices that a webhook has taken. */
  notices: number;
  /** Moves made by a link in a letter. */
  answers: number;
  /** Sent again with the same name after an interruption. */
  resends: number;
  /** Refused because others came first, because a rule forbids it, because it could not be stored. */
  stale: number;
  ruled: number;
  unavailable: number;
  /** Sockets opened after the first of each client. */
  reconnects: number;
  /** Entries shown, over all clients. */
  shown: number;
  /** Views summed and compared, over all clients. */
  summed: number;
  kills: number;
  /** Nodes that stood still for a while. */
  freezes: number;
  databaseRestarts: number;
  busRestarts: number;
  /** Announcements that a node should have heard and did not. */
  lost: number;
};

/** What is done to a house, as it is counted. */
export type Harm = 'kills' | 'databaseRestarts' | 'busRestarts' | 'lost';

export function newCounts(): Counts {
  return {
    tables: 0,
    ended: 0,
    moves: 0,
    undos: 0,
    gestures: 0,
    orders: 0,
    consents: 0,
    retakes: 0,
    silences: 0,
    nudges: 0,
    lines: 0,
    pauses: 0,
    votedFor: 0,
    rematches: 0,
    resigned: 0,
    stopped: 0,
    byProgram: 0,
    streams: 0,
    hallReturns: 0,
    hallShown: 0,
    signedIn: 0,
    signedOut: 0,
    notices: 0,
    answers: 0,
    resends: 0,
    stale: 0,
    ruled: 0,
    unavailable: 0,
    reconnects: 0,
    shown: 0,
    summed: 0,
    kills: 0,
    freezes: 0,
    databaseRestarts: 0,
    busRestarts: 0,
    lost: 0,
  };
}

const COUNTED: Readonly<Partial<Record<Request['t'], keyof Counts>>> = {
  act: 'moves',
  undo: 'undos',
  consent: 'consents',
  order: 'orders',
  retake: 'retakes',
  nudge: 'nudges',
  say: 'lines',
};

/** A request was answered `done`. */
export function count(counts: Counts, request: Request): void {
  const key = COUNTED[request.t];
  if (key) counts[key]++;
  if (request.t === 'act' && request.actions.length > 1) counts.gestures++;
}

/** As many as are told in words. */
const MOST_TOLD = 20;

/** What should never have been. */
export class Faults {
  readonly first: string[] = [];
  readonly kinds = new Map<string, number>();

  get count(): number {
    return [...this.kinds.values()].reduce((sum, each) => sum + each, 0);
  }

  /** `kind`: what is counted together. */
  add(kind: string, where: string, what: string): void {
    const before = this.kinds.get(kind) ?? 0;
    this.kinds.set(kind, before + 1);
    if (before < 3 && this.first.length < MOST_TOLD) this.first.push(`${kind}: ${where}: ${what}`);
  }
}

/** What is never done shows nothing: whoever says OK has seen all the harm that this house does. */
export function verifyHarm(harms: readonly Harm[], counts: Counts, faults: Faults): void {
  for (const harm of harms)
    if (counts[harm] === 0)
      faults.add(
        'no harm',
        'the house',
        `${NEVER[harm]}: it takes a longer run, or a smaller --every`,
      );
}

const NEVER: Readonly<Record<Harm, string>> = {
  kills: 'nothing was killed',
  databaseRestarts: 'the database was never restarted',
  busRestarts: 'the bus was never restarted',
  lost: 'no announcement was lost',
};
