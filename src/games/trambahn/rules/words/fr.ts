import { typesetAll } from '#kernel/french.ts';
import type { Who } from '#kernel/who.ts';
import { type Card, isConductor, lineOf, type Tram, valueOf } from '../model.ts';
import { byKind, listOf } from './list-of.ts';
import type { Words } from './words.ts';

const LINES = ['bleue', 'rouge', 'verte', 'jaune'];
const COLOURS = ['bleu', 'rouge', 'vert', 'jaune'];
const TRAMS = { 2: 'un tramway à cheval', 3: 'un tramway à vapeur', 4: 'un tramway électrique' };
/** « votre réserve d’argent », « sa réserve d’argent ». */
const pile = (who: Who) => `${who.you ? 'votre' : 'sa'} réserve d’argent`;
/** Subject and verb: « Vous posez », « Lena pose ». */
const does = (who: Who, you: string, they: string) =>
  who.you ? `Vous ${you}` : `${who.name} ${they}`;
const draws = (who: Who) => does(who, 'piochez', 'pioche');
const lays = (who: Who) => does(who, 'posez', 'pose');
const puts = (who: Who) => does(who, 'mettez', 'met');
const buys = (who: Who) => does(who, 'achetez', 'achète');
const name = (who: Who) => (who.you ? 'vous' : who.name);
const lose = (who: Who) => (who.you ? 'vous perdez' : `${who.name} perd`);
const loseNothing = (who: Who) => (who.you ? 'vous ne perdez rien' : `${who.name} ne perd rien`);
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);
const points = (count: number) => (count < 2 ? `${count} point` : `${count} points`);
const marks = (sum: number) => `${sum.toLocaleString('fr')} marks`;
/** A card of a column whose line is named with it. */
const inColumn = (card: Card) =>
  isConductor(card) ? 'un **conducteur**' : `le **${valueOf(card)}**`;

const PLURAL = { 2: 'tramways à cheval', 3: 'tramways à vapeur', 4: 'tramways électriques' };
/** « 2 tramways à cheval et un tramway à vapeur ». */
const counted = (trams: readonly Tram[]) =>
  listOf(
    byKind(trams).map(([tram, n]) => (n === 1 ? TRAMS[tram] : `${n} ${PLURAL[tram]}`)),
    'et',
  );

export const fr: Words = typesetAll<Words>({
  line: (line) => LINES[line] as string,
  card: (card) =>
    isConductor(card) ? 'conducteur' : `${valueOf(card)} ${COLOURS[lineOf(card)] as string}`,
  tram: (tram) => TRAMS[tram],
  moneyDealt: (first, second, counts) =>
    `L’argent est distribué : ${cards(counts[0])} pour ${name(first)}, ${cards(counts[1])} pour ${name(second)}.`,
  cardsDrawn: (who, count) => `${draws(who)} ${cards(count)}.`,
  cardsDrawnSeen: (who, drawn) =>
    `${draws(who)} ${cards(drawn.length)} : ${drawn.map(fr.card).join(', ')}.`,
  passengerLaid: (who, card, row) =>
    isConductor(card)
      ? `${lays(who)} un **conducteur** comme passager au terminus de la ligne ${fr.line(row)}.`
      : `${lays(who)} le **${fr.card(card)}** comme passager.`,
  lineScored: (line, nth, first, second, [a, b]) =>
    `Décompte ${nth}, ligne **${fr.line(line)}** : ${name(first)} ${a}, ${name(second)} ${b}.`,
  columnStarted: (who, card) =>
    `${does(who, 'ouvrez', 'ouvre')} une colonne avec le **${fr.card(card)}**.`,
  columnExtended: (who, card, line) =>
    isConductor(card)
      ? `${does(who, 'ajoutez', 'ajoute')} un **conducteur** à une colonne ${fr.line(line)}.`
      : `${does(who, 'ajoutez', 'ajoute')} le **${fr.card(card)}** à une colonne.`,
  bonusScored: (who, count) =>
    `Huitième carte de la colonne : bonus de **${points(count)}** pour ${name(who)}.`,
  cardBanked: (who) => `${puts(who)} une carte dans ${pile(who)}.`,
  cardBankedSeen: (who, card) =>
    `${puts(who)} ${isConductor(card) ? 'un' : 'le'} ${fr.card(card)} dans ${pile(who)}.`,
  tramBought: (who, tram, sum) => `${buys(who)} **${fr.tram(tram)}** pour ${marks(sum)}.`,
  moneyHalved: (first, second, [a, b]) => {
    const lost =
      a + b === 0
        ? 'personne ne perd d’argent'
        : a === 0
          ? `${loseNothing(first)}, ${lose(second)} ${cards(b)} d’argent`
          : `${lose(first)} ${cards(a)} d’argent, ${name(second)} ${b === 0 ? 'rien' : cards(b)}`;
    return `La pioche est vide : ${lost}, et la défausse est mélangée.`;
  },
  columnsSold: (who, columns, count) =>
    `${does(who, 'avez', 'a')} ${columns === 1 ? 'une colonne' : `${columns} colonnes`} sans tramway : ${cards(count)} ${count < 2 ? 'va' : 'vont'} dans ${pile(who)}.`,
  tramsDisplayed: (trams) => `Nouveau à l’étalage : ${trams.map(fr.tram).join(', ')}.`,
  gameEnded: () => 'La partie est terminée.',
  passengersLaid: (who, laid) => {
    const [one, other] = laid;
    if (one && other && isConductor(one.card) && isConductor(other.card) && one.row === other.row) {
      return `${lays(who)} **2 conducteurs** comme passagers au terminus de la ligne ${fr.line(one.row)}.`;
    }
    const each = laid.map(({ card, row }) =>
      isConductor(card)
        ? `un **conducteur** au terminus de la ligne ${fr.line(row)}`
        : `le **${fr.card(card)}**`,
    );
    return `${lays(who)} comme passagers ${listOf(each, 'et')}.`;
  },
  stationsLaid: (who, columns) =>
    `${who.you ? 'Vous' : who.name} ${listOf(
      columns.map(({ line, started, cards: laid }, i) => {
        // What was done is said once for all columns it was done to.
        const again = columns[i - 1]?.started === started;
        const stations = listOf(laid.map(inColumn), 'et');
        const of = `une colonne ${fr.line(line)}`;
        if (started) return `${again ? '' : who.you ? 'ouvrez ' : 'ouvre '}${of} avec ${stations}`;
        return `${again ? '' : who.you ? 'ajoutez ' : 'ajoute '}${stations} à ${of}`;
      }),
      'et',
    )}.`,
  cardsBanked: (who, count, seen) =>
    `${puts(who)} ${cards(count)} dans ${pile(who)}${seen.length > 0 ? ` : ${seen.map(fr.card).join(', ')}` : ''}.`,
  tramsBought: (who, trams, sum) => `${buys(who)} **${counted(trams)}** pour ${marks(sum)}.`,
  newTrams: (trams) => `Nouveau à l’étalage : ${counted(trams)}.`,
});
