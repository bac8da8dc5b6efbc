import { capital, listOf } from '#ui/phrases.ts';
import {
  count,
  does,
  dynamite,
  line,
  MARKS,
  onLine,
  say,
  spaces,
  trait,
  yourLine,
} from './en-said.ts';
import type { Words } from './words.ts';

export const en: Words = {
  subtitle: (n) => `${spaces(n)} to go`,
  subtitleStart: 'Before the start',
  subtitleOver: 'Over',

  colon: ': ',
  line: (of) => capital(line(of)),
  percent: (share) => `${share}%`,
  marks: MARKS,
  die: (value) => `die: ${value}`,

  call: {
    asks: (who, what) => `${who.you ? 'Your turn' : who.name}: ${what}`,
    choose: 'lay or move?',
    onlyLay: 'lay track',
    onlyMove: 'move',
    run: 'run the locomotive up',
    strike: 'place a crate?',
    strikeBack: (who, name) =>
      `${dynamite(name)} pushes ${who.you ? 'you' : who.name} back onto the river: strike back`,
    turnOf: (name) => `${name} is playing`,
    strikes: (name) => `${name} may place a crate`,
    draws: (who) => `${who.you ? 'You draw' : `${who.name} draws`} a Chance card`,
    settling: 'The dice say who starts',
    won: (who) => `${who.you ? 'You have' : `${who.name} has`} reached Buffalo Creek`,
  },

  lay: {
    title: 'Lay track',
    die: 'Die',
    sections: 'Sections',
    track: 'Track',
    caption: 'What each number lays',
    to: (railhead) => `→ ${railhead}`,
    throw: 'Throw 1 die',
    starts: 'two sections bring the train on',
    full: 'whole line',
  },

  move: {
    title: 'Move',
    runTitle: 'Run the locomotive',
    range: (least, most, clear) => {
      const ahead = clear === 0 ? 'no track ahead' : `track for ${clear}`;
      return `${least} to ${most}${clear === undefined ? '' : `, ${ahead}`}`;
    },
    runRange: (least, most, missing) => `${least} to ${most}, ${missing} to the train`,
    throw: (dice) => (dice === 1 ? 'Throw 1 die' : 'Throw 2 dice'),
    chances: 'Chances of this throw',
    kinds: {
      plain: 'plain',
      river: 'river',
      danger: 'danger',
      ambush: 'ambush',
      derail: 'derails',
      dynamite: 'reaches the dynamite',
      finish: 'arrives',
      run: 'on its way',
      coupled: 'coupled',
    },
    derails: (percent) => `derails: ${percent}`,
    derailsTo: (space, mark) => `derails (space ${space}${mark === undefined ? '' : `, ${mark}`})`,
    bar: (throws, space, kind, percent) =>
      `${throws.length === 1 ? `Throw of ${throws[0]}` : `Throws of ${Math.min(...throws)} to ${Math.max(...throws)}`}: space ${space}, ${kind}, ${percent}.`,
    oneDie: {
      dynamite: 'one die: dynamite ahead',
      slow: 'one die: slow signal',
      card: 'one die: Chance card',
    },
  },

  strike: {
    title: (total, space) =>
      total === undefined
        ? `You stand on the river at ${space}`
        : `${total}: you stand on the river at ${space}`,
    titleBack: (name, space) => `${dynamite(name)} pushes you back onto the river at ${space}`,
    titleCard: 'The card lets you strike',
    ask: (crates) =>
      `A crate of dynamite for a rival? You have ${crates === 1 ? '**1** left' : `**${crates}** left`}.`,
    hint: 'Touch a lit space: river, danger or sabotage point, track laid, ahead of the train.',
    place: (of, space, mark) => `${capital(line(of))}, space ${space} (${mark})`,
    does,
    tag: (blow) =>
      blow.is === 'push-back' ? `back ${blow.from - blow.to}: ${blow.from} → ${blow.to}` : '1 die',
    back: (n) => `back ${n}`,
    barred: {
      dynamite: 'has a crate already',
      start: 'not on the board',
      nowhere: 'no place ahead',
    },
    put: 'Place the crate',
    choose: 'Choose a space',
    keep: 'Keep the crate',
    places: 'Where a crate may go',
  },

  cast: {
    yours: 'Your throw',
    theirs: (name) => `${name}’s throw`,
    next: (names) => `Next: ${names.join(', then ')}.`,
    you: 'you',
    with: (who, of) => `${who} (${line(of)})`,
    thinks: (name) => `${name} chooses…`,
    settles: 'Everybody throws two dice; the highest begins.',
    over: 'The game is over.',
  },

  plate: {
    at: (front) => ['space', `${front}`],
    waiting: 'at the start',
    crates: (n) => count(n, 'crate'),
    trait,
    railhead: (space) => (space === 0 ? 'no track' : `track to ${space}`),
  },

  card: {
    stub: (who, space) => `${who.you ? 'You stop' : `${who.name} stops`} on the danger at ${space}`,
    putAway: 'Put the card away',
    good: 'Chance card · good luck',
    bad: 'Chance card · bad luck',
  },

  view: {
    map: 'The board',
    closer: 'Closer (+)',
    farther: 'Farther (−)',
    whole: 'Whole board (0)',
    tools: 'Map tools',
    help: 'Enter goes to the marks of the board, Escape leaves them. Arrow keys move the view, plus and minus bring it closer or farther, 0 shows the whole board.',
    trains: 'Trains',
    throw: 'The throw',
    choices: 'Your choice',
  },

  reader: {
    name: (name, of) => `${capital(line(of))}, ${name}: read space by space`,
    help: 'Left and right: next space. Page up and down: next mark or piece. Home: the train. End: the railhead.',
    say,
  },

  why: {
    notYourTurn: 'It is **not your turn**. Wait until it comes round.',
    dice: 'The **dice are rolling**: wait until they lie still.',
    notNow: 'This is not what the game asks for **now**.',
    crateFirst: '**The crate first**: place it or keep it.',
    dynamiteOnLine: (space, of) =>
      `There is **dynamite on ${yourLine(of)}**, at space ${space}: no track may be laid until your train has reached it. Move instead.`,
    lineComplete: (sections, of) =>
      `All **${sections} sections** of ${yourLine(of)} are laid already. Move instead.`,
    noTrain: (sections, of) =>
      `Your train${onLine(of)} is **not on the board** yet: it needs two sections of track, and ${
        sections === 0 ? 'none is' : 'one is'
      } laid. Lay track first.`,
    engineAway: (n, of) =>
      `Your **locomotive${onLine(of)} is away**, ${spaces(n)} from the train: run it up before you lay track.`,
    noCrate: 'You have **no crate** left to place.',
    noPlace:
      'Choose **where** first: touch one of the lit spaces, a river, danger or sabotage point ahead of a rival’s train.',
    ownLine: (of) => `**${capital(line(of))} is yours**: a crate goes on a rival’s line.`,
    emptyLine: (of) => `Nobody runs on **${line(of)}** in this game.`,
    notStarted: (of) =>
      `The **train of ${line(of)}** is not on the board yet, and cannot be struck.`,
    hasDynamite: (of, space) =>
      `There is already a **crate on ${line(of)}**, at space ${space}. A line bears one only.`,
    wrongPlace: (space, mark) =>
      `Space ${space} is ${mark === MARKS.plain ? mark : `${/^[aeiou]/.test(mark) ? 'an' : 'a'} ${mark}`}: a crate goes on a **river**, a **danger** or a **sabotage point**.`,
    notLaid: (space, railhead) =>
      `There is **no track** at space ${space} yet: this line is laid to ${railhead}.`,
    behind: (of, space, front) =>
      `Space ${space} is not ahead of the **train of ${line(of)}**, whose front is at ${front}.`,
    signal: (of, space) =>
      `The **all-clear signal of ${line(of)}** stands at space ${space}: no crate may go there.`,
    instead: (of, at) => `On ${line(of)} a crate may go on ${listOf(at.map(String), 'or')}.`,
    over: 'The game is over: nothing more can be played.',
    unknown: 'The rules do not allow this now.',
  },

  score: {
    title: 'How they stand',
    train: 'Train',
    space: 'Space',
    track: 'Track',
    behind: 'Behind',
    toGo: (n) => `${spaces(n)} to go for the leading train`,
    line: (parts) => parts.join(', '),
    at: (who, of, front) =>
      `${who.you ? 'You' : who.name}, ${line(of)}: ${front === 0 ? 'not on the board' : `space ${front}`}`,
  },

  result: {
    won: (who, of) => `${who.you ? 'You win' : `${who.name} wins`} on ${line(of)}.`,
    by: (who, n, of) =>
      `${who.you ? 'You were' : `${who.name} was`} ${spaces(n)} behind${of === undefined ? '' : ` on ${line(of)}`}.`,
    chart: 'How far the trains had come, turn by turn',
    chartSummary: (names) =>
      `One rising line for each train: ${listOf(names, 'and')}. The table has the figures.`,
    turn: 'turns of all',
    figures: 'Figures of the game',
    place: 'Place',
    space: 'Space',
    placed: 'Crates placed',
    suffered: 'Crates met',
    derailed: 'Derailed',
    cards: 'Cards',
    ambushed: 'Ambushes',
    pushed: 'Pushed back',
    thrown: 'Throws',
  },
};
