import { MOST_MUTED } from '#protocol/mutes.ts';
import { type Sql, type Step, step } from '../sql/sql.ts';
import { textIn } from '../store/columns.ts';
import { talkStatements as statements } from './statements.ts';
import { whoIs } from './talk-rows.ts';

export type Muting = { add: readonly string[]; drop: readonly string[] };

/** Changes whom a holder does not read, and says who that is then. Of too many the earliest are read again. */
export async function muting(
  sql: Sql,
  mark: string,
  { add, drop }: Muting,
  now: number,
): Promise<string[]> {
  const steps = [
    ...add.map((who) => step(statements.mute, [mark, who, now])),
    ...drop.map((who) => step(statements.unmute, [mark, who])),
  ];
  if (steps.length > 0) {
    await sql.write([...steps, step(statements.boundMutes, [mark, MOST_MUTED])]);
  }
  return (await sql.read(statements.muted, [mark])).map((row) => textIn(row, 'who'));
}

/** Does this holder not read what that one says? */
export async function isMuted(sql: Sql, mark: string, by: string): Promise<boolean> {
  return (await sql.read(statements.isMuted, [mark, whoIs(by)])).length > 0;
}

/** A guest is a holder from now on: whoever did not read the one does not read the other. */
export const mutedAlso = (guest: string, mark: string): Step =>
  step(statements.muteAlso, [whoIs(guest), whoIs(mark)]);

/** There is nobody of this mark any more to be muted. */
export const mutedNoMore = (mark: string): Step => step(statements.forgetMuted, [whoIs(mark)]);
