import { listOf } from '#ui/phrases.ts';
import type { TogetherWords } from './words.ts';

const all = (names: readonly string[]): string => listOf(names, 'and');

/** "6 min", "3 h", "2 days". */
const span = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
};

export const en: TogetherWords = {
  absence: {
    title: (name) => `${name} has left the table`,
    since: (minutes) => `for ${span(minutes)}`,
    text: 'It is their turn. The board and your papers stay open.',
    wait: 'Wait',
    waitText: 'Nothing is played for them. Press their strip to come back here.',
    nudge: 'Nudge',
    nudgeText: 'They are told that the table waits, once a turn.',
    nudgePress: 'Nudge',
    nudged: (by) => `${by} has nudged them.`,
    standIn: (bot) => `Let ${bot} stand in`,
    standInText: (name, trade) =>
      `A computer player, ${trade}. ${name} sits down again at any moment.`,
    stop: 'Stop the game',
    stopText: 'Everybody here must wish it. It is kept where it stands, without a winner.',
    stopAlone: 'Too few are here. Let a computer player stand in for the others first.',
    stopPress: 'Stop',
    agree: 'Agree',
    takeBack: 'Take back',
    votes: (yes, needed) => `${yes} of ${needed}`,
    agreed: (names) => (names.length === 0 ? 'Nobody has agreed yet.' : `Agreed: ${all(names)}.`),
  },
  plays: (bot) => `${bot} plays`,
  inPlaceOf: (name) => `for ${name}`,
  inYourPlace: 'for you',
  stopAsked: {
    asked: (name) => `${name} would like to stop the game. It would have no winner.`,
    waiting: (names) => `To stop the game, ${all(names)} must agree…`,
    yes: 'Agree',
    no: 'Play on',
    takeBack: 'Play on',
  },
  pauseAsked: {
    asked: (name) => `${name} would like a pause: the clocks would stand still for everybody.`,
    waiting: (names) => `For the pause, ${all(names)} must still agree…`,
    yes: 'Agree',
    no: 'No pause',
    takeBack: 'Withdraw',
  },
  paused: {
    text: 'Pause: the clocks stand still for everybody.',
    resume: 'Resume',
  },
  report: {
    title: (name) => `Welcome back, ${name}`,
    since: (minutes) => `away for ${span(minutes)}`,
    why: {
      vote: (bot) => `The others let ${bot} stand in for you.`,
      time: (bot) => `Your time was out, and ${bot} stood in for you.`,
      left: (bot) => `${bot} has been playing for you.`,
    },
    deeds: (bot, deeds) =>
      deeds === 1 ? `${bot} has made one move.` : `${bot} has made ${deeds} moves.`,
    nothing: (bot) => `${bot} has not played yet.`,
    yours: 'The seat is yours whenever you like.',
    figures: 'Before and after',
    becomes: (name, from, to) => `${name}: from ${from} to ${to}`,
    list: 'What was played for you',
    film: 'see it played again',
    all: 'Play back',
    retake: 'Take my seat',
    finish: 'Let it finish this turn',
    finishing: (bot) => `${bot} finishes this turn, then the seat is yours again.`,
  },
  resigned: (bot) => `You have resigned: ${bot} plays your seat to the end.`,
  next: {
    waits: (game) => `You are waited for elsewhere: ${game}.`,
    go: (waiting) => `Next table (${waiting} ${waiting === 1 ? 'waits' : 'wait'})`,
  },
  menu: {
    resign: 'Resign…',
    resignAsk: (bot) => `${bot} will play your seat to the end. You cannot take it back.`,
    resignLast: 'The game ends with this, and the other player has won.',
    resignYes: 'Resign',
    pause: 'Pause the clocks',
    stop: 'Stop the game…',
    stopAsk:
      'Everybody at the table must agree. A stopped game has no winner and stays where it was.',
    stopYes: 'Ask the others',
    keep: 'Play on',
  },
  ended: {
    stopped: 'The game was stopped',
    stoppedText: 'Everybody at the table agreed. Nobody has won; the game stays where it was.',
    resigned: 'The game ended by resignation',
    resignedText: (resigned, won) =>
      [
        `${all(resigned)} resigned.`,
        won.length === 0
          ? 'Nobody has won.'
          : `${all(won)} ${won.length === 1 ? 'wins' : 'win'} the game.`,
      ].join(' '),
    noRecord:
      'It was not played to its end, so the secret of its chance stays one: there is neither a replay nor a record to check.',
    standing: 'How it stood',
  },
  rematch: {
    route: (game) => `${game} · return`,
    offer: 'Another game?',
    offerText: 'Same rules, same pace; everybody moves on by one seat.',
    offered: (name) => `${name} offers another game`,
    offeredByYou: 'Another game',
    offeredText: 'It leaves as soon as everybody has punched.',
    watcherTitle: 'They play again',
    watcherText: 'You keep watching: the new game opens here.',
    you: 'you',
    watchers: (count) => (count === 1 ? '1 watcher' : `${count} watchers`),
    watchersFollow: 'will follow',
    state: {
      by: 'offers',
      byYou: 'offer',
      yes: 'is in',
      yesYou: 'are in',
      no: 'not this time',
      noYou: 'not this time',
      silent: 'no answer yet',
      silentYou: 'we wait for you',
    },
    press: 'Offer a rematch',
    accept: 'I’m in',
    decline: 'Not this time',
    withdraw: 'Withdraw my offer',
    sameAddress: 'Everybody is taken along; there is no link to send.',
    withBots: (bots, silent) =>
      `Leave with ${all(bots)} in ${silent.length === 1 ? `${silent[0]}’s place` : 'the empty places'}`,
    possibleIn: (seconds) => `In ${seconds} s the game can leave without those who are silent.`,
    leaving: (seconds) => `Leaving in ${seconds} s`,
    leavingSoon: 'The next game is ready: leaving in a few seconds.',
    stay: 'Stay at this table',
    go: 'Go to the next game',
    failed: 'That did not get through. Try again in a moment.',
  },
};
