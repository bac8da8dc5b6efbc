import { de, typesetAll } from '#kernel/french.ts';
import { listIn } from '../list.ts';
import type { ClocksWords } from './messages.ts';

const list = listIn('fr');

export const fr: ClocksWords = typesetAll<ClocksWords>({
  yours: (what) => `Votre pendule : ${what}`,
  theirs: (name, what) => `Pendule ${de(name)} : ${what}`,
  reserve: (left) => `réserve ${left}`,
  noReserve: 'sans réserve',
  yourReserve: 'votre réserve',
  reserveOf: (name) => `réserve ${de(name)}`,
  moveOf: (name) => `pour le coup ${de(name)}`,
  yourMove: 'pour votre coup',
  out: 'écoulé',
  standsIn: 'un ordinateur joue pour vous',
  theyAreOut: (name) => `temps ${de(name)}`,
  left: (time) => `il reste ${time}`,
  leftOf: (name, time) => `${name} : il reste ${time}`,
  asleep: 'dort',
  hour: (time) => `à ${time}`,
  day: (when) => when,
  wakes: (when) => `reprend ${when}`,
  wakesFor: (name, when) => `se lève ${when} chez ${name}`,
  paused: 'en pause',
  resumes: 'chacun peut reprendre',
  seat: {
    before: (deadline) => `avant ${deadline}`,
    asleep: 'dort',
    out: 'hors délai',
    reserve: (left) => `réserve ${left}`,
  },
  lastMinute: 'Il vous reste une minute.',
  timeIsOut: (names) => `Le temps est écoulé pour ${list.format(names)}.`,
  yourTimeIsOut:
    'Votre temps est écoulé : un ordinateur joue pour vous. Vous vous rasseyez quand vous voulez.',
});
