import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type Stop, say } from '#kernel/lesson.ts';
import {
  awaits,
  bid,
  byChance,
  byRival,
  cubeOf,
  deliver,
  drawn,
  ISSUE,
  onMap,
  PASS,
  tile,
  urbanise,
} from './deeds.ts';
import {
  auction,
  greyCity,
  lastAction,
  nightfall,
  OWN_WAY,
  prices,
  RIVAL_WAY,
  twoWays,
} from './positions.ts';

/** What things cost, whose track is used, who goes first, and how it ends. */
export const judgement: readonly Stop<RailroadTycoon>[] = [
  {
    title: say('The ground has its price', 'Le terrain se paie'),
    said: say(
      'Hills double the price, a river adds $1,000, a ridge $4,000. Read the bill before you build.',
      'La colline double le prix, un fleuve ajoute 1 000 $, une arête 4 000 $. Lisez la note avant de construire.',
    ),
    task: say(
      'Reach Wheeling from Cleveland, for $2,000.',
      'Reliez Wheeling depuis Cleveland, pour 2 000 $.',
    ),
    at: prices,
    awaits: awaits(...tile(357, 2, 5)),
    lit: ['mode:build', onMap('cleveland'), onMap('wheeling'), 'lever'],
    seen: [onMap('pittsburgh')],
    mistakes: [
      {
        actions: tile(358, 0, 4),
        said: say(
          'Allowed, at twice the price: that is a hill. From Cleveland it is open ground.',
          'Permis, au double du prix : c’est une colline. Depuis Cleveland, le terrain est ouvert.',
        ),
      },
      {
        said: say(
          'Allowed. But a purple cube waits in Wheeling, and Cleveland is purple.',
          'Permis. Mais un cube pourpre attend à Wheeling, et Cleveland est pourpre.',
        ),
      },
    ],
    rules: ['7.1', '7.2', '7.5'],
    earned: say(
      '**$2,000** on open ground instead of $4,000 on a hill',
      '**2 000 $** en terrain ouvert au lieu de 4 000 $ sur une colline',
    ),
  },
  {
    title: say('Finish by nightfall', 'Finir avant la nuit'),
    said: say(
      'Track that does not reach its city is gone tonight, and so is the money. This action is your last.',
      'Une voie inachevée disparaît à la fin du tour, sans remboursement. C’est votre dernière action.',
    ),
    task: say(
      'Lay the third tile, from Cleveland to Buffalo.',
      'Posez la troisième tuile, de Cleveland à Buffalo.',
    ),
    at: nightfall,
    awaits: awaits({ do: 'lay-track', hex: 297, from: 4, to: 1 }),
    lit: ['mode:build', 'tile:10717', 'lever'],
    seen: [onMap('buffalo')],
    mistakes: [
      {
        said: say(
          'Allowed. But the two tiles towards Buffalo, $4,000 worth, would be lost tonight.',
          'Permis. Mais les deux tuiles vers Buffalo, 4 000 $, seraient perdues ce soir.',
        ),
      },
    ],
    rules: ['15.6', '6.6', '6.10'],
    earned: say('3 tiles, **a link that stays**', '3 tuiles, **un lien qui reste**'),
  },
  {
    title: say('On other people’s track', 'Sur la voie des autres'),
    said: say(
      'The first link must be yours. The others may be anyone’s: their owner gets the point.',
      'Le premier lien doit être à vous. Les suivants peuvent être à d’autres : le point va à qui les possède.',
    ),
    task: say(
      'Deliver the blue cube from Cincinnati to Detroit by Cleveland.',
      'Livrez le cube bleu de Cincinnati à Detroit par Cleveland.',
    ),
    at: twoWays,
    awaits: awaits(deliver('B', 'cincinnati', OWN_WAY)),
    lit: ['mode:deliver', cubeOf('B', 'cincinnati'), 'lever'],
    seen: [onMap('detroit')],
    mistakes: [
      {
        actions: [deliver('B', 'cincinnati', RIVAL_WAY)],
        said: say(
          'By Toledo: one point for you, two for the Apprentice. By Cleveland all three are yours.',
          'Par Toledo : un point pour vous, deux pour l’Apprenti. Par Cleveland, les trois sont à vous.',
        ),
      },
      {
        said: say(
          'Allowed. But the blue cube of Cincinnati is worth three points now.',
          'Permis. Mais le cube bleu de Cincinnati vaut trois points tout de suite.',
        ),
      },
    ],
    rules: ['11.4', '11.5', '11.9'],
    earned: say('3 links of yours = **3 points**', '3 liens à vous = **3 points**'),
  },
  {
    title: say('Going first', 'Jouer le premier'),
    said: say(
      'Each turn opens with an auction. Detroit’s yellow cube is worth three points to you, and the Apprentice wants it too.',
      'Chaque tour s’ouvre par une enchère. Le cube jaune de Detroit vous vaut trois points, et l’Apprenti le vise aussi.',
    ),
    task: say('Bid $1,000.', 'Offrez 1 000 $.'),
    at: auction,
    awaits: awaits(bid(1)),
    lit: ['lever'],
    seen: [onMap('detroit')],
    mistakes: [
      {
        actions: [PASS],
        said: say(
          'The Apprentice would go first, and take the cube by Toledo. Two points for it, one for you.',
          'L’Apprenti jouerait le premier, et prendrait le cube par Toledo. Deux points pour lui, un pour vous.',
        ),
      },
      {
        actions: [ISSUE],
        said: say(
          'No need: you have $4,000. A share costs a point at the end.',
          'Inutile : vous avez 4 000 $. Une part coûte un point à la fin.',
        ),
      },
      {
        said: say(
          'Allowed, but the winner pays what was bid. Begin low.',
          'Permis, mais qui l’emporte paie son offre. Commencez bas.',
        ),
      },
    ],
    rules: ['4.1', '4.3', '4.6', '4.7'],
    after: [byRival(PASS), byChance({ do: 'settle-bid' })],
    earned: say(
      'The Apprentice passes: **you go first**, for $1,000',
      'L’Apprenti passe : **vous jouez le premier**, pour 1 000 $',
    ),
  },
  {
    title: say('Give it a colour', 'Donner une couleur'),
    said: say(
      'Nothing is delivered to a grey city. Urbanise it: $10,000, a colour of your choice, two more cubes.',
      'On ne livre rien à une ville grise. Urbanisez-la : 10 000 $, une couleur de votre choix, deux cubes de plus.',
    ),
    task: say(
      'Urbanise Columbus in black, like the cubes around it.',
      'Urbanisez Columbus en noir, comme les cubes d’alentour.',
    ),
    at: greyCity,
    awaits: awaits(urbanise('columbus', 'K')),
    lit: ['mode:urbanise', onMap('columbus'), 'colour:3', 'lever'],
    seen: [onMap('cincinnati'), onMap('cleveland')],
    mistakes: [
      {
        actions: ['R', 'Y', 'B', 'P'].map((letter) => urbanise('columbus', letter)),
        said: say(
          'The right city. But the cubes around it are black.',
          'La bonne ville. Mais les cubes d’alentour sont noirs.',
        ),
      },
      {
        said: say(
          'Allowed. But your links meet at Columbus, and black cubes have nowhere to go near it.',
          'Permis. Mais vos liens se croisent à Columbus, et les cubes noirs n’ont pas d’autre ville près de là.',
        ),
      },
    ],
    rules: ['9.1', '1.3', '9.2', '9.4'],
    after: [drawn('RB')],
    earned: say(
      '**Four black cubes** can come; two cubes more lie there',
      '**Quatre cubes noirs** peuvent y venir ; deux cubes de plus y attendent',
    ),
  },
  {
    title: say('The end is near', 'La fin approche'),
    said: say(
      'Ten empty cities: this is the very last action. Points less shares: deliver, borrow no more.',
      'Dix villes vides : voici la toute dernière action. Points moins parts : livrez, n’empruntez plus.',
    ),
    task: say(
      'Deliver the blue cube over three links of yours.',
      'Livrez le cube bleu par trois liens à vous.',
    ),
    at: lastAction,
    awaits: awaits(deliver('B', 'cincinnati', OWN_WAY)),
    lit: ['mode:deliver', cubeOf('B', 'cincinnati'), 'lever'],
    seen: [onMap('detroit')],
    mistakes: [
      {
        actions: [ISSUE],
        said: say(
          'One more share, one point less. Deliver instead.',
          'Une part de plus, un point de moins. Livrez plutôt.',
        ),
      },
      {
        actions: [deliver('B', 'cincinnati', RIVAL_WAY)],
        said: say(
          'By Toledo two of the three points are the Apprentice’s: 25 to 27. Go by Cleveland.',
          'Par Toledo, deux des trois points vont à l’Apprenti : 25 à 27. Passez par Cleveland.',
        ),
      },
      {
        said: say(
          'Nothing that you build now pays any more: it would end 24 to 25.',
          'Rien de ce qui se construit maintenant ne rapporte plus : ce serait 24 à 25.',
        ),
      },
    ],
    rules: ['16.5', '16.1', '16.2', '16.6'],
    after: [byChance({ do: 'pay-income' }), byChance({ do: 'reveal' })],
    earned: say(
      '33 − 6 = **27**, to 27\u00a0−\u00a02\u00a0=\u00a025: **you win!**',
      '33 − 6 = **27**, contre 27\u00a0−\u00a02\u00a0=\u00a025 : **gagné !**',
    ),
  },
];
