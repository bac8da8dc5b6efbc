import { expect, test } from 'vitest';
import { presets } from '#clocks/pace.ts';
import type { HallRow } from '#protocol/hall.ts';
import { en } from '../../words/hall/en.ts';
import { fr } from '../../words/hall/fr.ts';
import { dayOf, digitsOf } from '../../words/hall/hours.ts';
import { rowWords, sentenceOf } from '../row-words.ts';

const NOW = new Date(2026, 10, 16, 12, 0).getTime();
const HOUR = 3_600_000;
const guest = (name: string) => ({ kind: 'guest' as const, name, here: true });
const daily = presets.find(([name]) => name === 'daily')?.[1];

const row = (part: Partial<HallRow> = {}): HallRow => ({
  id: 'table',
  game: 'one-game',
  seats: [guest('Ada'), guest('Bob'), guest('Chloé'), guest('Lou'), guest('Zoé')],
  status: 'running',
  mine: [0],
  hosting: false,
  turn: { toAct: [0], since: NOW - 2 * HOUR - 60_000 },
  at: NOW - 3 * HOUR,
  touched: NOW,
  entries: 7,
  ...part,
});

test('my turn: since when, what is left, and the hour on the flaps', () => {
  if (!daily) throw new Error('no pace');
  const due = new Date(2026, 10, 16, 21, 40).getTime();
  const said = rowWords(row({ pace: daily, clock: { due } }), fr, 'fr', NOW);
  expect(said).toMatchObject({
    time: { digits: '2140', day: 'ce soir', mark: 'h' },
    who: 'Bob, Chloé et 2 autres',
    pace: 'Un coup par jour',
    state: 'À vous depuis 2\u00a0h',
    action: 'play',
    isShort: false,
  });
  expect(said.detail).toMatch(/^reste 9.h.40.min$/);
  expect(rowWords(row(), en, 'en', NOW)).toMatchObject({
    time: undefined,
    flap: 'no hurry',
    state: 'Yours for 2\u00a0h',
    detail: 'no clock',
    pace: 'No clock',
  });
});

test('others: who is thinking, or plays later', () => {
  const theirs = row({ turn: { toAct: [1], since: NOW - HOUR } });
  expect(rowWords(theirs, fr, 'fr', NOW)).toMatchObject({
    state: 'Bob réfléchit',
    detail: 'depuis 1\u00a0h',
    action: 'watch',
  });
  const wakes = new Date(2026, 10, 17, 8, 30).getTime();
  expect(rowWords({ ...theirs, clock: { due: wakes + HOUR, wakes } }, en, 'en', NOW)).toMatchObject(
    {
      time: undefined,
      flap: 'stopped',
      state: 'Bob plays later',
      detail: 'clock stopped until tomorrow, 8:30',
    },
  );
});

test('a table that waits: room, or an invitation; one to watch: how many do', () => {
  const { turn: _, ...rest } = row({ status: 'waiting', mine: [] });
  const seats = [guest('Bob'), { kind: 'open' as const }];
  const waiting = { ...rest, seats };
  expect(rowWords(waiting, fr, 'fr', NOW)).toMatchObject({
    flap: 'dès que complet',
    state: '1\u00a0place libre',
    detail: 'ouverte il y a 3 heures',
    action: 'join',
  });
  expect(rowWords({ ...waiting, held: true, hosting: true }, en, 'en', NOW)).toMatchObject({
    flap: 'when said',
    detail: 'begins when the host says',
    action: 'back',
  });
  expect(rowWords({ ...waiting, inviter: 'Bob' }, en, 'en', NOW)).toMatchObject({
    state: 'Bob invites you',
    action: 'accept',
  });
  const watched = rowWords(row({ mine: [], watchers: 3 }), fr, 'fr', NOW);
  expect(watched).toMatchObject({ state: 'En cours', detail: '3 spectateurs', action: 'watch' });
});

test('a row is one sentence for whoever hears it', () => {
  const said = rowWords(row(), en, 'en', NOW);
  expect(sentenceOf('One Game', said, true)).toBe(
    'One Game, Bob, Chloé and 2 others. Yours for 2\u00a0h, no clock. No clock, no hurry.',
  );
});

test('hours and days as a board has them', () => {
  expect(digitsOf(new Date(2026, 0, 1, 9, 5))).toBe(' 905');
  const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
  const days = [at(16, 13), at(16, 21), at(17, 1), at(19, 9), at(24, 9)];
  expect(days.map((day) => dayOf('fr', day, NOW))).toEqual([
    'aujourd’hui',
    'ce soir',
    'demain',
    'jeudi',
    '24 nov.',
  ]);
});
