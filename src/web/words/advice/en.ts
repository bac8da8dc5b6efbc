import type { AdviceWords } from './words.ts';

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export const en: AdviceWords = {
  ask: 'Ask the stationmaster (C)',
  key: 'ask the stationmaster',
  title: 'The stationmaster advises',
  close: 'Put the advice away',
  thinking: 'He is studying the board…',
  now: (chance, error) => `Chances now: **${chance}%** (±${error})`,
  chance: (chance, error) => `${chance}% chance, give or take ${error}`,
  change: (by) => (by === 0 ? '=' : signed(by)),
  even: 'about equal',
  only: 'There is only one choice.',
  alone: 'Nothing else is worth a thought.',
  nothing: 'He has nothing to say about this choice.',
  against: (rank, [one = '', other], opposed) =>
    `Against no. ${rank}, ${one}${other ? `${opposed ? ', but' : ', and'} ${other}` : ''}.`,
  same: (rank) => `Comes to almost the same as no. ${rank}.`,
  tried: (better) =>
    better ? 'The tries prefer it all the same.' : 'The tries put it behind all the same.',
  onlyTried: 'Only the tries tell them apart.',
  setUp: (rank) => `Set up no. ${rank}`,
  put: 'Put away',
  tries: (count) => `${count} games tried for each choice; ± holds 19 times out of 20`,
  outOfRecord: 'With advice, the game stays out of the record.',
  asked: 'Advice asked of the stationmaster: the game stays out of the record.',
  notNow: 'The stationmaster answers when it is your turn.',
  failed: 'The stationmaster could not answer.',
  announced: (titles) =>
    `The stationmaster advises. ${titles.map((title, i) => `${i + 1}: ${title}.`).join(' ')}`,
};
