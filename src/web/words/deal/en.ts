import type { DealMessages } from './messages.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const en: DealMessages = {
  title: 'Same deal',
  again: 'The same deal again',
  compare: 'Compare, invite a friend',
  failed: 'The table could not be laid.',
  none: 'Nothing to compare yet',
  noneText:
    'Two finished games of one deal are compared here: play the same deal again at the end of a game against computers.',
  which: 'Compare with',
  earlier: (day) => `Your game of ${day}`,
  alike: (turns) =>
    turns === 0
      ? 'Each went their own way from the first turn.'
      : `One line ${turns === 1 ? 'for the first turn' : `up to turn ${turns}`}, then each went their own way.`,
  allAlike: 'The same line from one end to the other.',
  you: 'This game',
  common: 'same play',
  turn: (turn) => `turn ${turn}`,
  gap: (points) => `apart ${points}`,
  level: 'level',
  head: { turn: 'Turn', mine: 'This game', theirs: 'The other', gain: 'for you' },
  same: 'the same',
  ended: 'over already',
  gainNote:
    '“For you”: by how much more your lead over the best rival grew in this turn than in the other game.',
  luckNote:
    'In one deal the same draw comes at the same moment: your third draw is the same in both, however you came there, as far as the same cards are left.',
  advised: (games) => `Played with advice from the stationmaster: ${list.format(games)}.`,
  spoken: (common, mine, theirs) =>
    `${common === 0 ? 'Different from the first turn' : `The same for ${common === 1 ? 'one turn' : `${common} turns`}, then different`}. This game ended with ${mine}, the other with ${theirs}.`,
  play: 'Play this deal again',
  invite: 'Invite a friend',
  invited:
    'The link is copied: whoever opens it plays this deal and then sees your game beside theirs.',
  noClipboard: 'Copy this link:',
  coming: {
    title: (name) => `${name} has dealt you the same cards`,
    text: (game, rivals) => `${game}, against ${list.format(rivals)}.`,
    hidden:
      'How they fared stays hidden until you have arrived; then both games stand side by side.',
    board: 'Board',
    bad: 'This link leads nowhere',
    badText: 'Perhaps it was cut short on its way. Ask for it once more.',
  },
};
