import { WebSocket } from 'ws';
import { PROTOCOL } from '#protocol/parts.ts';
import type { Doors } from './doors.ts';

const PATIENCE_MS = 10_000;

/** What each node says to somebody who comes to a table now: to tell why a table stands still. */
export function tried({ addresses }: Doors, table: string): Promise<string[]> {
  return Promise.all(
    addresses().map(async (address) => `${address} ${await saidAt(address, table)}`),
  );
}

function saidAt(address: string, table: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': '10.255.255.255' },
  });
  let isOpen = false;
  const timer = setTimeout(
    () => resolve(isOpen ? 'opens and says nothing' : 'does not open'),
    PATIENCE_MS,
  );
  socket.on('open', () => {
    isOpen = true;
    socket.send(JSON.stringify({ t: 'join', v: PROTOCOL, table, secret: '0'.repeat(64) }));
  });
  socket.on('message', (data: Buffer) => {
    const { t, seq, why } = JSON.parse(data.toString()) as {
      t: string;
      seq?: number;
      why?: string;
    };
    resolve(`says ${t} ${seq ?? why ?? ''}`);
  });
  socket.on('error', ({ message }) => resolve(message));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.terminate();
  });
}
