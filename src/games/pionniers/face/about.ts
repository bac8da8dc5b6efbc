import { typesetAll } from '#kernel/french.ts';
import type { About } from '#ui/about.ts';

/** Where the game comes from, and each of its figures. */
export const about: About = {
  en: {
    provenance:
      'We have the rulebook, but nobody could show us the printed board and its cards: where the marks lie and what the cards do is ours, made to fit what is known and tried out in many thousand simulated games.',
    figures: [
      {
        name: 'Track sections',
        value: '104: 72 straight, 16 to the left, 16 to the right',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Spaces in a section',
        value: '4',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Length of a line',
        value: '26 sections, 104 spaces',
        origin: 'deduced',
        from: 'four lines of equal length share the sections',
      },
      {
        name: 'Train, locomotive',
        value: '7 spaces, 2 of them the locomotive',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Crates, signals',
        value: '20 and 4: five and one to a train',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Laying',
        value: '1 or 2: one section; 3 or 4: two; 5 or 6: three',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Moving',
        value: 'two dice, one at half speed',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Push-back, derailment',
        value: '4 spaces back; 7 behind the railhead',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'Sabotage points',
        value: '3 before Buffalo Creek, on each line',
        origin: 'ruling',
        from: 'the rulebook names three; that each line has them is our reading',
      },
      {
        name: 'Chance cards',
        value: '24, some of which send a train back to a trading post',
        origin: 'printed',
        from: 'the rulebook',
      },
      {
        name: 'What each card does',
        value: '14 bring bad luck, 10 good',
        origin: 'reconstructed',
        from: 'nobody could show us the cards',
      },
      {
        name: 'Marks on a line',
        value: '7 rivers, 6 dangers, 3 ambushes, 3 garrisons, 3 trading posts',
        origin: 'reconstructed',
        from: 'nobody could show us the board: number and place are ours',
      },
      {
        name: 'Slow signal',
        value: 'after space 88',
        origin: 'reconstructed',
        from: 'its place is ours',
      },
      {
        name: 'Straights and curves',
        value: 'in an order of our own',
        origin: 'reconstructed',
        from: 'it plays no part in the game',
      },
    ],
    designers: 'Rev. Rex N. Holyhead',
    published: 'as Railroader, Waddingtons 1963',
  },
  fr: typesetAll({
    provenance:
      'Nous avons le livret, mais personne n’a pu nous montrer le plateau imprimé et ses cartes : la place des marques et l’effet des cartes sont de nous, accordés à ce que l’on sait et éprouvés dans des milliers de parties simulées.',
    figures: [
      {
        name: 'Sections de voie',
        value: '104 : 72 droites, 16 à gauche, 16 à droite',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Cases d’une section',
        value: '4',
        origin: 'printed',
        from: 'le livret',
      },
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
        from: 'le livret',
      },
      {
        name: 'Caisses, signaux',
        value: '20 et 4 : cinq et un par train',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Pose',
        value: '1 ou 2 : une section ; 3 ou 4 : deux ; 5 ou 6 : trois',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Avance',
        value: 'deux dés, un seul à vitesse réduite',
        origin: 'printed',
        from: 'le livret',
      },
      {
        name: 'Recul forcé, déraillement',
        value: '4 cases en arrière ; 7 derrière la tête de ligne',
        origin: 'printed',
        from: 'le livret',
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
        from: 'le livret',
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
    designers: 'le révérend Rex N. Holyhead',
    published: 'sous le nom de Railroader, Waddingtons 1963',
  }),
};
