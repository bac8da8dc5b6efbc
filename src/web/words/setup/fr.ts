import { typesetAll } from '#kernel/french.ts';
import { plural } from '../plural.ts';
import type { SetupWords } from './messages.ts';

export const fr: SetupWords = typesetAll<SetupWords>({
  title: 'Dresser la table',
  lead: 'Tout est rempli : partez tel quel, ou changez ce qui vous plaît.',
  players: 'Combien de joueurs ?',
  playersOf: (count) => `${count} joueurs`,
  seats: 'Qui s’assied où ?',
  seat: (number) => `Place ${number}`,
  kinds: { bot: 'Ordinateur', here: 'Ici', open: 'Par lien' },
  whoSits: (seat) => `${seat} : qui s’y assied ?`,
  you: 'Vous',
  name: 'Nom',
  level: 'Force',
  openText: 'Qui ouvrira le lien en premier',
  swap: 'Échanger les places',
  move: 'Tout le monde avance d’une place',
  reset: 'Réglages habituels',
  options: 'Comment joue-t-on ?',
  pace: 'À quelle allure ?',
  noPace: 'Sans pendule',
  noPaceText: 'Chacun prend le temps qu’il veut',
  access: 'Qui peut venir ?',
  accesses: {
    link: { name: 'Par lien', text: 'Quiconque a le lien' },
    public: { name: 'Publique', text: 'Tout le monde la trouve dans le hall' },
    private: { name: 'Privée', text: 'Seulement sur invitation' },
  },
  held: 'Je donne le départ moi-même',
  start: 'Commencer la partie',
  openTable: 'Ouvrir la table',
  busy: 'Ouverture…',
  ways: {
    solo: 'La partie reste sur cet appareil et marche hors ligne.',
    here: 'La partie reste sur cet appareil, qui passe de main en main.',
    online: 'La table aura un lien à envoyer. Elle commence quand toutes les places sont prises.',
  },
  offline:
    'La gare ne répond pas. Vérifiez la connexion et réessayez ; une table sans lien s’en passe.',
  refused: 'La gare n’a pas pu ouvrir cette table. Réessayez dans un instant.',
  on: 'oui',
  off: 'non',
  file: {
    choose: 'Choisir un fichier',
    another: 'Un autre fichier',
    drop: 'ou déposez-le ici',
    good: (title) => `« ${title} » est en règle.`,
    missing: 'Il manque encore le fichier du plateau : choisissez-en un, ou un autre plateau.',
    bad: 'Ce fichier ne peut pas être un plateau',
    tooLarge: 'Le fichier dépasse 64 Kio. Un plateau tient en quelques kilo-octets.',
    notJson:
      'Le fichier n’est pas du JSON : il manque quelque part une accolade, une virgule ou un guillemet.',
    unreadable: 'Le fichier n’a pas pu être lu. Choisissez-le de nouveau.',
    more: (count) => `et ${count} ${plural('fr', count, 'autre défaut', 'autres défauts')}`,
  },
});
