import { de, typesetAll } from '#kernel/french.ts';
import type { Who } from '#kernel/who.ts';
import type { Line } from '../model.ts';
import { cardWords } from './cards.ts';
import type { Words } from './words.ts';

/** Subject and verb: « Vous posez », « Inès pose ». */
const does = (who: Who, [you, they]: readonly [string, string]) =>
  who.you ? `Vous ${you}` : `${who.name} ${they}`;
/** « de vous » never comes up: it is « votre train ». */
const his = (thing: string, who: Who, feminine = false) =>
  who.you ? `Votre ${thing}` : `${feminine ? 'La' : 'Le'} ${thing} ${of(who)}`;
const of = ({ name }: Who) => de(name);
const line = (at: Line) => `ligne ${at + 1}`;
const sections = (count: number) => (count === 1 ? '1 section' : `${count} sections`);
const dice = (thrown: readonly number[]) => thrown.join(' et ');

const THROW = ['lancez', 'lance'] as const;

export const fr: Words = typesetAll<Words>({
  orderThrown: (who, thrown) =>
    `${does(who, THROW)} ${dice(thrown)} pour l’ordre de jeu : **${sum(thrown)}**.`,
  orderSettled: (order) =>
    `Ordre de jeu : ${order.map(([who, at]) => `${who.you ? 'vous' : who.name} (${line(at)})`).join(', ')}.`,
  turnMissed: (who, at) => `${does(who, ['passez', 'passe'])} un tour, ${line(at)}.`,
  diceThrown: (who, at, thrown, to) =>
    to === 'lay'
      ? `${does(who, THROW)} **${dice(thrown)}** pour poser de la voie, ${line(at)}.`
      : to === 'run'
        ? `${does(who, THROW)} **${dice(thrown)}** pour la locomotive haut-le-pied, ${line(at)}.`
        : `${does(who, THROW)} **${dice(thrown)}**, ${line(at)}.`,
  sectionsLaid: (who, at, count, railhead, free) =>
    `${does(who, ['posez', 'pose'])} **${sections(count)}**${free ? ' sans rien lancer' : ''}, ${line(at)} : voie jusqu’à ${railhead}.`,
  sectionsLost: (who, at, count, railhead) =>
    `${does(who, ['perdez', 'perd'])} **${sections(count)}** en tête de la ${line(at)} : voie jusqu’à ${railhead}.`,
  trainPlaced: (who, at) => `${his('train', who)} est prêt à Junction City, ${line(at)}.`,
  trainMoved: (who, at, from, to) =>
    from === to
      ? `${his('train', who)}, ${line(at)}, reste en ${to}.`
      : `${his('train', who)}, ${line(at)}, ${to > from ? 'avance' : 'recule'} de ${from} à **${to}**.`,
  trainDerailed: (who, at, railhead, to) =>
    `${his('train', who)} **déraille** au bout de la ${line(at)}, en ${railhead} : son avant est remis en **${to}**.`,
  dynamiteReached: (who, at, space) =>
    `${does(who, ['retirez', 'retire'])} la dynamite en ${space}, ${line(at)}, et ${who.you ? 'posez votre' : 'pose son'} signal « Voie libre ».`,
  dynamiteCleared: (_who, at, space) => `La dynamite en ${space}, ${line(at)}, sort du jeu.`,
  slowed: (who, at) =>
    `${his('train', who)}, ${line(at)}, a dépassé le signal « Ralentissement » : un seul dé désormais.`,
  trainAmbushed: (who, at, space, garrison) =>
    `**Embuscade** en ${space}, ${line(at)} : des bandits ! ${his('locomotive', who, true)} va chercher du secours au poste de garnison en ${garrison}.`,
  engineMoved: (who, at, to) =>
    `${his('locomotive', who, true)}, ${line(at)}, remonte jusqu’en ${to}.`,
  engineCoupled: (who, at) => `${his('locomotive', who, true)}, ${line(at)}, a rejoint son train.`,
  cratePlaced: (who, target, at, space) =>
    `${does(who, ['placez', 'place'])} une caisse de **dynamite** sur la ${line(at)}${target.you ? ', la vôtre,' : ` ${of(target)}`} en ${space}.`,
  crateKept: (who, at) => `${does(who, ['gardez', 'garde'])} la caisse, ${line(at)}.`,
  trainPushedBack: (who, at, to) =>
    `La dynamite est juste devant : ${his('train', who).replace(/^[LV]/, (first) => first.toLowerCase())}, ${line(at)}, recule en **${to}**.`,
  cardDrawn: (who, at, card) =>
    `${does(who, ['tirez', 'tire'])} une carte « Chance », ${line(at)} : **${titleOf(card)}**.`,
  cardIdle: () => 'La carte reste sans effet.',
  crateLost: (who, at) => `${does(who, ['perdez', 'perd'])} une caisse de dynamite, ${line(at)}.`,
  crateRecovered: (who, at) =>
    `${does(who, ['récupérez', 'récupère'])} une caisse de dynamite, ${line(at)}.`,
  turnToMiss: (who, at) =>
    `${does(who, ['passerez votre', 'passera son'])} prochain tour, ${line(at)}.`,
  oneDieNext: (who, at) =>
    `${does(who, ['lancerez', 'lancera'])} un seul dé au prochain déplacement, ${line(at)}.`,
  turnAgain: (who, at) => `${does(who, ['rejouez', 'rejoue'])} aussitôt, ${line(at)}.`,
  gameWon: (who, at) =>
    `${his('train', who)}, ${line(at)}, atteint **Buffalo Creek** le premier. ${does(who, ['gagnez', 'gagne'])} la partie.`,
});

const sum = (thrown: readonly number[]): number => thrown.reduce((total, die) => total + die, 0);
const titleOf = (card: number): string => cardWords.fr[card]?.title ?? '';
