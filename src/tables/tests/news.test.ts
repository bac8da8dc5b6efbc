import { describe, expect, test } from 'vitest';
import { MOST_OF_A_TEXT } from '../bus.ts';
import { isThere, newsTexts, readNews, type TableNews } from '../news.ts';
import { Presence } from '../presence.ts';

const tables = Array.from(
  { length: 2000 },
  (_, i): TableNews => [`table${i}`.padEnd(16, 'x'), 1000 + i, i, 7],
);

describe('what a node says', () => {
  test('is put into texts that a bus takes, each with its number', () => {
    let n = 0;
    const texts = newsTexts('node', () => ++n, tables, { job: true }, true);
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(MOST_OF_A_TEXT);
    const read = texts.map((text) => readNews(text));
    expect(read.map((news) => news?.n)).toEqual(texts.map((_, i) => i + 1));
    expect(read.flatMap((news) => news?.tables)).toEqual(tables);
    const flags = read.map((news) => [news?.first, news?.last, news?.job]);
    expect(flags[0]).toEqual([true, undefined, true]);
    expect(flags.at(-1)).toEqual([undefined, true, undefined]);
    expect(flags[1]).toEqual([undefined, undefined, undefined]);
  });

  test('is one text at least, and whatever else comes by is nobody’s', () => {
    expect(newsTexts('node', () => 1, [], {}, false)).toHaveLength(1);
    for (const text of [
      '',
      '{',
      'null',
      '7',
      '{}',
      '{"from":"a","n":1}',
      '{"from":1,"n":1,"tables":[]}',
    ]) {
      expect(readNews(text)).toBeUndefined();
    }
  });

  test('names the seats whose holders are there', () => {
    expect([0, 1, 2].map((seat) => isThere(1 + 2 + 8, seat))).toEqual([true, false, true]);
    expect(isThere(1, 0)).toBe(false);
  });
});

describe('who is where', () => {
  test('is what all nodes say together, and only changes are told', () => {
    const changed: string[] = [];
    const presence = new Presence((table) => changed.push(table));
    presence.set('a', 't', 1 | 2);
    presence.set('b', 't', 1 | 4);
    presence.set('b', 't', 1 | 4);
    expect(presence.at('t')).toBe(7);
    presence.set('a', 't', 1);
    expect(presence.at('t')).toBe(5);
    presence.forget('b');
    presence.forget('a');
    expect(presence.at('t')).toBe(0);
    expect(changed).toEqual(['t', 't', 't', 't', 't']);
  });

  test('is, after a node has told all it has, only that', () => {
    const changed: string[] = [];
    const presence = new Presence((table) => changed.push(table));
    for (const table of ['old', 'both']) presence.set('a', table, 3);
    presence.set('b', 'old', 1);
    changed.length = 0;
    presence.begin('a');
    presence.set('a', 'both', 3);
    presence.set('a', 'new', 1);
    presence.end('a');
    expect(['old', 'both', 'new'].map((table) => presence.at(table))).toEqual([1, 3, 1]);
    expect(changed).toEqual(['new', 'old']);
  });
});
