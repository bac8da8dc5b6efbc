import { describe, expect, it } from 'vitest';
import type { Eyes, Language } from '#kernel/game.ts';
import { unionPacific } from '../index.ts';
import type { Event } from '../model.ts';
import { recordedGame } from './recorded.ts';

/** What a run of entries of the ordinary game says, with plain spaces. */
function told(from: number, to: number, eyes: Eyes, language: Language): string[] {
  const { entries, names } = recordedGame('four-players', to, eyes);
  const events = entries.filter(({ seq }) => seq >= from).flatMap((entry) => entry.events);
  return run(events, names, eyes, language);
}

const run = (
  events: readonly Event[],
  names: readonly string[],
  eyes: Eyes,
  language: Language,
): string[] =>
  (unionPacific.narrateRun?.(events, { language, names, eyes }) ?? []).map(({ text }) =>
    text.replaceAll(/[\u00a0\u202f]/g, ' '),
  );

describe('a turn in one sentence', () => {
  it('tells others what was built and taken, and not that a card was drawn', () => {
    expect(told(213, 216, 0, 'en')).toEqual([
      'Inès builds for **Denver Midland** between Seattle and Boise (worth 8) and takes **Billings Northern Light** (Kansas City Central replaces it).',
    ]);
    expect(told(213, 216, 0, 'fr')).toEqual([
      'Inès construit pour **Denver Midland** entre Seattle et Boise (valeur 8) et prend **Billings Northern Light** (remplacée par Kansas City Central).',
    ]);
  });

  it('tells oneself what one has drawn, too', () => {
    expect(told(222, 226, 0, 'en')).toEqual([
      'You draw a dotted track card, build for **El Paso & Rio Grande** between Albuquerque and Phoenix (worth 11) and draw **Denver Midland**.',
    ]);
  });

  it('puts laying out and discarding together', () => {
    expect(told(198, 199, 0, 'fr')).toEqual([
      'Inès expose **2 × Billings Northern Light** et défausse une carte voie ferrée simple.',
    ]);
  });

  it('begins anew with another player, and tells a drawn card that is all there is', () => {
    expect(told(193, 203, 2, 'en').map((text) => text.split(' ')[0])).toEqual([
      'Basile',
      'You',
      'Jules',
      'Ada',
    ]);
    expect(told(207, 207, 0, 'en')).toEqual(['Basile draws a track card.']);
  });

  it('tells a payment in two sentences, the sums first', () => {
    const [turned, drawn, sums, from] = told(282, 283, 0, 'en');
    expect(turned).toBe('A dividend card: the **second dividend**.');
    expect(drawn).toBe('Inès draws a share.');
    expect(sums).toMatch(/^The second dividend in all: \*\*you \d+/);
    expect(from).toMatch(/^By company: EP&RG Inès 6, Jules 12; BNL Inès 8, Jules 8; MS /);
  });
});

it('leaves nothing out: every sentence of the events is told or folded into another', () => {
  const { entries, names } = recordedGame('four-players', 600, 'watcher');
  const events = entries.flatMap((entry) => entry.events);
  const listener = { language: 'en', names, eyes: 'watcher' } as const;
  const all = unionPacific.narrateRun?.(events, listener) ?? [];
  const each = events.filter((event) => unionPacific.narrate(event, listener) !== undefined);
  expect(all.length).toBeLessThan(each.length / 2);
  const ends = all.map(({ upTo }) => upTo);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(all.at(-1)?.text).toBe('The game is over.');
  for (const { text } of all) expect(text).toMatch(/^\P{Ll}.*\.$/u);
});
