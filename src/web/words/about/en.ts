import type { AboutMessages } from './messages.ts';

const BOOKLET = 'the rulebook';

export const en: AboutMessages = {
  title: 'About Rotonde',
  lead: 'A rotonde is a roundhouse: one turntable, many engines. Here it is one table, and room for four railway games.',
  what: {
    title: 'What you find here',
    text: [
      'Four railway board games, played in a browser: alone against the computer, side by side on one device, or far apart over a link. All four doors are open.',
      'Every rule has its number. When a move is not possible, the table says why and quotes it. Everything is drawn for this house; nothing is taken from the published games.',
    ],
  },
  privacy: {
    title: 'What we know about you',
    text: [
      'There is no account. Your name and a secret key lie in this browser, and so do the games you play on this device. An online table keeps its moves and the names of its players, so that everybody finds it again. There is no advertising, and no other site is ever called.',
    ],
  },
  fair: {
    title: 'Chance you can check',
    text: [
      'Before the game begins each player sees the fingerprint of a secret that decides every shuffle and every throw. When the game is over the secret is shown, and your browser checks every draw against it. Nobody, not even we, can stack the deck or load the dice during a game.',
    ],
  },
  numbers: {
    title: 'About the numbers',
    text: [
      'Rules may be retold, and we retell them in our own words. But a rulebook does not print everything: prices and points stand on cards. Here is where each figure comes from.',
      'Of Trambahn none had to be reconstructed. Of Les Pionniers du Rail we have the rulebook, but nobody could show us the printed board and its cards: where the marks lie and what the cards do is ours, made to fit what is known and tried out in many thousand simulated games. Of Union Pacific and of Railroad Tycoon the printed maps could not be read either, nor the income of the latter: those are ours as well. Whoever knows a real board can load it from a file.',
    ],
    figure: 'Figure',
    value: 'Value',
    origin: 'Where from',
    note: 'deduced',
    games: [
      {
        id: 'trambahn',
        figures: [
          { name: 'Stations', value: '112: four lines of 28', origin: 'printed', from: BOOKLET },
          {
            name: 'Copies of a value in a line',
            value: '1 and 10: two; 2 to 9: three',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Points of a station',
            value: '1 to 6: 1; 7 to 9: 2; 10: 3',
            origin: 'published',
            from: 'two reviews of two editions, for2players.pl and laestanteriadesusi',
          },
          {
            name: 'Points in a whole line',
            value: '41',
            origin: 'deduced',
            from: 'follows from the two lines above',
          },
          {
            name: 'Conductors',
            value: '8, without line, value or points',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Trams',
            value: '5 horse ×2, 4 steam ×3, 7 electric ×4',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Price of a horse tram',
            value: '5,000 marks',
            origin: 'printed',
            from: 'an example in the rulebook',
          },
          {
            name: 'Price of a steam tram',
            value: '10,000 marks',
            origin: 'printed',
            from: 'an example in the rulebook',
          },
          {
            name: 'Price of an electric tram',
            value: '15,000 marks',
            origin: 'published',
            from: 'two reviews, brettspielbox.de and gamesgazette.co.uk',
          },
          {
            name: 'First money',
            value: '12 and 15 cards of 1,000 marks',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Hand, tram display',
            value: '6 cards, 3 trams',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Scoring, bonus, end',
            value: '4th passenger, 8th card, 10th scoring',
            origin: 'printed',
            from: BOOKLET,
          },
        ],
      },
      {
        id: 'pionniers',
        figures: [
          {
            name: 'Track sections',
            value: '104: 72 straight, 16 to the left, 16 to the right',
            origin: 'printed',
            from: BOOKLET,
          },
          { name: 'Spaces in a section', value: '4', origin: 'printed', from: BOOKLET },
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
            from: BOOKLET,
          },
          {
            name: 'Crates, signals',
            value: '20 and 4: five and one to a train',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Laying',
            value: '1 or 2: one section; 3 or 4: two; 5 or 6: three',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Moving',
            value: 'two dice, one at half speed',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Push-back, derailment',
            value: '4 spaces back; 7 behind the railhead',
            origin: 'printed',
            from: BOOKLET,
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
            from: BOOKLET,
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
      },
      {
        id: 'union-pacific',
        figures: [
          {
            name: 'Companies, trains, shares',
            value: '10 companies, 131 trains, 98 shares',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Trains and shares of each company',
            value: 'from 23 and 18 (EP&RG) to 7 and 6 (W&W)',
            origin: 'published',
            from: 'two translations of the rules; the 23 is printed',
          },
          {
            name: 'Union Pacific shares, dividend cards',
            value: '20 and 4',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Track cards',
            value: '40: 14 plain, 9 dotted, 7 black, 6 white, 4 jokers',
            origin: 'published',
            from: 'a translation of the rules; the 40 is printed',
          },
          {
            name: 'Deal, display, pile',
            value: '3 track cards, 1 + 4 shares; 4 on display; 6, 18 + 1, rest + 3',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Value of a company',
            value: 'its trains on the board, and one',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Union Pacific, third payment',
            value: '15, 12, 9 for the first three',
            origin: 'printed',
            from: 'an example in the rulebook',
          },
          {
            name: 'Union Pacific, all other payments',
            value: '10 to 2, then 6 and 3, then 20 to 4',
            origin: 'recalled',
            from: 'memory; the printed table could not be read',
          },
          {
            name: 'Second edition',
            value: 'five shares dealt, six at the bottom, Union Pacific by exchange only',
            origin: 'published',
            from: 'tournament pages',
          },
          {
            name: 'The map',
            value: '40 cities, 70 sections, 139 spaces',
            origin: 'reconstructed',
            from: 'no source shows the printed sections: only the 40 cities are known',
          },
          {
            name: 'Track types of each company',
            value: 'one to four, as our summary shows',
            origin: 'reconstructed',
            from: 'EP&RG’s four are printed; three more follow from a report',
          },
        ],
      },
      {
        id: 'railroad-tycoon',
        figures: [
          {
            name: 'Goods, locomotives, New City tiles',
            value: '125 cubes in five colours, 150 locomotives, 12 tiles',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'New City tiles by colour',
            value: '3 each of yellow, black, blue, purple; no red',
            origin: 'published',
            from: 'the component list of the second edition',
          },
          {
            name: 'Prices of track',
            value: 'open 2,000, hill 4,000, ridge and 4,000, river and 1,000 dollars',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'City, western link, share',
            value: '10,000, 30,000 and 5,000 dollars',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Operations cards, tycoons',
            value: '37 and 10, with their points',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'The three start cards',
            value: 'New Train, Speed Record, The Railroad Era Begins',
            origin: 'published',
            from: 'reports of games played',
          },
          {
            name: 'Empty cities that end the game',
            value: '10, 12, 14, 16, 18 for two to six players',
            origin: 'printed',
            from: BOOKLET,
          },
          {
            name: 'Prices of locomotives',
            value: '5,000 dollars for level 2, 5,000 more for each further one',
            origin: 'recalled',
            from: 'memory; the printed cards could not be read',
          },
          {
            name: 'Income',
            value: '0 to 25,000 dollars, highest from 46 to 55 points',
            origin: 'reconstructed',
            from: 'its course is described in reviews; the figures are ours',
          },
          {
            name: 'The map',
            value: '50 cities on a grid of 31 by 30 hexes',
            origin: 'reconstructed',
            from: 'fitted to link lengths that players reported; the printed map could not be read',
          },
          {
            name: 'Cubes and colours of the cities',
            value: '109 cubes with four players or more',
            origin: 'reconstructed',
            from: 'about ten colours follow from reports, the rest is ours',
          },
        ],
      },
    ],
    rulings:
      'Where the printed text leaves a question open we have ruled on it; those rules carry the mark “ruling” in the rules:',
  },
  credits: {
    title: 'Thanks',
    text: [
      'The games belong to those who invented and published them. If you like one, look for the box.',
    ],
    games: [
      {
        name: 'Trambahn',
        designers: 'Helmut Ohley',
        published: 'Lookout Games 2015; French edition Funforge 2016',
      },
      {
        name: 'Les Pionniers du Rail',
        designers: 'Rev. Rex N. Holyhead',
        published: 'as Railroader, Waddingtons 1963',
      },
      {
        name: 'Union Pacific',
        designers: 'Alan R. Moon',
        published: 'Amigo 1999; Rio Grande Games in English',
      },
      {
        name: 'Railroad Tycoon',
        designers: 'Martin Wallace and Glenn Drover',
        published: 'Eagle Games 2005',
      },
    ],
    by: (designers) => `by ${designers}`,
    notAffiliated:
      'Rotonde is not affiliated with any of these people or companies, nor endorsed by them.',
    drawings: 'All drawings and all rule texts are our own.',
    fonts:
      'Typefaces: Jost by Owen Earl and Spectral by Production Type, under the SIL Open Font License.',
  },
};
