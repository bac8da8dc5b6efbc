import type { Line } from '#games/pionniers/rules/model.ts';
import { cardWords } from '#games/pionniers/rules/words/cards.ts';
import type { CardEffect } from '#games/pionniers/rules/words/run-words.ts';
import { de, typesetAll } from '#kernel/french.ts';
import { capital, listOf } from '#ui/phrases.ts';
import type { Deed } from '../telling/deeds.ts';
import { count, deLaLigne, line, spaces, votreLigne } from './fr-said.ts';
import type { Odd, Standing, TellingWords } from './telling.ts';
import type { Who } from './words.ts';

const KINDS: Readonly<Record<Odd['kind'], string>> = {
  plain: 'sans suite',
  river: 'rivière',
  danger: 'danger',
  ambush: 'embuscade',
  derail: 'déraillement',
  dynamite: 'dynamite atteinte',
  finish: 'arrivée',
  run: 'en route',
  coupled: 'attelée',
};

function deed(of: Deed, target: Who | undefined, on: Line | undefined): string {
  switch (of.is) {
    case 'dynamite': {
      const its = on === undefined ? '' : `, ${line(on)},`;
      const whose = `${target?.you ? '**chez vous**' : `chez ${target?.name ?? ''}`}${its}`;
      const back = target?.you ? ' : vous reculez en' : ', qui recule en';
      return `place une caisse ${whose} en ${of.space}${of.to === undefined ? '' : `${back} ${of.to}`}`;
    }
    case 'derailed':
      return `**déraille** en ${of.railhead}, remis en ${of.to}`;
    case 'ambushed':
      return `pris en **embuscade** en ${of.space}`;
    case 'card':
      return `tire **${cardWords.fr[of.card]?.title ?? ''}** : ${effect(of.effect)}`;
    case 'missed':
      return 'passe son tour';
    case 'reached':
      return `retire la dynamite en ${of.space}`;
    case 'ran':
      return of.coupled ? 'a retrouvé sa locomotive' : `locomotive en ${of.to}`;
    case 'pushed':
      return `recule en ${of.to}`;
    case 'stands':
      return `case ${of.space}`;
    case 'track':
      return `voie jusqu’à ${of.railhead}`;
    case 'started':
      return 'train prêt à partir';
    case 'slowed':
      return 'un seul dé désormais';
  }
}

function effect(of: CardEffect): string {
  switch (of.is) {
    case 'moved':
      return of.from === of.to
        ? `reste en ${of.to}`
        : `${of.to > of.from ? 'avance' : 'recule'} en ${of.to}`;
    case 'laid':
    case 'lost':
      return `voie jusqu’à ${of.railhead}`;
    case 'crate-lost':
      return 'une caisse de moins';
    case 'crate-recovered':
      return 'une caisse de plus';
    case 'misses':
      return 'passera un tour';
    case 'one-die':
      return 'un dé au prochain jet';
    case 'again':
      return 'rejoue';
    case 'cleared':
      return `plus de dynamite en ${of.space}`;
    case 'idle':
      return 'sans effet';
  }
}

function short(of: Deed): string {
  switch (of.is) {
    case 'dynamite':
      return `dynamite ${of.space}`;
    case 'derailed':
      return `déraille ${of.to}`;
    case 'ambushed':
      return 'embuscade';
    case 'card':
      return of.effect.is === 'moved' ? `case ${of.effect.to}` : 'carte';
    case 'missed':
      return 'passe';
    case 'reached':
      return `case ${of.space - 1}`;
    case 'ran':
      return `loco ${of.to}`;
    case 'pushed':
      return `recul ${of.to}`;
    case 'stands':
      return `case ${of.space}`;
    case 'track':
      return `voie ${of.railhead}`;
    case 'started':
      return 'prêt';
    case 'slowed':
      return 'un dé';
  }
}

const surLa = (of: Line | undefined): string => (of === undefined ? '' : ` sur la ${line(of)}`);

const called = ({ you, name }: Who): string => (you ? 'vous' : name);

