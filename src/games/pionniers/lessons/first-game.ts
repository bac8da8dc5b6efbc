import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { railheadOf } from '#games/pionniers/rules/model.ts';
import { type FirstGame, say } from '#kernel/lesson.ts';

const words = {
  lay: {
    purpose: say(
      'Without rails nothing runs. One die brings one, two or three sections of four spaces.',
      'Sans rails, rien ne roule. Un dé donne une, deux ou trois sections de quatre cases.',
    ),
    usual: say(
      'People lay until a dozen spaces lie ahead of the train: two dice make 12 at most.',
      'On pose jusqu’à une douzaine de cases devant le train : deux dés font 12 au plus.',
    ),
  },
  short: {
    purpose: say(
      'Lay or move: beyond the railhead a train derails, and is put back seven spaces before it.',
      'Poser ou avancer : au-delà de la tête de ligne un train déraille, et repart sept cases avant elle.',
    ),
    usual: say(
      'With fewer than seven spaces ahead people lay. From seven on a throw is safe more often than not.',
      'Avec moins de sept cases devant soi, on pose. À partir de sept, un jet passe plus d’une fois sur deux.',
    ),
  },
  long: {
    purpose: say(
      'Lay or move: you have track enough for any throw. More of it is room for a rival’s dynamite.',
      'Poser ou avancer : votre voie suffit à tous les jets. Davantage offre une place à la dynamite d’un rival.',
    ),
    usual: say('People nearly always move now.', 'Presque toujours, on avance maintenant.'),
  },
  slowed: {
    purpose: say(
      'Dynamite lies on your line: one die, and no laying until you have run up to it.',
      'Il y a de la dynamite sur votre ligne : un seul dé, et aucune pose avant de l’avoir atteinte.',
    ),
    usual: say('There is nothing but to move.', 'Il n’y a qu’à avancer.'),
  },
  engine: {
    purpose: say(
      'Your locomotive is away for help: two dice bring it back to its train.',
      'Votre locomotive est partie chercher du secours : deux dés la ramènent à son train.',
    ),
    usual: say('There is nothing but to throw.', 'Il n’y a qu’à lancer les dés.'),
  },
  strike: {
    purpose: say(
      'You may place a crate ahead of a rival. Right before its nose, the train goes back four spaces; elsewhere it is slowed to one die.',
      'Vous pouvez placer une caisse devant un rival. Juste devant son nez, le train recule de quatre cases ; ailleurs, il est réduit à un dé.',
    ),
    usual: say(
      'People strike the one in front, as far ahead of it as they can if it cannot be pushed back. They keep a crate or two for the end.',
      'On attaque celui qui mène, le plus loin possible devant lui si l’on ne peut pas le faire reculer. On garde une ou deux caisses pour la fin.',
    ),
  },
} satisfies FirstGame<Pionniers>['words'];

/** As far as two dice can throw a train. */
const FARTHEST = 12;

/** By what lies ahead of the train whose turn it is. */
export const firstGame: FirstGame<Pionniers> = {
  kindsOf({ phase, trains, turn }, choices): readonly (keyof typeof words)[] {
    if (choices.length === 0) return [];
    if (phase === 'strike') return ['strike'];
    const train = trains[turn];
    if (train === undefined) return [];
    if (train.front === 0) return ['lay'];
    if (train.engine > 0) return ['engine'];
    if (train.dynamite > 0) return ['slowed'];
    // All track is laid: there is nothing to choose.
    if (choices.length === 1) return [];
    return railheadOf(train) - train.front < FARTHEST ? ['short'] : ['long'];
  },
  words,
};
