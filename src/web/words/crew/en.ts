import type { CrewMessages } from './messages.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

export const en: CrewMessages = {
  title: 'The crew',
  lede: 'Five railway people, the same in all the games. None of them looks at your hand: each knows what you would know in their place.',
  games: 'Game',
  strengthAt: (game) => `Their strength: ${game}`,
  bars: (games) =>
    `The thick bar: where each of them stands, at 95%, after ${games} games among themselves.`,
  flag: (games) => `The flag: you, after ${games === 1 ? 'one game' : `${games} games`}.`,
  noLadder:
    'Nobody has measured them at this game yet: they stand from the weakest to the strongest.',
  you: 'you',
  strength: (elo, within) => `${elo} ± ${within}`,
  strengthSpoken: (name, elo, within) => `${name}: ${elo}, give or take ${within}`,
  yours: (elo, within) => `you: ${elo}, give or take ${within}`,
  atOnce: 'at once',
  aMoment: 'a moment',
  seconds: (count) => `${count} s a move`,
  match: 'Your match',
  record: (won, lost) =>
    won === 0
      ? `Not beaten yet, lost to ${times(lost)}`
      : `Beaten ${times(won)}, ${lost === 0 ? 'never lost to' : `lost to ${times(lost)}`}`,
  neverMet: 'Never met',
  play: 'Play',
  playAgainst: (name) => `Play against ${name}`,
  notAboard: 'Does not play this game',
  holes: 'A hole for each game you have won in this browser, a ring for each you have lost.',
  several: 'Several computers at the table? Put the crew together when you set it up.',
};
