import { unionPacific } from '#games/union-pacific/rules/index.ts';
import {
  DIVIDEND,
  NO_SHARE,
  type Share,
  type UnionPacific,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { State } from '#kernel/game.ts';
import type { Deed } from '#kernel/lesson.ts';
import { PUPIL } from '#kernel/teach.ts';
import {
  BN,
  DM,
  EP,
  ES,
  KC,
  type Moment,
  MR,
  MS,
  position,
  SF,
  spaceOf,
  UM,
  WW,
} from '../position.ts';
import { LATE, late } from '../positions.ts';
import { PLAIN, USUAL } from './example.ts';

/** Moments of a game in which the pupil may try what does not go: from the deal to the last dividend. */

const GAME: Moment = {
  turns: 4,
  players: [
    { tracks: 'PDBW', shares: [KC, EP, UP], exposed: [KC, KC] },
    { tracks: 'PPD', shares: [BN, KC, UP], exposed: [BN, KC] },
    { tracks: 'DWJ', shares: [SF, ES, UP], exposed: [EP, EP] },
  ],
  display: [MR, EP, KC, SF],
};

/** The same when one train has been built. */
const HAS_BUILT: Moment = { ...GAME, built: [[EP, spaceOf('el-paso', 'san-antonio')]] };

/** All white spaces are taken. */
export const noWhite = () => position({ ...GAME, filled: 'W' });

/** The same under the option of dead cards, before a card is drawn. */
export const deadCards = () => {
  const [pupil, ...others] = GAME.players;
  const players = [{ ...pupil, tracks: 'PDW' }, ...others];
  return position({ ...GAME, players, phase: 'swap', filled: 'W', options: { swap: true } });
};

/** A share is to be taken, under the rules of the second edition. */
export const secondEdition = () => {
  const [pupil, ...others] = GAME.players;
  const players = [{ ...pupil, tracks: 'PDB' }, ...others];
  return position({ ...HAS_BUILT, players, phase: 'take', options: { second: true } });
};

const { apply } = unionPacific.game;

const after = (state: State<UnionPacific>, deeds: readonly Deed<UnionPacific>[]) => {
  for (const { actor, action } of deeds) apply(state, actor, action);
  return state;
};

/** All choose their opening share. */
export const dealt = () =>
  after(unionPacific.game.setup(3, USUAL), [
    {
      actor: 'chance',
      action: {
        do: 'deal',
        tracks: [
          [0, 1, 2],
          [0, 0, 1],
          [1, 3, 4],
        ],
        shares: [
          [KC, EP, MS, BN],
          [BN, KC, KC, UM],
          [EP, SF, ES, EP],
        ],
      },
    },
  ]);

/** The pupil has, and the others not yet. */
export const chosen = () =>
  after(dealt(), [{ actor: PUPIL, action: { do: 'choose-opening', share: KC } }]);

export const othersChoose: readonly Deed<UnionPacific>[] = [
  { actor: 1, action: { do: 'choose-opening', share: BN } },
  { actor: 2, action: { do: 'choose-opening', share: EP } },
  { actor: 'chance', action: { do: 'reveal' } },
  { actor: 'chance', action: { do: 'lay-display', shares: [MR, EP, DM, SF] } },
  { actor: 'chance', action: { do: 'draw-track', track: PLAIN } },
];

/** The last player before the pupil has built, and may exchange. */
export const rivalExchanges = () => {
  const [pupil, ...others] = GAME.players;
  const players = [{ ...pupil, tracks: 'PDB' }, ...others];
  return position({ ...HAS_BUILT, turns: 3, players, phase: 'exchange', turn: 2 });
};

export const rivalStops: readonly Deed<UnionPacific>[] = [
  { actor: 2, action: { do: 'end-turn' } },
  { actor: 'chance', action: { do: 'draw-track', track: PLAIN } },
];

/** The pupil may exchange; what lies exposed stays. */
export const exchanging = () => {
  const [pupil, ...others] = GAME.players;
  const players = [{ ...pupil, tracks: 'PDB', shares: [EP, MS, UP] }, ...others];
  return position({ ...HAS_BUILT, players, phase: 'exchange' });
};

/** All trains of Wyoming & Western are on the board. */
export const allPlaced = () => position({ ...GAME, turns: 22, trains: { [WW]: 7 } });

export const EMPTY_PLACE = 2;

/** No card is left in the pile, which by 6.11 never is so while anybody may take one: the last dividend would end the game. */
export const emptyPile = () => {
  const state = late();
  const { table, hidden } = state;
  const gone = (share: Share, count: number) => {
    table.removed[share] = (table.removed[share] as number) + count;
  };
  for (const [share, count] of hidden.pile.entries()) gone(share, count);
  hidden.pile.fill(0);
  gone(table.display[EMPTY_PLACE] as Share, 1);
  table.display[EMPTY_PLACE] = NO_SHARE;
  table.groups = [];
  table.announced = 1;
  return state;
};

/** The players hold all Union Pacific shares. */
export const noUp = () => {
  const more: readonly Share[][] = [[UP, UP], [UP, UP], [UP]];
  const players = LATE.players.map((hand, seat) => ({
    ...hand,
    shares: [...(hand.shares ?? []), ...(more[seat] ?? [])],
  }));
  return position({ ...LATE, players });
};

/** The last dividend has been paid. */
export const over = () =>
  after(late(), [
    { actor: PUPIL, action: { do: 'take-pile' } },
    { actor: 'chance', action: { do: 'turn-card', card: DIVIDEND } },
    { actor: 'chance', action: { do: 'turn-card', card: MR } },
  ]);
