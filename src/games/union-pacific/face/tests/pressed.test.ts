import { describe, expect, it } from 'vitest';
import { canSwap } from '#games/union-pacific/rules/actions/tracks.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { Action, Table } from '#games/union-pacific/rules/model.ts';
import { askOf, EMPTY, type Held } from '../handling/held.ts';
import { lightsOf, openTo } from '../handling/lights.ts';
import { type Press, pressed } from '../handling/pressed.ts';
import { type Asked, turnOf } from '../handling/turn.ts';
import { buildingsIn, litIn, NO_PARTS, tracksIn } from '../logic/building.ts';
import { NO_OPTIONS, stateAt } from './games.ts';

const { game } = unionPacific;

/** What the seat whose turn it is is asked, as the table screen gives it. */
function askedAt(phase: Table['phase'], more: Parameters<typeof stateAt>[1] = {}): Asked {
  const { table, hidden } = stateAt(phase, more);
  const eyes = table.turn;
  const own = game.own({ table, hidden }, eyes);
  const choices = game.choices(table, own, eyes);
  return {
    table,
    own,
    eyes,
    choices,
    check: (action) => game.check(table, own, eyes, action),
    after: () => undefined,
    ask: askOf(table, choices),
  };
}

const after = (asked: Asked, ...presses: readonly Press[]): Held =>
  presses.reduce((held, press) => pressed(held, press, asked).held, EMPTY);

const acting = askedAt('act', { turn: 20, seed: 3 });
const [building] = buildingsIn(acting.choices);
if (!building) throw new Error('nothing can be built');
const { track, company, space } = building;
const chosen = after(
  acting,
  { is: 'track', track },
  { is: 'company', company },
  { is: 'space', space },
);

describe('choosing what to build', () => {
  it('comes to a building, and the lever builds it', () => {
    expect(pressed(chosen, { is: 'lever' }, acting)).toEqual({ held: chosen, deed: [building] });
  });

  it('keeps what is in hand while the lever is pulled: the table may still refuse', () => {
    const refusal = { rule: '5.1' } as const;
    const refusing: Asked = { ...acting, check: () => refusal };
    expect(pressed(chosen, { is: 'lever' }, refusing)).toEqual({
      held: chosen,
      refused: { refusal, action: building },
    });
  });

  it('does by a key what is chosen already, and lets go of it by a click', () => {
    for (const press of [
      { is: 'track', track },
      { is: 'company', company },
      { is: 'space', space },
    ] as const) {
      expect(pressed(chosen, { ...press, byKeys: true }, acting).deed).toEqual([building]);
      expect(pressed(chosen, press, acting).deed).toBeUndefined();
    }
    expect(pressed(chosen, { is: 'track', track }, acting).held.track).toBeUndefined();
  });

  it('goes on with the keys from card to company, and from company to space', () => {
    const byKeys = true;
    const first = pressed(EMPTY, { is: 'track', track, byKeys }, acting);
    expect(first.focus).toBe('[data-piece^="chip:"]');
    const second = pressed(first.held, { is: 'company', company, byKeys }, acting);
    expect(second.focus).toBe('[data-place]');
  });

  it('says of a card that builds nothing why not', () => {
    const useless = { ...acting, choices: acting.choices.filter(({ do: is }) => is === 'invest') };
    const builds: Held = { ...EMPTY, mode: 'build' };
    expect(tracksIn(buildingsIn(useless.choices)).has(track)).toBe(false);
    const { held, refused } = pressed(builds, { is: 'track', track }, useless);
    expect(held).toBe(builds);
    expect(refused?.action).toEqual({ do: 'discard', track });
  });

  it('says of a space that takes no train why not', () => {
    const lit = new Set(litIn(buildingsIn(acting.choices), NO_PARTS));
    const dark = [...acting.table.spaces.keys()].find((one) => !lit.has(one)) ?? -1;
    expect(pressed(EMPTY, { is: 'missed', space: dark }, acting).refused).toBeDefined();
    const investing: Held = { ...EMPTY, mode: 'invest' };
    expect(pressed(investing, { is: 'missed', space: dark }, acting)).toEqual({ held: investing });
  });
});

