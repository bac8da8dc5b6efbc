import { lanterns, lanternsWith } from './lanterns.ts';
import { applyThen, CARD_LOST, type PlantedBug, setUpWith, tick } from './planting.ts';

const { game } = lanterns;

/** Against the laws 7 to 12: the books, what is imagined and shown, undo and events. */
export const BUGS_OF_SECRETS: readonly PlantedBug[] = [
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
    title: setUpWith(({ table }) => Object.assign(table, { opened: tick() })),
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
