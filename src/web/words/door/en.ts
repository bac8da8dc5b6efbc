import { listIn } from '../list.ts';
import { plural } from '../plural.ts';
import type { DoorMessages } from './messages.ts';

const list = listIn('en');

/** "45 min", "1 h 30". */
function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

export const en: DoorMessages = {
  title: (game) => `${game}: the door`,
  facts: 'In figures',
  minutes: (least, most) =>
    most < 60 ? `${least} to ${most} min` : `${lasting(least)} to ${lasting(most)}`,
  weights: ['Easy', 'Medium', 'Heavy'],
  slides: 'A game in four pictures',
  play: 'Learn or play',
  learn: {
    title: 'Learn',
    text: 'In ten minutes, at a real table, with the conductor.',
    first: 'First time',
    again: 'Again',
    stops: (count) => `${count} ${plural('en', count, 'stop', 'stops')}`,
    resume: (stop) => `Resume at stop ${stop}`,
    go: 'All aboard',
    goAgain: 'Again',
    goOn: 'Resume',
  },
  times: {
    title: 'Last games',
    none: 'No game has ended here yet.',
    when: 'When',
    who: 'Who',
    result: 'Result',
    rules: 'The rules',
    opponents: 'The opponents',
    won: (names) => `${list.format(names)} won`,
  },
  opponents: {
    title: 'The opponents',
    lines: {
      random: 'Takes any permitted move, to try the board in peace.',
      apprentice: 'Takes what glitters and forgets the neighbours.',
      stoker: 'Shovels hard, and seldom keeps a reserve.',
      driver: 'Counts well, and risks only what he can lose.',
      inspector: 'Reads your plans first, then blocks your line.',
      dispatcher: 'Plays the game a thousand times before he plays it once.',
    },
    play: (name) => `Play against ${name}`,
    crew: 'How strong are they?',
  },
};
