import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type HallShown, hallShown } from '#protocol/hall.ts';
import { PROTOCOL } from '#protocol/parts.ts';

/** Somebody in the hall, who keeps all that they were shown. */
export class InHall {
  readonly shown: HallShown[] = [];
  readonly socket: WebSocket;
  #wake = (): void => {};

  constructor(address: string) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    this.socket.on('message', (data: Buffer) => {
      this.shown.push(hallShown.parse(JSON.parse(data.toString())));
      this.#wake();
    });
    onTestFinished(() => this.socket.terminate());
  }

  static async of(address: string, secret: string, name?: string): Promise<InHall> {
    const person = new InHall(address);
    await once(person.socket, 'open');
    person.socket.send(JSON.stringify({ t: 'hall', v: PROTOCOL, secret, name }));
    return person;
  }

  /** The first time that it is so. */
  async until(isSo: (shown: HallShown) => boolean): Promise<HallShown> {
    for (;;) {
      const found = this.shown.find(isSo);
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

/** What is asked about the hall by HTTP. */
export async function askHall(address: string, path: string, body: object): Promise<Response> {
  return fetch(`${address}/api/hall/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
