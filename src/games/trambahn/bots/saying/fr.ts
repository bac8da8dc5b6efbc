import { type Card, isConductor, lineOf, valueOf } from '#games/trambahn/rules/model.ts';
import { listOf } from '#games/trambahn/rules/words/list-of.ts';
import { typesetAll } from '#kernel/french.ts';
import { NUMERALS } from './numerals.ts';
import type { AdviceWords } from './words.ts';

const card = (one: Card): string => (isConductor(one) ? 'un conducteur' : `le ${valueOf(one)}`);
const full = (one: Card): string =>
  isConductor(one) ? 'conducteur' : `${valueOf(one)} (${NUMERALS[lineOf(one)]})`;
const TRAMS = { 2: 'un tramway à cheval', 3: 'un tramway à vapeur', 4: 'un tramway électrique' };
const list = (parts: readonly string[]): string => listOf(parts, 'et');
const points = (by: number): string => `${by} point${by < 2 ? '' : 's'}`;
const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fr: AdviceWords = typesetAll<AdviceWords>({
  passengers: (laid) =>
    first(list(laid.map((one) => `${card(one.card)}, ligne ${NUMERALS[one.row]}`))),
  noPassenger: 'Aucun passager de plus',
  stations: (columns) =>
    first(
      list(
        columns.map(
          ({ line, started, cards }) =>
            `${started ? 'ouvrir' : 'prolonger'} la ligne ${NUMERALS[line]} avec ${list(cards.map(card))}`,
        ),
      ),
    ),
  noStation: 'Aucune station de plus',
  bank: (cards) => `Mettre en caisse ${list(cards.map(full))}`,
  keepAll: 'Garder toute la main',
  buy: (bought) =>
    `Acheter ${list(bought.map(({ tram, line }) => `${TRAMS[tram]} pour la ligne ${NUMERALS[line]}`))}`,
  noTram: 'Ne rien acheter',
  parts: {
    points: {
      more: (by) => `${points(by)} de plus tout de suite`,
      less: (by) => `${points(by)} de moins tout de suite`,
    },
    lines: {
      more: (by) => `les lignes devraient rapporter ${points(by)} de plus`,
      less: (by) => `les lignes devraient rapporter ${points(by)} de moins`,
    },
    means: {
      more: (by) => `l’argent et la main valent ${points(by)} de plus`,
      less: (by) => `l’argent et la main valent ${points(by)} de moins`,
    },
    rows: {
      more: () => 'l’adversaire a moins de décomptes à sa portée',
      less: () => 'l’adversaire a un décompte à sa portée',
    },
    won: { more: () => 'la partie est gagnée', less: () => 'la partie est perdue' },
  },
});
