import type { RuleId } from '#kernel/game.ts';
import { lanterns, lanternsWith } from './lanterns.ts';
import { applyThen, type PlantedBug, setUpWith, tick } from './planting.ts';

const { game } = lanterns;

/** Against the laws 1 to 6: choices and checks, clones, JSON, replay, the end. */
export const BUGS_OF_PLAY: readonly PlantedBug[] = [
  {
    bug: 'a last card that cannot be played',
    law: 1,
    title: lanternsWith({
      choices: (table, own, seat) => (own.hand.length === 1 ? [] : game.choices(table, own, seat)),
    }),
    says: /must act and has no choice/,
    entries: 25,
  },
  {
    bug: 'an offer of a card that is not in hand',
    law: 2,
    title: lanternsWith({
      choices: (table, own, seat) => [...game.choices(table, own, seat), { do: 'play', card: 3 }],
    }),
    says: /is offered \{"do":"play","card":3\}, against rule 1\.2/,
    entries: 0,
  },
  {
    bug: 'a second burial that is allowed and not offered',
    law: 2,
    title: lanternsWith({
      choices: (table, own, seat) =>
        game
          .choices(table, own, seat)
          .filter((action) => action.do !== 'bury' || own.buried.length === 0),
    }),
    says: /may do \{"do":"bury","card":.\} but is not offered it/,
    entries: 10,
  },
  {
    bug: 'a check that tidies the hand',
    law: 2,
    title: lanternsWith({
      check(table, own, seat, action) {
        own.hand.sort((a, b) => a - b);
        return game.check(table, own, seat, action);
      },
    }),
    says: /changed the state/,
    entries: 4,
  },
  {
    bug: 'a refusal without a number',
    law: 2,
    title: lanternsWith({
      check: (...asked) => game.check(...asked) && { rule: 'not now' as RuleId },
    }),
    says: /a refusal cites no rule: \{"rule":"not now"\}/,
    entries: 1,
  },
  {
    bug: 'a draw that checkChance does not know',
    law: 2,
    title: lanternsWith({
      checkChance: (state, action) =>
        'card' in action && action.card === 3 ? { rule: '1.3' } : game.checkChance(state, action),
    }),
    says: /chance does \{"do":"deal","card":3\}, against rule 1\.3/,
    entries: 4,
  },
  {
    bug: 'a shallow clone',
    law: 3,
    title: lanternsWith({
      clone: ({ table, hidden }) => ({ table: { ...table }, hidden: { ...hidden } }),
    }),
    says: /applied to a clone changed the original/,
    entries: 1,
  },
  {
    bug: 'an apply that remembers',
    law: 3,
    title: applyThen(({ table }) => {
      table.last += tick() % 2;
    }),
    says: /applied again gives another state/,
    entries: 1,
  },
  {
    bug: 'an apply that writes into its action',
    law: 3,
    title: applyThen((_state, _actor, action) => {
      if (action.do === 'stake') action.points++;
    }),
    says: /apply changed the action .* itself/,
    entries: 1,
  },
  {
    bug: 'an absent field that is undefined',
    law: 4,
    title: setUpWith(({ table }) => Object.assign(table, { winner: undefined })),
    says: /table\.winner is undefined/,
    entries: 0,
  },
  {
    bug: 'a negative zero',
    law: 4,
    title: setUpWith(({ table }) => {
      table.buried[1] = -0;
    }),
    says: /table\.buried\.1 is -0/,
    entries: 0,
  },
  {
    bug: 'a class in the state',
    law: 4,
    title: setUpWith(({ hidden }) => Object.assign(hidden, { notes: new Map() })),
    says: /hidden\.notes is a Map/,
    entries: 0,
  },
  {
    bug: 'one list under two names',
    law: 4,
    title: setUpWith(({ table }) => {
      table.buried = table.hands;
    }),
    says: /gives another state when the state was stored as JSON/,
    entries: 10,
  },
  {
    bug: 'an action that its own parser refuses',
    law: 4,
    title: lanternsWith({
      parseAction(raw) {
        const action = game.parseAction(raw);
        return action.do === 'bury' ? { ...action, do: 'play' } : action;
      },
    }),
    says: /it is read as \{"do":"play"/,
    entries: 7,
  },
  {
    bug: 'a set-up that is not the same each time',
    law: 5,
    title: setUpWith(({ table }) => Object.assign(table, { opened: tick() })),
    says: /the log replayed once gives another state/,
    entries: 0,
  },
  {
    bug: 'an action that is kept, and written into later',
    law: 5,
    title: applyThen(({ table }, _actor, action) => {
      const memory = table as { latest?: { old?: boolean } };
      if (memory.latest) memory.latest.old = true;
      memory.latest = action as object;
    }),
    says: /replaying changed the log: apply keeps an action/,
    entries: 2,
  },
  {
    bug: 'a game without end',
    law: 6,
    title: applyThen(({ table }) => {
      if (table.at.phase !== 'over') return;
      table.at = { phase: 'stake' };
      table.stakes.fill(-1);
    }),
    says: /after 60 entries the game is not over/,
    entries: 60,
  },
  {
    bug: 'an apply that throws',
    law: 6,
    title: applyThen((_state, _actor, action) => {
      if (action.do === 'play' && action.card === 2) throw new TypeError('no such lamp');
    }),
    says: /the play stops: TypeError: no such lamp/,
    entries: 7,
  },
  {
    bug: 'standings that forget somebody',
    law: 6,
    title: lanternsWith({ standings: (state) => game.standings(state).slice(1) }),
    says: /standings name the seats \[1(,2)?\]/,
    entries: 26,
  },
];
