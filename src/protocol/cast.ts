import type { Language } from '#kernel/game.ts';
import { botToday } from './bot-names.ts';
import { looksLike } from './look-alike.ts';

type InBoth = Readonly<Record<Language, string>>;

/** Somebody whom a bot plays at a table: a name, and the trade that says how well. */
export type CastMember = { name: InBoth; trade: InBoth };

/**
 * Everybody of one trade, in the order they sit down: as many as a table can have rivals. Him or her, and their name: in French,
 * then in English where it is another.
 */
function crew(
  trade: { en: string; him: string; her: string },
  ...people: readonly `${'him' | 'her'} ${string}`[]
): readonly CastMember[] {
  return people.map((person) => {
    const [who, fr = '', en = fr] = person.split(' ');
    return { name: { en, fr }, trade: { en: trade.en, fr: who === 'her' ? trade.her : trade.him } };
  });
}

/** The cast by the bots' names in the code, weakest first: the same persons in every game. */
const CAST: Readonly<Record<string, readonly CastMember[]>> = {
  random: crew(
    { en: 'passenger, plays at random', him: 'voyageur, au hasard', her: 'voyageuse, au hasard' },
    'him Colin',
    'her Pia',
    'him Gaston',
    'her Lise',
    'him Achille Achilles',
  ),
  apprentice: crew(
    { en: 'apprentice', him: 'apprenti', her: 'apprentie' },
    'him Léon Leon',
    'her Rose',
    'him Émile Emile',
    'her Lucie Lucy',
    'him Félix Felix',
  ),
  stoker: crew(
    { en: 'stoker', him: 'chauffeur', her: 'chauffeuse' },
    'her Margot',
    'him Basile Basil',
    'her Jeannette Jenny',
    'him Anselme Ansel',
    'her Suzon Susan',
  ),
  driver: crew(
    { en: 'driver', him: 'mécanicien', her: 'mécanicienne' },
    'him Octave',
    'her Blanche',
    'him Gustave Gus',
    'her Mathilde Matilda',
    'him Hector',
  ),
  inspector: crew(
    { en: 'inspector', him: 'inspecteur', her: 'inspectrice' },
    'her Irène Irene',
    'him Prosper',
    'her Adèle Adele',
    'him Firmin',
    'her Clotilde Clotilda',
  ),
  dispatcher: crew(
    { en: 'dispatcher', him: 'régulateur', her: 'régulatrice' },
    'him Théodore Theodore',
    'her Victorine Victoria',
    'him Augustin Austin',
    'her Hortense',
    'him Balthazar',
  ),
};

/** The grades, weakest first, without those who play at random. */
export const GRADES: readonly string[] = Object.keys(CAST).filter((grade) => grade !== 'random');

/** A seat as the cast sees it: a bot of this name, or a person; of an empty one nothing is known. */
export type CastSeat = { kind?: string; bot?: string; name?: string };

/**
 * Who plays each seat's bot; nothing for a seat without one. Never two alike at a table, in either language: whom a person
 * here could be taken for stays away, and the next of the same trade comes.
 */
export function castOf(seats: readonly CastSeat[]): (CastMember | undefined)[] {
  const people = seats.flatMap(({ bot, name }) => (bot === undefined && name ? [name] : []));
  const seated = new Map<string, number>();
  return seats.map(({ bot: name }) => {
    if (name === undefined) return undefined;
    const bot = botToday(name);
    const free = (CAST[bot] ?? []).filter(
      ({ name }) => !people.some((other) => looksLike(name.en, other) || looksLike(name.fr, other)),
    );
    const before = seated.get(bot) ?? 0;
    seated.set(bot, before + 1);
    return free[before];
  });
}

/** Whoever has handed their season ticket back: their seat has an empty name. */
const TRAVELLER: InBoth = { en: 'a traveller', fr: 'un voyageur' };

/** What everybody is called in this language: persons by their names, bots by the cast, or else by their own names. */
export function calledAt(
  seats: readonly { name: string; bot?: string }[],
  language: Language,
): string[] {
  const cast = castOf(seats);
  return toldApart(
    seats.map(
      ({ name, bot }, i) => cast[i]?.name[language] ?? bot ?? (name || TRAVELLER[language]),
    ),
  );
}

/** Of several with one name, which only a file can have, all but the first carry a number. */
function toldApart(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
