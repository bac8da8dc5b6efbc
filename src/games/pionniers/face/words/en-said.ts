import type { Reading } from '../logic/reading.ts';
import type { Trait } from '../logic/traits.ts';
import type { Blow } from './words.ts';

/** What is said of trains, crates and spaces, and the small words of it. */

export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;
export const spaces = (n: number): string => count(n, 'space');
export const line = (of: number): string => `line ${of + 1}`;

/** " on line 3", where there are several it could be. */
export const onLine = (of: number | undefined): string =>
  of === undefined ? '' : ` on ${line(of)}`;
export const yourLine = (of: number | undefined): string =>
  `your ${of === undefined ? 'line' : line(of)}`;

export const dynamite = (name: string | undefined): string =>
  name === undefined ? 'Dynamite' : `${name}’s dynamite`;

export const MARKS = {
  plain: 'plain track',
  river: 'river',
  danger: 'danger',
  ambush: 'ambush',
  garrison: 'garrison',
  post: 'trading post',
  sabotage: 'sabotage point',
} as const;

export function trait(of: Trait): string {
  switch (of.is) {
    case 'won':
      return 'at Buffalo Creek';
    case 'turn':
      return of.you ? 'your turn' : 'to play';
    case 'strikes':
      return of.you ? 'you may strike' : 'may strike';
    case 'misses':
      return of.turns === 1 ? 'misses a turn' : `misses ${of.turns} turns`;
    case 'engine':
      return of.spaces === 0 ? 'locomotive arriving' : `locomotive ${spaces(of.spaces)} away`;
    case 'dynamite':
      return `dynamite ${spaces(of.spaces)} ahead`;
    case 'signal':
      return 'all-clear signal';
    case 'start':
      return `needs ${count(of.sections, 'section')}`;
    case 'one-die':
      return 'one die next';
    case 'slow':
      return 'slowed: one die';
    case 'leads':
      return 'in the lead';
  }
}

export function does(name: string, blow: Blow): string {
  switch (blow.is) {
    case 'slow':
      return `${name} throws one die until the crate, ${spaces(blow.away)} ahead, and cannot lay track.`;
    case 'push-back':
      return `${name} goes back ${spaces(blow.from - blow.to)} at once, from ${blow.from} to ${blow.to}, then moves with one die.${
        blow.river ? ' There is a river there: a crate may come back.' : ''
      }`;
    case 'wait':
      return blow.away === 1
        ? `${name}’s locomotive is away: the train is not pushed back, but will move with one die.`
        : `${name}’s locomotive is away; once it is back, one die until the crate, ${spaces(blow.away)} ahead, and no new track.`;
  }
}

export function say(reading: Reading, names: readonly string[]): string {
  const { space, mark, laid, train, engine, dynamite, signal, slow, end } = reading;
  const parts = [`space ${space}${mark === 'plain' ? '' : `, ${MARKS[mark]}`}`];
  if (end) parts.push('Buffalo Creek');
  if (dynamite) parts.push('a crate of dynamite');
  if (signal) parts.push('all-clear signal');
  if (slow) parts.push('slow signal right after it');
  if (engine) parts.push('the light engine');
  if (train) {
    const name = names[train.seat] ?? '';
    const { ahead } = train;
    if (train.on) parts.push(`${name}’s train${ahead < 2 ? ', its locomotive' : ''}`);
    else parts.push(`${name}’s locomotive ${Math.abs(ahead)} ${ahead < 0 ? 'behind' : 'ahead'}`);
  }
  if (!laid) parts.push('no track yet');
  return parts.join('; ');
}
