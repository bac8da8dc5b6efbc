import { typesetAll } from '#kernel/french.ts';
import type { CityRead } from '../logic/cities.ts';
import { marks } from './fr-marks.ts';
import { papers } from './fr-papers.ts';
import { score } from './fr-score.ts';
import { count, list, nth, spelt, track, trackCard, tracks } from './fr-terms.ts';
import { turn } from './fr-turn.ts';
import { share, short, tag } from './names.ts';
import type { GeneralWords, Words } from './words.ts';

function city({ name, sections, present }: CityRead): string {
  const ways = sections.map(({ to, spaces }) => {
    const kinds = spaces.map(({ kind, company }) =>
      company === undefined ? track(kind) : `${track(kind)} avec ${short(company)}`,
    );
    return `${to} ${count(spaces.length, 'case')}, ${kinds.join(', ')}`;
  });
  const there =
    present.length === 0
      ? []
      : [`${list(present.map(share))} ${present.length < 2 ? 'présente' : 'présentes'}`];
  return `${name} : ${[spelt(sections.length, 'section'), ...ways, ...there].join(' ; ')}`;
}

const general: GeneralWords = {
  subtitle: (round, paid) =>
    `Tour ${round} · ${paid === 0 ? 'aucun dividende versé' : `${nth(paid)} dividende versé`}`,
  subtitleStart: 'Investissement initial',
  subtitleOver: (rounds) => `Terminée en ${count(rounds, 'tour')}`,
  stepsStart: ['Donne', 'Investissement initial', 'Actions visibles'],
  stepsBuild: ['Piocher', 'Construire ou investir', 'Prendre une action', 'Échanger'],
  stepsInvest: ['Piocher', 'Investir', 'Défausser'],

  share,
  tracks,
  trackCard,
  where: ({ from, to, nth: at, of: all, kind }) => [
    `${from} – ${to}`,
    all === 1 ? `case unique, ${track(kind)}` : `case ${at} sur ${all}, ${track(kind)}`,
  ],
  map: {
    label: 'Plateau : l’Amérique du Nord',
    help: 'Entrée ouvre la liste des villes, Échap en sort. Les flèches vont de case en case, ou déplacent le plateau ; plus, moins et zéro le rapprochent ou l’éloignent.',
    places: 'Cases où l’on peut construire',
    place: ([section, space], company) =>
      `${section}, ${space}${company === undefined ? '' : ` : ${company}`}`,
    cities: 'Villes',
    city,
    closer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Tout le plateau',
    tools: 'Outils de la carte',
    tag,
  },
  marks,
  panes: { label: 'Vue', map: 'Plateau', papers: 'Papiers', toChoice: 'Choisir' },
};

export const fr: Words = typesetAll({ ...general, ...turn, ...papers, ...score });
