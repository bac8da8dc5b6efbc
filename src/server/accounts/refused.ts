import type { AccountTrouble } from '#protocol/http/account.ts';

const CODES: Partial<Record<AccountTrouble, number>> = {
  'not-yours': 403,
  'not-signed-in': 401,
  'not-verified': 403,
  'unknown-passkey': 403,
  'link-over': 410,
  'name-taken': 409,
  'address-taken': 409,
  'secret-used': 409,
  'last-way': 409,
  'no-mail': 409,
  'not-taken': 409,
  'too-many': 409,
  'too-fast': 429,
};

/** What was asked of a season ticket is not done. */
export class AccountRefused extends Error {
  override name = 'AccountRefused';
  readonly why: AccountTrouble;
  readonly statusCode: number;

  constructor(why: AccountTrouble) {
    super(why);
    this.why = why;
    this.statusCode = CODES[why] ?? 400;
  }
}

export function refuse(why: AccountTrouble): never {
  throw new AccountRefused(why);
}
