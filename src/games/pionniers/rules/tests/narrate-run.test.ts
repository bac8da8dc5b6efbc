import { describe, expect, it } from 'vitest';
import { typeset } from '#kernel/french.ts';
import type { Eyes, Language } from '#kernel/game.ts';
import type { Event } from '../model.ts';
import { narrate } from '../narrate.ts';
import { narrateRun } from '../narrate-run.ts';
import { recorded } from './recorded.ts';

const of = { seat: 0, line: 1 };
const NAMES = ['Ada', 'Inès'];

const say = (events: readonly Event[], language: Language, eyes: Eyes = 'watcher'): string[] =>
  narrateRun(events, { language, names: NAMES, eyes }).map(({ text }) => text);

const MOVED: readonly Event[] = [
  { is: 'dice-thrown', dice: [5, 1], to: 'move', ...of },
  { is: 'train-moved', from: 50, to: 56, ...of },
  { is: 'phase-begun', phase: 'card' },
  { is: 'card-drawn', card: 2, ...of },
  { is: 'train-moved', from: 56, to: 50, card: true, ...of },
  { is: 'turn-begun', turn: 67, seat: 1, line: 2 },
];

describe('a turn in one or two sentences', () => {
  it('tells a throw with its move, and a card with its effect', () => {
    expect(say(MOVED, 'en')).toEqual([
      'Ada throws 5 and 1 on line 2: the train goes on from 50 to **56**.',
      'Ada draws **Icy grade** on line 2: the train goes back from 56 to **50**.',
    ]);
    expect(say(MOVED, 'fr', 0)).toEqual([
      typeset('Vous lancez 5 et 1, ligne 2 : votre train avance de 50 à **56**.'),
      typeset('Vous tirez **Pente verglacée**, ligne 2 : votre train recule de 56 à **50**.'),
    ]);
  });

  it('tells a second throw for the order as what it is', () => {
    const thrown = (seat: number, dice: [number, number]): Event => ({
      is: 'order-thrown',
      seat,
      dice,
    });
    const level = [thrown(0, [3, 4]), thrown(1, [5, 2])];
    expect(say([...level, thrown(0, [6, 4]), thrown(1, [1, 4])], 'fr', 1)).toEqual([
      typeset('Ada lance 3 et 4 pour l’ordre de jeu : **7**.'),
      typeset('Vous lancez 5 et 2 pour l’ordre de jeu : **7**.'),
      typeset('À égalité, Ada relance : 6 et 4, **10**.'),
      typeset('À égalité, vous relancez : 1 et 4, **5**.'),
    ]);
    // Of more than two, only those throw again who were level.
    expect(say([thrown(1, [1, 4])], 'en')).toEqual(['Level, Inès throws again: 1 and 4, **5**.']);
  });

  it('tells of which events', () => {
    const told = narrateRun(MOVED, { language: 'en', names: NAMES, eyes: 0 });
    expect(told.map(({ upTo }) => upTo)).toEqual([1, 4]);
  });

  it('tells of sections, a derailment, a run and a push-back', () => {
    const thrown = (dice: number[], to: 'lay' | 'move' | 'run'): Event => ({
      is: 'dice-thrown',
      dice,
      to,
      ...of,
    });
    expect(
      say([thrown([3], 'lay'), { is: 'sections-laid', count: 2, railhead: 84, ...of }], 'fr'),
    ).toEqual([typeset('Ada lance 3, ligne 2 : **2 sections**, voie jusqu’à **84**.')]);
    expect(
      say(
        [thrown([6, 5], 'move'), { is: 'train-derailed', from: 55, railhead: 60, to: 53, ...of }],
        'fr',
      ),
    ).toEqual([
      typeset(
        'Ada lance 6 et 5, ligne 2 : son train **déraille** en 60, son avant est remis en **53**.',
      ),
    ]);
    expect(
      say(
        [
          thrown([3, 6], 'run'),
          { is: 'engine-moved', from: 14, to: 21, ...of },
          { is: 'engine-coupled', ...of },
        ],
        'en',
        0,
      ),
    ).toEqual([
      'You throw 3 and 6 on line 2: your light engine runs up to **21** and is back with its train.',
    ]);
    expect(
      say(
        [
          { is: 'crate-placed', target: 1, on: 2, space: 35, ...of },
          { is: 'train-pushed-back', from: 34, to: 30, seat: 1, line: 2 },
        ],
        'fr',
        1,
      ),
    ).toEqual([
      typeset(
        'Ada place une caisse de **dynamite** en 35 sur la ligne 3, la vôtre : votre train recule en **30**.',
      ),
    ]);
  });
});

describe.each(['en', 'fr'] as const)('whole games in %s', (language) => {
  it.each(['four-players', 'pile-gone-round', 'chain-of-push-backs', 'two-trains-each'])(
    'are told in fewer sentences, and nothing is left out: %s',
    (name) => {
      const events = recorded(name).flatMap((entry) => entry.events);
      const listener = { language, names: ['Ada', 'Basile', 'Inès', 'Jules'], eyes: 0 };
      const told = narrateRun(events, listener);
      const single = events.filter((event) => narrate(event, listener) !== undefined);
      expect(told.length).toBeLessThan(single.length * 0.65);
      for (const { text } of told) {
        expect(text).toMatch(/^(\*\*)?\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/undefined|NaN|\s\s/);
        expect((text.match(/\*\*/g) ?? []).length % 2).toBe(0);
      }
      const upTo = told.map((one) => one.upTo);
      expect(upTo).toEqual([...new Set(upTo)].sort((a, b) => a - b));
      // Every event that has words is told by the first sentence that reaches it.
      const last = events.findLastIndex((event) => narrate(event, listener) !== undefined);
      expect(upTo.at(-1)).toBe(last);
    },
  );
});
