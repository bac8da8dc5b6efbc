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

/** By the phase; an action also by what one can do already. */
export const firstGame: FirstGame<RailroadTycoon> = {
  kindOf({ phase, seat, links }, choices): keyof typeof words | undefined {
    if (choices.length === 0) return undefined;
    switch (phase) {
      case 'auction':
      case 'build':
      case 'industry':
      case 'growth':
        return phase;
      case 'act':
        if (!links.some(({ owner }) => owner === seat)) return 'start';
        return choices.some((action) => action.do === 'deliver') ? 'deliver' : 'act';
      default:
        return undefined;
    }
  },
  words,
};
