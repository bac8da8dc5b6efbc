import type { NamedCity } from '#games/railroad-tycoon/rules/model.ts';
import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { de, typesetAll } from '#kernel/french.ts';
import { nameOf } from '../logic/network-reading.ts';
import { colour, count, list, me, money, points } from '../words/fr-terms.ts';
import type { Telling } from './words.ts';

const named = (city: NamedCity): string => nameOf(city, 'fr');
const card = (of: number): string => cardName(of, 'fr');
const signed = (sum: number): string => `${sum < 0 ? '−' : '+'}${money(Math.abs(sum))}`;

export const fr: Telling = typesetAll<Telling>({
  income: (turn) => (turn === undefined ? 'Revenus' : `Revenus du tour ${turn}`),
  incomeGain: signed,
  newCard: (of) => `nouvelle carte : ${card(of)}`,
  end: (lastTurn) => `**La fin est proche** : le tour ${lastTurn} est le dernier`,
  endShort: 'fin',
  lastTurn: '**Dernier tour**',
  ownTycoon: (n) => `votre nabab : ${n === 0 ? 'rien' : `+${n}`}`,
  won: (who, n) => `${who.you ? '**Vous** gagnez' : `**${who.name}** gagne`} avec ${points(n)}`,
  wonShort: (who) => (who.you ? 'vous gagnez' : `${who.name} gagne`),
  inTurn: (turn, deeds) => `tour ${turn} : ${deeds}`,
  does: {
    line: (of) => ({ text: `achève la **${card(of)}**`, short: 'ligne' }),
    bounty: (of) => ({ text: `gagne ${card(of)}`, short: 'prime' }),
    delivers: (from, to) => ({ text: `livre ${named(from)} → ${named(to)}`, short: 'livre' }),
    links: (from, to) => ({
      text: `relie ${named(from)}–${named(to)}`,
      short: `→\u00a0${named(to)}`,
    }),
    begins: (from) => ({ text: `commence un lien depuis ${named(from)}`, short: 'lien commencé' }),
    west: (city) => ({ text: `ouvre l’Ouest à ${named(city)}`, short: 'Ouest' }),
    level: (level) => ({ text: `passe au niveau ${level}`, short: `niv. ${level}` }),
    urbanises: (city, of) => ({
      text: `urbanise ${named(city)} en ${colour(of)}`,
      short: `urbanise ${named(city)}`,
    }),
    grows: (city) => ({ text: `fait croître ${named(city)}`, short: `${named(city)} croît` }),
    takes: (of) => ({
      text: `prend ${list(of.map(card))}`,
      short: of.length > 1 ? `${of.length} cartes` : 'prend une carte',
    }),
    first: (paid) => ({
      text: paid === 0 ? '1er joueur, personne n’enchérit' : `1er joueur pour ${money(paid)}`,
      short: '1er joueur',
    }),
    bids: (amount) => ({ text: `offre ${money(amount)}`, short: money(amount) }),
    passes: { text: 'passe', short: 'passe' },
    issues: (n) => ({ text: `émet ${count(n, 'part')}`, short: count(n, 'part') }),
    tycoon: (name) => ({ text: `montre ${name}`, short: 'nabab' }),
    declines: { text: 'renonce', short: 'renonce' },
  },
  gain: (n) => `+${n}`,
  tiles: (n) => count(n, 'tuile'),
  forYou: (n) => `+${n} pour vous`,
  sign: {
    end: (empty, due) => ({
      title: 'La fin est proche',
      text: `${count(empty, 'ville vide', 'villes vides')} sur les ${due} qu’il fallait.`,
    }),
    endText: (lastTurn) => `Ce tour se joue jusqu’au bout ; le tour ${lastTurn} sera le dernier.`,
    line: (who, of, n) => ({
      title: card(of),
      text: `${who.you ? 'Vous reliez les deux villes par vos liens avant tous les autres' : `${who.name} relie les deux villes par ses liens avant tous les autres`} : **${points(n)}**. La carte quitte l’étalage.`,
    }),
    gain: (n) => `+${n}`,
    west: (who, city, cubes, market) => ({
      title: 'L’Ouest est ouvert',
      text: `${who.you ? 'Vous construisez' : `${who.name} construit`} le lien de conquête de l’Ouest ${de(named(city))} : **${count(cubes, 'cube rouge', 'cubes rouges')}** y ${cubes < 2 ? 'arrive' : 'arrivent'}.${market === undefined ? '' : ` Chaque cube rouge livré de là à ${market} y amène deux nouveaux cubes.`}`,
    }),
    last: (turn) => ({
      title: 'Dernier tour',
      text: `Le tour ${turn} est le dernier : trois actions et des revenus, puis les parts se déduisent et les nababs se montrent.`,
    }),
  },
  aloud: {
    turn: (turn, of) => `Tour ${turn} sur ${of}.`,
    points: (all, purse) =>
      `Points : ${list(all.map(([who, n]) => `${me(who)} ${n}`))}${purse === undefined ? '' : ` ; vous avez ${money(purse.money)} et ${count(purse.shares, 'part')}`}.`,
    auction: (bid, leader) =>
      leader === undefined
        ? 'Offrez ou passez : personne n’a encore offert.'
        : `Offrez plus de ${money(bid)} ou passez : ${leader.you ? 'vous menez' : `${leader.name} mène`}.`,
    act: (cubes, best) =>
      `${cubes === 0 ? 'Aucun cube n’est à portée' : `${count(cubes, 'cube est', 'cubes sont')} à portée`}${best === undefined ? '' : ` ; le meilleur est le cube ${colour(best.colour)} ${de(best.from)} à ${best.to}, pour ${points(best.points)}`}.`,
  },
});
