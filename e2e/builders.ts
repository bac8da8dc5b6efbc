import { randomBytes } from 'node:crypto';
import { trambahn } from '#games/trambahn/rules/index.ts';
import type { Action, Table, Trambahn } from '#games/trambahn/rules/model.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { Guest, moveOne } from './guest.ts';

/** Two players without a page, who build as many columns as they can: they fill a table for those who look at it. */
export class Builders {
  readonly secrets = [newSecret(), newSecret()] as const;
  readonly #url: string;
  #guests: readonly Guest<Trambahn>[] = [];
  id = '';

  constructor(url: string) {
    this.#url = url;
  }

  async open(): Promise<void> {
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
    const [secret, other] = this.secrets;
    const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret, seats };
    const answer = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    this.id = ((await answer.json()) as { id: string }).id;
    const second = new Guest(this.#url, this.id, other, trambahn.game);
    await second.request({ t: 'sit', seat: 1, name: 'Lena' });
    second.close();
    this.#guests = this.secrets.map((each) => new Guest(this.#url, this.id, each, trambahn.game));
    for (const guest of this.#guests) await guest.until(() => guest.table !== undefined);
  }

  get columns(): number {
    const { table } = this.#guests[0] ?? {};
    return table ? table.players[0].columns.length + table.players[1].columns.length : 0;
  }

  get turns(): number {
    return this.#guests[0]?.table?.turns ?? 0;
  }

  /** The entry up to which they have heard. */
  get seq(): number {
    return this.#guests[0]?.seq ?? -1;
  }

  get isOver(): boolean {
    return this.#guests[0]?.table?.phase === 'over';
  }

  /** One decision of whoever is to move. */
  move(): Promise<void> {
    return moveOne(this.#guests, choiceOf);
  }

  close(): void {
    for (const guest of this.#guests) guest.close();
  }
}

const newSecret = (): string => randomBytes(32).toString('hex');

/** A tram before a card in a column, that before a new column, and money last; never a column it cannot pay. */
function choiceOf(guest: Guest<Trambahn>): Action {
  const { choices: all, seat } = guest;
  const table = guest.table as Table;
  const { money, columns } = table.players[seat as 0 | 1];
  const canStart = money >= 5 && columns.every(({ tram }) => tram !== 0);
  const wanted = ORDER.filter(
    (deed) =>
      (deed !== 'start-column' || canStart) && (deed !== 'lay-passenger' || table.laid === 0),
  );
  const found = wanted.flatMap((deed) => all.filter((action) => action.do === deed));
  return (found[0] ?? all[0]) as Action;
}

const ORDER = [
  'buy-tram',
  'extend-column',
  'start-column',
  'lay-passenger',
  'bank',
  'end-step',
] as const;
