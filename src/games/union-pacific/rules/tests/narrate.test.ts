import { describe, expect, it } from 'vitest';
import type { Eyes } from '#kernel/game.ts';
import { narration, teller } from '#testkit/suite/narration.ts';
import { unionPacific } from '../index.ts';
import { type Event, UP } from '../model.ts';
import { BN, EP, MR } from './own-board.ts';

const built = {
  is: 'train-built',
  seat: 0,
  track: 0,
  company: MR,
  space: 17,
  ends: [{ name: 'Toronto' }, { name: 'Montreal', fr: 'Montréal' }],
  value: 3,
} as const;

/** One of each that somebody does, and more where the words differ. */
const DOINGS: readonly Event[] = [
  { is: 'cards-dealt', seat: 0 },
  { is: 'cards-dealt', seat: 0, tracks: [0, 0, 1], shares: [EP, EP, BN, MR, UP] },
  { is: 'opening-chosen', seat: 0 },
  { is: 'opening-chosen', seat: 0, share: EP },
  { is: 'openings-revealed', shares: [EP, UP] },
  { is: 'track-drawn', seat: 0 },
  { is: 'track-drawn', seat: 0, track: 4 },
  { is: 'track-swapped', seat: 0, track: 3 },
  { ...built, ends: [...built.ends] },
  { is: 'shares-invested', seat: 0, shares: [EP, EP, EP] },
  { is: 'shares-invested', seat: 0, shares: [EP, UP] },
  { is: 'track-discarded', seat: 0, track: 1 },
  { is: 'track-discarded', seat: 0, track: 2, idle: true },
  { is: 'share-taken', seat: 0, share: BN, place: 2 },
  { is: 'share-drawn', seat: 0 },
  { is: 'share-drawn', seat: 0, share: BN },
  { is: 'up-taken', seat: 0 },
  { is: 'share-exchanged', seat: 0 },
  { is: 'share-exchanged', seat: 0, share: BN },
  { is: 'company-paid', company: EP, value: 9, nth: 2, payments: [9, 4] },
  { is: 'up-paid', nth: 2, payments: [10, 0] },
  { is: 'dividend-paid', nth: 3, payments: [19, 4, 21] },
];

/** One of each that nobody does. */
const HAPPENINGS: readonly Event[] = [
  { is: 'display-laid', shares: [EP, BN, BN, MR] },
  { is: 'tracks-reshuffled' },
  { is: 'share-displayed', share: BN, place: 2 },
  { is: 'display-removed', share: BN },
  { is: 'dividend-turned', nth: 1 },
  { is: 'dividend-turned', nth: 4 },
  { is: 'dividend-turned', nth: 4, ignored: true },
  { is: 'third-appeared', shares: new Array<number>(11).fill(1) },
  { is: 'dividend-paid', nth: 1, payments: [0, 0] },
  { is: 'dividend-paid', nth: 2, payments: [null, null], secret: true },
  { is: 'game-ended', money: [40, 30] },
];

narration(unionPacific, {
  doings: DOINGS,
  happenings: HAPPENINGS,
  // The beginning of a turn or a phase, and a payment that brings nobody anything.
  unsaid: [
    { is: 'turn-begun', seat: 0, turn: 3 },
    { is: 'phase-begun', phase: 'draw' },
    { is: 'company-paid', company: EP, value: 9, nth: 1, payments: [0, 0] },
    { is: 'company-paid', company: EP, value: 9, nth: 1, payments: [null, 0], secret: true },
    { is: 'up-paid', nth: 1, payments: [0, 0] },
  ],
  ofSeat1: { is: 'up-taken', seat: 1 },
  begins: /^(\*\*)?\p{Lu}/u,
});

const told = teller(unionPacific);

describe.each(['en', 'fr'] as const)('the events in the language %s', (language) => {
  it('name the imaginary player', () => {
    const event: Event = { is: 'dividend-paid', nth: 3, payments: [19, 4, 21] };
    expect(told(event, language, 0)).toMatch(
      language === 'en' ? /the imaginary player 21/ : /le joueur imaginaire 21/,
    );
  });

  it('tell one’s own sum only, where money is hidden', () => {
    const event: Event = { is: 'dividend-paid', nth: 2, payments: [12, null], secret: true };
    expect(told(event, language, 0)).toMatch(/12/);
    expect(told(event, language, 0)).not.toMatch(/Inès/);
  });
});

it('covers every event there is', () => {
  const all = new Set([...DOINGS, ...HAPPENINGS].map(({ is }) => is));
  // And the beginning of a turn.
  expect(all.size).toBe(22);
});

it('says some of them to the letter', () => {
  const say = (event: Event, eyes: Eyes = 1) => [told(event, 'en', eyes), told(event, 'fr', eyes)];
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
  expect(plain(say({ ...built, ends: [...built.ends] }))).toEqual([
    'Ada builds for **Marquette Rocky Road** between Toronto and Montreal: worth 3.',
    'Ada construit pour **Marquette Rocky Road** entre Toronto et Montréal : valeur 3.',
  ]);
  expect(
    plain(say({ is: 'company-paid', company: EP, value: 9, nth: 2, payments: [9, 4] })),
  ).toEqual([
    'El Paso & Rio Grande (9) pays Ada 9, you 4.',
    'El Paso & Rio Grande (9) verse : Ada 9, vous 4.',
  ]);
  expect(plain(say({ is: 'dividend-paid', nth: 3, payments: [19, 4, 21] }, 0))).toEqual([
    'The third dividend in all: **you 19, Inès 4, the imaginary player 21**.',
    'Le troisième dividende en tout : **vous 19, Inès 4, le joueur imaginaire 21**.',
  ]);
  expect(plain(say({ is: 'dividend-paid', nth: 1, payments: [0, 0] }))).toEqual([
    'The first dividend is paid.',
    'Le premier dividende est versé.',
  ]);
  expect(plain(say({ is: 'shares-invested', seat: 0, shares: [EP, EP, EP] }))).toEqual([
    'Ada lays out **3 × El Paso & Rio Grande**.',
    'Ada expose **3 × El Paso & Rio Grande**.',
  ]);
  expect(plain(say({ is: 'track-discarded', seat: 0, track: 2, idle: true }, 0))).toEqual([
    'You can neither build nor invest, and discard a black track card.',
    'Vous ne pouvez ni construire ni investir, et défaussez une carte voie ferrée noire.',
  ]);
  expect(plain(say({ is: 'track-drawn', seat: 0, track: 4 }))).toEqual([
    'Ada draws a **joker**.',
    'Ada pioche un **joker**.',
  ]);
  expect(plain(say({ is: 'track-swapped', seat: 0, track: 3 }))).toEqual([
    'Ada swaps a dead white track card.',
    'Ada remplace une carte morte (voie ferrée blanche).',
  ]);
  expect(plain(say({ is: 'display-removed', share: EP }))).toEqual([
    'Four times El Paso & Rio Grande on display: all four leave the game.',
    'Les quatre actions visibles sont d’El Paso & Rio Grande : elles sortent du jeu.',
  ]);
  expect(plain(say({ is: 'opening-chosen', seat: 0 }))).toEqual([
    'Ada has chosen an opening investment.',
    'Ada a choisi un investissement initial.',
  ]);
  expect(plain(say({ is: 'share-taken', seat: 0, share: BN, place: 2 }))).toEqual([
    'Ada takes **Billings Northern Light** from the display.',
    'Ada prend **Billings Northern Light** parmi les actions visibles.',
  ]);
});
