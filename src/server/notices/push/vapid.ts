import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { type Sql, step } from '../../sql/sql.ts';
import { textIn } from '../../store/columns.ts';
import { noticeStatements as statements } from '../statements.ts';

/** By what push services know this house (RFC 8292). */
export type Vapid = { publicKey: string; header(endpoint: string, now: number): string };

const HALF_A_DAY_S = 12 * 3600;

/** `secret`: 32 bytes in base64url. Throws if it is no key. */
export function vapidOf(secret: string, contact: string): Vapid {
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(secret, 'base64url'));
  const point = own.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: secret,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    header(endpoint, now) {
      const aud = new URL(endpoint).origin;
      const exp = Math.floor(now / 1000) + HALF_A_DAY_S;
      return `vapid t=${signed({ aud, exp, sub: contact }, key)}, k=${publicKey}`;
    },
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, key: KeyObject): string {
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

const NAME = 'vapid';

/** The house's own key: from the environment, else made once, whoever makes it, and kept. */
export async function keptVapidKey(sql: Sql, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const own = createECDH('prime256v1');
  own.generateKeys();
  const made = Buffer.alloc(32);
  const secret = own.getPrivateKey();
  // Node leaves leading zeros out.
  secret.copy(made, 32 - secret.length);
  await sql.write([step(statements.putHouseKey, [NAME, made.toString('base64url')])]);
  const [row] = await sql.read(statements.houseKey, [NAME]);
  return row ? textIn(row, 'value') : made.toString('base64url');
}
