import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Action,
  type Card,
  type City,
  type Colour,
  type RailroadTycoon,
  RED,
  type Tile,
} from '#games/railroad-tycoon/rules/model.ts';
import type { Side } from '#hex/hex.ts';
import type { Refusal, Seat } from '#kernel/game.ts';
import type { BoardProps } from '#ui/face.ts';
import { cubesAt } from '../art/cube-places.ts';
import { bestRoute, type CubeDeliveries, deliveriesIn } from '../logic/deliveries.ts';
import { begunAt, type Plan, planFrom, plannedOn, type Start, tilesLeft } from '../logic/plan.ts';
import { bidIn, type Deed, deedOf } from './deed.ts';
import { type Ask, askOf, EMPTY, type Held, lessThan, type Mode, questionOf } from './held.ts';
import { cubeAfter, cubeOf, planAfter, planWith, urbanAfter } from './press-city.ts';

export type Turn = Held & {
  /** What these eyes are asked for; nothing while others act. */
  ask: Ask | undefined;
  seat: Seat;
  deliveries: readonly CubeDeliveries[];
  /** What the lever would do. Nothing: something is still to be chosen. */
  deed: Deed | undefined;
  busy: boolean;
  /** What would be offered. */
  bid: number;
  setMode: (mode: Mode | undefined) => void;
  pressCity: (city: City, at: Element) => void;
  /** By a key: pressed again, the city to which the track leads pulls the lever. */
  enterCity: (city: City, at: Element) => void;
  /** A cube in a city: the cube is meant where one is to be delivered, else the city. */
  pressCube: (city: City, colour: Colour, at: Element) => void;
  pressTile: (tile: Tile) => void;
  begin: (start: Start) => void;
  turn: (to: Side) => void;
  setGrant: (grant: boolean) => void;
  setExtra: (extra: number) => void;
  pickCube: (cube: CubeDeliveries | undefined) => void;
  pickRoute: (route: readonly number[]) => void;
  pickColour: (colour: Colour) => void;
  pickCity: (city: City) => void;
  pickCard: (card: Card, at: Element) => void;
  setBid: (bid: number) => void;
  pull: (at: Element) => void;
  act: (action: Action) => void;
  /** Lets go of what was chosen last. False: there was nothing. */
  stepBack: () => boolean;
  clear: () => void;
  refuse: (refusal: Refusal, action: Action, at: Element) => void;
  check: (action: Action) => Refusal | undefined;
};

const NONE: readonly CubeDeliveries[] = [];

