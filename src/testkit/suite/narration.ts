import { describe, expect, it } from 'vitest';
import type { Eyes, Kind, Language } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';

/** The events of one game, sorted by what their words must say. One of each, and more where the words differ. */
export type Narration<K extends Kind> = {
  /** What seat 0 does, with others or alone: they are told its name, and it is told "you". */
  doings: readonly K['event'][];
  /** What nobody does: neither a name nor "you". */
  happenings: readonly K['event'][];
  /** What is told in other ways. */
  others?: readonly K['event'][];
  /** What goes without saying. */
  unsaid: readonly K['event'][];
  /** Something that seat 1 does, and that its name begins. */
  ofSeat1: K['event'];
  /** How a sentence may begin: with a capital, unless told. */
  begins?: RegExp;
  /** The words for "you". */
  you?: Readonly<Record<Language, RegExp>>;
};

const CAPITAL = /^\p{Lu}/u;
const YOU = { en: /\byou\b/i, fr: /\bvous\b/i } as const;

/** The event in words, for a game of Ada (seat 0) and Inès; nothing where it has none. */
export const teller =
  <K extends Kind>(title: Title<K>) =>
  (event: K['event'], language: Language, eyes: Eyes): string =>
    title.narrate(event, { language, names: ['Ada', 'Inès'], eyes }) ?? '';

/** Holds the words of a game to what a listener needs, in both languages. */
export function narration<K extends Kind>(title: Title<K>, told: Narration<K>): void {
  const { doings, happenings, others = [], unsaid, begins = CAPITAL, you = YOU } = told;
  const tell = teller(title);

  describe.each(['en', 'fr'] as const)('the events in the language %s', (language) => {
    it.each([0, 1, 'watcher'] as const)('are sentences for seat %s', (eyes) => {
      for (const event of [...doings, ...happenings, ...others]) {
        const sentence = tell(event, language, eyes);
        const which = JSON.stringify(event);
        expect(sentence, which).toMatch(begins);
        expect(sentence, which).toMatch(/^.*\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object|\s\s|\*\*\*|: \./);
        expect((sentence.match(/\*\*/g) ?? []).length % 2).toBe(0);
      }
    });

    it('name the one who acts to others, and say you to himself', () => {
      for (const event of doings) {
        expect(tell(event, language, 'watcher')).toMatch(/Ada/);
        expect(tell(event, language, 'watcher')).not.toMatch(you[language]);
        expect(tell(event, language, 0)).toMatch(you[language]);
        expect(tell(event, language, 0)).not.toMatch(/Ada/);
      }
    });

    it('name nobody where nobody does anything', () => {
      for (const event of happenings) {
        expect(tell(event, language, 0)).not.toMatch(/Ada|\byou\b|vous/i);
      }
    });

    it('need no words for what goes without saying', () => {
      const listener = { language, names: ['Ada', 'Inès'], eyes: 0 } as const;
      for (const event of unsaid) expect(title.narrate(event, listener)).toBeUndefined();
    });
  });

  it('gives a name to a seat that has none', () => {
    const listener = { language: 'en', names: [], eyes: 'watcher' } as const;
    expect(title.narrate(told.ofSeat1, listener)).toMatch(/^2 /);
  });
}
