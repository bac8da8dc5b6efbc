import type { ReportWords } from './words.ts';

const n = (value: number): string => value.toLocaleString('en');

const among = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const en: ReportWords = {
  title: 'The journey report',
  leaves: 'This game',
  result: 'Result',
  report: 'Report',
  replay: 'Replay',
  open: 'Journey report',
  moves: (count) => `${n(count)} moves`,
  wins: (names) => (names.length > 1 ? `${among(names)} win together` : `${among(names)} wins`),
  nobodyWins: 'No seat wins',
  reading: {
    label: 'Reading of the game',
    first: (read, of) => `First reading: ${n(read)} of ${n(of)} games played out`,
    second: (read, of) => `Closer reading: ${n(read)} of ${n(of)} games played out`,
    on: (read, of) => `The account is still wide: ${n(read)} games played out, ${n(of)} at most`,
    here: 'on this device; it goes on if you leave the page',
    house: (before, part) =>
      before > 0
        ? `The house reads this game after ${before === 1 ? 'one other' : `${n(before)} others`}`
        : `The house is reading this game: ${part}%`,
    leave: 'you may leave: it will be here',
    readHere: 'Read here',
    order: 'Let the house read it',
    refused: {
      none: 'The house could not read this game; it is read here.',
      full: 'The house has too many games to read: ask again later.',
      'too-often': 'The house has read enough games for you this hour.',
      unavailable: 'The house does not answer; it is read here.',
    },
    done: (read) => `Read: ${n(read)} games played out`,
    stopped: 'Reading stopped',
    failed: 'The reading broke off.',
    stop: 'Stop',
    goOn: 'Read on',
    finer: 'Read more closely',
  },
  graph: {
    title: 'Running graph',
    about:
      'Chances of winning of every seat, with all hands. Circle: a choice. Lozenge: luck. Whatever stands after ± holds 19 times out of 20, and so does the band.',
    sure: (games) =>
      `In this game they are too sure: among strong players, what is called certain came in ${games} of 100 games.`,
    alt: 'Chances of winning of every seat, from the first move to the last. The same stands in the table below.',
    luck: 'luck',
    move: (at) => `move ${n(at)}`,
    table: 'The graph as a table',
    moveHead: 'Move',
  },
  account: {
    title: 'What luck gave, and what choices gave',
    luck: (name, points, error) =>
      points < 0
        ? `Luck took ${-points} points of chance from **${name}**, give or take ${error}.`
        : `Luck gave **${name}** ${points} points of chance, give or take ${error}.`,
    own: (name, points, error) =>
      points < 0
        ? `What ${name} chose cost ${-points}, give or take ${error}.`
        : `What ${name} chose won ${points}, give or take ${error}.`,
    still: 'The account comes with the closer reading.',
    wide: 'After all that was read this is still wide; a closer reading narrows it.',
    seat: 'chances, in %',
    start: 'start',
    luckHead: 'luck',
    choices: 'choices of all',
    end: 'end',
    left: 'left behind',
    leftAbout: 'Left behind: at the stations, against the best choice.',
    caption: 'Start, luck and choices add up to the end.',
  },
  station: {
    title: 'Stations',
    none: 'No single move turned this game: nothing that a second reading confirms.',
    still: 'Stations come with the closer reading: what one reading marks, another must confirm.',
    choice: (at, name) => `Move ${n(at)}, ${name}`,
    chance: (at) => `Move ${n(at)}, luck`,
    change: (before, after, name) =>
      `${name}: ${before.points}% (±${before.error}) before, ${after.points}% (±${after.error}) after`,
    previous: 'Previous station',
    next: 'Next station',
    stop: (number, { written }, error, name) =>
      `Station ${number}: ${written}, give or take ${error}, for ${name}`,
    played: 'played',
    points: (own, best) => `about ${n(own)} to ${n(best)}`,
    error: (points) => `± ${points}`,
    byKnowledge: 'Weighed by what the seat could know.',
    best: 'None of the others was better.',
    loss: (points, error) => `Left behind: ${points}, give or take ${error}.`,
    unsure: 'Too close to call: the others are within the error.',
    options: 'What else there was',
    only: 'Nothing else was to be thought of.',
    even: 'The games played out do not tell the two apart.',
    why: (one) => ({
      against: (rank, [first = '', other], opposed) =>
        `No. ${one} against no. ${rank}: ${first}${other ? `${opposed ? ', but' : ', and'} ${other}` : ''}.`,
      same: (rank) => `No. ${one} comes to almost the same as no. ${rank}.`,
      tried: (better) =>
        better
          ? 'The games played out prefer it all the same.'
          : 'The games played out put it behind all the same.',
      onlyTried: `Only the games played out tell no. ${one} apart.`,
    }),
    board: (at) => (at === 0 ? 'The table at the beginning' : `The table after move ${n(at)}`),
    seats: 'Chances before and after',
    before: 'before',
    after: 'after',
    changed: 'change',
  },
  decisions: {
    title: (name) => `What ${name} chose`,
    about: 'Choose a decision: it is weighed against what else there was, within seconds.',
    move: (at) => `Move ${n(at)}`,
    weighing: 'Weighing',
    weighed: 'Weighed',
    nothing: 'nothing left',
    failed: 'The weighing broke off.',
  },
  playOn: {
    button: 'Play on from here',
    about: 'A new table on this device: same hands, same piles, against the computer.',
    what: 'What followed',
    seat: 'You play',
    next: (name) => `${name} (decides now)`,
    others: 'The others are',
    asTheyWere: 'the same computers; apprentices for people',
    go: 'Depart',
    failed: 'The table could not be made.',
    otherRules: 'This game was played by earlier rules: it can be seen again, not played on.',
  },
  followed: 'What followed',
  compared: {
    title: 'Twice from the same moment',
    about: (at) => `This table was played on from move ${n(at)} of another game.`,
    other: 'that game',
    this: 'this one',
  },
};
