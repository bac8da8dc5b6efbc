import { typesetAll } from '#kernel/french.ts';
import type { AdviceWords } from './words.ts';

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export const fr: AdviceWords = typesetAll<AdviceWords>({
  ask: 'Demander au chef de gare (C)',
  key: 'demander au chef de gare',
  title: 'Le chef de gare conseille',
  close: 'Ranger le conseil',
  thinking: 'Il examine le plateau…',
  now: (chance, error) => `Chances à présent : **${chance} %** (±${error})`,
  chance: (chance, error) => `${chance} % de chances, à ${error} près`,
  change: (by) => (by === 0 ? '=' : signed(by)),
  even: 'à peu près égal',
  only: 'Il n’y a qu’un choix.',
  alone: 'Rien d’autre ne vaut la peine.',
  nothing: 'Il n’a rien à dire sur ce choix.',
  against: (rank, [one = '', other], opposed) =>
    `Face au ${rank}, ${one}${other ? `${opposed ? ', mais' : ', et'} ${other}` : ''}.`,
  same: (rank) => `Revient presque au même que le ${rank}.`,
  tried: (better) =>
    better ? 'Les essais le préfèrent pourtant.' : 'Les essais le placent pourtant après.',
  onlyTried: 'Seuls les essais les départagent.',
  setUp: (rank) => `Préparer le ${rank}`,
  put: 'Ranger',
  tries: (count) => `${count} parties essayées par choix ; ± vaut 19 fois sur 20`,
  outOfRecord: 'Avec conseil, la partie reste hors du palmarès.',
  asked: 'Conseil demandé au chef de gare : la partie reste hors du palmarès.',
  notNow: 'Le chef de gare répond quand c’est à vous de jouer.',
  failed: 'Le chef de gare n’a pas pu répondre.',
  announced: (titles) =>
    `Le chef de gare conseille. ${titles.map((title, i) => `${i + 1} : ${title}.`).join(' ')}`,
});
