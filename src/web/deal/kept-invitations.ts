import { remembered } from '#ui/remembered.ts';

/** A link is some kilobytes. */
const MOST = 12;

/** Links of friends that were accepted in this browser, the latest first: their games are shown when one's own has ended. */
const kept = remembered<readonly string[]>('rotonde.invitations', (stored) =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : [],
);

export const keptInvitations = (): readonly string[] => kept.get();

export function keepInvitation(code: string): void {
  kept.set([code, ...kept.get().filter((one) => one !== code)].slice(0, MOST));
}
