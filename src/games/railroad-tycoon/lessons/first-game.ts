import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { type FirstGame, say } from '#kernel/lesson.ts';

const words = {
  auction: {
    purpose: say(
      'Whoever bids most plays first in this turn, and pays. The others pay nothing.',
      'Qui offre le plus joue le premier ce tour-ci, et paie. Les autres ne paient rien.',
    ),
    usual: say(
      'People bid a thousand or two when they want a cube or a place that others see too, and pass otherwise.',
      'On offre mille ou deux mille dollars quand on veut un cube ou un passage que d’autres voient aussi ; sinon, on passe.',
    ),
  },
  start: {
    purpose: say(
      'One action in each of three rounds. Without a link nothing can travel: build one first.',
      'Une action à chacun des trois tours d’action. Sans lien, rien ne voyage : construisez-en un d’abord.',
    ),
    usual: say(
      'People issue a share and join two near cities of which one has a cube in the other’s colour.',
      'On émet une part et l’on relie deux villes proches, dont l’une a un cube de la couleur de l’autre.',
    ),
  },
  deliver: {
    purpose: say(
      'A cube can travel: each link of yours is a point, and points are income.',
      'Un cube peut partir : chaque lien à vous vaut un point, et les points sont un revenu.',
    ),
    usual: say(
      'Early on people take every point at once. Later they wait for a better engine, but not so long that another takes the cube.',
      'Au début, on prend chaque point aussitôt. Plus tard, on attend une meilleure locomotive, mais pas au point de laisser le cube à un autre.',
    ),
  },
  act: {
    purpose: say(
      'No cube of yours can travel now: build a link, upgrade the locomotive, or give a grey city a colour.',
      'Aucun cube ne peut partir pour vous : construisez un lien, améliorez la locomotive, ou donnez une couleur à une ville grise.',
    ),
    usual: say(
      'People extend their own network, so that the next cube travels over their own links only.',
      'On prolonge son propre réseau, pour que le prochain cube ne passe que par ses liens.',
    ),
  },
  tycoon: {
    purpose: say(
      'You hold a tycoon that nobody else sees: what it asks for is worth points at the end.',
      'Vous avez un nabab que personne d’autre ne voit : ce qu’il demande vaut des points à la fin.',
    ),
    usual: say(
      'People keep it in mind from the first turn, but never build for it alone.',
      'On y pense dès le premier tour, mais on ne construit jamais pour lui seul.',
    ),
  },
  share: {
    purpose: say(
      'A share brings $5,000 at once, and is no action. It costs $1,000 a turn and a point at the end, for good.',
      'Une part donne 5 000 $ tout de suite, sans compter comme action. Elle coûte 1 000 $ par tour et un point à la fin, pour toujours.',
    ),
    usual: say(
      'People issue one when money alone keeps a link or a delivery from them, and only one at a time. Near the end they issue none.',
      'On en émet une quand seul l’argent manque pour un lien ou une livraison, et une à la fois. Vers la fin, on n’en émet plus.',
    ),
  },
  upgrade: {
    purpose: say(
      'You can pay for a better locomotive: a cube then travels one link more, for one point more.',
      'Vous pouvez payer une meilleure locomotive : un cube fait alors un lien de plus, pour un point de plus.',
    ),
    usual: say(
      'People reach level 2 in the first turns, and go on as soon as their network has the links for it.',
      'On passe au niveau 2 dans les premiers tours, et l’on continue dès que son réseau a les liens qu’il faut.',
    ),
  },
  card: {
    purpose: say(
      'An operations card that lies open can be taken, for an action. Some take effect at once, others are kept.',
      'Une carte d’opérations visible se prend, contre une action. Les unes agissent aussitôt, les autres se gardent.',
    ),
    usual: say(
      'People read what each one asks for, and take one early if it saves an action or pays for what they do anyway.',
      'On lit ce que chacune demande, et l’on en prend une tôt si elle épargne une action ou paie ce qu’on ferait de toute façon.',
    ),
  },
  urbanise: {
    purpose: say(
      'You have the money to give a grey city a colour: cubes of that colour can come there, and two cubes more lie in it.',
      'Vous avez de quoi donner une couleur à une ville grise : des cubes de cette couleur peuvent y venir, et deux cubes de plus y attendent.',
    ),
    usual: say(
      'People do it seldom, where their links meet, in the colour of the cubes around.',
      'On le fait rarement, là où ses liens se croisent, de la couleur des cubes d’alentour.',
    ),
  },
  build: {
    purpose: say(
      'Your track goes on, up to four tiles. What has not reached a city at the end of the turn is lost.',
      'Votre voie continue, quatre tuiles au plus. Ce qui n’a pas atteint une ville à la fin du tour est perdu.',
    ),
    usual: say(
      'People stop only if their next action finishes the link.',
      'On ne s’arrête que si l’action suivante achève le lien.',
    ),
  },
  industry: {
    purpose: say(
      'The card urbanises a grey city for nothing: choose the city and its colour.',
      'La carte urbanise une ville grise pour rien : choisissez la ville et sa couleur.',
    ),
    usual: say(
      'People choose a city in the midst of their links, in the colour of the cubes around.',
      'On choisit une ville au milieu de ses liens, de la couleur des cubes d’alentour.',
    ),
  },
  growth: {
    purpose: say(
      'Two cubes come to a city of your choice.',
      'Deux cubes arrivent dans la ville de votre choix.',
    ),
    usual: say(
      'People choose a city from which their links lead far.',
      'On choisit une ville d’où ses liens mènent loin.',
    ),
  },
} satisfies FirstGame<RailroadTycoon>['words'];

type Kinds = keyof typeof words;

/** What else an action may be, besides building and delivering; said one after the other. */
const BESIDES: Partial<Record<RailroadTycoon['action']['do'], Kinds>> = {
  'issue-share': 'share',
  upgrade: 'upgrade',
  'take-card': 'card',
  urbanise: 'urbanise',
};

/** By the phase; an action also by what one can do already. */
export const firstGame: FirstGame<RailroadTycoon> = {
  kindsOf({ phase, seat, links, options }, choices): readonly Kinds[] {
    if (choices.length === 0) return [];
    switch (phase) {
      case 'auction':
        return options.beginner ? ['auction'] : ['auction', 'tycoon'];
      case 'build':
      case 'industry':
      case 'growth':
        return [phase];
      case 'act': {
        if (!links.some(({ owner }) => owner === seat)) return ['start'];
        const may = new Set(choices.map((action) => action.do));
        const besides = Object.entries(BESIDES).filter(([action]) =>
          may.has(action as RailroadTycoon['action']['do']),
        );
        return [may.has('deliver') ? 'deliver' : 'act', ...besides.map(([, kind]) => kind)];
      }
      default:
        return [];
    }
  },
  words,
};
