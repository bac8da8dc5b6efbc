import type { Refused } from '#protocol/to-client.ts';

type Answer = Omit<Refused, 't' | 'id'>;

/** Thrown by whatever refuses a request. Nothing has changed. */
export class Refusing extends Error {
  override name = 'Refusing';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(answer.rule ?? answer.why);
    this.answer = answer;
  }
}

export function refuse(why: NonNullable<Answer['why']>): never {
  throw new Refusing({ why });
}
