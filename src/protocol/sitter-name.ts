import { BOT_NAMES } from './bot-names.ts';
import { areAlike, lookOf, looksLike } from './look-alike.ts';
import { personName } from './person-name.ts';

/** `bad-name`: nothing, or too much, is left of it. `name-taken`: it could be taken for another's here, or a bot's. */
export type NameTrouble = 'bad-name' | 'name-taken';

/** What somebody will be called beside these others, or why not so. One judge, for tables and for the forms. */
export function sitterName(
  wish: string,
  others: readonly string[],
): { name: string } | { why: NameTrouble } {
  const name = personName(wish);
  if (name === undefined) return { why: 'bad-name' };
  const isTaken = isLikeBot(name) || others.some((other) => looksLike(name, other));
  return isTaken ? { why: 'name-taken' } : { name };
}

const names = new Set(Object.values(BOT_NAMES).flatMap((each) => Object.entries(each).flat()));
const bots = [...names].map(lookOf);

/** Of several bots of one name all but the first carry a number: so nobody else does after such a name. */
function isLikeBot(name: string): boolean {
  const unnumbered = name.normalize('NFKD').replace(/[\p{N}\p{P}\p{White_Space}]+$/u, '');
  const looks = [lookOf(name), lookOf(unnumbered)];
  return bots.some((bot) => looks.some((look) => areAlike(look, bot)));
}
