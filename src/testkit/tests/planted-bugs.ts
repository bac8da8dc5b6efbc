import type { Game, RuleId, State } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { LawNumber } from '../trial.ts';
import { type Lanterns, lanterns, lanternsWith } from './lanterns.ts';

/** A toy with one bug in it, and how it is to be found. */
export type PlantedBug = {
  bug: string;
  law: LawNumber;
  title: Title<Lanterns>;
  says: RegExp;
  /** No more entries than this may be left when the game is shrunk. */
  entries: number;
};

const { game } = lanterns;

/** Does something more after each action. */
function applyThen(more: (...args: Parameters<Game<Lanterns>['apply']>) => void): Title<Lanterns> {
  return lanternsWith({
    apply(state, actor, action, tell) {
      game.apply(state, actor, action, tell);
      more(state, actor, action, tell);
    },
  });
}

/** Starts from a spoilt table, and clones in a way that would keep it spoilt. */
function setUpWith(spoil: (state: State<Lanterns>) => void): Title<Lanterns> {
  return lanternsWith({
    clone: structuredClone,
    setup(seats, options) {
      const state = game.setup(seats, options);
      spoil(state);
      return state;
    },
  });
}

let clock = 0;

/** A bug on its own: a buried card is gone, and the referee says so. */
export const CARD_LOST = applyThen(({ hidden }, actor, action) => {
  if (action.do === 'bury') hidden.buried[actor as number]?.pop();
});

export const PLANTED_BUGS: readonly PlantedBug[] = [
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
      table.last += clock++ % 2;
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
    title: setUpWith(({ table }) => Object.assign(table, { opened: clock++ })),
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
  {
    bug: 'a card lost when buried',
    law: 7,
    title: CARD_LOST,
    says: /The kinds count/,
    entries: 7,
  },
  {
    bug: 'an imagination that keeps the hand it was given',
    law: 8,
    title: lanternsWith({
      imagine(table, own, seat, rng) {
        const state = game.imagine(table, own, seat, rng);
        state.hidden.hands[seat] = own.hand;
        return state;
      },
    }),
    says: /is bound to the true state/,
    entries: 2,
  },
  {
    bug: 'an imagination that forgets what it buried',
    law: 8,
    title: lanternsWith({
      imagine: (table, own, seat, rng) => game.imagine(table, { ...own, buried: [] }, seat, rng),
    }),
    says: /imagines knowing something else/,
    entries: 7,
  },
  {
    bug: 'an imagination that invents cards',
    law: 8,
    title: lanternsWith({
      imagine(table, own, seat, rng) {
        const state = game.imagine(table, own, seat, rng);
        state.hidden.bag[0] = 99;
        return state;
      },
    }),
    says: /imagines what cannot be: The kinds count/,
    entries: 0,
  },
  {
    bug: 'a buried card that everybody is shown',
    law: 9,
    title: lanternsWith({ shown: (event) => event }),
    says: /seat . is shown .* and .* in another that looks the same to it/,
    entries: 3,
  },
  {
    bug: 'a watcher who is shown everything',
    law: 9,
    title: lanternsWith({
      shown: (event, eyes) => (eyes === 'watcher' ? event : game.shown(event, eyes)),
    }),
    says: /a watcher is shown/,
    entries: 3,
  },
  {
    bug: 'a table that tells what the hands hold',
    law: 10,
    title: applyThen(({ table, hidden }) =>
      Object.assign(table, { highest: Math.max(0, ...hidden.hands.flat()) }),
    ),
    says: /learns something hidden: it shows on the table/,
    entries: 10,
  },
  {
    bug: 'an action that lets its seat peek',
    law: 10,
    title: applyThen(({ hidden }, actor, action, tell) => {
      if (actor === 'chance' || action.do !== 'bury') return;
      const [card] = hidden.hands[1 - actor] ?? [];
      if (card !== undefined) tell?.({ is: 'dealt', seat: actor, card });
    }),
    says: /learns something hidden: it is shown/,
    entries: 7,
  },
  {
    bug: 'an undo that leads elsewhere',
    law: 11,
    title: setUpWith(({ table }) => Object.assign(table, { opened: clock++ })),
    says: /undo to \d+ does not give the state after entry \d+/,
    entries: 1,
  },
  {
    bug: 'a change that no event tells',
    law: 12,
    title: applyThen(({ table }, _actor, action) => {
      if (action.do === 'bury') table.bag = 0;
    }),
    says: /folds the view\.table\.bag as \d+, and it is 0/,
    entries: 12,
  },
];
