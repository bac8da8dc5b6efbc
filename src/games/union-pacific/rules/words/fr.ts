import { de, typesetAll } from '#kernel/french.ts';
import type { Who } from '#kernel/who.ts';
import { COMPANIES } from '../data/cards.ts';
import { type CityName, JOKER, type Share, type Track, UP } from '../model.ts';
import { tallied } from './tallied.ts';
import type { Receipt, Words } from './words.ts';

const TRACKS = ['simple', 'pointillée', 'noire', 'blanche', 'joker'];
const NTH = ['premier', 'deuxième', 'troisième', 'quatrième'];

/** Subject and verb: « Vous prenez », « Inès prend ». */
const does = (who: Who, you: string, they: string) =>
  who.you ? `Vous ${you}` : `${who.name} ${they}`;
export const names = (shares: readonly Share[]) =>
  tallied(shares)
    .map(([share, count]) => (count > 1 ? `${count} × ${fr.share(share)}` : fr.share(share)))
    .join(', ');
export const receipts = (all: readonly Receipt[]) =>
  all
    .map(
      ({ who, amount }) =>
        `${who === 'third' ? 'le joueur imaginaire' : who.you ? 'vous' : who.name} ${amount}`,
    )
    .join(', ');
/** A joker has no type. `show`: how the type, or the joker, is set. */
export const aCard = (track: Track, show = (word: string): string => word) =>
  track === JOKER
    ? `un ${show(fr.track(track))}`
    : `une carte voie ferrée ${show(fr.track(track))}`;
const bold = (word: string) => `**${word}**`;
export const city = (end: CityName | undefined) => end?.fr ?? end?.name ?? '';

export const fr: Words = typesetAll<Words>({
  share: (share) => (share === UP ? 'Union Pacific' : (COMPANIES[share]?.name ?? '')),
  track: (track) => TRACKS[track] as string,
  cardsDealt: (who) => `${does(who, 'recevez', 'reçoit')} des cartes.`,
  cardsDealtSeen: (who, shares) => `${does(who, 'recevez', 'reçoit')} ${names(shares)}.`,
  openingChosen: (who) => `${does(who, 'avez', 'a')} choisi un investissement initial.`,
  openingChosenSeen: (who, share) =>
    `${does(who, 'choisissez', 'choisit')} **${fr.share(share)}** comme investissement initial.`,
  openingsRevealed: (choices) =>
    `Investissements initiaux : ${choices.map(([who, share]) => `${who.you ? 'vous' : who.name} **${fr.share(share)}**`).join(', ')}.`,
  displayLaid: (shares) => `Actions visibles : ${shares.map(fr.share).join(', ')}.`,
  trackDrawn: (who) => `${does(who, 'piochez', 'pioche')} une carte voie ferrée.`,
  trackDrawnSeen: (who, track) => `${does(who, 'piochez', 'pioche')} ${aCard(track, bold)}.`,
  tracksReshuffled: () => 'Les cartes voie ferrée défaussées forment une nouvelle pioche.',
  trackSwapped: (who, track) =>
    `${does(who, 'remplacez', 'remplace')} une carte morte (voie ferrée ${fr.track(track)}).`,
  trainBuilt: (who, company, [from, to], value) =>
    `${does(who, 'construisez', 'construit')} pour **${fr.share(company)}** entre ${city(from)} et ${city(to)} : valeur ${value}.`,
  sharesInvested: (who, shares) => `${does(who, 'exposez', 'expose')} **${names(shares)}**.`,
  trackDiscarded: (who, track) => `${does(who, 'défaussez', 'défausse')} ${aCard(track)}.`,
  stoodIdle: (who, track) =>
    `${does(who, 'ne pouvez', 'ne peut')} ni construire ni investir, et ${who.you ? 'défaussez' : 'défausse'} ${aCard(track)}.`,
  shareTaken: (who, share) =>
    `${does(who, 'prenez', 'prend')} **${fr.share(share)}** parmi les actions visibles.`,
  shareDrawn: (who) => `${does(who, 'piochez', 'pioche')} une action.`,
  shareDrawnSeen: (who, share) => `${does(who, 'piochez', 'pioche')} **${fr.share(share)}**.`,
  upTaken: (who) => `${does(who, 'prenez', 'prend')} une action **Union Pacific**.`,
  shareDisplayed: (share) => `${fr.share(share)} rejoint les actions visibles.`,
  displayRemoved: (share) =>
    `Les quatre actions visibles sont ${de(fr.share(share))} : elles sortent du jeu.`,
  shareExchanged: (who) =>
    `${does(who, 'échangez', 'échange')} une action contre une action **Union Pacific**.`,
  shareExchangedSeen: (who, share) =>
    `${does(who, 'échangez', 'échange')} ${fr.share(share)} contre une action **Union Pacific**.`,
  dividendTurned: (nth) => `Une carte dividende : le **${NTH[nth - 1] ?? `${nth}e`} dividende**.`,
  dividendIgnored: () => 'La quatrième carte dividende : à deux joueurs, elle est écartée.',
  thirdAppeared: () =>
    'Toutes les actions restantes appartiennent désormais à un troisième joueur, imaginaire.',
  companyPaid: (company, value, all) => `${fr.share(company)} (${value}) verse : ${receipts(all)}.`,
  upPaid: (all) => `Union Pacific verse : ${receipts(all)}.`,
  dividendPaid: (nth, all) => {
    const which = `Le ${NTH[nth - 1] ?? `${nth}e`} dividende`;
    return all.length === 0 ? `${which} est versé.` : `${which} en tout : **${receipts(all)}**.`;
  },
  gameEnded: () => 'La partie est terminée.',
});
