import { de, typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { BoardFault } from '../board-file.ts';

/** What is wrong with somebody's own board, in one sentence. */
export function faultText(fault: BoardFault, language: Language): string {
  const text = WORDS[language](fault);
  return language === 'fr' ? typeset(text) : text;
}

const WORDS: Record<Language, (fault: BoardFault) => string> = {
  en(fault) {
    switch (fault.is) {
      case 'form':
        return `The file has not the form of a board: look at “${fault.at || 'its outermost braces'}”.`;
      case 'same-city':
        return `There are two cities called “${fault.city}”.`;
      case 'unknown-city':
        return `“${fault.city}”, named in ${fault.at}, is no city of this board.`;
      case 'same-ends':
        return `Section ${fault.section} begins and ends at ${fault.city}.`;
      case 'twice-joined':
        return `Section ${fault.section} joins the same cities as section ${fault.first}.`;
      case 'too-many-spaces':
        return `The board has ${fault.spaces} spaces; ${fault.most} are the most.`;
      case 'no-such-section':
        return `${fault.company} starts on section ${fault.section}, which does not exist.`;
      case 'start-not-home':
        return `${fault.company} starts on section ${fault.section}, which does not begin at its home city.`;
      case 'start-not-usable':
        return `${fault.company} may not use the track on which it starts, on section ${fault.section}.`;
      case 'start-taken':
        return `${fault.company} starts on section ${fault.section}, which is already the start of a company.`;
      case 'unreachable':
        return `${fault.city} cannot be reached from the first city.`;
      case 'too-few-places':
        return `${fault.company} has ${fault.trains} trains but, alone on the board, room for ${fault.places}.`;
    }
  },
  fr(fault) {
    switch (fault.is) {
      case 'form':
        return `Le fichier n’a pas la forme d’un plateau : voyez « ${fault.at || 'ses accolades extérieures'} ».`;
      case 'same-city':
        return `Deux villes s’appellent « ${fault.city} ».`;
      case 'unknown-city':
        return `« ${fault.city} », nommée dans ${fault.at}, n’est pas une ville de ce plateau.`;
      case 'same-ends':
        return `La section ${fault.section} part ${de(fault.city)} et y revient.`;
      case 'twice-joined':
        return `La section ${fault.section} relie les mêmes villes que la section ${fault.first}.`;
      case 'too-many-spaces':
        return `Le plateau a ${fault.spaces} cases ; ${fault.most} au plus.`;
      case 'no-such-section':
        return `${fault.company} part de la section ${fault.section}, qui n’existe pas.`;
      case 'start-not-home':
        return `${fault.company} part de la section ${fault.section}, qui ne commence pas dans sa ville.`;
      case 'start-not-usable':
        return `${fault.company} ne peut utiliser la voie de son départ, section ${fault.section}.`;
      case 'start-taken':
        return `${fault.company} part de la section ${fault.section}, déjà le départ d’une compagnie.`;
      case 'unreachable':
        return `${fault.city} ne peut être atteinte depuis la première ville.`;
      case 'too-few-places':
        return `${fault.company} a ${fault.trains} trains, mais seule sur le plateau elle n’en place que ${fault.places}.`;
    }
  },
};
