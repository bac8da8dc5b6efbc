import type { Line } from '#games/pionniers/rules/model.ts';
import { cardWords } from '#games/pionniers/rules/words/cards.ts';
import type { CardEffect } from '#games/pionniers/rules/words/run-words.ts';
import { capital, listOf } from '#ui/phrases.ts';
import type { Deed } from '../telling/deeds.ts';
import { count, line, onLine, spaces, yourLine } from './en-said.ts';
import type { Odd, Standing, TellingWords } from './telling.ts';
import type { Who } from './words.ts';

const KINDS: Readonly<Record<Odd['kind'], string>> = {
  plain: 'nothing follows',
  river: 'river',
  danger: 'danger',
  ambush: 'ambush',
  derail: 'derailment',
  dynamite: 'dynamite reached',
  finish: 'arrival',
  run: 'on its way',
  coupled: 'coupled',
};

function deed(of: Deed, target: Who | undefined, on: Line | undefined): string {
  switch (of.is) {
    case 'dynamite': {
      const its = on === undefined ? 'line' : line(on);
      const whose = target?.you ? `on **your ${its}**` : `on ${target?.name ?? ''}’s ${its}`;
      const back = target?.you ? ': you go back to' : ', who goes back to';
      return `places a crate ${whose} at ${of.space}${of.to === undefined ? '' : `${back} ${of.to}`}`;
    }
    case 'derailed':
      return `**derails** at ${of.railhead}, put on ${of.to}`;
    case 'ambushed':
      return `caught in an **ambush** at ${of.space}`;
    case 'card':
      return `draws **${cardWords.en[of.card]?.title ?? ''}**: ${effect(of.effect)}`;
    case 'missed':
      return 'misses a turn';
    case 'reached':
      return `clears the dynamite at ${of.space}`;
    case 'ran':
      return of.coupled ? 'has its locomotive back' : `locomotive at ${of.to}`;
    case 'pushed':
      return `goes back to ${of.to}`;
    case 'stands':
      return `space ${of.space}`;
    case 'track':
      return `track to ${of.railhead}`;
    case 'started':
      return 'train ready to leave';
    case 'slowed':
      return 'one die from now on';
  }
}

function effect(of: CardEffect): string {
  switch (of.is) {
    case 'moved':
      return of.from === of.to
        ? `stays at ${of.to}`
        : `goes ${of.to > of.from ? 'on' : 'back'} to ${of.to}`;
    case 'laid':
    case 'lost':
      return `track to ${of.railhead}`;
    case 'crate-lost':
      return 'a crate fewer';
    case 'crate-recovered':
      return 'a crate more';
    case 'misses':
      return 'will miss a turn';
    case 'one-die':
      return 'one die next';
    case 'again':
      return 'plays again';
    case 'cleared':
      return `no more dynamite at ${of.space}`;
    case 'idle':
      return 'no effect';
  }
}

function short(of: Deed): string {
  switch (of.is) {
    case 'dynamite':
      return `dynamite ${of.space}`;
    case 'derailed':
      return `derails ${of.to}`;
    case 'ambushed':
      return 'ambush';
    case 'card':
      return of.effect.is === 'moved' ? `space ${of.effect.to}` : 'card';
    case 'missed':
      return 'misses';
    case 'reached':
      return `space ${of.space - 1}`;
    case 'ran':
      return `loco ${of.to}`;
    case 'pushed':
      return `back ${of.to}`;
    case 'stands':
      return `space ${of.space}`;
    case 'track':
      return `track ${of.railhead}`;
    case 'started':
      return 'ready';
    case 'slowed':
      return 'one die';
  }
}

const called = ({ you, name }: Who): string => (you ? 'you' : name);

function stands({ who, line: of, front }: Standing, to: number): string {
  const where = front === 0 ? 'not on the board' : `space ${front} of ${to}`;
  return `${called(who)} on ${line(of)}, ${where}`;
}

export const tellingEn: TellingWords = {
  deed,
  short,
  spaces: (n) => `+${spaces(n)}`,
  sections: (n) => `+${count(n, 'section')}`,
  onLine: (of, text) => `${line(of)}: ${text}`,
  won: (who, of) =>
    `**${who.you ? 'You reach' : `${who.name} reaches`}** Buffalo Creek${onLine(of)}: the game is over`,
  missed: (of) => `Your train${onLine(of)} misses a turn`,

  signs: {
    won: {
      title: 'Buffalo Creek!',
      text: (who, of) =>
        `${who.you ? 'Your train' : `${who.name}’s train`}${onLine(of)} is the first at the buffers: the game is over.`,
    },
    derailed: {
      title: (of) => `Your train${onLine(of)} derails`,
      short: (of) => (of === undefined ? 'Derailed' : `${capital(line(of))} derails`),
      text: (railhead, to) =>
        `It had to go beyond the track, which ends at ${railhead}: its front is put on **${to}**. No section is lost.`,
    },
    ambushed: {
      title: (of) => `Ambush${onLine(of)}`,
      short: (of) => `Ambush${onLine(of)}`,
      text: (space, garrison) =>
        `Bandits hold your train at ${space}. Your locomotive has gone for help to the garrison at **${garrison}**: run it up again, with two dice each turn.`,
    },
    dynamite: {
      title: (of) => `Dynamite on ${yourLine(of)}`,
      short: (of, to) => {
        if (to === undefined) return of === undefined ? 'Dynamite' : `Dynamite, ${line(of)}`;
        return of === undefined ? `Back to ${to}` : `${capital(line(of))}: back to ${to}`;
      },
      text: (who, of, space, to) => {
        const placed = `${who.name} has placed a crate at **${space}** on ${line(of)}`;
        return to === undefined
          ? `${placed}: one die to move until you reach it, and no new track.`
          : `${placed}, right ahead of you: your train goes back to **${to}**. One die to move until you reach the crate, and no new track.`;
      },
    },
    complete: {
      title: (who) => `${who.name}’s track is complete`,
      short: (of) => `${capital(line(of))} complete`,
      text: (who, of) =>
        `${who.name}’s track on ${line(of)} goes all the way to Buffalo Creek: that train can derail no more, and the first at the buffers wins.`,
    },
  },

  aloud: {
    trains: (all, to) => `${capital(all.map((one) => stands(one, to)).join('; '))}.`,
    settling: 'The dice say who starts.',
    over: (who) => `${who.you ? 'You have' : `${who.name} has`} won the game.`,
    waits: (name) => `${name} is playing.`,
    choices: (lay, move) => {
      const laying = lay && `lay one to three sections, track to ${listOf(lay.map(String), 'or')}`;
      const moving =
        move &&
        `${move.runs ? 'run the locomotive' : 'move'} ${move.least} to ${move.most} (${chances(move.odds)})`;
      return `You can ${[moving, laying].filter((one) => one !== undefined).join(', or ')}.`;
    },
    strike: (places, crates) =>
      `You can place ${crates === 1 ? 'your last crate' : `one of your ${crates} crates`} (${places
        .map((place) => `${line(place.line)} at ${listOf(place.spaces.map(String), 'or')}`)
        .join('; ')}), or keep it.`,
  },
};

const chances = (odds: readonly Odd[]): string =>
  odds.map(({ kind, percent }) => `${KINDS[kind]} ${percent}%`).join(', ');
