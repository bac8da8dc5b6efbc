import { typesetAll } from '#kernel/french.ts';
import { listIn } from '../list.ts';
import { plural } from '../plural.ts';
import type { DoorMessages } from './messages.ts';

const list = listIn('fr');

/** « 45 min », « 1 h 30 ». */
function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

export const fr: DoorMessages = typesetAll<DoorMessages>({
  title: (game) => `${game} : la porte`,
  facts: 'En chiffres',
  minutes: (least, most) =>
    most < 60 ? `${least} à ${most} min` : `${lasting(least)} à ${lasting(most)}`,
  weights: ['Facile', 'Moyen', 'Costaud'],
  slides: 'Une partie en quatre images',
  play: 'Apprendre ou jouer',
  learn: {
    title: 'Apprendre',
    text: 'En dix minutes, sur une vraie table, avec le contrôleur.',
    first: 'Première fois',
    again: 'Revoir',
    stops: (count) => `${count} ${plural('fr', count, 'arrêt', 'arrêts')}`,
    resume: (stop) => `Reprendre à l’arrêt ${stop}`,
    go: 'Monter',
    goAgain: 'Revoir',
    goOn: 'Reprendre',
  },
  times: {
    title: 'Dernières parties',
    none: 'Aucune partie ne s’est encore achevée ici.',
    when: 'Quand',
    who: 'Qui',
    result: 'Résultat',
    rules: 'Les règles',
    opponents: 'Les adversaires',
    won: (names) => `${list.format(names)}, ${names.length > 1 ? 'gagnants' : 'gagnant'}`,
  },
  opponents: {
    title: 'Les adversaires',
    lines: {
      random: 'Joue n’importe quel coup permis, pour essayer le plateau en paix.',
      apprentice: 'Prend ce qui brille et oublie ses voisins.',
      stoker: 'Charge à pleine pelle, garde rarement une réserve.',
      driver: 'Compte juste et ne risque que ce qu’il peut perdre.',
      inspector: 'Regarde d’abord vos plans, puis vous barre la voie.',
      dispatcher: 'Joue la partie mille fois avant de la jouer une.',
    },
    play: (name) => `Jouer contre ${name}`,
    crew: 'Quelle est leur force ?',
  },
});
