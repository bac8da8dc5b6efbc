import { de, typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { MapFault } from '../map-file.ts';

/** What is wrong with somebody's own map, in one sentence. */
export function faultText(fault: MapFault, language: Language): string {
  const text = WORDS[language](fault);
  return language === 'fr' ? typeset(text) : text;
}

const WORDS: Record<Language, (fault: MapFault) => string> = {
  en(fault) {
    switch (fault.is) {
      case 'form':
        return `The file has not the form of a map: look at “${fault.at || 'its outermost braces'}”.`;
      case 'uneven-row':
        return `Row ${fault.row} is not as long as the first row.`;
      case 'same-city':
        return `There are two cities called “${fault.city}”.`;
      case 'not-a-city-hex':
        return `${fault.city} stands at column ${fault.col}, row ${fault.row}, where the rows have no C.`;
      case 'hex-without-city':
        return `There is a C at column ${fault.col}, row ${fault.row}, but no city.`;
      case 'same-hex':
        return `${fault.city} stands on the hex of ${fault.other}.`;
      case 'neighbours':
        return `${fault.city} and ${fault.other} are neighbours: no track fits between them.`;
      case 'too-many-cubes':
        return `The cities bear ${fault.cubes} cubes; ${fault.most} are the most.`;
      case 'off-the-map':
        return `The ${fault.what} at column ${fault.col}, row ${fault.row} is not on the map.`;
      case 'unknown-city':
        return `“${fault.city}”, named in ${fault.at}, is no city of this map.`;
      case 'not-western':
        return `The western link of ${fault.city} needs a hex W beside the city.`;
      case 'same-western':
        return `Two western links share a hex, or the city ${fault.city}.`;
      case 'nowhere-to-build':
        return 'No city has a hex beside it where track can be laid.';
    }
  },
  fr(fault) {
    switch (fault.is) {
      case 'form':
        return `Le fichier n’a pas la forme d’un plateau : voyez « ${fault.at || 'ses accolades extérieures'} ».`;
      case 'uneven-row':
        return `La rangée ${fault.row} n’a pas la longueur de la première.`;
      case 'same-city':
        return `Deux villes s’appellent « ${fault.city} ».`;
      case 'not-a-city-hex':
        return `${fault.city} se trouve colonne ${fault.col}, rangée ${fault.row}, où les rangées n’ont pas de C.`;
      case 'hex-without-city':
        return `Il y a un C colonne ${fault.col}, rangée ${fault.row}, mais pas de ville.`;
      case 'same-hex':
        return `${fault.city} occupe l’hexagone ${de(fault.other)}.`;
      case 'neighbours':
        return `${fault.city} et ${fault.other} sont voisines : aucune voie ne tient entre elles.`;
      case 'too-many-cubes':
        return `Les villes portent ${fault.cubes} cubes ; ${fault.most} au plus.`;
      case 'off-the-map':
        return `${fault.what === 'river' ? 'Le fleuve' : 'L’arête'} colonne ${fault.col}, rangée ${fault.row} est hors du plateau.`;
      case 'unknown-city':
        return `« ${fault.city} », nommée dans ${fault.at}, n’est pas une ville de ce plateau.`;
      case 'not-western':
        return `Le lien de conquête de l’Ouest ${de(fault.city)} demande un hexagone W à côté de la ville.`;
      case 'same-western':
        return `Deux liens de conquête de l’Ouest partagent un hexagone, ou la ville ${de(fault.city)}.`;
      case 'nowhere-to-build':
        return 'Aucune ville n’a à côté d’elle un hexagone où poser une voie.';
    }
  },
};
