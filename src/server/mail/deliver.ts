import type { Outcome } from '../jobs/worker.ts';
import { type Sql, step } from '../sql/sql.ts';
import { numberIn } from '../store/columns.ts';
import { type LetterWriters, letterIn } from './letters.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import { mailStatements as statements } from './statements.ts';

export type DeliveryHost = {
  sql: Sql;
  /** Not there: nothing can be sent from here. */
  mailer: Mailer | undefined;
  writers: LetterWriters;
  now(): number;
  report(error: unknown): void;
};

const HOUR_MS = 3_600_000;

/** A letter that nobody takes for so long is given up. */
const PATIENCE_MS = 24 * HOUR_MS;

const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [10_000, HOUR_MS];

/**
 * The job `mail`: sends one letter. Whoever holds the job sends it, and it is marked when it was taken; if we die in between it goes
 * again under the same Message-ID, by which mailboxes know it.
 */
export async function deliver(host: DeliveryHost, id: string): Promise<Outcome> {
  const { sql, mailer, writers, now, report } = host;
  const [row] = await sql.read(statements.letter, [id]);
  if (!row) return 'done';
  const age = now() - numberIn(row, 'made');
  const letter = letterIn(row);
  const finish = async (): Promise<Outcome> => {
    await sql.write([step(statements.sent, [id, now()])]);
    return 'done';
  };
  // A node that knows it, or can send it, may be another one.
  const later = { due: now() + Math.min(Math.max(age, FIRST_WAIT_MS), LONGEST_WAIT_MS) };
  if (age > PATIENCE_MS) return finish();
  const writer = writers[letter.kind];
  if (!mailer || !writer) return later;
  const written = await writer(letter);
  if (!written) return finish();
  try {
    await mailer.send(letter.address, id, written);
  } catch (error) {
    report(error);
    return error instanceof MailRefused ? finish() : later;
  }
  return finish();
}
