import type { Client } from './client.ts';
import type { Counts, Faults } from './counts.ts';
import { TableLedger } from './ledger.ts';

/** H.10: all who sat there wish for another game. Where it goes on, when all were told; nothing: it was refused. */
export async function rematched(
  clients: readonly Client[],
  ledger: TableLedger,
  { counts, faults }: { counts: Counts; faults: Faults },
): Promise<TableLedger | undefined> {
  const players = clients.filter(({ sight }) => sight.eyes !== 'watcher');
  const isAgreed = await Promise.all(players.map((client) => agrees(client, ledger)));
  if (isAgreed.includes(false)) return undefined;
  for (const client of clients)
    while (client.sight.aside.next === undefined && !client.isClosed) await client.changed();
  const names = new Set(clients.map(({ sight }) => sight.aside.next));
  const [name = ''] = names;
  if (names.size > 1) ledger.fault('two rematches', [...names].join(', '));
  counts.rematches++;
  ledger.next = name;
  const next = new TableLedger(name, ledger.game, { counts, faults });
  next.isCutShort = true;
  next.isPublic = ledger.isPublic;
  // Everybody moves on by one seat.
  const seats = clients[0]?.sight.seats.length ?? 1;
  for (const [seat, holder] of ledger.sat) next.sits((seat + 1) % seats, holder, `seat ${seat}`);
  return next;
}

async function agrees(client: Client, ledger: TableLedger): Promise<boolean> {
  for (;;) {
    const answer = await client.request({ t: 'rematch', yes: true });
    if (answer.t !== 'refused') return true;
    if (answer.why !== 'unavailable' && answer.why !== 'stale') {
      ledger.fault('no rematch', `${client.name}: ${answer.why ?? answer.rule}`);
      return false;
    }
    await client.changed(300);
  }
}
