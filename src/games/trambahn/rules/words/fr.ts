import { typesetAll } from '#kernel/french.ts';
import type { Who } from '#kernel/who.ts';
import { isConductor, lineOf, valueOf } from '../model.ts';
import type { Words } from './words.ts';

const LINES = ['bleue', 'rouge', 'verte', 'jaune'];
const COLOURS = ['bleu', 'rouge', 'vert', 'jaune'];
const TRAMS = { 2: 'un tramway à cheval', 3: 'un tramway à vapeur', 4: 'un tramway électrique' };
/** « votre réserve d’argent », « sa réserve d’argent ». */
const pile = (who: Who) => `${who.you ? 'votre' : 'sa'} réserve d’argent`;
/** Subject and auxiliary: « Vous avez », « Lena a ». */
const has = (who: Who) => (who.you ? 'Vous avez' : `${who.name} a`);
const name = (who: Who) => (who.you ? 'vous' : who.name);
const lose = (who: Who) => (who.you ? 'vous perdez' : `${who.name} perd`);
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);
const points = (count: number) => (count < 2 ? `${count} point` : `${count} points`);
const marks = (sum: number) => `${sum.toLocaleString('fr')} marks`;

export const fr: Words = typesetAll<Words>({
  line: (line) => LINES[line] as string,
  card: (card) =>
    isConductor(card) ? 'conducteur' : `${valueOf(card)} ${COLOURS[lineOf(card)] as string}`,
  tram: (tram) => TRAMS[tram],
  moneyDealt: (first, second, counts) =>
    `L’argent est distribué : ${cards(counts[0])} pour ${name(first)}, ${cards(counts[1])} pour ${name(second)}.`,
  cardsDrawn: (who, count) => `${has(who)} pioché ${cards(count)}.`,
  cardsDrawnSeen: (who, drawn) =>
    `${has(who)} pioché ${cards(drawn.length)} : ${drawn.map(fr.card).join(', ')}.`,
  passengerLaid: (who, card, row) =>
    isConductor(card)
      ? `${has(who)} posé un **conducteur** comme passager au terminus de la ligne ${fr.line(row)}.`
      : `${has(who)} posé le **${fr.card(card)}** comme passager.`,
  lineScored: (line, nth, first, second, [a, b]) =>
    `Décompte ${nth}, ligne **${fr.line(line)}** : ${name(first)} ${a}, ${name(second)} ${b}.`,
  columnStarted: (who, card) => `${has(who)} ouvert une colonne avec le **${fr.card(card)}**.`,
  columnExtended: (who, card) =>
    isConductor(card)
      ? `${has(who)} ajouté un **conducteur** à une colonne.`
      : `${has(who)} ajouté le **${fr.card(card)}** à une colonne.`,
  bonusScored: (who, count) =>
    `Huitième carte de la colonne : bonus de **${points(count)}** pour ${name(who)}.`,
  cardBanked: (who) => `${has(who)} mis une carte dans ${pile(who)}.`,
  cardBankedSeen: (who, card) =>
    `${has(who)} mis ${isConductor(card) ? 'un' : 'le'} ${fr.card(card)} dans ${pile(who)}.`,
  tramBought: (who, tram, sum) => `${has(who)} acheté **${fr.tram(tram)}** pour ${marks(sum)}.`,
  moneyHalved: (first, second, [a, b]) =>
    `La pioche est vide : ${lose(first)} ${cards(a)} d’argent, ${name(second)} ${cards(b)}, et la défausse est mélangée.`,
  columnsSold: (who, columns, count) =>
    `${has(who)} ${columns === 1 ? 'une colonne' : `${columns} colonnes`} sans tramway : ${cards(count)} ${count < 2 ? 'va' : 'vont'} dans ${pile(who)}.`,
  tramsDisplayed: (trams) => `Nouveau à l’étalage : ${trams.map(fr.tram).join(', ')}.`,
  gameEnded: () => 'La partie est terminée.',
});
