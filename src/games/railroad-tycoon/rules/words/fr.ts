import { de, typesetAll } from '#kernel/french.ts';
import type { Who } from '#kernel/who.ts';
import { TYCOONS } from '../data/tycoons.ts';
import type { Colour, NamedCity } from '../model.ts';
import { cardName } from './cards.ts';
import { goalName } from './tycoons.ts';
import type { Built, Words } from './words.ts';

const COLOURS = ['rouge', 'jaune', 'bleu', 'noir', 'pourpre', 'gris'];

/** Subject and verb: « Vous passez », « Ada passe ». */
const does = (who: Who, you: string, third: string) =>
  who.you ? `Vous ${you}` : `${who.name} ${third}`;
const figure = (count: number) => count.toLocaleString('fr');
const money = (thousands: number) => `${figure(thousands * 1000)}\u00a0$`;
const some = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${count < 2 ? one : many}`;
const named = ({ name, fr: french }: NamedCity) => french ?? name;
/** "2 cubes rouges et 1 cube noir". */
const cubesOf = (colours: readonly Colour[]) =>
  COLOURS.flatMap((name, colour) => {
    const count = colours.filter((each) => each === colour).length;
    return count === 0 ? [] : [some(count, `cube ${name}`, `cubes ${name}s`)];
  }).join(' et ');
const withShares = (issued: number) =>
  issued === 0 ? '' : `, en émettant **${some(issued, 'part')}**`;

function built(who: Who, { origin, ends, laid, tiles, price, issued, grant }: Built): string {
  const paid = `pour ${money(price)}${grant ? ' grâce à un **Terrain du gouvernement**' : ''}${withShares(issued)}`;
  const more = some(laid, 'tuile');
  if (!ends) {
    return `${does(who, 'posez', 'pose')} ${more} depuis ${named(origin)} ${paid} : lien inachevé.`;
  }
  const [from, to] = ends.map((city) => `**${named(city)}**`);
  return laid < tiles
    ? `${does(who, 'achevez', 'achève')} le lien entre ${from} et ${to} par ${more} ${paid}.`
    : `${does(who, 'reliez', 'relie')} ${from} et ${to} par ${more} ${paid}.`;
}

export const fr: Words = typesetAll<Words>({
  card: (card) => cardName(card, 'fr'),
  colour: (colour) => COLOURS[colour] as string,
  citiesFilled: (cubes) => `Les villes reçoivent ${cubes} cubes.`,
  tycoonDealt: (who) => `${does(who, 'piochez', 'pioche')} une carte de nabab.`,
  tycoonsDealt: (others) =>
    others
      ? 'Les autres piochent chacun une carte de nabab.'
      : 'Chaque joueur pioche une carte de nabab.',
  tycoonDealtSeen: (who, tycoon) => `${does(who, 'êtes', 'est')} **${TYCOONS[tycoon]?.name}**.`,
  cardsLaid: (cards) => `À l’étalage : ${cards.map(fr.card).join(', ')}.`,
  turnBegun: (turn, last) => `**Tour ${turn}**${last ? ', le dernier' : ''}.`,
  bidMade: (who, amount) => `${does(who, 'offrez', 'offre')} **${money(amount)}**.`,
  bidPassed: (who) => `${does(who, 'passez', 'passe')}.`,
  firstChosen: (who, paid, issued) =>
    paid === 0
      ? `Personne n’enchérit : ${who.you ? 'vous êtes' : `${who.name} est`} premier joueur.`
      : `${does(who, 'êtes', 'est')} premier joueur pour ${money(paid)}${withShares(issued)}.`,
  shareIssued: (who, shares) =>
    `${does(who, 'émettez', 'émet')} une part : ${figure(shares)} en tout.`,
  sharesIssued: (who, issued, shares) =>
    `${does(who, 'émettez', 'émet')} ${some(issued, 'part')} : ${figure(shares)} en tout.`,
  built,
  grantAnnounced: (who) => `${does(who, 'annoncez', 'annonce')} un **Terrain du gouvernement**.`,
  trackLaid: (who, origin, price) =>
    `${does(who, 'posez', 'pose')} une voie depuis ${named(origin)} pour ${money(price)}.`,
  trackRedirected: (who, origin, price) =>
    `${does(who, 'réorientez', 'réoriente')} la voie venue ${de(named(origin))} pour ${money(price)}.`,
  linkFinished: (who, from, to, tiles) =>
    `${does(who, 'reliez', 'relie')} **${named(from)}** et **${named(to)}** par ${some(tiles, 'tuile')}.`,
  buildingStopped: (who) => `${does(who, 'arrêtez', 'arrête')} de construire.`,
  cityUrbanised: (who, city, colour) =>
    `${does(who, 'urbanisez', 'urbanise')} **${named(city)}** en ${fr.colour(colour)}.`,
  cityGrown: (who, city) => `${does(who, 'faites', 'fait')} croître **${named(city)}**.`,
  cubesDrawn: (city, cubes) => `${named(city)} reçoit ${cubesOf(cubes)}.`,
  levelRaised: (who, level, price) =>
    `${does(who, 'passez', 'passe')} au **niveau ${level}** pour ${money(price)}.`,
  goodsDelivered: (who, colour, from, to, links, points) =>
    `${does(who, 'livrez', 'livre')} un cube ${fr.colour(colour)} ${de(`**${named(from)}**`)} à **${named(to)}** par ${some(links, 'lien')} : ${points.map(([owner, count]) => `+${count} pour ${owner.you ? 'vous' : owner.name}`).join(', ')}.`,
  cityEmptied: (city, markers) =>
    `${named(city)} est vide : ${some(markers, 'marqueur')} sur le plateau.`,
  endAnnounced: (lastTurn) => `La fin approche : le tour ${lastTurn} est le **dernier**.`,
  cardTaken: (who, card) => `${does(who, 'prenez', 'prend')} **${fr.card(card)}**.`,
  pointsGained: (who, card, points) =>
    `${does(who, 'gagnez', 'gagne')} **${some(points, 'point')}** par ${fr.card(card)}.`,
  cardRemoved: (card) => `Plusieurs joueurs l’ont déjà : ${fr.card(card)} n’est à personne.`,
  westernBuilt: (who, city) =>
    `${does(who, 'construisez', 'construit')} le **lien de conquête de l’Ouest** ${de(named(city))}.`,
  actionDeclined: (who) => `${does(who, 'renoncez', 'renonce')} à une action.`,
  pullmanShown: (who) =>
    `${does(who, 'montrez', 'montre')} **George Pullman** : premier au niveau 6.`,
  incomePaid: (who, income, dividend, issued) =>
    `${does(who, 'recevez', 'reçoit')} ${money(income)} et ${who.you ? 'payez' : 'paie'} ${money(dividend)}${withShares(issued)}.`,
  linksRemoved: (links) =>
    links === 1 ? 'Un lien inachevé est enlevé.' : `${links} liens inachevés sont enlevés.`,
  cardTurned: (card) => `Nouveau à l’étalage : **${fr.card(card)}**.`,
  tycoonShown: (who, tycoon, points) =>
    `${does(who, 'étiez', 'était')} **${TYCOONS[tycoon]?.name}** (${goalName(tycoon, 'fr')}) : ${some(points, 'point')}.`,
  gameEnded: () => 'La partie est finie.',
});
