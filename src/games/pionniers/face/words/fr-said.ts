import { de } from '#kernel/french.ts';
import type { Reading } from '../logic/reading.ts';
import type { Trait } from '../logic/traits.ts';
import type { Blow } from './words.ts';

/** What is said of trains, crates and spaces, and the small words of it. */

export const count = (n: number, one: string): string => `${n} ${one}${n < 2 ? '' : 's'}`;
export const spaces = (n: number): string => count(n, 'case');
export const line = (of: number): string => `ligne ${of + 1}`;
/** « de la ligne 3 », where there are several it could be. */
export const deLaLigne = (of: number | undefined): string =>
  of === undefined ? '' : ` de la ${line(of)}`;
export const votreLigne = (of: number | undefined): string =>
  `votre ${of === undefined ? 'ligne' : line(of)}`;
/** « La dynamite d’Inès ». */
export const dynamite = (name: string | undefined): string =>
  name === undefined ? 'La dynamite' : `La dynamite ${de(name)}`;
export const au = (name: string): string => `Au tour ${de(name)}`;

export const MARKS = {
  plain: 'voie simple',
  river: 'rivière',
  danger: 'danger',
  ambush: 'embuscade',
  garrison: 'garnison',
  post: 'centre commercial',
  sabotage: 'point de sabotage',
} as const;

/** « une rivière », « un danger ». */
export const A_MARK: Readonly<Record<string, string>> = {
  [MARKS.plain]: 'une voie simple',
  [MARKS.river]: 'une rivière',
  [MARKS.danger]: 'un danger',
  [MARKS.ambush]: 'une embuscade',
  [MARKS.garrison]: 'une garnison',
  [MARKS.post]: 'un centre commercial',
  [MARKS.sabotage]: 'un point de sabotage',
};

export function trait(of: Trait): string {
  switch (of.is) {
    case 'won':
      return 'à Buffalo Creek';
    case 'turn':
      return of.you ? 'à vous' : 'joue';
    case 'strikes':
      return of.you ? 'à vous d’attaquer' : 'peut attaquer';
    case 'misses':
      return of.turns === 1 ? 'passe son tour' : `passe ${of.turns} tours`;
    case 'engine':
      return of.spaces === 0 ? 'sa locomotive arrive' : `locomotive à ${spaces(of.spaces)}`;
    case 'dynamite':
      return `dynamite à ${spaces(of.spaces)}`;
    case 'signal':
      return 'signal « Voie libre »';
    case 'start':
      return `encore ${count(of.sections, 'section')}`;
    case 'one-die':
      return 'un seul dé au prochain jet';
    case 'slow':
      return 'ralenti : un dé';
    case 'leads':
      return 'en tête';
  }
}

export function does(name: string, blow: Blow): string {
  switch (blow.is) {
    case 'slow':
      return `${name} n’avance plus qu’avec un dé jusqu’à la caisse, à ${spaces(blow.away)}, et ne pose plus de voie.`;
    case 'push-back':
      return `${name} recule aussitôt de ${spaces(blow.from - blow.to)}, de ${blow.from} à ${blow.to}, puis n’a plus qu’un dé.${
        blow.river ? ' Il y a là une rivière : une caisse peut vous revenir.' : ''
      }`;
    case 'wait':
      return blow.away === 1
        ? `la locomotive ${de(name)} est absente : le train ne recule pas, mais repartira avec un seul dé.`
        : `la locomotive ${de(name)} est absente ; à son retour, un seul dé jusqu’à la caisse, à ${spaces(blow.away)}, et pas de nouvelle voie.`;
  }
}

export function say(reading: Reading, names: readonly string[]): string {
  const { space, mark, laid, train, engine, dynamite, signal, slow, end } = reading;
  const parts = [`case ${space}${mark === 'plain' ? '' : `, ${MARKS[mark]}`}`];
  if (end) parts.push('Buffalo Creek');
  if (dynamite) parts.push('une caisse de dynamite');
  if (signal) parts.push('signal « Voie libre »');
  if (slow) parts.push('signal « Ralentissement » juste après');
  if (engine) parts.push('la locomotive haut-le-pied');
  if (train) {
    const name = names[train.seat] ?? '';
    const { ahead } = train;
    if (train.on) parts.push(`train ${de(name)}${ahead < 2 ? ', sa locomotive' : ''}`);
    else
      parts.push(
        `locomotive ${de(name)} à ${Math.abs(ahead)} ${ahead < 0 ? 'derrière' : 'devant'}`,
      );
  }
  if (!laid) parts.push('voie non posée');
  return parts.join(' ; ');
}
