import { describe, expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind, Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { seeRandomGames } from '#testkit/random-games.ts';
import { planOn } from '../plan/draft.ts';
import { pencilOn } from '../plan/pencil.ts';
import { changesOf } from '../plan/sums.ts';
import { sentencesOf } from '../plan/tell.ts';

const titles = await Promise.all(games.map(({ id }) => titleOf(id) as Promise<Title<Kind>>));
const planned = titles.filter(({ game }) => game.toTurnOf);

const EVERY = 61;
const STEPS = 4;

const listener = { language: 'fr', names: ['Ada', 'Basile', 'Inès', 'Jules'], eyes: 0 } as const;

describe.each(planned)('a draft along random games of $game.id', (title) => {
  const { game } = title;

  test('is recomputed step by step, and holds on the table it was made on', () => {
    let tried = 0;
    seeRandomGames(game, { bound: 400, games: 2, seats: [2] }, ({ state }) => {
      if (++tried % EVERY !== 0) return;
      const view = viewOf(state, 0);
      const before = JSON.stringify(view);
      const steps = draw(title, state, 0, tried);
      const made = planOn(game, view, 0, steps);
      expect(JSON.stringify(view)).toBe(before);
      if (!made) return;
      const { plan } = made;
      expect(plan.held).toBe(steps.length);
      for (const step of plan.steps) {
        expect(step.stopped).toBeUndefined();
        for (const text of sentencesOf(title, step.events, listener)) expect(text).not.toBe('');
      }
      // Read back from the browser's store it is the same plan.
      const again = planOn(game, view, 0, structuredClone(steps));
      expect(again?.plan).toEqual(plan);
      // Whatever is no action of this game is forgotten.
      expect(planOn(game, view, 0, [[{ do: 'nonsense' }], ...steps])?.plan.steps).toEqual([]);
    });
    expect(tried).toBeGreaterThan(EVERY);
  });

  test('what is allowed on it is what its pencil allows', async () => {
    const state = midGame(title);
    const view = viewOf(state, 0);
    const made = planOn(game, view, 0, []);
    if (!made) throw new Error('nothing to plan');
    const kept: unknown[] = [];
    const pencil = pencilOn(game, made, 0, made.plan.view, (draft) => kept.push(draft));
    const choices = pencil.choices();
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.every((action) => pencil.check(action) === undefined)).toBe(true);
    const [first] = choices;
    expect(pencil.after([first])).toBeDefined();
    expect(await pencil.act([first])).toBeUndefined();
    expect(kept).toEqual([{ steps: [[first]], sealed: false }]);
  });
});

test('a step that is refused stops the plan there, and what is planned then takes its place', async () => {
  const title = titleNamed('trambahn');
  const { game } = title;
  const state = midGame(title);
  const view = viewOf(state, 0);
  const made = planOn(game, view, 0, []);
  const [lay] = made?.plan.view ? game.choices(made.plan.view.table, made.plan.view.own, 0) : [];
  const bad = { do: 'end-step', step: 'trams' };
  const broken = planOn(game, view, 0, [[lay], [bad], [lay]]);
  expect(broken?.plan.held).toBe(1);
  expect(broken?.plan.steps[1]?.stopped).toMatchObject({ action: bad, refusal: { rule: '13.1' } });
  expect(broken?.plan.steps[2]?.stopped).toBeUndefined();
  if (!broken) throw new Error('nothing to plan');
  const drafts: unknown[] = [];
  const pencil = pencilOn(game, broken, 0, broken.plan.view, (draft) => drafts.push(draft));
  const next = pencil.choices()[0];
  expect(await pencil.act([bad])).toMatchObject({ refusal: { rule: '13.1' } });
  expect(await pencil.act([next])).toBeUndefined();
  expect(drafts).toEqual([{ steps: [[lay], [next]], sealed: false }]);
});

test('a sum that changes tells from what to what, and by how much', () => {
  const sum = (worth: number) => ({ name: 'caisse', written: `${worth} $`, worth });
  expect(changesOf([sum(26), sum(1)], [sum(20), sum(1)])).toEqual([
    { name: 'caisse', from: '26 $', to: '20 $', by: '−6', more: false },
  ]);
});

function titleNamed(id: string): Title<Kind> {
  const title = planned.find(({ game }) => game.id === id);
  if (!title) throw new Error(`${id} has nothing to plan`);
  return title;
}

const viewOf = (state: State<Kind>, seat: Seat) => ({
  table: state.table,
  own: (state.hidden as { own: unknown[] }).own[seat],
});

/** Somewhere in the middle of a random game. */
function midGame({ game }: Title<Kind>): State<Kind> {
  let found: State<Kind> | undefined;
  let entry = 0;
  seeRandomGames(game, { bound: 60, games: 1, seats: [2] }, ({ state }) => {
    if (++entry > 20 && planOn(game, viewOf(state, 0), 0, [])) found = state;
  });
  if (!found) throw new Error('nothing to plan');
  return found;
}

/** Plans a few steps at random. */
function draw({ game }: Title<Kind>, state: State<Kind>, seat: Seat, seed: number): unknown[][] {
  const rng = rngFrom(seed);
  const steps: unknown[][] = [];
  for (let i = 0; i < STEPS; i++) {
    const { plan } = planOn(game, viewOf(state, seat), seat, steps) ?? {};
    if (!plan || plan.over) break;
    const choices = game.choices(plan.view.table, plan.view.own, seat);
    steps.push([choices[rng.below(choices.length)]]);
  }
  return steps;
}
