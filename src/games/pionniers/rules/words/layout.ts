import { typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { LayoutFault, MarkList } from '../layout.ts';

/** What is wrong with somebody's own board, in one sentence. */
export function faultText(fault: LayoutFault, language: Language): string {
  const text = WORDS[language](fault);
  return language === 'fr' ? typeset(text) : text;
}

const MARKS: Record<Language, Record<MarkList, string>> = {
  en: {
    rivers: 'rivers',
    dangers: 'dangers',
    ambushes: 'ambushes',
    garrisons: 'garrisons',
    posts: 'trading posts',
    sabotage: 'sabotage points',
  },
  fr: {
    rivers: 'rivières',
    dangers: 'dangers',
    ambushes: 'embuscades',
    garrisons: 'garnisons',
    posts: 'centres commerciaux',
    sabotage: 'points de sabotage',
  },
};

const WORDS: Record<Language, (fault: LayoutFault) => string> = {
  en(fault) {
    switch (fault.is) {
      case 'form':
        return `The file has not the form of a board: look at “${fault.at || 'its outermost braces'}”.`;
      case 'unequal-length':
        return `Line ${fault.line} has ${fault.sections} sections, line 1 has ${fault.first}: all lines must be of equal length.`;
      case 'unequal-marks':
        return `Line ${fault.line} has ${fault.count} ${MARKS.en[fault.marks]}, line 1 has ${fault.first}: every line must have as many.`;
      case 'out-of-range':
        return `Line ${fault.line}: ${MARKS.en[fault.marks]} may lie from ${fault.least} to ${fault.most}, not at ${fault.space}.`;
      case 'two-marks':
        return `Line ${fault.line} has two marks on space ${fault.space}.`;
      case 'two-effects':
        return `Line ${fault.line}: one stop would set off both ${fault.first} and ${fault.second}; rivers, dangers and ambushes must not touch.`;
      case 'no-garrison':
        return `Line ${fault.line}: the ambush at ${fault.space} needs a garrison at least seven spaces behind it.`;
      case 'slow-signal':
        return `The slow signal may stand after ${fault.least} to ${fault.most}, not after ${fault.space}.`;
    }
  },
  fr(fault) {
    switch (fault.is) {
      case 'form':
        return `Le fichier n’a pas la forme d’un plateau : voyez « ${fault.at || 'ses accolades extérieures'} ».`;
      case 'unequal-length':
        return `La ligne ${fault.line} a ${fault.sections} sections, la ligne 1 en a ${fault.first} : toutes doivent avoir la même longueur.`;
      case 'unequal-marks':
        return `Ligne ${fault.line}, ${MARKS.fr[fault.marks]} : ${fault.count}, contre ${fault.first} sur la ligne 1 ; chaque ligne doit en avoir autant.`;
      case 'out-of-range':
        return `Ligne ${fault.line}, ${MARKS.fr[fault.marks]} : les cases permises vont de ${fault.least} à ${fault.most}, pas ${fault.space}.`;
      case 'two-marks':
        return `La ligne ${fault.line} a deux marques sur la case ${fault.space}.`;
      case 'two-effects':
        return `Ligne ${fault.line} : un seul arrêt déclencherait ${fault.first} et ${fault.second} ; rivières, dangers et embuscades ne doivent pas se toucher.`;
      case 'no-garrison':
        return `Ligne ${fault.line} : l’embuscade en ${fault.space} exige une garnison au moins sept cases derrière elle.`;
      case 'slow-signal':
        return `Le signal « Ralentissement » peut suivre les cases ${fault.least} à ${fault.most}, pas la case ${fault.space}.`;
    }
  },
};
