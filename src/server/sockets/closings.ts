import type { Closing } from '#protocol/to-client.ts';
import { TooManyBotTables } from '#tables/bot-tables.ts';
import { NotInvited } from '#tables/not-invited.ts';
import { OtherRules } from '#tables/other-rules.ts';

/** The close code for each reason, of RFC 6455 and of the registry kept with it. */
export const CODES: Readonly<Record<Closing['why'], number>> = {
  reload: 1008,
  'no-such-table': 1008,
  'other-rules': 1008,
  malformed: 1007,
  'too-large': 1009,
  'too-fast': 1008,
  crowded: 1008,
  'bot-tables': 1008,
  stopping: 1001,
  deleted: 1000,
  private: 1008,
  'signed-out': 1000,
};

/** Why nobody is let in. What is no reason of its own may be over when they come again. */
export function closingFor(error: unknown): Closing['why'] {
  if (error instanceof OtherRules) return 'other-rules';
  if (error instanceof NotInvited) return 'private';
  return error instanceof TooManyBotTables ? 'bot-tables' : 'stopping';
}
