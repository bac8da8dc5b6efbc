import { type Step, step } from '../sql/sql.ts';
import { newRowId } from './hashes.ts';
import { accountStatements } from './statements.ts';

/** What is written down of a season ticket. */
export type Deed =
  | 'ticket-made'
  | 'entered'
  | 'session-ended'
  | 'passkey-added'
  | 'passkey-removed'
  | 'address-added'
  | 'address-removed'
  | 'link-asked'
  | 'seats-brought'
  | 'renamed'
  | 'downloaded'
  | 'webhook-set'
  | 'webhook-removed'
  | 'feed-renewed'
  | 'feed-removed'
  | 'reported'
  | 'leaving'
  | 'staying'
  | 'deleted';

/** Who asked for it, and from where. Nobody has a mark whose ticket is no more. */
export type By = { mark: string | null; network: string; at: number };

/** Goes into the change that it tells of: what was done and what is written of it are kept together. */
export const noted = ({ mark, network, at }: By, what: Deed, about: object = {}): Step =>
  step(accountStatements.note, [newRowId(), at, mark, what, network, JSON.stringify(about)]);
