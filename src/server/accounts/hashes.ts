import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they stand in a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 96 random bits, for what is no secret. */
export const newRowId = (): string => randomBytes(12).toString('base64url');

/** What is kept of a token. No salt and no slow hash, as for guests (decision 0007): it cannot be guessed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
