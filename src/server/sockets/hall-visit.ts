import type { HallWish } from '#protocol/hall.ts';
import { personName } from '#protocol/person-name.ts';
import type { EnterHall } from '#protocol/to-server.ts';
import type { HallVisitor } from '../hall/hall.ts';
import type { SocketContext } from './socket-context.ts';

/** What another wish costs beside its message: it is read at once, for whoever has it alone. */
export const WISH_COST = 3;

type House = Pick<SocketContext, 'hall' | 'report'>;
type Way = { send(text: string): void; dismiss(why: 'stopping'): void };

/** Somebody who has come to the hall by a socket, and by no other to a table. */
export class HallVisit implements HallVisitor {
  readonly #house: House;
  readonly #way: Way;
  holder = '';
  name: string | undefined;
  wish: HallWish = {};

  constructor(house: House, way: Way) {
    this.#house = house;
    this.#way = way;
  }

  /** `known`: resolves when it is known who they are; to nothing if they have gone. */
  enter({ name }: EnterHall, known: Promise<string | undefined>): void {
    known
      .then((holder) => {
        if (holder === undefined) return undefined;
        this.holder = holder;
        this.name = name && personName(name);
        return this.#house.hall.enter(this);
      })
      .catch((error: unknown) => this.#failed(error));
  }

  /** What is wished before it is known who they are counts from then on. */
  wished(wish: HallWish): void {
    this.wish = wish;
    this.#house.hall.wished(this).catch((error: unknown) => this.#failed(error));
  }

  send(text: string): void {
    this.#way.send(text);
  }

  leave(): void {
    this.#house.hall.leave(this);
  }

  #failed(error: unknown): void {
    this.#house.report(error);
    this.#way.dismiss('stopping');
  }
}