describe('stepping back', () => {
  it('lets go of space, company and card, one after the other, and then of nothing', () => {
    let held = chosen;
    const left: (typeof chosen)[] = [];
    for (;;) {
      const next = pressed(held, { is: 'back', from: undefined }, acting).held;
      if (next === held) break;
      left.push(next);
      held = next;
    }
    expect(left.map((one) => [one.track, one.company, one.space])).toEqual([
      [track, company, undefined],
      [track, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
  });

  it('takes the focus along', () => {
    const two = after(acting, { is: 'track', track }, { is: 'company', company });
    const back = pressed(two, { is: 'back', from: 'space' }, acting);
    expect(back.focus).toBe(`[data-piece="chip:${company}"]`);
    expect(pressed(back.held, { is: 'back', from: 'company' }, acting).focus).toBe(
      `[data-piece="track:${track}"]`,
    );
  });
});

describe('investing', () => {
  const share = acting.own?.shares.findIndex((count) => count > 0) ?? -1;

  it('begins with a share of the hand, and lets go of what was to be built', () => {
    const held = pressed(chosen, { is: 'share', share }, acting).held;
    expect(held).toMatchObject({ ...NO_PARTS, mode: 'invest' });
    expect(turnOf(held, acting).deed).toEqual({ do: 'invest', share, count: 1 });
  });

  it('says why a share cannot be picked beside the others', () => {
    const all = { ...acting, own: acting.own && { ...acting.own, shares: [1, 1, 1] } };
    const two = after(all, { is: 'share', share: 0 }, { is: 'share', share: 1 });
    expect(pressed(two, { is: 'share', share: 2 }, all)).toEqual({
      held: two,
      refused: { refusal: { rule: '8.1' }, action: { do: 'invest', share: 2, count: 1 } },
    });
  });

  it('is changed for building and back, with empty hands', () => {
    const invests = pressed(chosen, { is: 'mode', mode: 'invest' }, acting);
    expect(invests.held).toEqual({ ...EMPTY, mode: 'invest' });
    expect(pressed(invests.held, { is: 'mode', mode: 'invest' }, acting).held).toBe(invests.held);
    expect(pressed(invests.held, { is: 'mode', mode: 'build' }, acting).held.mode).toBe('build');
  });
});

describe('the other questions', () => {
  it('swap a card that nothing can be built with, and go on without one', () => {
    const { table, own, eyes } = acting;
    if (own === undefined || eyes === 'watcher') throw new Error('nobody is asked');
    const swapping = {
      ...table,
      phase: 'swap',
      options: { ...table.options, swap: true },
    } as const;
    const full = { ...swapping, spaces: table.spaces.map(() => 1) };
    for (const at of [swapping, full]) {
      const check = (action: Action) => game.check(at, own, eyes, action);
      const asked: Asked = { ...acting, table: at, ask: 'swap', check };
      expect(turnOf(EMPTY, asked).deed).toEqual({ do: 'stop-swapping' });
      const { held, refused } = pressed(EMPTY, { is: 'track', track }, asked);
      expect(canSwap(at, track)).toBe(at === full);
      expect(refused === undefined).toBe(at === full);
      expect(held.track).toBe(at === full ? track : undefined);
    }
  });

  it('take from where it is allowed', () => {
    const asked = askedAt('take');
    const source = { from: 'pile' } as const;
    const picked = pressed(EMPTY, { is: 'source', source }, asked).held;
    expect(picked.source).toEqual(source);
    expect(pressed(picked, { is: 'source', source }, asked).held.source).toBeUndefined();
    expect(pressed(picked, { is: 'source', source, byKeys: true }, asked).deed).toEqual([
      { do: 'take-pile' },
    ]);
  });

  it('keep in hand what was picked when another source is refused (6.5)', () => {
    const asked = askedAt('take', { options: { ...NO_OPTIONS, second: true } });
    const picked = pressed(EMPTY, { is: 'source', source: { from: 'pile' } }, asked).held;
    expect(pressed(picked, { is: 'source', source: { from: 'up' } }, asked)).toEqual({
      held: picked,
      refused: { refusal: { rule: '6.5' }, action: { do: 'take-up' } },
    });
  });

  it('choose one share for the opening', () => {
    const asked = askedAt('open');
    const share = asked.own?.shares.findIndex((count) => count > 0) ?? -1;
    expect(pressed(EMPTY, { is: 'lever' }, asked)).toEqual({ held: EMPTY });
    const held = pressed(EMPTY, { is: 'share', share }, asked).held;
    expect(pressed(held, { is: 'share', share, byKeys: true }, asked).deed).toEqual([
      { do: 'choose-opening', share },
    ]);
    expect(pressed(held, { is: 'share', share }, asked).held.share).toBeUndefined();
  });
});

describe('what shines', () => {
  const none = { hovered: undefined, pinned: undefined };

  it('is only what is looked at while nothing is chosen', () => {
    const turn = turnOf(EMPTY, acting);
    const open = openTo(turn, undefined);
    expect(open).toEqual(litIn(turn.buildings, NO_PARTS));
    expect(lightsOf(turn, open, none, undefined).lit).toEqual([]);
    expect(lightsOf(turn, open, none, space)).toMatchObject({ lit: [space], looked: space });
  });

  it('is every space of the company that is pointed at, or chosen', () => {
    const turn = turnOf(EMPTY, acting);
    const open = openTo(turn, company);
    expect(lightsOf(turn, open, { hovered: company, pinned: undefined }, undefined)).toEqual({
      lit: litIn(turn.buildings, { track: undefined, company }),
      company,
      looked: undefined,
      picked: undefined,
    });
    const building = turnOf(chosen, acting);
    expect(lightsOf(building, openTo(building, undefined), none, undefined)).toMatchObject({
      company,
      looked: space,
      picked: space,
    });
  });

  it('is nothing where nothing is to be built', () => {
    const turn = turnOf({ ...EMPTY, mode: 'invest' }, acting);
    expect(openTo(turn, company)).toEqual([]);
  });
});