function stands({ who, line: of, front }: Standing, to: number): string {
  const where = front === 0 ? 'pas encore parti' : `case ${front} sur ${to}`;
  return `${called(who)}, ${line(of)}, ${where}`;
}

export const tellingFr: TellingWords = typesetAll<TellingWords>({
  deed,
  short,
  spaces: (n) => `+${spaces(n)}`,
  sections: (n) => `+${count(n, 'section')}`,
  onLine: (of, text) => `${line(of)} : ${text}`,
  won: (who, of) =>
    `**${who.you ? 'Vous entrez' : `${who.name} entre`}** à Buffalo Creek${surLa(of)} : la partie est finie`,
  missed: (of) => `Votre train${deLaLigne(of)} passe son tour`,

  signs: {
    won: {
      title: 'Buffalo Creek !',
      text: (who, of) =>
        `${who.you ? `Votre train${deLaLigne(of)}` : `Le train ${de(who.name)}${surLa(of)}`} atteint les butoirs le premier : la partie est finie.`,
    },
    derailed: {
      title: (of) => `Votre train${deLaLigne(of)} déraille`,
      short: (of) => (of === undefined ? 'Déraillé' : `${capital(line(of))} déraille`),
      text: (railhead, to) =>
        `Il devait rouler au-delà de la voie, qui s’arrête en ${railhead} : son avant est remis en **${to}**. Aucune section n’est perdue.`,
    },
    ambushed: {
      title: (of) => `Embuscade${surLa(of)}`,
      short: (of) => `Embuscade${of === undefined ? '' : `, ${line(of)}`}`,
      text: (space, garrison) =>
        `Des bandits retiennent votre train en ${space}. Votre locomotive est allée chercher du secours à la garnison en **${garrison}** : faites-la remonter, deux dés à chaque tour.`,
    },
    dynamite: {
      title: (of) => `Dynamite sur ${votreLigne(of)}`,
      short: (of, to) => {
        if (to === undefined) return of === undefined ? 'Dynamite' : `Dynamite, ${line(of)}`;
        return of === undefined ? `Recul en ${to}` : `${capital(line(of))} : recul en ${to}`;
      },
      text: (who, of, space, to) => {
        const placed = `${who.name} a placé une caisse en **${space}**, ${line(of)}`;
        return to === undefined
          ? `${placed} : un seul dé pour avancer jusqu’à elle, et pas de nouvelle voie.`
          : `${placed}, juste devant vous : votre train recule en **${to}**. Un seul dé pour avancer jusqu’à la caisse, et pas de nouvelle voie.`;
      },
    },
    complete: {
      title: (who) => `La voie ${de(who.name)} est achevée`,
      short: (of) => `${capital(line(of))} achevée`,
      text: (who, of) =>
        `La voie ${de(who.name)}, ${line(of)}, va jusqu’à Buffalo Creek : son train ne peut plus dérailler, et le premier aux butoirs gagne.`,
    },
  },

  aloud: {
    trains: (all, to) => `${capital(all.map((one) => stands(one, to)).join(' ; '))}.`,
    settling: 'Les dés disent qui commence.',
    over: (who) => `${who.you ? 'Vous avez gagné' : `${who.name} a gagné`} la partie.`,
    waits: (name) => `Au tour ${de(name)}.`,
    choices: (lay, move) => {
      const laying =
        lay && `poser une à trois sections, voie jusqu’à ${listOf(lay.map(String), 'ou')}`;
      const moving =
        move &&
        `${move.runs ? 'faire remonter la locomotive' : 'avancer'} de ${move.least} à ${move.most} (${chances(move.odds)})`;
      return `Vous pouvez ${[moving, laying].filter((one) => one !== undefined).join(', ou ')}.`;
    },
    strike: (places, crates) =>
      `Vous pouvez placer ${crates === 1 ? 'votre dernière caisse' : `une de vos ${crates} caisses`} (${places
        .map((place) => `${line(place.line)} en ${listOf(place.spaces.map(String), 'ou')}`)
        .join(' ; ')}), ou la garder.`,
  },
});

const chances = (odds: readonly Odd[]): string =>
  odds.map(({ kind, percent }) => `${KINDS[kind]} ${percent} %`).join(', ');
