import { describe, expect, it } from 'vitest';
import { typeset } from '#kernel/french.ts';
import type { Eyes } from '#kernel/game.ts';
import { narration, teller } from '#testkit/suite/narration.ts';
import { pionniers } from '../index.ts';
import type { Event } from '../model.ts';
import { cardWords } from '../words/cards.ts';

const of = { seat: 0, line: 2 };

/** One of each, and more where the words differ. */
const DOINGS: readonly Event[] = [
  { is: 'order-thrown', seat: 0, dice: [3, 4] },
  { is: 'order-settled', seats: [1, 0], lines: [0, 1] },
  { is: 'turn-missed', ...of },
  { is: 'dice-thrown', dice: [5], to: 'lay', ...of },
  { is: 'dice-thrown', dice: [5, 6], to: 'move', ...of },
  { is: 'dice-thrown', dice: [5, 6], to: 'run', ...of },
  { is: 'sections-laid', count: 1, railhead: 4, ...of },
  { is: 'sections-laid', count: 3, railhead: 16, free: true, ...of },
  { is: 'sections-lost', count: 1, railhead: 40, ...of },
  { is: 'sections-lost', count: 2, railhead: 40, ...of },
  { is: 'train-placed', ...of },
  { is: 'train-moved', from: 7, to: 12, ...of },
  { is: 'train-moved', from: 31, to: 27, card: true, ...of },
  { is: 'train-moved', from: 19, to: 19, ...of },
  { is: 'train-derailed', from: 39, railhead: 44, to: 37, ...of },
  { is: 'dynamite-reached', space: 41, ...of },
  { is: 'slowed', ...of },
  { is: 'train-ambushed', space: 27, garrison: 14, ...of },
  { is: 'engine-moved', from: 14, to: 17, ...of },
  { is: 'engine-coupled', ...of },
  { is: 'crate-placed', target: 1, on: 1, space: 41, ...of },
  { is: 'crate-kept', ...of },
  { is: 'train-pushed-back', from: 40, to: 36, ...of },
  { is: 'card-drawn', card: 0, ...of },
  { is: 'crate-lost', ...of },
  { is: 'crate-recovered', ...of },
  { is: 'turn-to-miss', ...of },
  { is: 'one-die-next', ...of },
  { is: 'turn-again', ...of },
  { is: 'game-won', ...of },
];

/** Whose card it is has just been said. */
const idle: Event = { is: 'card-idle', card: 0, ...of };
const cleared: Event = { is: 'dynamite-cleared', space: 41, ...of };
const EVENTS = [...DOINGS, idle, cleared];

const told = teller(pionniers);

/** Words that have no place here: the ambushes are set by bandits. */
const STEREOTYPES =
  /indian|indien|native|indigène|autochtone|savage|sauvage|redskin|peau[x-]|warrior|guerrier|tribe|tribu|tomahawk|scalp/i;

narration(pionniers, {
  doings: DOINGS,
  happenings: [idle],
  others: [cleared],
  // Who comes next, and for what.
  unsaid: [
    { is: 'turn-begun', turn: 3, ...of },
    { is: 'phase-begun', phase: 'card' },
    { is: 'strike-offered', ...of },
  ],
  ofSeat1: { is: 'crate-kept', seat: 1, line: 0 },
  begins: /^(\*\*)?\p{Lu}/u,
  you: { en: /\byour?\b/i, fr: /\b(vous|votre)\b/i },
});

describe.each(['en', 'fr'] as const)('the events in the language %s', (language) => {
  it('say whose line is cleared in English; in French its number is enough', () => {
    const names = language === 'en';
    expect(/Ada/.test(told(cleared, language, 'watcher'))).toBe(names);
    expect(/\byour?\b/i.test(told(cleared, language, 0))).toBe(names);
    expect(told(cleared, language, 'watcher')).not.toMatch(/\byour?\b/i);
    expect(told(cleared, language, 0)).not.toMatch(/Ada/);
  });

  it('name the target of a crate, and say you to it', () => {
    const crate: Event = { is: 'crate-placed', target: 1, on: 1, space: 41, ...of };
    expect(told(crate, language, 0)).toMatch(/Inès/);
    expect(told(crate, language, 1)).toMatch(
      language === 'en' ? /^Ada .* your line 2/ : /la vôtre/,
    );
  });

  it('number the lines from 1', () => {
    expect(told({ is: 'train-placed', ...of }, language, 1)).toMatch(/(line|ligne)\s3/);
  });

  it('have a title for each of the 24 cards', () => {
    for (const [card, { title }] of cardWords[language].entries()) {
      expect(told({ is: 'card-drawn', card, ...of }, language, 1)).toContain(`**${title}**`);
    }
  });

  it('know of bandits, and of no stereotype', () => {
    const ambush: Event = { is: 'train-ambushed', space: 27, garrison: 14, ...of };
    expect(told(ambush, language, 1)).toMatch(/bandits/);
    const all = [
      ...EVENTS.map((event) => told(event, language, 'watcher')),
      ...cardWords[language].flatMap(({ title, text }) => [title, text]),
    ];
    for (const text of all) expect(text).not.toMatch(STEREOTYPES);
  });
});

it('covers every event that has words', () => {
  expect(new Set(EVENTS.map(({ is }) => is)).size).toBe(26);
});

it('says some of them to the letter', () => {
  const say = (event: Event, eyes: Eyes = 1) => [told(event, 'en', eyes), told(event, 'fr', eyes)];
  expect(say({ is: 'train-pushed-back', from: 40, to: 36, ...of })).toEqual([
    'The dynamite lies right ahead: Ada’s train on line 3 backs away to **36**.',
    typeset('La dynamite est juste devant : le train d’Ada, ligne 3, recule en **36**.'),
  ]);
  expect(say({ is: 'train-moved', from: 31, to: 27, card: true, ...of }, 0)).toEqual([
    'Your train on line 3 goes back from 31 to **27**.',
    typeset('Votre train, ligne 3, recule de 31 à **27**.'),
  ]);
  // 10.4: the space may be further on than where the train stood.
  expect(say({ is: 'train-derailed', from: 35, railhead: 44, to: 37, ...of })).toEqual([
    'Ada’s train **derails** past the end of line 3, at 44: its front is put on **37**.',
    typeset(
      'Le train d’Ada **déraille** au bout de la ligne 3, en 44 : son avant est remis en **37**.',
    ),
  ]);
  expect(say({ is: 'game-won', ...of }, 0)).toEqual([
    'Your train on line 3 reaches **Buffalo Creek** first. You are the winner.',
    typeset('Votre train, ligne 3, atteint **Buffalo Creek** le premier. Vous gagnez la partie.'),
  ]);
});
