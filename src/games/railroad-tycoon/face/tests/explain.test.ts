import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '#games/railroad-tycoon/rules/data/cards.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Action, Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import { across, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { oppositeOf } from '#hex/hex.ts';
import type { Refusal } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { explain } from '../explain.ts';
import { whyIn } from '../words/why.ts';
import { NO_OPTIONS, recordedGame, recordNames, stateAt } from './games.ts';

const { game } = railroadTycoon;
const LANGUAGES = ['en', 'fr'] as const;
const ENGINE = 'src/games/railroad-tycoon/rules';

/** Every rule by which the engine refuses somebody. Chance is asked apart, and is never told why. */
function rulesOf(): string[] {
  const chances = ['opening.ts', 'draw.ts'];
  const files = [
    ...readdirSync(`${ENGINE}/actions`).flatMap((file) =>
      chances.includes(file) ? [] : [`${ENGINE}/actions/${file}`],
    ),
    ...['play', 'flow', 'track', 'held'].map((file) => `${ENGINE}/${file}.ts`),
  ];
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/rule: '([\d.]+)'/g)].map(([, rule]) => rule as string),
  );
  return [...new Set(found)].filter((rule) => rule !== '21.4');
}

type Try = { refusal: Refusal; action: Action; table: Table; own: Own };

/** A deed of any kind, possible or not. */
function anything({ colours, links, unfinished, rails }: Table, rng: Rng): Action {
  const city = () => rng.below(colours.length);
  const colour = () => rng.below(5);
  const side = () => rng.below(6);
  const deeds: readonly (() => Action)[] = [
    () => ({ do: 'bid', amount: rng.below(120) }),
    () => ({ do: 'lay-track', hex: rng.below(rails.length), from: side(), to: side() }),
    () => ({ do: 'redirect', link: rng.below(unfinished.length + 1), to: side() }),
    () => ({ do: 'urbanise', city: city(), colour: colour() }),
    () => ({ do: 'upgrade' }),
    () => ({ do: 'take-card', card: rng.below(CARDS.length) }),
    () => ({ do: 'announce-grant' }),
    () => ({ do: 'western-link', city: city() }),
    () => ({ do: 'stop-building' }),
    () => {
      const from = city();
      const near = [...links.keys()].filter((i) => links[i]?.a === from || links[i]?.b === from);
      const first = near[rng.below(Math.max(1, near.length))];
      const rest = Array.from({ length: rng.below(3) }, () => rng.below(links.length + 1));
      return {
        do: 'deliver',
        colour: colour(),
        from,
        route: first === undefined ? [0] : [first, ...rest],
      };
    },
  ];
  return (deeds[rng.below(deeds.length)] ?? (() => ({ do: 'pass' }) as const))();
}

/** What is refused when somebody tries anything at all, in all recorded games. */
function triedAtRandom(): Try[] {
  const rng = rngFrom(7);
  const tries: Try[] = [];
  for (const name of recordNames()) {
    for (const { before } of recordedGame(name)) {
      const { table } = before;
      for (let nth = 0; nth < 2; nth++) {
        const action = anything(table, rng);
        const own = game.own(before, table.seat);
        const refusal = game.check(table, own, table.seat, action);
        if (refusal) tries.push({ refusal, action, table, own });
      }
    }
  }
  return tries;
}

/** What one does not come upon by chance. */
function triedOnPurpose(): Try[] {
  const { table, hidden } = stateAt('act', { turn: 3 });
  const own = { ...(hidden.own[table.seat] as Own), money: 500 };
  const grey = table.colours.indexOf(5);
  const red = table.colours.indexOf(0);
  const west = mapOf(table.map).western[0]?.city ?? 0;
  const industry = CARDS.findIndex(({ effect }) => effect.is === 'industry');
  const grant = CARDS.findIndex(({ effect }) => effect.is === 'grant');
  const players = (change: Partial<Table['players'][number]>) =>
    table.players.map((player) => ({ ...player, ...change }));
  const [first] = game.choices(table, own, table.seat).filter(({ do: is }) => is === 'lay-track');
  const all = table.rails.map(() => 0b111111);
  const tries: readonly [Partial<Table>, Action, Own?][] = [
    [{ phase: 'over' }, { do: 'pass' }],
    [{ phase: 'cubes' }, { do: 'upgrade' }],
    [{ phase: 'growth' }, { do: 'grow-city', city: 99 }],
    [{ phase: 'growth' }, { do: 'upgrade' }],
    [{ phase: 'industry' }, { do: 'upgrade' }],
    [
      { phase: 'auction', bid: 4, bidder: 1 },
      { do: 'bid', amount: 4 },
    ],
    [{ phase: 'build', build: { link: -1, tiles: 0, grant: true } }, { do: 'stop-building' }],
    [{ players: players({ level: 8 }) }, { do: 'upgrade' }],
    [{ newCities: [0, 0, 0, 0, 0] }, { do: 'urbanise', city: grey, colour: 1 }],
    [{ newCities: [0, 0, 2, 0, 0] }, { do: 'urbanise', city: grey, colour: 0 }],
    [{}, { do: 'urbanise', city: red, colour: 1 }],
    [{ tilesLeft: 0 }, first as Action],
    [{ options: { ...table.options, beginner: true } }, { do: 'western-link', city: west }],
    [{ western: table.western.map(() => 1) }, { do: 'western-link', city: west }],
    [{ links: [] }, { do: 'western-link', city: west }],
    [
      { show: [industry], newCities: [0, 0, 0, 0, 0] },
      { do: 'take-card', card: industry },
    ],
    [
      { show: [industry], colours: table.colours.map(() => 1) },
      { do: 'take-card', card: industry },
    ],
    [{ rails: all, players: players({ cards: [grant] }) }, { do: 'announce-grant' }],
    [{ rails: all }, first as Action],
    [{}, first as Action, { money: 0, tycoon: null }],
    [{}, { do: 'upgrade' }, { money: 0, tycoon: null }],
  ];
  return tries.map(([change, action, has = own]) => {
    const changed = { ...table, ...change };
    const refusal = game.check(changed, has, table.seat, action);
    if (refusal === undefined) throw new Error(`${action.do} was allowed`);
    return { refusal, action, table: changed, own: has };
  });
}

