import type { Refused } from '#protocol/to-client.ts';
import { doneText, plainText } from './publish.ts';
import type { Visitor } from './seating.ts';

/** The answers need no table: one that cannot be read just now has to refuse too. */
export function answerDone(visitor: Visitor, id: string, seq: number): void {
  visitor.send(doneText(id, seq));
}

export function answerRefused(
  visitor: Visitor,
  id: string,
  answer: Omit<Refused, 't' | 'id'>,
): void {
  visitor.send(plainText({ t: 'refused', id, ...answer }));
}
