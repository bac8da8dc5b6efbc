import type { TicketLanguage } from '#protocol/http/account.ts';
import { newRowId } from '../accounts/hashes.ts';
import { putJob } from '../sql/job-steps.ts';
import { type Step, step } from '../sql/sql.ts';
import type { Row } from '../store/columns.ts';
import { maybeTextIn, textIn } from '../store/columns.ts';
import { mailStatements } from './statements.ts';

/** What a letter is put together from when it is sent. Each kind has its writer (`LetterWriters`). */
export type Letter = {
  id: string;
  address: string;
  /** Whose it is; nothing: nobody's who is known here. */
  mark: string | undefined;
  language: TicketLanguage;
  kind: string;
  /** JSON, by kind. No secret: what lets somebody in is made when the letter goes. */
  about: unknown;
};

/** Carried by the letter itself, and named in its page as `cid:<name>`. */
export type LetterImage = { name: string; type: 'image/png' | 'image/jpeg'; bytes: Uint8Array };

/** What somebody reads. */
export type Written = {
  subject: string;
  text: string;
  html: string;
  images?: readonly LetterImage[];
};

/** Nothing: it is not to be sent any more. */
export type LetterWriter = (letter: Letter) => Promise<Written | undefined>;
export type LetterWriters = Readonly<Record<string, LetterWriter>>;

/** Steps that put a letter down and have it sent, kept with the change that asks for it. Wake the worker afterwards. */
export function posting(letter: Omit<Letter, 'id'>, at: number, id = newRowId()): Step[] {
  const { address, mark, language, kind, about } = letter;
  const values = [id, address, mark ?? null, language, kind, JSON.stringify(about), at];
  return [step(mailStatements.put, values), putJob({ kind: 'mail', key: id, due: at })];
}

export function letterIn(row: Row): Letter {
  return {
    id: textIn(row, 'id'),
    address: textIn(row, 'address'),
    mark: maybeTextIn(row, 'mark'),
    language: textIn(row, 'language') as TicketLanguage,
    kind: textIn(row, 'kind'),
    about: JSON.parse(textIn(row, 'about')),
  };
}
