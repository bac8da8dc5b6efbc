/** By what a bot judges. */
export type Weights = {
  /** What $1,000 in hand is worth for each turn to come, in points; and up to how many turns. */
  cash: number;
  patience: number;
  /** What a share costs beside the point of the end, and what its dividend does for each turn. */
  burden: number;
  dividend: number;
  /** How much dearer a share is with each one that is there already, after the first few. */
  debt: number;
  /** How much of the income that later deliveries bring is counted. */
  growth: number;
  /** What a rival's point costs, as a part of one's own. */
  rival: number;
  /** A delivery is worth this part of what the one before it is: others take cubes, and the game may end. */
  fading: number;
  /** What is left of the hope for a cube with each rival that reaches its city. */
  contest: number;
  /** How many times as much each of them is feared in the last turn, when everybody takes what they can reach. */
  hurry: number;
  /** How much a higher level than the present one counts, early in the game. */
  ahead: number;
  /** How much one counts on lines of which links are wanting. */
  lines: number;
  /** What part of the actions to come are deliveries. */
  busy: number;
  /** How much the best next link after a first one counts, while the network is small. */
  sequel: number;
  /** With so much money, in thousands, more of it is worth half as much. */
  wealth: number;
  /** What part of what going first brings is bid for it. */
  first: number;
  /** How much one counts on the prize for a level while another is wanting. */
  race: number;
  /** How much a hotel counts, and the second of two actions that follow each other. */
  hotel: number;
  tempo: number;
  /** What a land grant saves, in thousands. */
  grant: number;
};

/** Grows fast, on shares, and thinks two links ahead. Tuned in matches: `training/README.md`. */
export const EAGER: Weights = {
  cash: 0.061,
  patience: 9.2,
  burden: 0.55,
  dividend: 0.042,
  debt: 0.067,
  growth: 0.133,
  rival: 0.38,
  fading: 0.926,
  contest: 0.856,
  hurry: 8,
  ahead: 0.745,
  lines: 2.6,
  busy: 0.953,
  sequel: 0.83,
  wealth: 23,
  first: 1,
  race: 0.72,
  hotel: 0.82,
  tempo: 2.1,
  grant: 4.8,
};

/** Never minds a share or a rival, keeps no money, hardly plans a line, and builds ahead of what it can carry. */
export const HASTY: Weights = {
  ...EAGER,
  cash: 0.02,
  burden: 0,
  dividend: 0,
  debt: 0,
  rival: 0,
  ahead: 1,
  lines: 0.5,
  busy: 0.6,
};

/** Wants what it can have soon, and every card; shuns shares, plans no line ahead, counts on cubes that others will have taken, so hardly bids for the first place. */
export const GLITTERED: Weights = {
  cash: 0.03,
  patience: 5.7,
  burden: 2.2,
  dividend: 0.05,
  debt: 0.5,
  growth: 0.2,
  rival: 0,
  fading: 0.85,
  contest: 1,
  hurry: 1,
  ahead: 0.1,
  lines: 1,
  busy: 0.3,
  sequel: 0,
  wealth: 30,
  first: 0.5,
  race: 0.45,
  hotel: 2.5,
  tempo: 4,
  grant: 10,
};
