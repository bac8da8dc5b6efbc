import { fromHex, sha256 } from '#kernel/sha256.ts';
import { STAND_INS } from '#protocol/away.ts';
import type { BotHost } from './bot-host.ts';
import { refuse } from './refusing.ts';
import { type AtFirst, Conflict, hasBegun } from './store.ts';
import type { TableHost } from './table-host.ts';
import type { TablesHost } from './tables.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const NAME_LENGTH = 16;

/** Which bot of a game plays for somebody who is away. */
export function standInBot(bots: BotHost, game: string): string {
  return STAND_INS.find((bot) => bots.has(game, bot)) ?? refuse('unavailable');
}

/** Makes the table that follows one whose game has ended: under the newest rules, with a secret of its own. */
export function makingNext(host: TablesHost): TableHost['makeNext'] {
  return async (header, seats, beside, invited) => {
    const { game } = (await host.titleOf(header.game)) ?? refuse('unavailable');
    const id = nameAfter(header.secret);
    const [secret, at] = [host.newSecret(), host.now()];
    const options = game.parseOptions(header.options);
    const next = { ...header, id, rules: game.rules, options, secret, at };
    // Nobody need open it: the job plays chance's first turn, from which the clocks and the calls follow.
    const isOwed = hasBegun(seats, beside) && seats.some(({ kind }) => kind === 'guest');
    const first: AtFirst = {
      ...(isOwed ? { jobs: { play: { due: at } } } : {}),
      ...(invited ? { invited } : {}),
    };
    await host.store.create(next, seats, beside, first).catch((error: unknown) => {
      // Somebody else has made it, or it was made before and the answer was lost.
      if (!(error instanceof Conflict)) throw error;
    });
    return id;
  };
}

/** The name of the table that follows the one with this secret, which is no secret any more. */
function nameAfter(secret: string): string {
  const bytes = sha256(fromHex(`${secret}01`));
  return Array.from(bytes.subarray(0, NAME_LENGTH), (byte) => LETTERS[byte % 36]).join('');
}
