import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '#games/index.ts';
import type { Language } from '#kernel/game.ts';
import type { Essentials, Facts, GamePictures } from '#ui/game-pictures.ts';
import { latest, ofHouse } from '../door/last-games.ts';
import { parseRulebook, rulesOf } from '../rules/parse.ts';

const inGame = (game: string, path: string): URL =>
  new URL(`../../games/${game}/${path}`, import.meta.url);

async function read<T>(game: string, path: string, name: string): Promise<T> {
  const module = (await import(inGame(game, path).href)) as Record<string, unknown>;
  return module[name] as T;
}

function rulesIn(game: string, language: Language): readonly string[] {
  const text = readFileSync(inGame(game, `rulebook/${language}.md`), 'utf8');
  return rulesOf([parseRulebook(text)]).map(({ rule }) => rule);
}

const withFacts = games.map(({ id }) => id).filter((id) => existsSync(inGame(id, 'face/facts.ts')));
const withEssentials = games
  .map(({ id }) => id)
  .filter((id) => existsSync(inGame(id, 'rulebook/essentials.ts')));

describe.each(withFacts)('the door of %s', (game) => {
  it('names four pictures that the game has drawn, and a time', async () => {
    const facts = await read<Facts>(game, 'face/facts.ts', 'facts');
    const { drawings } = await read<GamePictures>(game, 'face/pictures.tsx', 'pictures');
    expect(facts.slides).toHaveLength(4);
    expect(facts.slides.filter(({ picture }) => !(picture in drawings))).toEqual([]);
    expect(facts.minutes[0]).toBeLessThan(facts.minutes[1]);
  });

  it('says how many stops its lesson has', async () => {
    const facts = await read<Facts>(game, 'face/facts.ts', 'facts');
    const [lesson] = (await games.find(({ id }) => id === game)?.load.lessons?.()) ?? [];
    expect(facts.stops).toBe(lesson?.stops.length);
  });
});

describe.each(withEssentials)('the essentials of %s', (game) => {
  it('cite articles that its rulebook has, beside pictures that it has drawn', async () => {
    const { turn, pictures } = await read<Essentials>(game, 'rulebook/essentials.ts', 'essentials');
    const { drawings } = await read<GamePictures>(game, 'face/pictures.tsx', 'pictures');
    const cited = [...turn.rules, ...pictures.flatMap(({ rules }) => rules)];
    for (const language of ['en', 'fr'] as const) {
      const rules = rulesIn(game, language);
      expect(cited.filter((rule) => !rules.includes(rule))).toEqual([]);
    }
    const named = [...pictures.map(({ picture }) => picture), turn.first.picture ?? []].flat();
    expect(named.filter((picture) => !(picture in drawings))).toEqual([]);
    expect(pictures).toHaveLength(4);
  });
});

describe('the last games', () => {
  const seat = (name: string, place: number, score: number) => ({ name, place, score });
  const ended = { game: 'trambahn', pace: 'none', ended: 'rules' } as const;

  it('are told with the best place first', () => {
    const seats = [seat('Ada', 2, 129), seat('Basile', 1, 151)];
    expect(ofHouse({ ...ended, table: 'abcdefghij', at: 1, seats }, 'en')).toEqual({
      href: '/replay/abcdefghij',
      at: 1,
      names: ['Basile', 'Ada'],
      won: ['Basile'],
      scores: [151, 129],
    });
  });

  it('are three, the latest first, and none twice', () => {
    const at = (href: string, when: number) => ({ href, at: when, names: [], won: [] });
    const found = latest([at('a', 1), at('b', 4), at('a', 1), at('c', 3), at('d', 2)]);
    expect(found.map(({ href }) => href)).toEqual(['b', 'c', 'd']);
  });
});
