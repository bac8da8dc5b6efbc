import { typesetAll } from '#kernel/french.ts';
import type { CrewMessages } from './messages.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `une ${one}` : `${count} ${many}`;

export const fr: CrewMessages = typesetAll<CrewMessages>({
  title: 'Les conducteurs',
  lede: 'Cinq machinistes, les mêmes à tous les jeux. Aucun ne regarde votre main : chacun sait ce que vous sauriez à sa place.',
  games: 'Jeu',
  strengthAt: (game) => `Leur force : ${game}`,
  bars: (games) =>
    `Le trait épais : où chacun se tient, à 95 % près, après ${games} parties entre eux.`,
  flag: (games) => `Le fanion : vous, après ${counted(games, 'partie', 'parties')}.`,
  noLadder:
    'Personne ne les a encore mesurés à ce jeu : ils se tiennent du plus faible au plus fort.',
  you: 'vous',
  strength: (elo, within) => `${elo} ± ${within}`,
  strengthSpoken: (name, elo, within) => `${name} : ${elo}, à ${within} près`,
  yours: (elo, within) => `vous : ${elo}, à ${within} près`,
  atOnce: 'aussitôt',
  aMoment: 'un instant',
  seconds: (count) => `${count} s par coup`,
  match: 'À votre mesure',
  record: (won, lost) =>
    won === 0
      ? `Pas encore de victoire, ${counted(lost, 'défaite', 'défaites')}`
      : `${won === 1 ? 'Une victoire' : `${won} victoires`}, ${lost === 0 ? 'aucune défaite' : counted(lost, 'défaite', 'défaites')}`,
  neverMet: 'Pas encore de partie ensemble',
  play: 'Jouer',
  playAgainst: (name) => `Jouer contre ${name}`,
  notAboard: 'N’est pas de ce jeu',
  holes: 'Un trou par partie gagnée dans ce navigateur, un cercle par partie perdue.',
  several: 'Plusieurs ordinateurs à la table ? Composez l’équipage en dressant la table.',
});
