import { SESSION_MS } from './sessions.ts';

/** By TLS the browser itself sees to it that nobody else has set it, and that it goes nowhere but back here. */
const [SECURE_NAME, PLAIN_NAME] = ['__Host-rotonde', 'rotonde'];

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The token of a session, if the browser sends one. */
export function tokenIn(header: string | undefined, isSecure: boolean): string | undefined {
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  for (const pair of header?.split(';') ?? []) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && TOKEN.test(value)) return value;
  }
  return undefined;
}

/** For `set-cookie`; without a token the cookie goes. No script can read it, and no other site's form sends it. */
export function cookieFor(token: string | undefined, isSecure: boolean): string {
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  const seconds = token === undefined ? 0 : SESSION_MS / 1000;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
