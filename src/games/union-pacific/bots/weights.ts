/** By what a bot judges: what it reckons with where nobody can know. */
export type Weights = {
  /** Cards of the pile that it expects in a turn. Who reckons with many lays out early. */
  cardsInATurn: number;
  /** Rounds from one of its investments to the next. */
  roundsToInvest: number;
  /** A turn spent on investing is not spent on building: what that costs, for every payment left. */
  turn: number;
  /** How uncertain a comparison of two holdings is: always, and by the shares that may still come. */
  doubt: number;
  doubtByShares: number;
  /** What a share counts that may be in a rival's hand, for each that is likely there. */
  unseen: number;
  /** What any share of a rival counts: who forgets the neighbours believes that every company is theirs alone. */
  neighbours: number;
  /** Trains that a company with shareholders gains in a turn. */
  growth: number;
  /** How much a gain of the rivals counts against one's own. */
  envy: number;
  /** What it is worth to reach a new city, and to hold another track card of the type played. */
  newCity: number;
  spareCard: number;
  /** What a joker is kept for. */
  joker: number;
};

/**
 * Lays out what brings most and takes its time with the rest, trusts no lead while many shares are to come, and builds little
 * for its rivals. Tuned in matches: `training/README.md`.
 */
export const WARY: Weights = {
  cardsInATurn: 0.58,
  roundsToInvest: 4.4,
  turn: 0.61,
  doubt: 0.2,
  doubtByShares: 1.81,
  unseen: 1.88,
  neighbours: 1,
  growth: 0.037,
  envy: 1.08,
  newCity: 0.096,
  spareCard: 0.02,
  joker: 0.56,
};

/** Lays out early, builds for whom it may be, and keeps nothing in reserve. */
export const HASTY: Weights = {
  ...WARY,
  cardsInATurn: 1.3,
  roundsToInvest: 1.5,
  turn: 0.3,
  doubt: 0.3,
  doubtByShares: 1.4,
  unseen: 1.2,
  envy: 0.3,
  growth: 0.1,
  newCity: 0.5,
  joker: 0.1,
};

/** Believes in every lead, in growth, and that the neighbours have less than they show. */
export const GLITTERED: Weights = {
  cardsInATurn: 0.66,
  roundsToInvest: 1.5,
  turn: 1.1,
  doubt: 0.3,
  doubtByShares: 0.45,
  unseen: 0.6,
  neighbours: 0.85,
  growth: 0.075,
  envy: 0,
  newCity: 0.5,
  spareCard: 0.15,
  joker: 0.8,
};
