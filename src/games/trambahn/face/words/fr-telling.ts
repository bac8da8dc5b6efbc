import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import type { Action, Tram } from '#games/trambahn/rules/model.ts';
import { de } from '#kernel/french.ts';
import type { Who } from '#kernel/who.ts';
import { NUMERALS } from '../logic/lines.ts';
import { amount, count, line, list, points } from './fr-terms.ts';
import type { Deed, Grown, TellingWords } from './telling.ts';

const KINDS = { 2: 'à cheval', 3: 'à vapeur', 4: 'électrique' } as const;
const name = (who: Who): string => (who.you ? 'vous' : who.name);

/** « **rouge** 6·7·8 + conducteur ». */
function grown({ line: of, stations, conductors }: Grown): string {
  const men = conductors < 2 ? 'conducteur' : `${conductors} conducteurs`;
  const cards = conductors === 0 ? stations : `${stations} + ${men}`.trim();
  return of === undefined ? cards : `**${line(of)}** ${cards}`;
}

const NO_COLUMN: Grown = { line: undefined, stations: '', conductors: 0 };

const all = (columns: readonly Grown[]): string => columns.map(grown).join(', ');

/** « tramway à vapeur », « 2 tramways à cheval ». */
const tramsOf = (trams: readonly Tram[]): string => {
  const [tram = 2] = trams;
  if (trams.some((other) => other !== tram)) return `${trams.length} tramways`;
  const kind = tram === 4 && trams.length > 1 ? 'électriques' : KINDS[tram];
  return trams.length === 1 ? `tramway ${kind}` : `${trams.length} tramways ${kind}`;
};

/** « vapeur ». */
const kindOf = ([tram = 2]: readonly Tram[]): string => KINDS[tram].replace('à ', '');

function opened(columns: readonly Grown[]): string {
  const { nth = 1 } = columns[0] ?? {};
  if (columns.length > 1) return `ouvre ${columns.length} colonnes : ${all(columns)}`;
  return `ouvre une ${nth > 1 ? `${nth}e ` : ''}colonne ${all(columns)}`;
}

function extended(columns: readonly Grown[]): string {
  const [{ line: of, stations, conductors } = NO_COLUMN] = columns;
  if (columns.length > 1) return `prolonge ${all(columns)}`;
  const the = of === undefined ? 'une colonne' : `la **${line(of)}**`;
  if (stations !== '') return `prolonge la ${all(columns)}`;
  return `ajoute ${conductors === 1 ? 'un conducteur' : `${conductors} conducteurs`} à ${the}`;
}

function deed(it: Deed, first: boolean): string {
  const with_ = (verb: string): string => (first ? verb : '');
  switch (it.is) {
    case 'opened':
      return opened(it.columns);
    case 'extended':
      return extended(it.columns);
    case 'sold':
      return it.columns === 1
        ? 'rend une colonne sans tramway'
        : `rend ${it.columns} colonnes sans tramway`;
    case 'conductors':
      return `${with_('place ')}${it.rows.length === 1 ? `${with_('un ')}conducteur` : `${it.rows.length} conducteurs`} en ${list([...new Set(it.rows.map((row) => NUMERALS[row]))], 'et')}`;
    case 'hot':
      return `${with_('amène la ')}ligne **${line(it.row)}** à 3 passagers`;
    case 'trams': {
      const what = first || it.trams.length > 1 ? tramsOf(it.trams) : kindOf(it.trams);
      return `${with_(it.trams.length === 1 ? 'achète un ' : 'achète ')}${what}, ${amount(it.price)}`;
    }
    case 'bonus':
      return `${with_('marque le ')}bonus de la 8e carte`;
    case 'scored': {
      const lines = list(
        [...new Set(it.rows)].map((row) => `de la ligne **${line(row)}**`),
        'et',
      );
      return it.rows.length > 1
        ? `${with_('déclenche les ')}décomptes ${lines}`
        : `${with_('déclenche le ')}décompte ${lines}`;
    }
    case 'ended':
      return 'met fin à la partie';
    case 'banked':
      return `met ${amount(it.cards)} marks de côté`;
  }
}

/** « jaune 9 », « jaune + 9 ». */
function short({ is, columns }: Deed & { columns: readonly Grown[] }): string {
  const [{ line: of, stations } = NO_COLUMN] = columns;
  if (columns.length > 1)
    return is === 'opened'
      ? `${columns.length} nouvelles colonnes`
      : `${columns.length} colonnes prolongées`;
  const told = all(columns).replaceAll('**', '');
  if (is === 'opened' || stations === '' || of === undefined) return told;
  return told.replace(' ', ' + ');
}