/** 8.6 to 8.11, 6.4, 6.5, 6.8: around an unfinished link. */
function triedOnTrack(): Try[] {
  const tries: Try[] = [];
  for (const { before } of recordedGame('blocked-and-redirected')) {
    const { table } = before;
    if (table.unfinished.length === 0 || !['act', 'build'].includes(table.phase)) continue;
    const own = { money: 500, tycoon: null };
    const add = (action: Action) => {
      const refusal = game.check(table, own, table.seat, action);
      if (refusal) tries.push({ refusal, action, table, own });
    };
    for (const link of table.unfinished.keys()) {
      for (let to = 0; to < 6; to++) add({ do: 'redirect', link, to });
    }
    for (const choice of game.choices(table, own, table.seat)) {
      if (choice.do !== 'lay-track') continue;
      for (let to = 0; to < 6; to++) add({ ...choice, to });
    }
  }
  return tries;
}

/** 6.8: with sharp curves two tiles lead back to the city they come from. */
function triedBack(): Try[] {
  const state = stateAt('act', { options: { ...NO_OPTIONS, sharp: true } });
  const own = { money: 500, tycoon: null };
  const { seat } = state.table;
  return game.choices(state.table, own, seat).flatMap((choice) => {
    if (choice.do !== 'lay-track') return [];
    const after = game.clone({ ...state, hidden: { own: state.table.players.map(() => own) } });
    game.apply(after, seat, choice);
    const { table } = after;
    const hex = across(mapOf(table.map), choice.hex, choice.to);
    return [0, 1, 2, 3, 4, 5].flatMap((to): Try[] => {
      const action = { do: 'lay-track', hex, from: oppositeOf(choice.to), to } as const;
      const refusal = table.seat === seat ? game.check(table, own, seat, action) : undefined;
      return refusal ? [{ refusal, action, table, own }] : [];
    });
  });
}

/** 11.6, 11.7: back over the same link; and past a city of the cube's colour. */
function triedPast(): Try[] {
  const { table } = stateAt('act', { turn: 8 });
  const own = { money: 0, tycoon: null };
  const players = table.players.map((player) => ({ ...player, level: 8 }));
  const tries: Try[] = [];
  for (const [one, first] of table.links.entries()) {
    for (const [two, { a, b }] of table.links.entries()) {
      if (first.owner !== table.seat || (a !== first.b && b !== first.b)) continue;
      const colours = table.colours.with(first.b, one === two ? 2 : 3);
      const cubes = table.cubes.with(first.a * 5 + 3, 1);
      const route = [one, two];
      const action: Action = { do: 'deliver', colour: 3, from: first.a, route };
      const changed = { ...table, players, colours, cubes };
      const refusal = game.check(changed, own, table.seat, action);
      if (refusal) tries.push({ refusal, action, table: changed, own });
    }
  }
  return tries;
}

describe('why not', () => {
  const tries = [
    ...triedOnPurpose(),
    ...triedOnTrack(),
    ...triedBack(),
    ...triedPast(),
    ...triedAtRandom(),
  ];

  it('answers everything that the engine refuses, in sentences without a gap', () => {
    const said = new Set<string>();
    for (const { refusal, action, table, own } of tries) {
      for (const language of LANGUAGES) {
        const sentence = explain(refusal, action, { table, own }, language);
        if (sentence === whyIn(language).unknown) throw new Error(`${refusal.rule}: ${action.do}`);
        said.add(sentence);
      }
    }
    for (const sentence of said) {
      expect(sentence).toMatch(/^\S.*[.!?]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\*\*\*\*|\( ?\)| {2}/);
      expect(sentence.split('**').length % 2).toBe(1);
    }
  });

  it('leaves no rule out', () => {
    const met = new Set(tries.map(({ refusal }) => refusal.rule as string));
    expect(rulesOf().filter((rule) => !met.has(rule))).toEqual([]);
  });

  it('names the pieces and what could be done instead', () => {
    const [table] = [stateAt('act', { turn: 2 }).table];
    const bare: Own = { money: 1, tycoon: null };
    const say = (rule: Refusal['rule'], action: Action, more: Partial<Table> = {}) =>
      LANGUAGES.map((language) =>
        explain({ rule }, action, { table: { ...table, ...more }, own: bare }, language),
      );
    const [en, fr] = say('4.3', { do: 'bid', amount: 3 }, { bid: 5, bidder: 2 });
    expect(en).toContain('company C');
    expect(en).toContain('$6,000');
    expect(fr).toMatch(/compagnie C.*6\s000\s\$/);
    const [pay, payer] = say('5.5', { do: 'western-link', city: 0 });
    expect(pay).toContain('$30,000');
    expect(pay).toContain('6 shares');
    expect(payer).toMatch(/30\s000\s\$.*6\sparts/);
    const chicago = mapOf(table.map).cityOf('chicago');
    expect(say('9.2', { do: 'urbanise', city: chicago, colour: 1 })).toEqual([
      expect.stringContaining('**Chicago** is red'),
      expect.stringContaining('**Chicago** est rouge'),
    ]);
  });
});
