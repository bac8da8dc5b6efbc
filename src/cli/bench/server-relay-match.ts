import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Match, Pace } from './server-meter.ts';

/** Two who send each other numbers through the relay. */
export async function relayMatch(port: number, number: number, pace: Pace): Promise<Match> {
  const sockets: WebSocket[] = [];
  let moves = 0;
  let heard = 0;
  const match: Match = {
    move: () => sockets[moves % 2]?.send(JSON.stringify({ t: moves, m: moves % 6 })),
  };
  const hear = (player: number, data: Buffer) => {
    pace.received(data.length);
    const { t } = JSON.parse(data.toString()) as { t: number };
    if (player === t % 2) pace.arrived(match);
    if (++heard < 2) return;
    heard = 0;
    moves = t;
    pace.ready(match);
  };
  for (const player of [0, 1]) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${number}`, { perMessageDeflate: false });
    socket.on('message', (data: Buffer) => hear(player, data));
    // The server is killed at the end. A socket that fails before makes no more moves, and the figures show it.
    socket.on('error', () => undefined);
    await once(socket, 'open');
    sockets.push(socket);
  }
  pace.ready(match);
  return match;
}
