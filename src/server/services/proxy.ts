import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between the house and another program on this machine, and fails as networks do. */
export type Proxy = {
  port: number;
  /** Nothing comes through any more, in either direction, not even that somebody has gone. */
  stall(): void;
  /** What the house says still arrives, and is acted on; before it hears the answer nothing comes through any more. */
  stallAtAnswer(): void;
  /** Likewise; but instead of the answer the connection breaks. */
  cutAtAnswer(): void;
  /** All is well again for those who connect now, and for those who were stalled. */
  heal(): void;
  close(): Promise<void>;
};

type Mood = 'well' | 'stalled' | 'stalls at answer' | 'cuts at answer';

export async function openProxy(target: number): Promise<Proxy> {
  let mood: Mood = 'well';
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      if (mood === 'stalled') return void waiting.push(end);
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    near.on('data', (bytes) => {
      if (mood === 'stalled') return held(near, () => far.write(bytes));
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (mood === 'cuts at answer') return end();
      if (mood === 'stalls at answer') mood = 'stalled';
      if (mood === 'stalled') return held(far, () => near.write(bytes));
      near.write(bytes);
    });
    for (const socket of pair) socket.on('close', end).on('error', end);
  });
  let waiting: (() => void)[] = [];
  /** What came while nothing went through goes on its way later, in its order. */
  const held = (from: Socket, pass: () => void): void => {
    from.pause();
    waiting.push(() => {
      pass();
      from.resume();
    });
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stall: () => {
      mood = 'stalled';
    },
    stallAtAnswer: () => {
      mood = 'stalls at answer';
    },
    cutAtAnswer: () => {
      mood = 'cuts at answer';
    },
    heal() {
      mood = 'well';
      const passing = waiting;
      waiting = [];
      for (const pass of passing) pass();
    },
    async close() {
      mood = 'well';
      const closed = once(server, 'close');
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await closed;
    },
  };
}
