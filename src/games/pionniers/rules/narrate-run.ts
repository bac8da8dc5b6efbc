import type { Language } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Event } from './model.ts';
import { narrate } from './narrate.ts';
import { runEn } from './words/run-en.ts';
import { runFr } from './words/run-fr.ts';
import type { CardEffect, RunWords, Throw } from './words/run-words.ts';

const WORDS: Record<Language, RunWords> = { en: runEn, fr: runFr };

/** A sentence, and the last event that it tells of. */
type Told = { text: string; upTo: number };

/** A throw with what came of it is one sentence, and so is a card with its effect; what else happened has its own. */
export function narrateRun(events: readonly Event[], listener: Listener): readonly Told[] {
  const told: Told[] = [];
  const again = thrownAgain(events, listener.names.length);
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Event;
    const together = again.has(event)
      ? sentenceOfTie(event, listener)
      : sentenceFrom(event, events[i + 1], events[i + 2], listener);
    const text = together?.text ?? narrate(event, listener);
    i += together ? together.events - 1 : 0;
    if (text !== undefined) told.push({ text, upTo: i });
  }
  return told;
}

/** 2.2: who throws a second time, or without the others, was level with somebody. */
function thrownAgain(events: readonly Event[], seats: number): ReadonlySet<Event> {
  const throws = events.filter((event) => event.is === 'order-thrown');
  const isFirst = throws.length >= seats;
  return new Set(
    throws.filter(({ seat }, i) => !isFirst || throws.findIndex((one) => one.seat === seat) < i),
  );
}

function sentenceOfTie(
  event: Event,
  listener: Listener,
): { text: string; events: number } | undefined {
  if (event.is !== 'order-thrown') return undefined;
  const words = WORDS[listener.language];
  return { text: words.thrownAgain(whoFor(listener)(event.seat), event.dice), events: 1 };
}

/** The sentence that begins with this event, and how many it tells of; nothing, if it is told by itself. */
function sentenceFrom(
  event: Event,
  next: Event | undefined,
  last: Event | undefined,
  listener: Listener,
): { text: string; events: number } | undefined {
  const words = WORDS[listener.language];
  const whoIs = whoFor(listener);
  if (event.is === 'dice-thrown' && next) {
    const by = { who: whoIs(event.seat), line: event.line, dice: event.dice };
    return sentenceOfThrow(by, next, last, words);
  }
  if (event.is === 'card-drawn' && next) {
    const effect = effectOf(next);
    if (!effect) return undefined;
    return { text: words.card(whoIs(event.seat), event.line, event.card, effect), events: 2 };
  }
  if (event.is === 'crate-placed' && next?.is === 'train-pushed-back') {
    const { seat, target, on, space } = event;
    const text = words.pushedBack(whoIs(seat), whoIs(target), on, space, next.to);
    return { text, events: 2 };
  }
  return undefined;
}

function sentenceOfThrow(
  by: Throw,
  next: Event,
  last: Event | undefined,
  words: RunWords,
): { text: string; events: number } | undefined {
  switch (next.is) {
    case 'sections-laid': {
      const placed = last?.is === 'train-placed';
      return { text: words.laid(by, next.count, next.railhead, placed), events: placed ? 3 : 2 };
    }
    case 'train-moved': {
      const reached = last?.is === 'dynamite-reached' ? last.space : 0;
      return { text: words.moved(by, next.from, next.to, reached), events: reached > 0 ? 3 : 2 };
    }
    case 'train-derailed':
      return { text: words.derailed(by, next.railhead, next.to), events: 2 };
    case 'engine-moved': {
      const coupled = last?.is === 'engine-coupled';
      return { text: words.ran(by, next.to, coupled), events: coupled ? 3 : 2 };
    }
    default:
      return undefined;
  }
}

/** What a card has done, told right after it. */
export function effectOf(event: Event): CardEffect | undefined {
  switch (event.is) {
    case 'train-moved':
      return { is: 'moved', from: event.from, to: event.to };
    case 'sections-laid':
      return { is: 'laid', sections: event.count, railhead: event.railhead };
    case 'sections-lost':
      return { is: 'lost', sections: event.count, railhead: event.railhead };
    case 'crate-lost':
    case 'crate-recovered':
      return { is: event.is };
    case 'turn-to-miss':
      return { is: 'misses' };
    case 'one-die-next':
      return { is: 'one-die' };
    case 'turn-again':
      return { is: 'again' };
    case 'dynamite-cleared':
      return { is: 'cleared', space: event.space };
    case 'card-idle':
      return { is: 'idle' };
    default:
      return undefined;
  }
}
