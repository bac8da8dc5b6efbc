import { STEPS, type Trambahn } from '#games/trambahn/rules/model.ts';
import { type FirstGame, say } from '#kernel/lesson.ts';

/** A word for each step, the first time it comes. */
export const firstGame: FirstGame<Trambahn> = {
  kindsOf: ({ phase, laid }) =>
    phase === 'passengers' && laid > 0 ? ['second'] : STEPS.filter((step) => step === phase),
  words: {
    passengers: {
      purpose: say(
        'Passengers decide when a line pays: the fourth one brings a scoring.',
        'Les passagers décident quand une ligne paie : le quatrième déclenche le décompte.',
      ),
      usual: say(
        'Most lay a card that fits none of their columns, where the other would gain little.',
        'On pose souvent une carte qui n’entre dans aucune de ses colonnes, là où l’autre gagnerait peu.',
      ),
    },
    second: {
      purpose: say(
        'A second passenger is your choice. It hurries a line, and costs a card.',
        'Le second passager est libre. Il presse une ligne, et coûte une carte.',
      ),
      usual: say(
        'Most stop at one, unless the second makes a line pay for them.',
        'On s’arrête le plus souvent à un, sauf si le second fait payer une ligne pour soi.',
      ),
    },
    stations: {
      purpose: say(
        'Stations make columns, and columns score. Each card must be higher than the last.',
        'Les stations font des colonnes, et les colonnes marquent. Chaque carte doit dépasser la dernière.',
      ),
      usual: say(
        'Most build few long columns: each new one needs a tram this very turn.',
        'On bâtit peu de colonnes, mais longues : chaque nouvelle veut un tram dès ce tour.',
      ),
    },
    income: {
      purpose: say(
        'Any card can become 1,000 marks, for trams now or later.',
        'Toute carte peut devenir 1 000 marks, pour un tram, maintenant ou plus tard.',
      ),
      usual: say(
        'Most give low cards they cannot place, and keep values from 7 up.',
        'On donne les petites cartes qu’on ne peut placer, et on garde les valeurs à partir de 7.',
      ),
    },
    trams: {
      purpose: say(
        'A tram multiplies its column, and a column without one is lost at the end of the turn.',
        'Un tram multiplie sa colonne, et une colonne sans tram est perdue à la fin du tour.',
      ),
      usual: say(
        'Most buy the cheap ones early, and put strong ones on lines they will extend.',
        'On achète tôt les moins chers, et l’on garde les plus forts pour les lignes qu’on prolongera.',
      ),
    },
  },
};
