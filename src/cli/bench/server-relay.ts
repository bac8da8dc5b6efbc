import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { usualLimits } from '#server/limits.ts';
import { answerBench } from './server-child.ts';

/** The floor: no rules, no store. A number is looked at, and 130 bytes go to both. As `ws-echo` of the study. */
type Room = { moves: number; sockets: import('ws').WebSocket[] };

const FILLER = 'a fixed filler that brings the message near to one hundred and thirty bytes';
const rooms = new Map<string, Room>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const match = request.url ?? '';
  const room = rooms.get(match) ?? { moves: 0, sockets: [] };
  rooms.set(match, room);
  const by = room.sockets.push(socket) - 1;
  socket.on('message', (data: Buffer) => {
    const { t, m } = JSON.parse(data.toString()) as { t: number; m: number };
    if (t !== room.moves || room.moves % 2 !== by) return;
    room.moves++;
    const text = JSON.stringify({ t: room.moves, m, by, match, note: FILLER });
    for (const each of room.sockets) each.send(text);
  });
});
// As often as the house asks.
setInterval(() => {
  for (const socket of server.clients) socket.ping();
}, usualLimits.heartbeatMs);
server.on('listening', () => answerBench((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit());
