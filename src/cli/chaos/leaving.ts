import type { Client } from './client.ts';
import type { Answer, Wish } from './doors.ts';
import type { Sight } from './sight.ts';

/** Nobody goes before so many entries. */
const FROM_ENTRY = 20;

/** How somebody leaves a game before its end. H.8: alone; H.9: with all the others. */
export type Leave = 'resign' | 'stop';

/** What they wish for when the time has come; nothing: it has not, or they have wished for it. */
export function leavingOf({ seq, aside }: Sight, seat: number, leave: Leave): Wish | undefined {
  if (seq < FROM_ENTRY) return undefined;
  if (leave === 'resign') return { t: 'resign' };
  const hasAgreed = aside.votes?.some(({ on, yes }) => on === 'stop' && yes.includes(seat));
  return hasAgreed ? undefined : { t: 'vote', on: 'stop', yes: true };
}

/** H.8: a bot has the seat for good, whoever asks for it again. */
export async function resigned(
  client: Client,
  answer: Extract<Answer, { t: 'done' }>,
): Promise<void> {
  const { ledger } = client;
  const { seq, aside, eyes: seat } = client.sight;
  if (seat === 'watcher') return;
  ledger.resigned.set(seat, Math.max(seq, answer.seq));
  ledger.counts.resigned++;
  if (!aside.standIns?.some((one) => one.seat === seat && one.why === 'resigned'))
    ledger.fault('broken promise', `seat ${seat}: they have resigned, and nobody was told`);
  const again = await insisted(client, { t: 'retake' });
  if (again.t !== 'refused' || again.rule !== 'H.8')
    ledger.fault('resigned', `seat ${seat} was asked for again, and answered ${again.t}`);
}

/** Nobody is told the log of a game that was not played out: it would show what others hide. */
export async function verifyUntold(client: Client): Promise<void> {
  const answer = await insisted(client, { t: 'log', from: 1 });
  if (answer.t !== 'refused' || answer.why !== 'not-yours')
    client.ledger.fault('told', `the log of a game that was not played out: ${answer.t}`);
}

async function insisted(client: Client, wish: Wish): Promise<Answer> {
  for (;;) {
    const answer = await client.request(wish);
    if (answer.t !== 'refused' || (answer.why !== 'unavailable' && answer.why !== 'stale'))
      return answer;
    await client.changed(300);
  }
}
