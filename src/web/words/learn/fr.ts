import { typesetAll } from '#kernel/french.ts';
import type { LearnMessages } from './messages.ts';

export const fr: LearnMessages = typesetAll<LearnMessages>({
  conductor: 'Le contrôleur',
  line: (stop, stops) => `Arrêt ${stop} sur ${stops}`,
  yourTurn: 'À vous',
  back: 'Retour',
  why: 'Pourquoi ?',
  rule: (rule) => `règle ${rule}`,
  book: 'Dans le livre des règles',
  leave: 'Passer la leçon',
  next: 'Arrêt suivant',
  notQuite: 'Pas tout à fait',
  elsewhere: 'Les règles le permettent, mais cet arrêt montre autre chose.',
  wellDone: 'Bien joué !',
  end: 'Terminus !',
  playOn: 'Jouer la suite',
  newGame: 'Jouer une partie',
  noTable: 'Ce navigateur n’a pas pu créer la table. Veuillez réessayer.',
  again: 'Revoir',
  stars: (count) => `${count} ${count > 1 ? 'étoiles' : 'étoile'}`,
  title: (game) => `Apprendre ${game}`,
  rival: 'Apprenti',
  firstGame: {
    title: 'Votre première partie',
    usually: 'D’ordinaire :',
    read: 'Lire',
    close: 'Ranger',
    never: 'Arrêter les conseils',
  },
});
