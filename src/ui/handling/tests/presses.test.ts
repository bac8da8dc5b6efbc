import { describe, expect, it } from 'vitest';
import type { Refusal } from '#kernel/game.ts';
import type { Answer } from '../../face.ts';
import { stirred } from '../../moment.ts';
import { type ByKeys, judged, type Pressed } from '../outcome.ts';
import { type HandlingRules, pressesOver } from '../presses.ts';

/** A game of one kind of action: a number is said. Seven is against the rules. */
type Toy = {
  table: object;
  hidden: never;
  own: object;
  action: number;
  event: never;
  options: never;
};
type Held = { number: number | undefined };
type Press = ({ is: 'number'; number: number } | { is: 'lever' }) & ByKeys;
type Judge = { check: (action: number) => Refusal | undefined };

const EMPTY: Held = { number: undefined };
const JUDGE: Judge = { check: (action) => (action === 7 ? { rule: '7.7' } : undefined) };
const AT = {} as Element;
const LEVER = { is: 'lever' } as unknown as Element;

const pressed: Pressed<Toy, Held, Press, Judge> = (held, press, judge) => {
  if (press.is === 'number') {
    return held.number === press.number
      ? { held }
      : { held: { number: press.number }, focus: 'lever' };
  }
  if (held.number === undefined) return { held };
  return { ...judged<Toy, Held>(held, held.number, judge), focus: 'next' };
};

/** A board without a page: what is held, what was said, and an answer that comes when it is told to. */
function board() {
  const said: number[] = [];
  const refused: number[] = [];
  const focus = { current: undefined as string | undefined };
  let answer: (answer: Answer) => void = () => undefined;
  const wish: HandlingRules<Toy, Held, Press, Judge> = {
    question: 'which?',
    fresh: EMPTY,
    pressed,
    situation: JUDGE,
    focus,
  };
  const now = {
    current: {
      act: async (actions: readonly number[]): Promise<Answer> => {
        said.push(...actions);
        const { promise, resolve } = Promise.withResolvers<Answer>();
        answer = resolve;
        return promise;
      },
      refuse: (_: Refusal, action: number): void => {
        refused.push(action);
      },
      readOnly: false,
      wish,
      held: EMPTY,
      doing: false,
    },
  };
  const drawn = { held: EMPTY, doing: false };
  const press = pressesOver<Toy, Held, Press, Judge>(now, {
    keep: ({ held }) => {
      drawn.held = held;
    },
    setDoing: (doing) => {
      drawn.doing = doing;
    },
  });
  const answered = async (told: Answer): Promise<void> => {
    answer(told);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { press, answered, drawn, said, refused, focus, wish, now };
}

describe('a press', () => {
  it('changes what is held, and says whether anything came of it', () => {
    const { press, drawn } = board();
    expect(press({ is: 'number', number: 3 }, AT)).toBe(true);
    expect(drawn.held).toEqual({ number: 3 });
    expect(press({ is: 'number', number: 3 }, AT)).toBe(false);
  });

  it('is refused by the judge, and what was held stays in hand', () => {
    const { press, drawn, said, refused } = board();
    press({ is: 'number', number: 7 }, AT);
    expect(press({ is: 'lever' }, AT)).toBe(true);
    expect({ said, refused }).toEqual({ said: [], refused: [7] });
    expect(drawn).toEqual({ held: { number: 7 }, doing: false });
  });

  it('that is refused was answered: nothing else is said of the place', () => {
    const { press } = board();
    press({ is: 'number', number: 7 }, AT);
    const before = stirred();
    press({ is: 'lever' }, LEVER);
    expect(stirred()).toBeGreaterThan(before);
  });

  it('picks up and puts down nothing while the past is on show', () => {
    const { press, drawn, now } = board();
    press({ is: 'number', number: 3 }, AT);
    now.current.readOnly = true;
    press({ is: 'number', number: 4 }, AT);
    expect(drawn.held).toEqual({ number: 3 });
  });

  it('moves the focus only when it came from the keyboard', () => {
    const { press, focus } = board();
    press({ is: 'number', number: 3 }, AT);
    expect(focus.current).toBeUndefined();
    press({ is: 'number', number: 4, byKeys: true }, AT);
    expect(focus.current).toBe('lever');
  });
});

describe('a deed', () => {
  it('is held until the table has answered, and then no longer', async () => {
    const { press, answered, drawn, said } = board();
    press({ is: 'number', number: 3 }, AT);
    press({ is: 'lever' }, AT);
    expect(said).toEqual([3]);
    expect(drawn).toEqual({ held: { number: 3 }, doing: true });
    await answered({ is: 'done' });
    expect(drawn).toEqual({ held: EMPTY, doing: false });
  });

  it('that the table refuses, or that did not reach it, leaves what was held in hand', async () => {
    for (const told of [
      { is: 'refused', refusal: { rule: '1.2' } },
      { is: 'refused' },
    ] as const satisfies Answer[]) {
      const { press, answered, drawn } = board();
      press({ is: 'number', number: 3 }, AT);
      press({ is: 'lever' }, AT);
      await answered(told);
      expect(drawn).toEqual({ held: { number: 3 }, doing: false });
    }
  });

  it('is not done twice by two presses', async () => {
    const { press, answered, said } = board();
    press({ is: 'number', number: 3 }, AT);
    press({ is: 'lever' }, LEVER);
    press({ is: 'lever' }, LEVER);
    await answered({ is: 'done' });
    expect(said).toEqual([3]);
  });

  it('lets a press at its own place wait, if the table asks something else there before it answers', async () => {
    const { press, answered, said, wish, now } = board();
    press({ is: 'number', number: 3 }, AT);
    press({ is: 'lever' }, LEVER);
    // The table has been drawn anew, the answer to the deed is still to come.
    wish.question = 'what else?';
    wish.fresh = { number: 4 };
    press({ is: 'lever' }, LEVER);
    expect(said).toEqual([3]);
    await answered({ is: 'done' });
    expect(said).toEqual([3, 4]);
    expect(now.current.doing).toBe(true);
  });

  it('lets a press elsewhere wait until it is done', async () => {
    const { press, answered, drawn } = board();
    press({ is: 'number', number: 3 }, AT);
    press({ is: 'lever' }, LEVER);
    press({ is: 'number', number: 4 }, AT);
    expect(drawn.held).toEqual({ number: 3 });
    await answered({ is: 'done' });
    expect(drawn.held).toEqual({ number: 4 });
  });

  it('lets it go if something else is asked then, or if it was refused', async () => {
    for (const told of ['done', 'refused'] as const) {
      const { press, answered, drawn, wish } = board();
      press({ is: 'number', number: 3 }, AT);
      press({ is: 'lever' }, LEVER);
      press({ is: 'number', number: 4 }, AT);
      if (told === 'done') wish.question = 'what else?';
      await answered({ is: told });
      expect(drawn.held).toEqual(told === 'done' ? EMPTY : { number: 3 });
    }
  });

  it('moves the focus when it is done, and not before', async () => {
    const { press, answered, focus } = board();
    press({ is: 'number', number: 3 }, AT);
    press({ is: 'lever', byKeys: true }, AT);
    expect(focus.current).toBeUndefined();
    await answered({ is: 'done' });
    expect(focus.current).toBe('next');
  });
});
