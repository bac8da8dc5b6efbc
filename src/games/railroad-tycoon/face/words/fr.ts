import type { Phase } from '#games/railroad-tycoon/rules/model.ts';
import { de, typesetAll } from '#kernel/french.ts';
import type { CityRead } from '../logic/network-reading.ts';
import { cards, tycoon } from './fr-cards.ts';
import { panels } from './fr-panels.ts';
import { scores } from './fr-score.ts';
import { cityColour, colour, count, me, money, spelt, towards } from './fr-terms.ts';
import type { GeneralWords, Who, Words } from './words.ts';

const HOUSE: Readonly<Partial<Record<Phase, string>>> = {
  fill: 'Les villes reçoivent leurs cubes',
  tycoons: 'On distribue les nababs',
  cards: 'On garnit l’étalage',
  settle: 'On règle l’offre',
  cubes: 'On tire des cubes',
  pullman: 'Premier au niveau 6',
  income: 'Revenus et dividendes',
  card: 'On découvre une carte',
  reveal: 'On montre les nababs',
};

function city(read: CityRead, who: (seat: number) => Who): string {
  const all = read.cubes.reduce((sum, each) => sum + each.count, 0);
  const cubes = read.cubes.map((each) =>
    each.count === 1 ? colour(each.colour) : `${spelt(each.count)} ${plural(colour(each.colour))}`,
  );
  const owners = [...new Set(read.links.map(({ owner }) => owner))].sort(
    (one, other) => Number(who(other).you) - Number(who(one).you),
  );
  const links = owners.map((owner) => {
    const to = read.links.filter((link) => link.owner === owner).map(({ name }) => name);
    const whose = who(owner).you ? 'vos liens' : `liens ${de(who(owner).name)}`;
    return `${whose} : ${to.join(', ')}`;
  });
  const parts = [
    all === 0 ? 'vide' : `${count(all, 'cube')} : ${cubes.join(', ')}`,
    ...(links.length === 0 ? ['aucun lien'] : links),
    ...read.unfinished.map((seat) =>
      who(seat).you ? 'votre lien inachevé' : `lien inachevé ${de(who(seat).name)}`,
    ),
    ...(read.western === undefined
      ? []
      : [
          read.western < 0
            ? 'lien de conquête de l’Ouest pas encore construit'
            : `lien de conquête de l’Ouest construit par ${me(who(read.western))}`,
        ]),
    ...(read.hotel === undefined || read.hotel < 0
      ? []
      : [who(read.hotel).you ? 'votre hôtel' : `hôtel ${de(who(read.hotel).name)}`]),
  ];
  return `${read.name}, ${cityColour(read.colour)}, ${parts.join(' ; ')}`;
}

const plural = (adjective: string): string =>
  /[sx]$/.test(adjective) ? adjective : `${adjective}s`;

const general: GeneralWords = {
  subtitle: (turn, of, empty, due) =>
    `Tour ${turn}${of === null ? '' : ` sur ${of}`} · villes vides ${empty} sur ${due}`,
  subtitleLast: (turn) => `Tour ${turn} · le dernier`,
  subtitleEnds: (turn, last) => `Tour ${turn} · le tour ${last} est le dernier`,
  subtitleStart: 'Avant le premier tour',
  subtitleOver: (turns) => `Terminée en ${count(turns, 'tour')}`,
  stepsStart: ['Cubes', 'Nababs', 'Cartes'],
  stepsTurn: ['Enchère', '1re action', '2e action', '3e action', 'Revenus'],
  money,
  gain: (n) => `+${n}`,
  colour,
  me,
  call: {
    yours: {
      auction: 'À vous : offrir ou passer',
      act: (actions) =>
        actions > 1 ? `À vous : ${spelt(actions)} actions` : 'À vous : une action',
      build: 'Vous construisez',
      industry: 'Industrialisation : une ville grise',
      growth: 'Croissance : n’importe quelle ville',
    },
    inPencil: (actions) =>
      actions > 1 ? `Au crayon : ${spelt(actions)} actions` : 'Au crayon : une action',
    turnOf: (who) => (who.you ? 'Vous jouez' : `${who.name} joue`),
    bidOf: (name) => `${name} enchérit`,
    house: (phase) => HOUSE[phase] ?? 'Un instant',
    over: 'La partie est finie',
  },
  hint: {
    choose: 'Choisissez l’une des six actions.',
    build: {
      start: (goesOn) =>
        `Choisissez la ville d’où part la voie${goesOn ? ', ou l’un de vos liens inachevés' : ''}.`,
      next: (left) =>
        `Choisissez la tuile suivante, ou une ville éclairée : reste ${count(left, 'tuile')}.`,
      blocked: 'Ce lien est bloqué : sa dernière tuile peut être réorientée.',
      nowhere: 'Aucune tuile ne peut suivre ici : retirez-en une.',
    },
    urbanise: {
      city: 'Choisissez une ville grise.',
      colour: (name) => `Choisissez la couleur ${de(name)}.`,
    },
    deliver: {
      cube: 'Choisissez une ville éclairée, puis un cube.',
      none: 'Aucun cube n’a de ville de sa couleur à portée.',
    },
    card: {
      choose: 'Choisissez une carte de l’étalage.',
      none: 'Il n’y a pas de carte à prendre.',
    },
    west: {
      choose: 'Choisissez la ville du lien de conquête de l’Ouest.',
      none: 'Il vous faut un lien achevé vers une ville d’où part la conquête de l’Ouest.',
    },
    growth: 'Choisissez une ville : elle reçoit deux cubes.',
    industry: 'Choisissez une ville grise, puis sa couleur. La carte paie.',
  },
  map: {
    label: 'Plateau : les chemins de fer',
    help: 'Les flèches vont de ville en ville, le long d’un lien s’il y en a un de ce côté ; avec Majuscule, elles déplacent le plateau. Entrée choisit une ville, Échap sort du plateau, F trouve une ville ; plus, moins et zéro changent l’échelle.',
    find: 'Trouver une ville…',
    notFound: 'Aucune ville de ce nom',
    closer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Tout le plateau',
    tools: 'Outils de la carte',
    cities: 'Villes',
    city,
    tile: (side, price, arrives) =>
      `Tuile ${towards(side)}, ${money(price)}${arrives === undefined ? '' : `, atteint ${arrives}`}`,
    unfinished: (name) => `Continuer le lien inachevé venu ${de(name)}`,
  },
  phone: { fold: 'Replier', unfold: 'Ouvrir' },
  keys: [
    ['B', 'construire une voie'],
    ['C', 'urbaniser'],
    ['E', 'améliorer la locomotive'],
    ['D', 'livrer'],
    ['T', 'prendre une carte'],
    ['W', 'construire un lien de conquête de l’Ouest'],
    ['F', 'trouver une ville'],
    ['+ − 0', 'plus près, plus loin, tout le plateau ; encore 0 : suivre la partie'],
  ],
};

export const fr: Words = typesetAll({ ...general, ...panels, cards, tycoon, ...scores });
