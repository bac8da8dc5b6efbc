import { UP } from '#games/union-pacific/rules/model.ts';
import { de, deEach } from '#kernel/french.ts';
import { capital } from '#ui/phrases.ts';
import type { Taking } from '../logic/worth.ts';
import { card, count, list, nth, percent, theCard } from './fr-terms.ts';
import { counted, rise, share, short, worth } from './names.ts';
import type { TurnWords } from './words.ts';

function standing({ share: of, stand }: Taking, nameOf: (seat: number) => string): string {
  switch (stand.is) {
    case 'sole':
      // 9.9; the Union Pacific pays by place.
      return of === UP
        ? 'personne d’autre n’en expose'
        : 'personne d’autre n’en expose, vous touchez les deux montants';
    case 'leads':
      return 'vous restez en tête';
    case 'passes':
      return `vous passez devant ${list(stand.seats.map(nameOf))}`;
    case 'level':
      return `à égalité avec ${list(stand.seats.map(nameOf))}`;
    case 'behind':
      return `${nth(stand.place)} rang, derrière ${nameOf(stand.seat)}`;
    case 'unpaid':
      return `pas encore de rang payé, ${nameOf(stand.seat)} en expose ${stand.shares}`;
  }
}

/** What is asked, and what a choice would do. */
export const turn: TurnWords = {
  call: {
    yours: {
      open: 'Votre investissement initial',
      swap: 'À vous : remplacer une carte morte ?',
      act: 'À vous : construire ou investir',
      idle: 'Rien à construire ni à investir',
      discard: 'Défaussez une carte voie ferrée',
      take: 'Prenez une action',
      exchange: 'Échanger contre Union Pacific ?',
    },
    inPencil: {
      open: 'Au crayon : investissement initial',
      swap: 'Au crayon : remplacer une carte morte ?',
      act: 'Au crayon : construire ou investir',
      idle: 'Au crayon : rien à construire ni à investir',
      discard: 'Au crayon : défausser une carte voie ferrée',
      take: 'Au crayon : prendre une action',
      exchange: 'Au crayon : échanger une action ?',
    },
    waits: (names) => `En attente ${deEach(names)}`,
    yourTurn: 'À vous',
    turnOf: (name) => `Au tour ${de(name)}`,
    house: 'La maison distribue',
    over: 'La partie est finie',
  },
  hint: {
    open: 'Choisissez en secret une de vos actions. Tous les choix seront révélés ensemble.',
    openPicked: (of) =>
      `L’action **${share(of)}** sera exposée devant vous. Ce choix est définitif.`,
    opened: (of) =>
      `Vous exposez **${share(of)}**. Personne ne le voit avant que tous aient choisi.`,
    swap: 'Avant de piocher, vous pouvez remplacer vos cartes mortes ; ou bien continuez.',
    swapNone:
      'Certains types de voie sont pleins, mais aucune de vos cartes n’est morte. Continuez.',
    swapNothing:
      'Des cartes sont mortes, mais il n’en reste aucune à piocher à leur place. Continuez.',
    swapPicked: (of) => `${capital(theCard(of))} sort du jeu, et vous en piochez une autre.`,
    card: 'Choisissez une carte voie ferrée, une compagnie ou une case du plateau.',
    onlyInvest: 'Aucune de vos cartes ne permet de construire : il faut investir.',
    company: (of, spaces) =>
      of === undefined
        ? `${count(spaces, 'case')} à construire : choisissez une compagnie.`
        : `Avec ${theCard(of)} : ${count(spaces, 'case')}. Choisissez une compagnie, ou une case.`,
    companyHere: (companies) =>
      `${list(companies.map(short), 'ou')} peut construire ici : choisissez.`,
    space: (of, spaces) =>
      `**${share(of)}** : ${count(spaces, 'case')}. Choisissez-en une sur le plateau.`,
    invest:
      'Choisissez les actions à exposer : autant que vous voulez d’une compagnie, ou une de chacune de deux compagnies.',
    idle: 'Vous ne pouvez ni construire ni investir. Choisissez une carte voie ferrée à défausser.',
    discard: 'Choisissez la carte voie ferrée à défausser ; votre tour sera fini.',
    discardPicked: (of) => `${capital(theCard(of))} va à la défausse.`,
    take: ({ display, pile, up }) =>
      `Prenez ${list(
        [
          ...(display ? ['une action visible'] : []),
          ...(pile ? ['la première carte de la pioche'] : []),
          ...(up ? ['une action Union Pacific'] : []),
        ],
        'ou',
      )}.`,
    taking: (taking, nameOf) => {
      const { share: of, from, to, nth: n, hand, stand } = taking;
      return `Votre ${n === 1 ? '1re' : `${n}e`}${
        hand === 0 ? '' : `, à exposer avec ${hand === 1 ? 'celle' : `les ${hand}`} de votre main`
      } : ${standing(taking, nameOf)}${
        to === 0
          ? stand.is === 'unpaid'
            ? ''
            : ', rien au prochain dividende'
          : from === to
            ? `, **+${to}** avec ou sans elle`
            : `, **${worth(from, to, '')}** au prochain dividende`
      }.${of === UP ? '' : ' Tous la voient.'}`;
    },
    takePile: ({ chance }) =>
      chance === 0
        ? 'La première carte de la pioche, vue de vous seul. Ce ne peut être un dividende.'
        : `La première carte de la pioche, vue de vous seul. Un dividende : **${percent(chance)}**.`,
    takeUp: (left) => (left === 1 ? 'C’est la dernière.' : `Il en restera ${left - 1}.`),
    drew: (of) => `Vous avez pioché **${share(of)}**.`,
    exchange:
      'Vous pouvez échanger une action de votre main contre une action Union Pacific, ou finir le tour.',
    exchangePicked: (of, { from, to }) =>
      `**${share(of)}** sort du jeu sans être vue ; vous recevez une action **Union Pacific** : ${worth(from, to, 'toujours')} une fois exposée.`,
    exchangeSame: (left) =>
      `Une action Union Pacific contre une autre : **votre main ne change pas**, et il ${left === 1 ? 'n’en reste plus' : `en reste ${left - 1}`} pour tous.`,
    atDividend: 'Au dividende :',
    worth: (of, { value }) =>
      of === UP
        ? [share(of), '']
        : value.from === value.to
          ? [`${share(of)} vaut`, `${value.to}`]
          : [`${share(of)} vaudrait`, rise(value.from, value.to)],
    plays: (of) => `joue ${of === 4 ? 'le joker' : `la ${card(of)}`}`,
    change: (who, from, to) => [who.you ? 'Vous' : who.name, rise(from, to)],
    nobody: 'rien pour personne',
    sole: 'seul actionnaire : les deux montants',
    now: 'Un dividende paierait maintenant :',
    ended: 'À la fin :',
    lays: (shares) => `Vous exposez ${list(shares.map(counted))}`,
  },
  lever: {
    open: 'Exposer cette action',
    build: 'Poser le train',
    invest: 'Investir',
    discard: 'Défausser',
    take: 'Prendre',
    draw: 'Piocher',
    exchange: 'Échanger',
    endTurn: 'Finir le tour',
    swap: 'Remplacer',
    goOn: 'Continuer',
    choose: 'Choisissez',
    missing: {
      share: 'Choisissez d’abord une de vos actions.',
      building: (track, company) =>
        `Choisissez d’abord ${list([
          ...(track ? [] : ['une carte voie ferrée']),
          ...(company ? [] : ['une compagnie']),
          'une case du plateau',
        ])}.`,
      shares: 'Choisissez d’abord les actions à exposer.',
      track: 'Choisissez d’abord la carte voie ferrée à défausser.',
      source: 'Choisissez d’abord une action visible, la pioche ou Union Pacific.',
    },
  },
  mode: { build: 'Construire plutôt', invest: 'Investir plutôt', label: 'Construire ou investir' },
};
