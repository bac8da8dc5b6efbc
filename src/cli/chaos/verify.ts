import type { Game, Kind, State } from '#kernel/game.ts';
import { isUndo, type Played, strike } from '#kernel/log.ts';
import { verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import type { LogLine, Store, Stored } from '#tables/store.ts';
import { valueSum } from '#tables/value-sum.ts';
import { entrySum, type TableLedger } from './ledger.ts';

/** A move was made before the game ended, and kept at the same time. */
const SURELY_MS = 5000;

/** Holds all that was told of a table to what is stored of it. Returns how many entries it has. */
export async function verifyTable(
  store: Pick<Store, 'load' | 'lines'>,
  game: Game<Kind>,
  ledger: TableLedger,
): Promise<number> {
  const stored = await store.load(ledger.id);
  if (!stored) {
    ledger.fault('lost', 'the table is not stored');
    return 0;
  }
  const lines = await store.lines(ledger.id, 1, stored.entries);
  if (lines.length !== stored.entries || lines.some(({ seq }, i) => seq !== i + 1))
    ledger.fault('a hole', `the log of ${stored.entries} entries is not whole`);
  if (stored.over !== true && !ledger.isCutShort)
    ledger.fault('unfinished', 'the game is not stored as over');
  const parts = verifyPromises(game, ledger, lines);
  verifyUnasked(ledger, lines, stored, parts);
  verifySeats(ledger, stored);
  verifyTold(game, ledger, lines, stored.seats.length, game.parseOptions(stored.header.options));
  verifyLeaving(ledger, lines, stored);
  if (!ledger.isCutShort && !ledger.ended) verifyOwnRecord(game, ledger, lines);
  verifyClock(ledger, stored);
  return lines.length;
}

/** Whose turn it is was stored with the entry that made it so, and with it a clock that gave nobody more than there was. */
function verifyClock(ledger: TableLedger, { header, turn, entries, over }: Stored): void {
  const { pace } = header;
  if (over && !ledger.ended && turn?.toAct.length !== 0)
    ledger.fault('turn', 'somebody is to act after the end');
  if (!pace) return;
  const { clock, after = Infinity } = turn ?? {};
  if (!clock || after > entries) ledger.fault('clock', 'no clock is stored with the last turn');
  for (const { usedMs, reserveMs } of clock?.seats ?? []) {
    const isPossible =
      usedMs >= 0 && usedMs <= pace.moveMs && reserveMs >= 0 && reserveMs <= pace.reserveMs;
    if (!isPossible) ledger.fault('clock', `${usedMs} ms used, ${reserveMs} ms in reserve`);
  }
}

/**
 * Every acknowledged move is there once, whole, and where it was acknowledged; what was refused is not there. Returns which
 * entries are the second and later actions of a gesture: these have no name of their own.
 */
function verifyPromises(
  game: Game<Kind>,
  ledger: TableLedger,
  lines: readonly LogLine[],
): ReadonlySet<number> {
  const parts = new Set<number>();
  const at = new Map<string, number>();
  for (const { seq, id } of lines) {
    if (id === undefined) continue;
    const before = at.get(id);
    if (before !== undefined)
      ledger.fault('done twice', `request ${id} made entries ${before} and ${seq}`);
    at.set(id, seq);
    if (!ledger.asked.has(id) && !ledger.links.has(id))
      ledger.fault('unasked', `entry ${seq} of a request that nobody made`);
  }
  for (const [id, { done, refused, after, actions, seat }] of ledger.asked) {
    const seq = at.get(id);
    // A wish to go back that the others were asked about is done, and makes an entry later or never.
    const isEntry = done !== undefined && (actions !== undefined || done > after);
    if (isEntry && seq !== done)
      ledger.fault(
        'lost',
        `request ${id} was acknowledged as entry ${done}; in the log it is ${seq ?? 'not'}`,
      );
    if (refused !== undefined && refused !== 'unavailable' && seq !== undefined)
      ledger.fault(
        'refused and done',
        `request ${id} was refused (${refused}) and is entry ${seq}`,
      );
    if (seq === undefined || !actions) continue;
    for (const [i, action] of actions.entries()) {
      const at = seq + i;
      const line = lines[at - 1];
      if (i > 0) parts.add(at);
      if (line?.actor !== seat) ledger.fault('altered', `entry ${at} is another seat’s than asked`);
      if (i > 0 && line?.id !== undefined)
        ledger.fault('half done', `entry ${at} is another request’s`);
      if (valueSum(line?.action) !== valueSum(game.parseAction(action)))
        ledger.fault('altered', `entry ${at} is not what was asked for`);
    }
  }
  for (const [id, isDone] of ledger.links)
    if (isDone && !at.has(id)) ledger.fault('lost', `what was answered by a letter (${id})`);
  // Whoever was told that their consent is taken has agreed to something that was done, once nobody else was to be asked.
  for (const [id, { of, yes }] of ledger.consents)
    if (of.every((seat) => yes.has(seat)) && !at.has(id))
      ledger.fault('lost', `all have agreed to go back, by request ${id}, and nobody went`);
  return parts;
}

/** Nothing is there of somebody who neither asked for it nor was to be moved for just then. */
function verifyUnasked(
  { played, isCutShort, seq: last, fault }: TableLedger,
  lines: readonly LogLine[],
  { seats }: Stored,
  parts: ReadonlySet<number>,
): void {
  for (const { seq, actor, id } of lines) {
    if (id !== undefined || actor === 'chance' || seats[actor]?.kind !== 'guest') continue;
    // Once everybody has left nobody is told that a bot stands in.
    if (isCutShort && seq > last) break;
    if (!parts.has(seq) && !played.allows(actor, seq))
      fault('unasked', `entry ${seq} of seat ${actor}`);
  }
}

/** Whoever was told that they have a seat has it. */
function verifySeats({ sat, fault }: TableLedger, { seats }: Stored): void {
  for (const [seat, holder] of sat) {
    const sitter = seats[seat];
    if (sitter?.kind !== 'guest' || sitter.holder !== holder)
      fault('lost', `seat ${seat} was given to somebody who does not have it`);
  }
}

/** Who has resigned has no say any more, and how it ended is what everybody was told. */
function verifyLeaving(
  { resigned, ended, isCutShort, fault }: TableLedger,
  lines: readonly LogLine[],
  { beside }: Stored,
): void {
  for (const [seat, from] of resigned) {
    if (!beside.standIns?.some((one) => one.seat === seat && one.why === 'resigned'))
      fault('lost', `that seat ${seat} has resigned`);
    const late = lines.find(
      ({ seq, actor, id }) => seq > from && actor === seat && id !== undefined,
    );
    if (late) fault('resigned', `entry ${late.seq} was made by seat ${seat} after that`);
  }
  const kept = beside.ended;
  if (kept?.why !== ended?.why || kept?.at !== ended?.at)
    if (!isCutShort) fault('two ends', `${kept?.why} is stored, and ${ended?.why} was told`);
  const after = ended && lines.find(({ at }) => at > ended.at + SURELY_MS);
  if (after) fault('played on', `entry ${after.seq} was made after the game had ended`);
}

/** Plays the log again, and holds to it what each pair of eyes was shown. */
function verifyTold(
  game: Game<Kind>,
  ledger: TableLedger,
  lines: readonly LogLine[],
  seats: number,
  options: unknown,
): void {
  let state: State<Kind> = game.setup(seats, options);
  const force: Played<unknown>[] = [];
  for (const line of lines) {
    const { seq, actor, action } = line;
    const events: unknown[] = [];
    if (isUndo(action)) {
      strike(force, action.undo);
      state = replay(game, seats, options, force);
    } else {
      force.push({ seq, actor, action, at: line.at });
      // At once as text: what is told of an event may be a part of the state that changes later.
      game.apply(state, actor, action, (event) => events.push(structuredClone(event)));
    }
    const undo = isUndo(action) ? action.undo : undefined;
    for (const [eyes, sums] of ledger.entries) {
      const sum = sums.get(seq);
      if (sum === undefined) continue;
      const shown = events
        .map((event) => game.shown(event, eyes))
        .filter((one) => one !== undefined);
      if (sum !== entrySum({ actor, events: shown, ...(undo === undefined ? {} : { undo }) }))
        ledger.fault(
          'not the log',
          `entry ${seq} was shown to ${eyes} otherwise than it is stored`,
        );
    }
    verifyViews(game, ledger, seq, state);
  }
  if (ledger.seq > lines.length)
    ledger.fault('lost', `entry ${ledger.seq} was shown, and the log has ${lines.length}`);
}

function verifyViews(game: Game<Kind>, ledger: TableLedger, seq: number, state: State<Kind>): void {
  const table = ledger.tables.get(seq);
  if (table !== undefined && table !== valueSum(state.table))
    ledger.fault('another table', `after entry ${seq} another table was seen than the log gives`);
  for (const [eyes, sums] of ledger.owns) {
    const own = sums.get(seq);
    if (own === undefined || eyes === 'watcher') continue;
    if (own !== valueSum(game.own(state, eyes)))
      ledger.fault(
        'another hand',
        `after entry ${seq} seat ${eyes} knew other things than the log gives`,
      );
  }
}

/** The record that a page was given is the log, and true. */
function verifyOwnRecord(game: Game<Kind>, ledger: TableLedger, lines: readonly LogLine[]): void {
  const { record } = ledger;
  if (!record) return ledger.fault('unfinished', 'nobody was given its record');
  const isLog =
    record.log.length === lines.length &&
    record.log.every(
      ({ actor, action }, i) =>
        actor === lines[i]?.actor && valueSum(action) === valueSum(lines[i]?.action),
    );
  if (!isLog) ledger.fault('not the log', 'the record is not what is stored');
  try {
    verifyRecord(game, record);
  } catch (error) {
    ledger.fault('bad record', (error as Error).message);
  }
}
