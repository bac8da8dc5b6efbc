import { remembered } from '#ui/remembered.ts';

/** More games than anybody keeps here. */
const MOST = 1000;

/** The tables of this browser at which advice was asked, the last first: their games stay out of the record. */
const advised = remembered<readonly string[]>('rotonde.advised', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [],
);

export const onAdvised = advised.subscribe;

export const isAdvised = (table: string): boolean => advised.get().includes(table);

export function noteAdvised(table: string): void {
  if (!isAdvised(table)) advised.set([table, ...advised.get()].slice(0, MOST));
}
