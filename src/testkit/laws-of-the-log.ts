import { canonical } from '#kernel/canonical.ts';
import { commitmentTo, rngOf } from '#kernel/chance.ts';
import type { Kind } from '#kernel/game.ts';
import { standing, undoFloor } from '#kernel/log.ts';
import { exportRecord, parseRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { sha256, toHex, utf8 } from '#kernel/sha256.ts';
import { playScript, seatsOf } from './script.ts';
import { bytes, type Clause, type Trial } from './trial.ts';

/** Laws 5 and 11: the log is the game, and undo is an entry in it. */
export const lawsOfTheLog: readonly Clause[] = [
  { law: 5, sampled: false, end: replaysTheSame },
  { law: 5, sampled: true, end: recordsTheSame },
  { law: 11, sampled: false, end: undoes },
];

/** Twice, because a set-up that hands out the same object each time fails only the second time. */
function replaysTheSame<K extends Kind>({ title: { game }, script, log, texts }: Trial<K>) {
  const { seats, options } = script;
  const logText = bytes(log);
  for (const time of ['once', 'twice']) {
    if (bytes(replay(game, seats, options, log)) !== texts.at(-1)) {
      return `the log replayed ${time} gives another state`;
    }
    if (bytes(log) !== logText) return 'replaying changed the log: apply keeps an action';
  }
  return undefined;
}

/** As many entries with chance bound by a secret: written, read and verified as a record. */
function recordsTheSame<K extends Kind>({ title: { game }, script, log: { length } }: Trial<K>) {
  const numbers = script.numbers.slice(0, length);
  const secret = toHex(sha256(utf8(canonical(numbers))));
  const { state, log } = playScript(game, { ...script, numbers }, (seq) => rngOf(secret, seq));
  const seats = seatsOf(script.seats).map((seat) => ({ name: `Seat ${seat}` }));
  const { options } = script;
  const record = { options, seats, commitment: commitmentTo(secret), secret, log };
  const verified = verifyRecord(game, parseRecord(bytes(exportRecord(game, record))));
  return bytes(verified.state) === bytes(state) ? undefined : 'the record gives another state';
}

/** Whoever made the last entry takes back all that is free. Tried at the end and at one place before it. */
function undoes<K extends Kind>(trial: Trial<K>) {
  const { log, script } = trial;
  const somewhere = (script.numbers[0] ?? 0) % (log.length + 1);
  return undoesAfter(trial, somewhere) ?? undoesAfter(trial, log.length);
}

function undoesAfter<K extends Kind>(trial: Trial<K>, length: number): string | undefined {
  const { title, script, texts } = trial;
  const { seats, options } = script;
  const log = trial.log.slice(0, length);
  const actor = log.at(-1)?.actor;
  if (actor === undefined || actor === 'chance') return undefined;
  const floor = undoFloor(standing(log), actor, title.game.isFinal);
  const entry = { seq: length + 1, actor, action: { undo: floor }, at: 0 };
  const undone = replay(title.game, seats, options, [...log, entry]);
  if (bytes(undone) === texts[floor]) return undefined;
  return `after entry ${length}, undo to ${floor} does not give the state after entry ${floor}`;
}
