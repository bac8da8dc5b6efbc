import { typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { type Who, whoFor } from '#kernel/who.ts';
import type { Event } from './model.ts';

type Words = {
  shunted(wagons: number): string;
  uncoupled(who: Who, wagons: number): string;
  won(who: Who): string;
};

const en: Words = {
  shunted: (wagons) => `**${wagons} wagons** are shunted onto the siding.`,
  uncoupled: ({ you, name }, wagons) =>
    `${you ? 'You uncouple' : `${name} uncouples`} ${wagons === 1 ? '**1 wagon**' : `**${wagons} wagons**`}.`,
  won: ({ you, name }) => `${you ? 'You win' : `${name} wins`} with the last wagon.`,
};

const fr: Words = typesetAll<Words>({
  shunted: (wagons) => `**${wagons} wagons** sont garés sur la voie.`,
  uncoupled: ({ you, name }, wagons) =>
    `${you ? 'Vous dételez' : `${name} dételle`} ${wagons === 1 ? '**1 wagon**' : `**${wagons} wagons**`}.`,
  won: ({ you, name }) => `${you ? 'Vous gagnez' : `${name} gagne`} avec le dernier wagon.`,
});

const WORDS: Record<Language, Words> = { en, fr };

export function narrate(event: Event, listener: Listener): string {
  const words = WORDS[listener.language];
  const who = whoFor(listener);
  switch (event.is) {
    case 'wagons-shunted':
      return words.shunted(event.wagons);
    case 'wagons-uncoupled':
      return words.uncoupled(who(event.seat), event.wagons);
    case 'game-won':
      return words.won(who(event.seat));
  }
}