/** What is in somebody's fingers, and what the lever would do with it. */
export function useTurn(props: BoardProps<RailroadTycoon>, acting: boolean): Turn {
  const { table, own, eyes, choices, act, check, refuse, sent } = props;
  const seat = eyes === 'watcher' ? -1 : eyes;
  const busy = (sent?.length ?? 0) > 0;
  const [doing, setDoing] = useDoing(busy);
  const ask = acting && !doing ? askOf(table) : undefined;
  const key = questionOf(table, ask);
  const [kept, keep] = useState({ key, held: EMPTY });
  const begun = useMemo(() => begunPlan(props.table, ask), [props.table, ask]);
  const fresh = begun ? { ...EMPTY, mode: 'build' as const, plan: begun } : firstHeld(ask);
  const held = kept.key === key ? kept.held : fresh;
  // Taken back, the same is asked again; but with empty hands.
  if (kept.key !== key) keep({ key, held });
  const hold = useCallback(
    (change: Partial<Held>) => keep({ key, held: { ...held, ...change } }),
    [key, held],
  );
  const deliveries = useMemo(
    () => (ask === 'act' ? deliveriesIn(choices, table, seat) : NONE),
    [ask, choices, table, seat],
  );
  const deed = useMemo(
    () => (own ? deedOf(table, own, seat, ask, held) : undefined),
    [table, own, seat, ask, held],
  );

  return useMemo<Turn>(() => {
    const judge = (action: Action, at: Element): boolean => {
      const refusal = check(action);
      if (refusal) refuse(refusal, action, at);
      return refusal === undefined;
    };
    const change = (mode: Mode, more: Partial<Held>): void =>
      hold(held.mode === mode ? more : { ...EMPTY, mode, ...more });
    const build = (plan: Plan | undefined): void => change('build', { plan, extra: 0 });
    const pressCity = (city: City, at: Element): void => {
      if (ask === 'growth') return hold({ city });
      if (ask === 'industry' || held.mode === 'urbanise') {
        const chosen = urbanAfter(table, held, city);
        if (chosen) hold(chosen);
        else judge({ do: 'urbanise', city, colour: held.colour ?? 1 }, at);
      } else if (held.mode === 'west') {
        const refusal = check({ do: 'western-link', city });
        if (refusal === undefined || refusal.rule === '5.5') hold({ city });
        else refuse(refusal, { do: 'western-link', city }, at);
      } else if (held.mode === 'deliver') {
        const chosen = cubeAfter(deliveries, held, city);
        if (chosen) hold(chosen);
        else refuseCube(city, at);
      } else if (ask === 'act' || ask === 'build') {
        const plan = planAfter(table, seat, held.mode === 'build' ? held.plan : undefined, city);
        if (plan !== 'refused') build(plan);
        else refuseTrack(city, at);
      }
    };
    /** Why no track comes from this city, or leads to it. */
    const refuseTrack = (city: City, at: Element): void => {
      const plan = held.mode === 'build' ? held.plan : undefined;
      const left = tilesLeft(table, seat, plan && { ...plan, tiles: [] });
      const rule = plan ? '6.6' : '6.3';
      refuse({ rule, params: { city, left } }, { do: 'stop-building' }, at);
    };
    /** Why nothing of this city can travel: no cube, no link of one's own, or nowhere to go. */
    const refuseCube = (city: City, at: Element): void => {
      const [cube] = cubesAt(table.cubes, city);
      const link = table.links.findIndex(
        ({ owner, a, b }) => owner === seat && (a === city || b === city),
      );
      const route = link < 0 ? [] : [link];
      const action: Action = { do: 'deliver', colour: cube ?? RED, from: city, route };
      const isCut = cube !== undefined && link < 0;
      refuse(isCut ? { rule: '11.4' } : (check(action) ?? { rule: '11.8' }), action, at);
    };
    const pickCube = (cube: CubeDeliveries | undefined): void =>
      change('deliver', {
        city: cube?.from,
        colour: cube?.colour,
        route: cube && bestRoute(cube).action.route,
      });
    const pull = (at: Element): void => {
      if (busy || deed === undefined) return;
      const [first] = deed.actions;
      if (!first || !judge(first, at)) return;
      if (deed.actions.length > 1) setDoing(true);
      act(deed.actions);
    };
    return {
      ...held,
      ask,
      seat,
      deliveries,
      deed,
      busy,
      bid: bidIn(table, held),
      setMode: (mode) => hold({ ...EMPTY, mode, plan: mode === 'build' ? begun : undefined }),
      pressCity,
      enterCity: (city, at) => {
        const after = held.mode === 'build' && held.plan && plannedOn(table, seat, held.plan);
        const end = after ? after.table.links[table.links.length]?.b : undefined;
        if (end === city) pull(at);
        else pressCity(city, at);
      },
      pressCube: (city, colour, at) => {
        const cube = deliveries.find((one) => one.from === city && one.colour === colour);
        const isEnd = cubeOf(deliveries, held)?.destinations.some(({ to }) => to === city);
        if (held.mode === 'deliver' && cube && !isEnd) pickCube(cube);
        else pressCity(city, at);
      },
      pressTile: (tile) => build(planWith(table, seat, held.plan, tile)),
      begin: (start) => build(planFrom(start)),
      turn: (to) => {
        if (held.plan) build({ ...held.plan, turned: to, tiles: [] });
      },
      setGrant: (grant) => {
        if (held.plan) build({ ...held.plan, grant });
      },
      setExtra: (extra) => hold({ extra: Math.max(0, extra) }),
      pickCube,
      pickRoute: (route) => hold({ route }),
      pickColour: (colour) => hold({ colour: held.colour === colour ? undefined : colour }),
      pickCity: (city) => hold({ city: held.city === city ? undefined : city }),
      pickCard: (card, at) => {
        if (judge({ do: 'take-card', card }, at)) {
          change('card', { card: held.mode === 'card' && held.card === card ? undefined : card });
        }
      },
      setBid: (bid) => hold({ bid }),
      pull,
      act: (action) => {
        if (!busy) act([action]);
      },
      stepBack: () => {
        const before = lessThan(held, begun);
        if (before) keep({ key, held: before });
        return before !== undefined;
      },
      clear: () => keep({ key, held: { ...EMPTY, mode: held.mode, plan: begun } }),
      refuse,
      check,
    };
  }, [
    held,
    key,
    hold,
    ask,
    seat,
    deliveries,
    deed,
    busy,
    setDoing,
    begun,
    table,
    act,
    check,
    refuse,
  ]);
}

/** A gesture of several actions has come to its end when nothing has been under way for so long. */
const REST_MS = 150;

/** Is a gesture under way? Between its actions nothing is asked, or its own next step would seem to be. */
function useDoing(busy: boolean): [doing: boolean, set: (doing: boolean) => void] {
  const [doing, setDoing] = useState(false);
  useEffect(() => {
    if (!doing || busy) return undefined;
    const rest = setTimeout(() => setDoing(false), REST_MS);
    return () => clearTimeout(rest);
  }, [doing, busy]);
  return [doing, setDoing];
}

/** What one begins with when something is asked. */
const firstHeld = (ask: Ask | undefined): Held =>
  ask === 'build' ? { ...EMPTY, mode: 'build' } : EMPTY;

/** A build that the table has begun already goes on where it stands. */
function begunPlan(table: BoardProps<RailroadTycoon>['table'], ask: Ask | undefined) {
  if (ask !== 'build') return undefined;
  const start = begunAt(table);
  return start && { ...planFrom(start), grant: table.build?.grant ?? false };
}
