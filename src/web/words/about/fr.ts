import { typesetAll } from '#kernel/french.ts';
import type { AboutMessages } from './messages.ts';

const BOOKLET = 'le livret';

export const fr: AboutMessages = typesetAll<AboutMessages>({
  title: 'À propos de Rotonde',
  lead: 'Une rotonde est une remise ronde : une seule plaque tournante, beaucoup de machines. Ici, une seule table, et de la place pour quatre jeux de chemin de fer.',
  what: {
    title: 'Ce que vous trouvez ici',
    text: [
      'Quatre jeux de chemin de fer, à jouer dans un navigateur : seul contre l’ordinateur, côte à côte sur un même appareil, ou à distance par un lien. Les quatre portes sont ouvertes.',
      'Chaque règle a son numéro. Quand un coup n’est pas possible, la table dit pourquoi et le cite. Tout est dessiné pour cette maison ; rien n’est repris des jeux publiés.',
    ],
  },
  privacy: {
    title: 'Ce que nous savons de vous',
    text: [
      'Il n’y a pas de compte. Votre nom et une clé secrète restent dans ce navigateur, tout comme les parties jouées sur cet appareil. Une table en ligne garde ses coups et les noms de ses joueurs, pour que chacun la retrouve. Il n’y a pas de publicité, et aucun autre site n’est jamais appelé.',
    ],
  },
  fair: {
    title: 'Un hasard qui se vérifie',
    text: [
      'Avant la partie, chaque joueur voit l’empreinte d’un secret qui décide de tous les mélanges et de tous les jets. La partie finie, le secret est montré, et votre navigateur vérifie chaque tirage. Personne, pas même nous, ne peut arranger la pioche ni piper les dés en cours de partie.',
    ],
  },
  numbers: {
    title: 'À propos des chiffres',
    text: [
      'Les règles peuvent se raconter, et nous les racontons avec nos mots. Mais un livret n’imprime pas tout : les prix et les points figurent sur les cartes. Voici d’où vient chaque chiffre.',
      'De Trambahn, aucun n’a dû être reconstitué. Des Pionniers du Rail, nous avons le livret, mais personne n’a pu nous montrer le plateau imprimé et ses cartes : la place des marques et l’effet des cartes sont de nous, accordés à ce que l’on sait et éprouvés dans des milliers de parties simulées. D’Union Pacific et de Railroad Tycoon, les plateaux imprimés n’ont pas pu être lus non plus, ni les revenus du second : ils sont aussi de nous. Qui connaît un vrai plateau peut le charger d’un fichier.',
    ],
    figure: 'Chiffre',
    value: 'Valeur',
    origin: 'D’où il vient',
    note: 'déduit',
    games: [
      {
        id: 'trambahn',
        figures: [
          {
            name: 'Stations',
            value: '112 : quatre lignes de 28',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Exemplaires d’une valeur par ligne',
            value: '1 et 10 : deux ; 2 à 9 : trois',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Points d’une station',
            value: '1 à 6 : 1 ; 7 à 9 : 2 ; 10 : 3',
            origin: 'published',
            from: 'deux critiques de deux éditions, for2players.pl et laestanteriadesusi',
          },
          {
            name: 'Points d’une ligne entière',
            value: '41',
            origin: 'deduced',
            from: 'découle des deux lignes précédentes',
          },
          {
            name: 'Conducteurs',
            value: '8, sans ligne, ni valeur, ni points',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Tramways',
            value: '5 à cheval ×2, 4 à vapeur ×3, 7 électriques ×4',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Prix d’un tramway à cheval',
            value: '5 000 marks',
            origin: 'printed',
            from: 'un exemple du livret',
          },
          {
            name: 'Prix d’un tramway à vapeur',
            value: '10 000 marks',
            origin: 'printed',
            from: 'un exemple du livret',
          },
          {
            name: 'Prix d’un tramway électrique',
            value: '15 000 marks',
            origin: 'published',
            from: 'deux critiques, brettspielbox.de et gamesgazette.co.uk',
          },
          {
            name: 'Argent de départ',
            value: '12 et 15 cartes de 1 000 marks',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Main, étalage des tramways',
            value: '6 cartes, 3 tramways',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Décompte, bonus, fin',
            value: '4e passager, 8e carte, 10e décompte',
            origin: 'printed',
            from: BOOKLET,
          },
        ],
      },
      {
        id: 'pionniers',
        figures: [
          {
            name: 'Sections de voie',
            value: '104 : 72 droites, 16 à gauche, 16 à droite',
            origin: 'printed',
            from: BOOKLET,
          },
          { name: 'Cases d’une section', value: '4', origin: 'printed', from: BOOKLET },
          {
            name: 'Longueur d’une ligne',
            value: '26 sections, 104 cases',
            origin: 'deduced',
            from: 'quatre lignes égales se partagent les sections',
          },
          {
            name: 'Train, locomotive',
            value: '7 cases, dont 2 pour la locomotive',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Caisses, signaux',
            value: '20 et 4 : cinq et un par train',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Pose',
            value: '1 ou 2 : une section ; 3 ou 4 : deux ; 5 ou 6 : trois',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Avance',
            value: 'deux dés, un seul à vitesse réduite',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Recul forcé, déraillement',
            value: '4 cases en arrière ; 7 derrière la tête de ligne',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Points de sabotage',
            value: '3 avant Buffalo Creek, sur chaque ligne',
            origin: 'ruling',
            from: 'le livret en nomme trois ; que chaque ligne les ait est notre lecture',
          },
          {
            name: 'Cartes « Chance »',
            value: '24, dont certaines renvoient à un centre commercial',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Effet de chaque carte',
            value: '14 mauvaises, 10 bonnes',
            origin: 'reconstructed',
            from: 'personne n’a pu nous montrer les cartes',
          },
          {
            name: 'Marques d’une ligne',
            value:
              '7 rivières, 6 zones « Danger », 3 embuscades, 3 postes de garnison, 3 centres commerciaux',
            origin: 'reconstructed',
            from: 'personne n’a pu nous montrer le plateau : nombre et place sont de nous',
          },
          {
            name: 'Signal « Ralentissement »',
            value: 'après la case 88',
            origin: 'reconstructed',
            from: 'sa place est de nous',
          },
          {
            name: 'Droites et courbes',
            value: 'dans un ordre à nous',
            origin: 'reconstructed',
            from: 'il ne joue aucun rôle dans la partie',
          },
        ],
      },
      {
        id: 'union-pacific',
        figures: [
          {
            name: 'Compagnies, trains, actions',
            value: '10 compagnies, 131 trains, 98 actions',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Trains et actions de chaque compagnie',
            value: 'de 23 et 18 (EP&RG) à 7 et 6 (W&W)',
            origin: 'published',
            from: 'deux traductions de la règle ; le 23 est imprimé',
          },
          {
            name: 'Actions Union Pacific, cartes dividende',
            value: '20 et 4',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Cartes voie ferrée',
            value: '40 : 14 simples, 9 pointillées, 7 noires, 6 blanches, 4 jokers',
            origin: 'published',
            from: 'une traduction de la règle ; le 40 est imprimé',
          },
          {
            name: 'Donne, actions visibles, pioche',
            value: '3 cartes voie ferrée, 1 + 4 actions ; 4 visibles ; 6, 18 + 1, reste + 3',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Valeur d’une compagnie',
            value: 'ses trains sur le plateau, plus un',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Union Pacific, troisième paiement',
            value: '15, 12, 9 pour les trois premiers',
            origin: 'printed',
            from: 'un exemple du livret',
          },
          {
            name: 'Union Pacific, autres paiements',
            value: '10 à 2, puis 6 et 3, puis 20 à 4',
            origin: 'recalled',
            from: 'de mémoire ; le tableau imprimé n’a pu être lu',
          },
          {
            name: 'Seconde édition',
            value: 'cinq actions données, six tout en bas, Union Pacific par échange seulement',
            origin: 'published',
            from: 'des pages de tournois',
          },
          {
            name: 'Le plateau',
            value: '40 villes, 70 sections, 139 cases',
            origin: 'reconstructed',
            from: 'aucune source ne montre les sections imprimées : on ne connaît que les 40 villes',
          },
          {
            name: 'Voies de chaque compagnie',
            value: 'une à quatre, comme le montre notre résumé',
            origin: 'reconstructed',
            from: 'les quatre d’EP&RG sont imprimées ; trois autres se déduisent d’un récit',
          },
        ],
      },
      {
        id: 'railroad-tycoon',
        figures: [
          {
            name: 'Marchandises, locomotives, tuiles de nouvelle ville',
            value: '125 cubes de cinq couleurs, 150 locomotives, 12 tuiles',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Couleurs des tuiles de nouvelle ville',
            value: '3 jaunes, 3 noires, 3 bleues, 3 pourpres, aucune rouge',
            origin: 'published',
            from: 'la liste du matériel de la seconde édition',
          },
          {
            name: 'Prix de la voie',
            value:
              'hexagone ouvert 2 000, colline 4 000, arête 4 000 de plus, fleuve 1 000 de plus, en dollars',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Ville, lien de conquête de l’Ouest, part',
            value: '10 000, 30 000 et 5 000 dollars',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Cartes d’opérations, nababs',
            value: '37 et 10, avec leurs points',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Les trois cartes de départ',
            value: 'Nouvelle locomotive, Record de vitesse, L’ère du rail commence',
            origin: 'published',
            from: 'des récits de parties',
          },
          {
            name: 'Villes vides qui finissent la partie',
            value: '10, 12, 14, 16, 18 de deux à six joueurs',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Prix des locomotives',
            value: '5 000 dollars pour le niveau 2, puis 5 000 de plus à chaque niveau',
            origin: 'recalled',
            from: 'de mémoire ; les cartes imprimées n’ont pu être lues',
          },
          {
            name: 'Revenus',
            value: 'de 0 à 25 000 dollars, au plus haut de 46 à 55 points',
            origin: 'reconstructed',
            from: 'des critiques en décrivent la courbe ; les chiffres sont de nous',
          },
          {
            name: 'Le plateau',
            value: '50 villes sur une grille de 31 hexagones sur 30',
            origin: 'reconstructed',
            from: 'ajusté aux longueurs de liens que des joueurs rapportent ; le plateau imprimé n’a pu être lu',
          },
          {
            name: 'Cubes et couleurs des villes',
            value: '109 cubes à quatre joueurs et plus',
            origin: 'reconstructed',
            from: 'une dizaine de couleurs se déduisent de récits, le reste est de nous',
          },
        ],
      },
    ],
    rulings:
      'Là où le livret laisse une question ouverte, nous avons tranché ; ces règles portent la mention « arbitrage » dans les règles :',
  },
  credits: {
    title: 'Merci',
    text: [
      'Les jeux sont à celles et ceux qui les ont inventés et publiés. Si l’un d’eux vous plaît, cherchez la boîte.',
    ],
    games: [
      {
        name: 'Trambahn',
        designers: 'Helmut Ohley',
        published: 'Lookout Games 2015 ; édition française Funforge 2016',
      },
      {
        name: 'Les Pionniers du Rail',
        designers: 'le révérend Rex N. Holyhead',
        published: 'sous le nom de Railroader, Waddingtons 1963',
      },
      {
        name: 'Union Pacific',
        designers: 'Alan R. Moon',
        published: 'Amigo 1999 ; Rio Grande Games en anglais',
      },
      {
        name: 'Railroad Tycoon',
        designers: 'Martin Wallace et Glenn Drover',
        published: 'Eagle Games 2005',
      },
    ],
    by: (designers) => `par ${designers}`,
    notAffiliated:
      'Rotonde n’a aucun lien avec ces personnes ni ces maisons, qui ne la cautionnent pas.',
    drawings: 'Tous les dessins et tous les textes de règles sont les nôtres.',
    fonts:
      'Caractères : Jost d’Owen Earl et Spectral de Production Type, sous licence SIL Open Font.',
  },
});