function deedShort(it: Deed): string {
  switch (it.is) {
    case 'opened':
    case 'extended':
      return short(it);
    case 'sold':
      return 'colonne rendue';
    case 'conductors':
      return `conducteur ${NUMERALS[it.rows[0] ?? 0]}`;
    case 'hot':
      return `${NUMERALS[it.row]} à 3`;
    case 'trams':
      return it.trams.length === 1 ? kindOf(it.trams) : tramsOf(it.trams);
    case 'bonus':
      return 'bonus';
    case 'scored':
      return `décompte ${NUMERALS[it.rows[0] ?? 0]}`;
    case 'ended':
      return 'fin de partie';
    case 'banked':
      return `+${amount(it.cards)}`;
  }
}

const DOES: Readonly<Partial<Record<Action['do'], string>>> = {
  'lay-passenger': 'poser un passager',
  'start-column': 'ouvrir une colonne',
  'extend-column': 'prolonger une colonne',
  bank: 'mettre des cartes en argent',
  'buy-tram': 'acheter un tramway',
  'end-step': 'terminer l’étape',
};

function losing([who, n]: readonly [Who, number]): string {
  if (n === 0) return who.you ? 'Vous ne rendez rien' : `${who.name} ne rend rien`;
  const gives = who.you ? 'Vous rendez' : `${who.name} rend`;
  return `${gives} **${count(n, 'carte')}** (${amount(n)} marks)`;
}

export const telling: TellingWords = {
  scoring: (nth, of, each) =>
    each.every(([, p]) => p === 0)
      ? `Décompte ${nth}, ligne **${line(of)}** : personne ne marque`
      : `Décompte ${nth}, ligne **${line(of)}** : ${each.map(([who, p]) => `${name(who)} ${p}`).join(', ')}`,
  scoringShort: (of, theirs) =>
    theirs ? `${line(of)} : ${name(theirs[0])} +${theirs[1]}` : `ligne ${line(of)}`,
  halved: (own, others) => {
    const theirs = others.filter(([, n]) => n > 0).map(([who, n]) => `${name(who)} −${n}`);
    const aside = theirs.length === 0 ? '' : ` (${theirs.join(', ')})`;
    if (own) return `${own < 2 ? 'carte' : 'cartes'} d’argent : la pioche est épuisée${aside}`;
    if (theirs.length === 0) return 'La pioche est épuisée, personne ne perd d’argent';
    return `La pioche est épuisée, l’argent est réduit de moitié${aside}`;
  },
  halvedShort: (own) => (own ? 'argent' : 'pioche épuisée'),
  deed,
  deedShort,
  banked: (cards) => `${amount(cards)} de plus en argent`,

  ranOut: {
    title: 'La pioche est épuisée',
    short: 'pioche épuisée',
    text: (lost) =>
      `Chacun rend la moitié de son argent, et la défausse est mélangée pour former la nouvelle pioche. ${
        lost.every(([, n]) => n === 0) ? 'Personne ne rend de carte' : lost.map(losing).join(', ')
      }.`,
  },
  lastScoring: {
    title: 'Le prochain décompte est le dernier',
    short: 'dernier décompte',
    text: `**${SCORINGS_TO_END - 1} décomptes sur ${SCORINGS_TO_END}** : la partie s’arrêtera aussitôt après le dixième, même au milieu d’un tour.`,
  },

  aloud: {
    stands: (turn, scorings, each) =>
      `Tour ${turn}, ${count(scorings, 'décompte')} sur ${SCORINGS_TO_END} : ${each
        .map(([who, p]) => `${name(who)} ${points(p)}`)
        .join(', ')}.`,
    may: (does, money, hand, hot) =>
      `Vous avez ${count(hand, 'carte')} en main et ${amount(money)} marks${
        hot.length === 0
          ? ''
          : ` ; il manque un passager au décompte ${list(
              hot.map((row) => `de la ligne ${line(row)}`),
              'et',
            )}`
      } ; vous pouvez ${list(
        does.flatMap((one) => DOES[one] ?? []),
        'ou',
      )}.`,
    waits: (who) => `C’est le tour ${de(who)}.`,
    over: 'La partie est terminée.',
  },
  keys: [
    ['← →', 'parcourt la main, l’étalage ou les places cerclées'],
    ['Espace', 'prend une carte, la pose'],
    ['Échap', 'repose la carte'],
  ],
};
