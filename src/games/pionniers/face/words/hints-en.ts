import { line, spaces } from './en-said.ts';
import type { HintWords } from './hints.ts';
import type { Who } from './words.ts';

const at = (name: string, space: number): string =>
  space === 0 ? name : `${name}, space ${space}`;
const whose = ({ you, name }: Who): string => (you ? 'Your' : `${name}’s`);

export const hintsEn: HintWords = {
  marks: {
    river: (space) =>
      `${at('River', space)}: who stops here may place a crate of dynamite on a rival’s line.`,
    garrison: (space) =>
      `${at('Garrison', space)}: the locomotive of a train ambushed further on fetches help here.`,
    danger: (space) => `${at('Danger', space)}: who stops here draws a Chance card.`,
    'trading-post': (space) =>
      `${at('Trading post', space)}: three Chance cards send a train back here.`,
    ambush: (space) =>
      `${at('Ambush', space)}: bandits hold the train that stops here, and its locomotive goes to the garrison.`,
    sabotage: (space) =>
      `${at('Sabotage point', space)}: a crate may be placed here; stopping sets nothing off.`,
  },
  slow: (space) =>
    `${space === 0 ? 'Slow signal' : `Slow signal, after space ${space}`}: one die once it is passed.`,
  clear: (who, space) =>
    `${whose(who)} all-clear signal, space ${space}: no crate here as long as it stands.`,
  crate: (who, space) =>
    `Dynamite on ${who.you ? 'your line' : `${who.name}’s line`}, space ${space}: one die until it is reached, and no new track.`,
  train: (who, of, front, railhead) =>
    `${whose(who)} train on ${line(of)}: space ${front}, track to ${railhead}.`,
  engine: (who, of, space, missing) =>
    `${whose(who)} locomotive on ${line(of)}, space ${space}: ${spaces(missing)} to its train, two dice a turn.`,
  start: 'Junction City: as soon as two sections are laid, the train stands on the line, space 7.',
  finish: (space) =>
    `Buffalo Creek, space ${space}: the first train at the buffers wins, the throw need not be exact.`,
};
