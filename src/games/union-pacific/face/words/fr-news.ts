import { UP } from '#games/union-pacific/rules/model.ts';
import { de, typesetAll } from '#kernel/french.ts';
import { count, list, me, nth, percent } from './fr-terms.ts';
import { areLevel, climb, plus, share, short, worth } from './names.ts';
import type { Laid, News, Sum } from './news.ts';

const rank = ({ place, tied }: Laid): string => `${nth(place)} rang${tied ? ' à égalité' : ''}`;
const some = ({ share: of, count: n }: Laid): string =>
  n > 1 ? `**${n} ${short(of)}**` : `**${short(of)}**`;
const sums = (all: readonly Sum[], show: (amount: number) => string): string =>
  all
    .map(({ who, amount }) => `${who === 'third' ? 'joueur imaginaire' : me(who)} ${show(amount)}`)
    .join(', ');

const plain: News = {
  doing(doing, alone) {
    switch (doing.is) {
      case 'built':
        return `**${short(doing.company)} ${climb(doing.from, doing.to)}**`;
      case 'laid': {
        const [one] = doing.laid;
        if (alone && one && doing.laid.length === 1 && one.place > 0)
          return `expose ${some(one)} : **${rank(one)}**`;
        if (one && doing.laid.length > 1 && areLevel(doing.laid))
          return `expose ${list(doing.laid.map(some))} (${rank(one)} chacune)`;
        return `expose ${list(doing.laid.map((laid) => (laid.place > 0 ? `${some(laid)} (${rank(laid)})` : some(laid))))}`;
      }
      case 'took':
        return `prend ${list(doing.shares.map((of) => `**${of === UP ? share(of) : short(of)}**`))}`;
      case 'exchanged':
        return 'échange →\u00a0**UP**';
      case 'idle':
        return 'ne peut rien faire';
      case 'chose':
        return 'a choisi son investissement';
    }
  },
  drew: 'pioche une action',
  openings: (shares) =>
    `Investissements initiaux : ${shares.map(([who, of]) => `${me(who)} **${short(of)}**`).join(', ')}`,
  dividend: (n, all) => `**${nth(n)} dividende**${all.length > 0 ? ` : ${sums(all, plus)}` : ''}`,
  dividendShort: (n) => `${nth(n)} dividende`,
  removed: (of) => `Les **4 ${short(of)}** visibles sortent du jeu`,
  noUp: 'Plus aucune action **Union Pacific**',
  sign: {
    oneLeft: 'Plus qu’un dividende',
    oneLeftShort: '1 dividende',
    last: 'Le prochain dividende est le dernier : dès qu’il est versé, **la partie est finie**. Les actions en main ne comptent pas.',
    lastOfTwo:
      'Le prochain dividende est le dernier : dès qu’il est versé, **la partie est finie**. Les actions que personne n’a sont alors au joueur imaginaire.',
    noUp: 'Union Pacific est épuisée',
    noUpText: 'La dernière action est prise : on ne peut plus en prendre, **ni rien échanger**.',
  },
  aloud: {
    score: (money, pays, left, chance) =>
      `${money.length > 0 ? `Fortunes : ${sums(money, String)} ; ` : ''}${
        pays === undefined ? '' : `un dividende vous paierait ${pays} ; `
      }encore ${count(left, 'dividende')}, ${percent(chance)} à la prochaine carte.`,
    over: (money) => `La partie est finie : ${sums(money, String)}.`,
    waits: (name) => `C’est au tour ${de(name)}.`,
    house: 'La maison distribue.',
    open: (shares) => `Choisissez votre investissement initial : ${list(shares.map(share), 'ou')}.`,
    act: (builds, companies, shares) =>
      `Vous pouvez ${list(
        [
          ...(builds > 0
            ? [`construire sur ${count(builds, 'case')} pour ${count(companies, 'compagnie')}`]
            : []),
          ...(shares > 0
            ? [shares === 1 ? 'exposer votre action' : `exposer de vos ${shares} actions`]
            : []),
          ...(builds + shares === 0 ? ['seulement défausser'] : []),
        ],
        'ou',
      )}.`,
    take: (takings) =>
      `Prenez une action : ${list(
        takings.map(({ share: of, from, to }) =>
          of === undefined
            ? 'la première carte de la pioche'
            : `${share(of)}, ${worth(from, to, 'reste')}`,
        ),
        'ou',
      )}.`,
    exchange: (left) =>
      `Vous pouvez échanger une action de votre main contre une action Union Pacific (${left === 1 ? 'il en reste une' : `il en reste ${left}`}), ou finir le tour.`,
    swap: 'Vous pouvez remplacer des cartes mortes, ou continuer.',
    discard: 'Défaussez une carte voie ferrée.',
  },
};

export const news: News = typesetAll(plain);
