import { describe, expect, it } from 'vitest';
import { CARDS } from '#games/railroad-tycoon/rules/data/cards.ts';
import { TYCOONS } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Phase, Table } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { nextCity } from '../handling/walk.ts';
import { worthOf } from '../logic/card-worth.ts';
import { accountsOf, coursesOf, placesOf } from '../logic/history.ts';
import {
  citiesNamed,
  cityName,
  linksFrom,
  readCities,
  readCity,
} from '../logic/network-reading.ts';
import { steps, subtitle } from '../logic/steps.ts';
import { standingOf } from '../logic/tycoon.ts';
import { wordsIn } from '../words/index.ts';
import { NO_OPTIONS, recordedGame, recordNames, stateAt } from './games.ts';

const { game } = railroadTycoon;
const LANGUAGES = ['en', 'fr'] as const;
const { table: bare } = game.setup(3, NO_OPTIONS);
const map = mapOf(bare.map);
const at = (id: string) => map.cityOf(id);
const who = (seat: number) => ({ you: seat === 0, name: ['Ada', 'Basile', 'Inès'][seat] ?? '' });

describe('a city as text', () => {
  const link = (owner: number, a: string, b: string) => ({ owner, a: at(a), b: at(b), tiles: [] });
  const cubes = bare.cubes.slice();
  for (const [colour, count] of [0, 1, 2, 1, 1].entries())
    cubes[at('chicago') * 5 + colour] = count;
  const links = [
    link(0, 'chicago', 'milwaukee'),
    link(0, 'toledo', 'chicago'),
    link(1, 'chicago', 'detroit'),
  ];
  const table: Table = { ...bare, cubes, links };
  const say = (language: 'en' | 'fr', id: string) =>
    wordsIn(language).map.city(readCity(table, at(id), language), who);

  it('has its colour, its cubes and whose links go where', () => {
    expect(say('en', 'chicago')).toMatch(
      /^Chicago, red, 5 cubes: yellow, two blue, black, purple; your links: .*Milwaukee/,
    );
    expect(say('en', 'chicago')).toContain('links of Basile: Detroit');
    expect(say('fr', 'chicago')).toMatch(/^Chicago, rouge, 5\scubes.*deux bleus/);
    expect(say('fr', 'chicago')).toMatch(/liens de Basile/);
    expect(say('en', 'boston')).toContain('empty; no links');
    expect(say('fr', 'new-orleans')).toMatch(/^La Nouvelle-Orléans, pourpre/);
  });

  it('is in the list by its name', () => {
    const names = readCities(table, 'fr').map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')));
  });

  it('is found by some of its letters, accents or not', () => {
    expect(citiesNamed(bare, 'montre', 'fr')[0]?.name).toBe('Montréal');
    expect(citiesNamed(bare, 'NEW', 'en').map(({ name }) => name)).toContain('New York');
    expect(citiesNamed(bare, ' ', 'en')).toEqual([]);
  });

  it('is walked to along links, against the clock from the east, and by arrows', () => {
    const walks = linksFrom(table, at('chicago')).map(({ to }) => cityName(table, to, 'en'));
    expect(walks.toSorted()).toEqual(['Detroit', 'Milwaukee', 'Toledo']);
    const east = nextCity({ ...bare, links: [] }, at('chicago'), 'right');
    expect(map.data.cities[east ?? -1]?.col).toBeGreaterThan(
      map.data.cities[at('chicago')]?.col ?? 0,
    );
  });
});

describe('the end of a game', () => {
  it('accounts for every point, turn by turn', () => {
    for (const name of recordNames()) {
      const entries = [...recordedGame(name)];
      const after = entries.at(-1)?.after;
      if (!after?.table.result) continue;
      const told = entries.flatMap(({ events }) => events);
      const courses = coursesOf(after.table, told);
      for (const account of accountsOf(after.table, told)) {
        const { deliveries, hotels, bounties, lines, tycoon, shares, total, seat } = account;
        expect(deliveries + hotels + bounties + lines + tycoon + shares).toBe(total);
        expect(placesOf(after.table).find((place) => place.seat === seat)?.score).toBe(total);
        expect(courses[seat]?.scores.at(-1)).toBe(total);
        expect(courses[seat]?.scores).toHaveLength(after.table.turn + 1);
      }
    }
  });
});

describe('the steps of a turn', () => {
  it('has one for every phase', () => {
    const start: Phase[] = ['fill', 'tycoons', 'cards'];
    const turn: Phase[] = ['auction', 'settle', 'act', 'build', 'industry', 'growth', 'cubes'];
    for (const phase of [...start, ...turn, 'pullman', 'income', 'card'] as Phase[]) {
      const { names, now } = steps({ phase, round: 2 }, 'fr');
      expect(names[now]).toBeTruthy();
    }
    // All of them are done: none is lit, and none is still to come.
    expect(steps({ phase: 'over', round: 3 }, 'en')).toMatchObject({
      now: 5,
      names: { length: 5 },
    });
    expect(steps({ phase: 'income', round: 3 }, 'en')).toMatchObject({ now: 4 });
  });

  it('has a line under the name at every moment', () => {
    expect(subtitle(bare, 'en')).toBe('Before the first turn');
    expect(subtitle(stateAt('act', { turn: 2 }).table, 'fr')).toMatch(/^Tour\s2 · villes vides/);
    expect(subtitle({ ...bare, phase: 'over', turn: 9 }, 'fr')).toMatch(/9\stours/);
    expect(subtitle({ ...bare, turn: 9, lastTurn: 9 }, 'en')).toContain('last');
  });
});

describe('sentences', () => {
  const { table } = stateAt('act', { turn: 6 });

  for (const language of LANGUAGES) {
    const words = wordsIn(language);
    it(`has one for every card, and what it brings; ${language}`, () => {
      const said = [...CARDS.keys()].flatMap((card) => [
        words.cards.does(card),
        words.cards.worth(worthOf(table, 0, card), (city) => cityName(table, city, language)),
        words.cards.sign(card),
        words.cards.name(card),
      ]);
      for (const sentence of said) {
        expect(sentence).toMatch(/\S/);
        expect(sentence).not.toMatch(/undefined|NaN/);
      }
    });

    it(`has one for every tycoon, however it stands; ${language}`, () => {
      for (const tycoon of TYCOONS.keys()) {
        for (const sixth of [null, 0, 1]) {
          for (const seat of [0, 1]) {
            const standing = standingOf({ ...table, sixth }, { money: 9, tycoon }, seat);
            if (standing === undefined) throw new Error('no standing');
            const said = `${words.tycoon.card(standing)} ${words.tycoon.standing(standing, who)}`;
            expect(said).not.toMatch(/undefined|NaN/);
            expect(said.split('**').length % 2).toBe(1);
          }
        }
      }
    });
  }

  it('writes money in full', () => {
    expect(wordsIn('en').money(16)).toBe('$16,000');
    expect(wordsIn('fr').money(16)).toMatch(/^16\s000\s\$$/);
    expect(wordsIn('fr').money(0)).toMatch(/^0\s\$$/);
  });
});
