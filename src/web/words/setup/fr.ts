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
  move: 'Tout le monde avance d’une place',
  reset: 'Réglages habituels',
  options: 'Comment joue-t-on ?',
  noOptions: 'Rien d’autre n’est à décider.',
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
  fields: {
    pionniers: {
      board: {
        label: 'Plateau',
        example: 'Télécharger le plateau régulier en exemple',
        choices: {
          level: {
            name: 'Régulier',
            hint: 'Les mêmes marques sur les quatre lignes : risques égaux.',
          },
          slanted: {
            name: 'Oblique',
            hint: 'Les rivières traversent en biais ; chaque ligne diffère un peu.',
          },
          own: {
            name: 'Votre tracé',
            hint: 'D’un fichier, si vous connaissez le plateau imprimé.',
          },
        },
      },
      lines: {
        label: 'Lignes',
        choices: {
          'in-order': {
            name: 'Dans l’ordre',
            hint: 'Qui joue en premier a la ligne 1, et ainsi de suite.',
          },
          'by-lot': { name: 'Au sort', hint: 'Les lignes sont tirées au sort.' },
        },
      },
      twoTrains: {
        label: 'Deux trains chacun',
        hint: 'À deux, on joue les quatre lignes ; le premier train arrivé gagne.',
      },
    },
    'union-pacific': {
      board: {
        label: 'Plateau',
        example: 'Télécharger notre plateau en exemple',
        choices: {
          'north-america': {
            name: 'Amérique du Nord',
            hint: 'Le nôtre, à la place de celui de la boîte.',
          },
          own: {
            name: 'Votre plateau',
            hint: 'D’un fichier, si vous connaissez le plateau imprimé.',
          },
        },
      },
      second: {
        label: 'Seconde édition',
        hint: 'Cinq actions au départ ; les actions Union Pacific s’obtiennent par échange seulement.',
      },
      spread: {
        label: 'Dividendes espacés',
        hint: 'Les cartes dividende sont plus espacées dans la pioche.',
      },
      swap: {
        label: 'Cartes mortes',
        hint: 'Une carte voie ferrée qui ne sert plus nulle part peut être remplacée.',
      },
      hiddenMoney: { label: 'Argent caché', hint: 'Vous ne voyez que votre propre argent.' },
    },
    'railroad-tycoon': {
      map: {
        label: 'Plateau',
        example: 'Télécharger notre plateau en exemple',
        choices: {
          'eastern-us': {
            name: 'Est des États-Unis',
            hint: 'Le nôtre, à la place de celui de la boîte.',
          },
          own: {
            name: 'Votre plateau',
            hint: 'D’un fichier, si vous connaissez le plateau imprimé.',
          },
        },
      },
      beginner: {
        label: 'Pour débuter',
        hint: 'Sans cartes d’opérations, ni nababs, ni liens de conquête de l’Ouest.',
      },
      sharp: {
        label: 'Courbes serrées',
        hint: 'La voie peut aussi tourner entre deux côtés voisins.',
      },
      tiles: {
        label: 'Tuiles de voie',
        choices: {
          any: { name: 'Sans limite', hint: 'Il reste toujours une tuile.' },
          box: { name: '217 tuiles', hint: 'Autant que dans la seconde édition.' },
        },
      },
      turns: {
        label: 'Durée',
        choices: {
          open: {
            name: 'Partie entière',
            hint: 'Jusqu’à ce qu’assez de villes soient vides : une dizaine de tours.',
          },
          eight: { name: '8 tours', hint: 'S’achève au plus tard après le huitième tour.' },
          five: { name: '5 tours', hint: 'Une courte, pour faire connaissance.' },
        },
      },
    },
  },
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
