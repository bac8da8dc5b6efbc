import { describe, expect, test } from 'vitest';
import type { Actor, Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { openMailer } from '../mail/mailer.ts';
import type { Item } from '../notices/items.ts';
import { letterOfMany, letterOfOne } from '../notices/letter.ts';
import { sinceTold } from '../notices/since.ts';
import { openMailCatcher } from '../services/mail-catcher.ts';

const names = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];

/** Its events are their own sentences. */
const title: Pick<Title<Kind>, 'narrate'> = { narrate: (event) => event as string };

const told = (...entries: [Actor, ...string[]][]) =>
  sinceTold(
    {
      entries: entries.map(([actor, ...events], i) => ({ seq: i + 1, actor, events })),
      names,
      eyes: 0,
    },
    title,
    'en',
  );

describe('since your turn', () => {
  test('is a line for each who did something, what matters first, then the latest', () => {
    const { headline, lines } = told(
      [1, 'Bob bids **$4**.'],
      [2, 'Cleo passes.'],
      [3, '**Dan** bids **$5**.'],
    );
    expect(headline).toBe('Dan bids $5');
    expect(lines).toEqual([
      { seat: 3, name: 'Dan', text: 'bids $5' },
      { seat: 1, name: 'Bob', text: 'bids $4' },
      { seat: 2, name: 'Cleo', text: 'passes' },
    ]);
  });

  test('has three lines at most: the others share the last', () => {
    const { lines } = told(
      [1, 'Bob bids **$4**.'],
      [2, 'Cleo passes.'],
      [3, 'Dan bids **$5**.'],
      [4, 'Eve passes.'],
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'bids $5',
      'bids $4',
      'Cleo passes · Eve passes',
    ]);
  });

  test('tells of one seat what matters, in two sentences, and not what everybody does', () => {
    const deeds = ['**one**', 'draws a card', '**two**', '**three**'].map((deed) => `Bob ${deed}.`);
    expect(told([1, ...deeds]).lines).toEqual([{ seat: 1, name: 'Bob', text: 'two · three' }]);
    expect(told([1, 'Bob draws a card.']).lines).toEqual([
      { seat: 1, name: 'Bob', text: 'draws a card' },
    ]);
  });

  test('begins with what befell the table, where there is room', () => {
    const entries: [Actor, ...string[]][] = [
      [1, 'Bob lays **9**.'],
      ['chance', '**Red** pays: you 8, Bob 4.', 'Cards are dealt.'],
    ];
    expect(told(...entries).lines).toEqual([
      { text: 'Red pays: you 8, Bob 4' },
      { seat: 1, name: 'Bob', text: 'lays 9' },
    ]);
  });

  test('says the beginning of a long sentence where there is little room, and nothing of nothing', () => {
    const { headline, lines } = told([
      1,
      `Bob builds **a line** (worth 5), ${'and more '.repeat(9)}.`,
    ]);
    expect(headline).toBe('Bob builds a line…');
    expect(lines[0]?.text).toContain('and more');
    expect(told()).toEqual({ lines: [] });
  });
});

const item: Item = {
  table: 'abc',
  kind: 'turn',
  id: 'railroad-tycoon',
  game: { en: 'Railroad Tycoon', fr: 'Railroad Tycoon' },
  host: '<Bob>',
  seat: 0,
  since: 0,
  deadline: Date.parse('2026-11-18T20:40:00Z'),
};
const reader = {
  name: 'Ada',
  language: 'fr',
  zone: 'Europe/Paris',
  now: Date.parse('2026-11-18T15:40:00Z'),
} as const;
const since = told([1, 'Bob passe.'], [2, 'Cleo offre **5\u202f000\u00a0$**.']);
const site = 'https://rotonde.example';

describe('a letter', () => {
  test('says what has happened, that it is one’s turn, and until when, twice alike', () => {
    const { subject, text, html } = letterOfOne(item, reader, { site, since });
    expect(subject).toBe('À vous, Ada\u00a0: Cleo offre 5\u202f000\u00a0$');
    for (const words of ['Depuis votre tour', 'il vous reste 5\u00a0h', `${site}/t/abc`]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain('table de <Bob>');
    expect(html).toContain('table de &lt;Bob&gt;');
    expect(html).toContain('mercredi 18 nov., 16\u00a0h\u00a040');
    expect(html).not.toMatch(/src=|url\(/);
  });

  test('of several tables leads to each', () => {
    const { subject, text, html } = letterOfMany([item, { ...item, table: 'def' }], reader, site);
    expect(subject).toBe('Deux tables vous attendent');
    for (const part of [text, html]) {
      expect(part).toContain(`${site}/t/abc`);
      expect(part).toContain(`${site}/t/def`);
    }
  });

  test('carries its picture with it, with words for it', async () => {
    const mail = await openMailCatcher();
    const mailer = openMailer(mail.url, 'Rotonde <house@example.org>');
    const picture = { type: 'image/png', bytes: Buffer.from('drawn'), alt: 'The "North"' } as const;
    const written = letterOfOne(item, reader, { site, picture });
    expect(written.text).toContain('The "North"');
    expect(written.html).toContain('alt="The &quot;North&quot;"');
    await mailer.send('ada@example.org', 'one', written);
    const [letter] = await mail.reach(1);
    const name = /src=(?:3D)?"cid:([a-z]+)"/.exec(letter?.text.replaceAll('=\r\n', '') ?? '')?.[1];
    expect(letter?.text).toContain(`Content-ID: <${name}>`);
    expect(letter?.text).toContain('Content-Type: image/png');
    expect(letter?.text).toContain(Buffer.from('drawn').toString('base64'));
    mailer.close();
    await mail.close();
  });
});
