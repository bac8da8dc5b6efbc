import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import { EP, KC, spaceOf } from './position.ts';
import { MEMPHIS, opening } from './positions.ts';

const BLACK = 2;
const KANSAS_CITY = spaceOf('kansas-city', 'st-louis');

/** What a company is worth, and how a turn of building goes. */
export const building: readonly Stop<UnionPacific>[] = [
  {
    title: say('Shares, not companies', 'Des actions, pas des compagnies'),
    said: say(
      'No company is yours. A dividend pays the two players who have laid out the most of its shares.',
      'Aucune compagnie n’est à vous. Un dividende paie les deux joueurs qui ont exposé le plus de ses actions.',
    ),
    task: say('Touch your “+2” in the KCC row.', 'Touchez votre « +2 » à la ligne KCC.'),
    at: opening,
    awaits: { is: 'touch', spot: `cell:${KC}:0` },
    opens: 'pane:papers',
    lit: [`cell:${KC}:0`],
    seen: [`row:${KC}`],
    mistakes: [
      {
        said: say(
          'Not yet: first see who is paid, and how much.',
          'Pas encore : regardez d’abord qui est payé, et combien.',
        ),
      },
    ],
    rules: ['9.5', '9.6'],
    earned: say(
      'Two shares laid out: first, 2 million. The Apprentice, with one: 1.',
      'Deux actions exposées : premier, 2 millions. L’Apprenti, une seule : 1.',
    ),
  },
  {
    title: say('What a company is worth', 'Ce que vaut une compagnie'),
    said: say(
      'One million for each train on the board, plus one for its main station. So KCC is worth 2.',
      'Un million par train sur le plateau, plus un pour sa gare principale. KCC vaut donc 2.',
    ),
    task: say(
      'Touch the KCC train near Kansas City.',
      'Touchez le train KCC, près de Kansas City.',
    ),
    awaits: { is: 'touch', spot: `train:${KANSAS_CITY}` },
    opens: 'pane:map',
    lit: [`train:${KANSAS_CITY}`],
    seen: [`row:${KC}`],
    mistakes: [
      {
        said: say(
          'One moment: first look at the brown train, to the right of Kansas City.',
          'Un instant : regardez d’abord le train brun, à droite de Kansas City.',
        ),
      },
    ],
    rules: ['9.4', '9.11'],
    earned: say('1 train + 1 station = 2 million', '1 train + 1 gare = 2 millions'),
  },
  {
    title: say('A train is a million', 'Un train, un million'),
    said: say(
      'You have laid out two KCC shares. Each train adds a million, for all its shareholders.',
      'Vous avez exposé deux actions KCC. Chaque train posé ajoute un million, pour tous ses actionnaires.',
    ),
    task: say(
      'With the black card, build a KCC train between St. Louis and Memphis.',
      'Avec la carte noire, construisez un train KCC entre Saint-Louis et Memphis.',
    ),
    awaits: {
      is: 'action',
      anyOf: [
        { do: 'build', track: BLACK, company: KC, space: MEMPHIS },
        { do: 'build', track: BLACK, company: KC, space: MEMPHIS + 1 },
      ],
    },
    lit: [`track:${BLACK}`, `chip:${KC}`, `${MEMPHIS}`, 'lever'],
    seen: [`row:${KC}`],
    mistakes: [
      {
        actions: blackElsewhere(),
        said: say(
          'KCC would gain as much. But towards Memphis the network opens to the whole South.',
          'KCC y gagnerait autant. Mais vers Memphis, le réseau s’ouvre sur tout le Sud.',
        ),
      },
      {
        said: say(
          'Allowed, but it brings KCC nothing, and there you have two shares.',
          'Permis, mais cela ne rapporte rien à KCC, où vous avez deux actions.',
        ),
      },
    ],
    rules: ['5.1', '5.2', '5.3', '5.6', '9.4'],
    earned: say(
      '2 trains + 1 station = 3 million for you',
      '2 trains + 1 gare = 3 millions pour vous',
    ),
  },
  {
    title: say('Building earns a share', 'Construire rapporte une action'),
    said: say(
      'After building, take a share into your hand. This one strengthens what you have just built.',
      'Après avoir construit, prenez une action en main. Celle-ci renforce ce que vous venez de bâtir.',
    ),
    task: say('Take the KCC share from the display.', 'Prenez l’action KCC visible.'),
    awaits: { is: 'action', anyOf: [{ do: 'take-display', place: 2 }] },
    lit: ['display:2', 'lever'],
    seen: [`hand:${KC}`],
    mistakes: [
      {
        actions: [{ do: 'take-pile' }],
        said: say(
          'A card by luck, while a KCC lies open? Take the KCC.',
          'Une carte au hasard, quand une KCC est visible ? Prenez la KCC.',
        ),
      },
      {
        actions: [{ do: 'take-up' }],
        said: say(
          'Union Pacific can wait: its first payment is nothing. Take the KCC.',
          'L’Union Pacific a le temps : son premier paiement est nul. Prenez la KCC.',
        ),
      },
      {
        said: say(
          'Allowed. But the Apprentice holds KCC too: do not leave this one.',
          'Permis. Mais l’Apprenti a aussi des KCC : ne lui laissez pas celle-ci.',
        ),
      },
    ],
    rules: ['6.1', '6.6'],
    after: [{ actor: 'chance', action: { do: 'turn-card', card: KC } }],
    earned: say('Two KCC shares in hand', 'Deux actions KCC en main'),
  },
  {
    title: say('Or Union Pacific', 'Ou l’Union Pacific'),
    said: say(
      'You may exchange a share for a Union Pacific. Give the one where you will never lead.',
      'Vous pouvez échanger une action contre une Union Pacific. Donnez celle où vous n’aurez jamais la tête.',
    ),
    task: say('Exchange your EP&RG share.', 'Échangez votre action EP&RG.'),
    awaits: { is: 'action', anyOf: [{ do: 'exchange', share: EP }] },
    lit: [`hand:${EP}`, 'lever'],
    seen: [`row:${EP}`],
    mistakes: [
      {
        actions: [{ do: 'exchange', share: KC }],
        said: say('Keep the KCC: there you lead.', 'Gardez les KCC : vous y êtes en tête.'),
      },
      {
        actions: [{ do: 'end-turn' }],
        said: say(
          'You could decline. But Apprentice 2 has two EP&RG shares laid out already.',
          'Vous pourriez renoncer. Mais en EP&RG, l’Apprenti 2 a déjà deux actions exposées.',
        ),
      },
      {
        said: say(
          'One Union Pacific for another: you would gain nothing.',
          'Une Union Pacific contre une autre : vous n’y gagneriez rien.',
        ),
      },
    ],
    rules: ['7.1', '7.4', '7.7'],
    earned: say('In hand: 2 KCC, 2 Union Pacific', 'En main : 2 KCC, 2 Union Pacific'),
  },
];

/** The other spaces where Kansas City Central could go with the black card. */
function blackElsewhere(): UnionPacific['action'][] {
  const spaces = [
    spaceOf('denver', 'kansas-city', 0),
    spaceOf('denver', 'kansas-city', 1),
    spaceOf('omaha', 'kansas-city', 0),
    spaceOf('omaha', 'kansas-city', 1),
    spaceOf('kansas-city', 'oklahoma-city', 0),
  ];
  return spaces.map((space) => ({ do: 'build', track: BLACK, company: KC, space }));
}
