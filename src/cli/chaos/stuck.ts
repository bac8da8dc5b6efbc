import type { Client } from './client.ts';
import type { Doors } from './doors.ts';
import type { TableLedger } from './ledger.ts';
import { tried } from './tried.ts';

/** Calls off a table at which nothing has happened for too long, and says how it stood. */
export function watchOver(
  { stuckMs, doors }: { stuckMs: number; doors: Doors },
  ledger: TableLedger,
  clients: readonly Client[],
  callOff: () => void,
): NodeJS.Timeout {
  let progress = '';
  let since = performance.now();
  return setInterval(() => {
    const now = clients
      .map(({ sight: { seq, status, aside } }) => `${seq} ${status} ${aside.next}`)
      .join(', ');
    if (now !== progress) {
      progress = now;
      since = performance.now();
    } else if (performance.now() - since > stuckMs) {
      since = Number.POSITIVE_INFINITY;
      const stand = clients.map(standOf);
      void tried(doors, ledger.id).then((nodes) => {
        ledger.fault('stuck', `${stand.join('; ')}; ${nodes.join('; ')}`);
        callOff();
      });
    }
  }, 1000);
}

function standOf({ name, isThere, sight }: Client): string {
  const { eyes, seq, status, ask, toAct, aside } = sight;
  const beside = Object.keys(aside).join(' ');
  const whole = `${name} (${eyes}) at ${seq} ${status}, ${toAct.join(' ')} to act, beside it ${beside}`;
  return `${whole}${isThere ? '' : ', away'}${ask ? ', asked' : ''}`;
}
