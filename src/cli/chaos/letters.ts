import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerShown } from '#protocol/http/notices.ts';
import { hashOf } from '#server/accounts/hashes.ts';
import { requestOf } from '#server/notices/answer-links.ts';
import type { TableLedger } from './ledger.ts';

const BETWEEN_MS = 300;
const PATIENCE_MS = 10_000;

/** By which link a letter, as it came, is answered, and for which table. */
export function answerIn(text: string | undefined): { token: string; table: string } | undefined {
  // Quoted-printable breaks long lines and writes = as =3D.
  const plain = (text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [, token] = /\/answer\/([A-Za-z0-9_-]{43})/.exec(plain) ?? [];
  const [, table] = /\/t\/([a-z0-9]{10,24})/.exec(plain) ?? [];
  return token === undefined || table === undefined ? undefined : { token, table };
}

/** Gives the first answer of a link, asked again until a node says what became of it. True: it was given. */
export async function answered(
  token: string,
  { links }: TableLedger,
  anyNode: () => string,
  isOff: () => boolean,
): Promise<boolean> {
  // Before it is asked: it may be done, and the answer lost.
  const id = requestOf(hashOf(token));
  links.set(id, false);
  while (!isOff()) {
    const shown = await asked(anyNode(), token).catch(() => undefined);
    if (shown && shown.is !== 'open') {
      links.set(id, shown.is === 'given');
      return shown.is === 'given';
    }
    await sleep(BETWEEN_MS);
  }
  return false;
}

async function asked(address: string, token: string): Promise<AnswerShown | undefined> {
  const answer = await fetch(`${address}/api/answer`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: address,
      'x-forwarded-for': '10.254.1.1',
    },
    body: JSON.stringify({ token, which: 0 }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const body = await answer.text();
  return answer.ok ? (JSON.parse(body) as AnswerShown) : undefined;
}
