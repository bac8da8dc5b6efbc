import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { de, typesetAll } from '#kernel/french.ts';
import { cards } from './fr-cards.ts';
import { cityColour, colour, count, list, money } from './fr-terms.ts';
import type { Why } from './why-words.ts';

/** Why not: each names the pieces. */
const plain: Why = {
  over: 'La partie est finie ; personne ne peut plus rien faire.',
  notYours: 'Ce n’est **pas votre tour**.',
  house: 'On est en train de **tirer ou de payer** ; un instant.',
  notNow: {
    auction: 'D’abord l’**enchère** : offrez ou passez.',
    act: 'L’enchère est finie : c’est le moment d’une **action**.',
    build: 'Vous avez commencé à **construire** : posez une tuile, ou arrêtez.',
    industry: 'Vous avez pris **Industrialisation** : urbanisez d’abord une ville grise.',
    growth: 'Vous avez pris **Croissance de ville** : choisissez d’abord la ville.',
  },
  bidTooLow: (amount, least, leader) =>
    leader === undefined
      ? `Une offre de ${money(amount)} est trop basse : **${money(least)}** au moins.`
      : `Une offre de ${money(amount)} ne dépasse pas celle de la compagnie ${leader} : **${money(least)}** au moins.`,
  bidTooHigh: (most) => `Personne ne peut offrir plus de **${money(most)}**.`,
  cannotPay: (price, has, shares) =>
    `Cela coûte **${money(price)}**, et vous avez ${money(has)}. Émettez d’abord **${count(shares, 'part')}**.`,
  inCity: (city) => `On ne pose pas de voie dans **${city}** : un lien finit à la ville.`,
  inWestern: 'Cet hexagone est réservé à un **lien de conquête de l’Ouest**.',
  closed:
    'La voie ne se pose que dans les **hexagones entiers de terre**, ni sur l’eau ni au bord.',
  noStart: (unfinished) =>
    `La première tuile part **d’une ville**${unfinished === 0 ? '' : ' ou continue l’un de vos liens inachevés'}.`,
  noSide: (city) => `Aucun côté de **${city}** n’est libre pour une autre voie.`,
  outOfReach: (city, tiles) =>
    `**${city}** est hors de portée : cette action n’a que **${count(tiles, 'tuile')}**.`,
  notOnward: (origin) =>
    `Une action construit un seul lien : cette tuile ne continue pas la voie${origin === undefined ? '' : ` venue ${de(origin)}`}.`,
  sharp: 'Une tuile ne relie jamais **deux côtés voisins** de son hexagone.',
  noRoom: (owners) =>
    `**Pas de place** à côté de ${owners.length === 0 ? 'votre propre voie' : `la voie ${list(owners.map((each) => `de la compagnie ${each}`))}`} : un hexagone n’a que deux voies, qui se croisent ou se côtoient sur quatre côtés différents.`,
  back: (origin) =>
    `Cela ramènerait le lien à ${origin === undefined ? 'la ville' : `**${origin}**,`} d’où il vient.`,
  noTile: 'Il ne reste **aucune tuile de voie**.',
  layFirst: 'Une construction commencée pose **au moins une tuile**.',
  redirectFirst: 'On réoriente une tuile **avant** de poser la première, pas après.',
  notOwnLink: 'On ne réoriente que **son propre lien inachevé**.',
  notBlocked: (city) =>
    `La voie venue ${de(city)} n’est **pas bloquée** par d’autres : elle continue, ou s’arrête où elle est.`,
  sameSide: 'La tuile est **déjà ainsi** : tournez-la vers un autre côté.',
  notGrey: (city, is) => `**${city}** est ${cityColour(is)}, et seule une ville grise s’urbanise.`,
  noNewCity: (of, left) =>
    `Il ne reste pas de tuile de nouvelle ville **${cityColour(of)}**${left.length === 0 ? ', ni d’aucune autre couleur.' : `, mais il y en a : ${list(left.map(cityColour))}.`}`,
  highest: 'Votre locomotive est au **niveau le plus haut**.',
  noCube: (of, city, there) =>
    there.length === 0
      ? `**${city}** est vide.`
      : `À **${city}** il n’y a pas de cube ${colour(of)}, seulement ${list(there.map(colour))}.`,
  notJoined: (city) => `Aucun lien de ce genre ne part ${de(city)}.`,
  firstOwn: (city, owner) =>
    `Le premier lien depuis **${city}** doit être à vous${owner === undefined ? '' : ` ; celui-ci est à la compagnie ${owner}`}.`,
  tooFar: (links, level) =>
    `Cela fait ${count(links, 'lien')}, et une locomotive de **niveau ${level}** en suit ${level} au plus.`,
  twice: (city) => `Le cube passerait une seconde fois à **${city}**.`,
  mustStop: (of, city) => `**${city}** est ${cityColour(of)} : un cube ${colour(of)} s’y arrête.`,
  wrongColour: (of, city, is) =>
    `**${city}** est ${cityColour(is)} : un cube ${colour(of)} ne finit que dans une ville ${cityColour(of)}.`,
  notOnShow: (card) => `**${cardName(card, 'fr')}** n’est pas à l’étalage.`,
  cannotTake: (card) =>
    `**${cardName(card, 'fr')}** ne se prend pas, elle se gagne (${cards.does(card)}).`,
  noIndustry: (grey) =>
    grey
      ? '**Industrialisation** ne servirait à rien : plus de tuile de nouvelle ville.'
      : '**Industrialisation** ne servirait à rien : plus de ville grise.',
  noGrant: 'Vous n’avez pas de **terrain du gouvernement**.',
  grantUseless: 'Il n’y a **aucune tuile** que vous pourriez poser avec.',
  noSuchCity: 'Cette ville n’est pas sur le plateau.',
  westernTaken: (city, owner) =>
    `La compagnie ${owner} a déjà construit le lien de conquête de l’Ouest ${de(`**${city}**`)}.`,
  notWestern: (city, cities) =>
    `**${city}** n’a pas de lien de conquête de l’Ouest${cities.length === 0 ? '' : ` ; seulement ${list(cities, 'ou')}`}.`,
  westernLink: (city) => `Il vous faut d’abord un lien achevé à vous vers **${city}**.`,
  beginners: 'Entre débutants, il n’y a **pas de lien de conquête de l’Ouest**.',
  tilesInstead: (tiles) =>
    tiles < 2 ? '1 autre tuile pourrait suivre.' : `${tiles} autres tuiles pourraient suivre.`,
  greyInstead: (cities) => `Sont grises : ${list(cities)}.`,
  destinations: (cities) => `On peut le livrer à ${list(cities, 'ou')}.`,
  nowhere: (of, city) => `Aucun cube ${colour(of)} ne peut partir ${de(city)} pour l’instant.`,
  unknown: 'Les règles ne le permettent pas.',
};

export const why: Why = typesetAll(plain);
