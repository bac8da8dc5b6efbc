import { expect } from 'vitest';
import type { Card } from '#games/trambahn/rules/model.ts';
import type { Eyes } from '#kernel/game.ts';
import { type EntryShown, type ToClient, toClient } from '#protocol/to-client.ts';
import { eventShownTo, own, table } from './viewer-schema.ts';

type Event = { is: string; seat?: number; card?: Card; cards?: Card[] };
type Own = { hand: Card[]; seen: Record<string, unknown> };

/**
 * Reads everything that was sent to one pair of eyes, and keeps a notebook as an honest player would: every card that was
 * ever before these eyes. Whatever is said about a card must be about one of those.
 */
export class Auditor {
  /** The seat whose player this is. Before they sit down, and if they never do, they are a watcher. */
  readonly #seat: Eyes;
  #eyes: Eyes;
  /** How many of each kind these eyes have seen at least. Undone moves were seen too. */
  readonly #witnessed = new Map<Card, number>();
  messages = 0;

  constructor(seat: Eyes) {
    this.#seat = seat;
    this.#eyes = seat;
  }

  read(text: string): void {
    this.messages++;
    const message = toClient.parse(JSON.parse(text));
    switch (message.t) {
      case 'welcome':
        expect([this.#seat, 'watcher']).toContain(message.eyes);
        this.#eyes = message.eyes;
        this.#entries(message.past);
        this.#view(message);
        break;
      case 'you':
        expect([this.#seat, 'watcher']).toContain(message.eyes);
        this.#eyes = message.eyes;
        this.#own(message);
        break;
      case 'update':
        this.#entries(message.entries);
        // Said after an undo alone; otherwise the events are all there is.
        if (message.table === undefined) expect(message).not.toHaveProperty('own');
        else this.#view(message);
        break;
      case 'seen':
        this.#view(message);
        break;
      case 'past':
        this.#entries(message.past);
        break;
      case 'log':
        // Only after the end, when all of it is open: the test sees to that.
        break;
      default:
        // Has no room for anything of the game: the schema of the protocol is strict.
        expect(['seats', 'asked', 'aside', 'done', 'refused', 'closing']).toContain(message.t);
    }
  }

  #entries(entries: readonly EntryShown[]): void {
    const shown = eventShownTo(this.#eyes);
    for (const entry of entries) {
      for (const raw of entry.events) {
        const event = shown.parse(raw) as Event;
        for (const card of [
          ...(event.cards ?? []),
          ...(event.card === undefined ? [] : [event.card]),
        ]) {
          this.#witness(card);
        }
      }
    }
  }

  #view(view: Extract<ToClient, { t: 'welcome' | 'update' | 'seen' }>): void {
    table.parse(view.table);
    this.#own(view);
  }

  #own(view: { own?: unknown }): void {
    if (this.#eyes === 'watcher') {
      expect(view).not.toHaveProperty('own');
      return;
    }
    const { hand, seen } = own.parse(view.own) as Own;
    for (const cards of [hand, ...pilesOf(seen)]) {
      for (const card of new Set(cards)) {
        const told = cards.filter((each) => each === card).length;
        expect(told).toBeLessThanOrEqual(this.#witnessed.get(card) ?? 0);
      }
    }
  }

  #witness(card: Card): void {
    this.#witnessed.set(card, (this.#witnessed.get(card) ?? 0) + 1);
  }
}

/** The piles that a seat remembers, each as a list of cards. */
function pilesOf(seen: Record<string, unknown>): Card[][] {
  return Object.values(seen).flatMap((pile) =>
    (pile as unknown[]).some(Array.isArray) ? (pile as Card[][]) : [pile as Card[]],
  );
}

/** Is any stretch of this secret in the text? Twelve digits do not come by chance. */
export function tellsOf(secret: string, text: string): boolean {
  const STRETCH = 12;
  const digits = text.toLowerCase();
  const bytes = Buffer.from(secret, 'hex');
  for (let at = 0; at + STRETCH <= secret.length; at++) {
    if (digits.includes(secret.slice(at, at + STRETCH))) return true;
  }
  return (
    text.includes(bytes.toString('base64').slice(0, 20)) || text.includes([...bytes].join(','))
  );
}
