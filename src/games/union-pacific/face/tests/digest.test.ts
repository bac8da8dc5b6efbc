import { describe, expect, it } from 'vitest';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Event } from '#games/union-pacific/rules/model.ts';
import { recordedGame } from '#games/union-pacific/rules/tests/recorded.ts';
import type { Eyes, Language } from '#kernel/game.ts';
import type { Strip } from '#ui/face.ts';
import { readAloud } from '../logic/aloud.ts';
import { digest } from '../logic/digest.ts';
import { sign } from '../logic/sign.ts';
import { randomGame } from './games.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** What the others did from one entry to another of the ordinary game. */
function since(
  from: number,
  to: number,
  { eyes = 0, language = 'fr' }: { eyes?: Eyes; language?: Language } = {},
): readonly Strip<Event>[] {
  const { entries, names, seen } = recordedGame('four-players', to, eyes);
  return digest(
    entries.filter(({ seq }) => seq >= from),
    seen,
    { names, eyes, language },
  ).map((strip) => ({ ...strip, text: plain(strip.text) }));
}

describe('since your turn', () => {
  it('says value, share taken and the new place, one strip for each rival', () => {
    expect(
      since(193, 203).map(({ seat, text, detail, short }) => [seat, text, detail, short]),
    ).toEqual([
      [1, 'Basile **BNL 7→8**, prend **Union Pacific**', undefined, 'BNL ↑8'],
      [2, 'Inès expose **2 BNL** : **1er rang à égalité**', '+6', '+2\u00a0BNL'],
      [3, 'Jules expose **2 BNL** : **1er rang à égalité**', '+6', '+2\u00a0BNL'],
    ]);
    expect(since(193, 203, { language: 'en' }).map(({ text }) => text)).toEqual([
      'Basile **BNL 7→8**, takes **Union Pacific**',
      'Inès lays **2 BNL**: **tied first**',
      'Jules lays **2 BNL**: **tied first**',
    ]);
  });

  it('says who has chosen an opening, and not which', () => {
    expect(since(3, 4).map(({ seat, text, short }) => [seat, text, short])).toEqual([
      [1, 'Basile a choisi son investissement', '✓'],
      [2, 'Inès a choisi son investissement', '✓'],
    ]);
    expect(since(55, 64).some(({ text }) => text.includes('investissement'))).toBe(false);
  });

  it('is about the trains and the shares laid out', () => {
    const [basile, ines] = since(193, 203);
    expect(basile?.about.map(({ is }) => is)).toEqual(['train-built']);
    expect(ines?.about.map(({ is }) => is)).toEqual(['shares-invested']);
  });

  it('says of the pile only that somebody drew from it, where there is room', () => {
    expect(since(207, 211)).toMatchObject([
      { text: 'Basile **KCC 6→7**', detail: 'pioche une action', short: 'KCC ↑7' },
    ]);
  });

  it('has a payment first, with one’s own gain in brass and what the others got', () => {
    const [paid, ...rivals] = since(279, 286);
    expect(paid?.gain).toMatch(/^\+\d+$/);
    expect(paid?.text).toMatch(/^\*\*2e dividende\*\* : \w+ \+\d+, /);
    expect(paid?.text).not.toMatch(/vous/);
    expect(paid?.seat).toBeUndefined();
    expect(rivals.map(({ seat }) => seat)).not.toContain(0);
    const [watched] = since(279, 286, { eyes: 'watcher' });
    expect(watched).toMatchObject({ short: '2e dividende' });
    expect(watched?.text).toMatch(/Ada \+/);
  });

  it('never says undefined, and never leaves bold open, in a whole game', () => {
    for (let to = 65; to < 526; to += 65) {
      for (const language of ['fr', 'en'] as const) {
        for (const { text, detail = '', short = '' } of since(to - 30, to, { language })) {
          expect(`${text}${detail}${short}`).not.toMatch(/undefined|NaN/);
          expect(text.split('**').length % 2).toBe(1);
        }
      }
    }
  });
});

describe('a sign', () => {
  const { entries, names, seen } = recordedGame('four-players', 600, 0);
  const signs = (language: Language) =>
    entries
      .flatMap((entry) => entry.events)
      .filter(({ is }) => is === 'dividend-paid')
      .map((event) =>
        sign(event, { ...seen, table: { ...seen.table, paid: 3 } }, { names, eyes: 0, language }),
      );

  it('tells that one payment is left; the others have their panel', () => {
    const [first, second, third, last] = signs('fr');
    expect([first, second, last]).toEqual([undefined, undefined, undefined]);
    expect(third).toMatchObject({ title: 'Plus qu’un dividende', rule: '11.1' });
    expect(third?.text).toMatch(/la partie est finie/);
    const paid = entries
      .flatMap((entry) => entry.events)
      .filter(({ is }) => is === 'dividend-paid');
    const listener = { names, eyes: 0, language: 'fr' } as const;
    // Once the last is paid, none is left.
    expect(paid.map((event) => sign(event, seen, listener)).some(Boolean)).toBe(false);
  });

  it('has one event for the last Union Pacific share, however many are taken', () => {
    const left = [...randomGame(4, 5)].flatMap(({ before, events }) =>
      events.some((event) => 'last' in event) ? [before.table.upPile] : [],
    );
    expect(left).toEqual([1]);
  });

  it('tells when the last Union Pacific share is gone', () => {
    const listener = { names, eyes: 0, language: 'en' } as const;
    const now = { ...seen, table: { ...seen.table, phase: 'exchange', upPile: 0 } as const };
    const taken: Event = { is: 'up-taken', seat: 1 };
    // One that was taken before is not the last, though it is read of when none is left.
    expect(sign(taken, now, listener)).toBeUndefined();
    expect(sign({ ...taken, last: true }, now, listener)).toMatchObject({
      title: 'Union Pacific is gone',
      rule: '7.3',
    });
  });
});

describe('the table read aloud', () => {
  const read = (upTo: number, language: Language): string => {
    const { seen, state, names } = recordedGame('four-players', upTo, 0);
    const { own } = seen;
    const choices = own ? unionPacific.game.choices(state.table, own, 0) : [];
    return plain(readAloud({ ...seen, eyes: 0, names, language }, choices));
  };

  it('says what everybody has and what may be taken, with its worth', () => {
    expect(read(243, 'fr')).toBe(
      'Fortunes : Jules 11, Basile 10, vous 6, Inès 3 ; un dividende vous paierait 22 ; encore 3 dividendes, 5,6 % à la prochaine carte. ' +
        'Prenez une action : Denver Midland, reste +8, Kansas City Central, +10, Miami Southern, +3 → +5, Union Pacific, reste +10 ou la première carte de la pioche.',
    );
  });

  it('says what can be built, and whose turn it is', () => {
    expect(read(203, 'en')).toMatch(
      /You can build on \d+ spaces for \d+ companies or lay out some of your \d shares\.$/,
    );
    expect(read(600, 'en')).toMatch(/^The game is over: /);
  });
});
