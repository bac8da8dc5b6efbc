import { describe, expect, onTestFinished, test } from 'vitest';
import { type Bus, MOST_OF_A_TEXT } from '#tables/bus.ts';

/** A place where nodes meet. `interrupt` breaks every connection once, and lets them come back; not where nothing can break. */
export type Meeting = {
  bus(): Bus & { close?(): Promise<void> };
  interrupt?(whileBroken: () => Promise<void>): Promise<void>;
};

/** A node that says what it is told to say. */
class TestEnd {
  readonly heard: string[] = [];
  readonly bus: ReturnType<Meeting['bus']>;
  /** How often something was written. */
  writes = 0;
  interruptions = 0;
  #toSay: string[] = [];
  #wake = (): void => {};

  constructor({ bus }: Meeting) {
    this.bus = bus();
    onTestFinished(() => this.bus.close?.());
    this.bus.join({
      write: () => {
        if (this.#toSay.length > 0) this.writes++;
        return this.#toSay.splice(0);
      },
      hear: (text) => {
        this.heard.push(text);
        this.#wake();
      },
      interrupted: () => {
        this.interruptions++;
        this.#wake();
      },
    });
  }

  say(...texts: string[]): void {
    for (const text of texts) {
      this.#toSay.push(text);
      this.bus.ready();
    }
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }

  hears(text: string): Promise<void> {
    return this.until(() => this.heard.includes(text));
  }
}

/** Ends that hear each other: a connection takes a moment. */
async function ends(meeting: Meeting, count: number): Promise<TestEnd[]> {
  const all = Array.from({ length: count }, () => new TestEnd(meeting));
  if (meeting.interrupt)
    await Promise.all(all.map((end) => end.until(() => end.interruptions > 0)));
  return all;
}

/** What every bus does when all is well, and what it promises when not. */
export function describeBus(name: string, meet: () => Promise<Meeting>): void {
  describe(name, () => {
    test('what one says all others hear, in its order', async () => {
      const [one, ...others] = (await ends(await meet(), 3)) as [TestEnd, TestEnd, TestEnd];
      const texts = Array.from({ length: 50 }, (_, i) => `text ${i}`);
      one.say(...texts);
      for (const other of others) {
        await other.hears('text 49');
        expect(other.heard).toEqual(texts);
      }
    });

    test('what is announced in one turn of the event loop is asked for once', async () => {
      const [one, two] = (await ends(await meet(), 2)) as [TestEnd, TestEnd];
      one.say('a', 'b', 'c');
      await two.hears('c');
      expect(one.writes).toBe(1);
    });

    test('texts may be as long as is said', async () => {
      const [one, two] = (await ends(await meet(), 2)) as [TestEnd, TestEnd];
      const long = 'x'.repeat(MOST_OF_A_TEXT);
      one.say(long, `${long.slice(1)}y`);
      await two.hears(`${long.slice(1)}y`);
      expect(two.heard).toContain(long);
    });

    test('two houses do not hear each other', async () => {
      const [here] = (await ends(await meet(), 1)) as [TestEnd];
      const meeting = await meet();
      const [one, two] = (await ends(meeting, 2)) as [TestEnd, TestEnd];
      here.say('from here');
      one.say('from there');
      await two.hears('from there');
      expect(here.heard).not.toContain('from there');
      expect(two.heard).toEqual(['from there']);
    });

    test('after an interruption everybody is told of it, and hears again; what was to be said meanwhile is said', async ({
      skip,
    }) => {
      const meeting = await meet();
      if (!meeting.interrupt) return skip('nothing can interrupt it');
      const [one, two] = (await ends(meeting, 2)) as [TestEnd, TestEnd];
      const before = [one, two].map(({ interruptions }) => interruptions);
      await meeting.interrupt(async () => {
        one.say('meanwhile');
      });
      await Promise.all(
        [one, two].map((end, i) => end.until(() => end.interruptions > (before[i] ?? 0))),
      );
      one.say('afterwards');
      await two.hears('afterwards');
    });

    test('what is left to say is said at the end', async () => {
      const [one, two] = (await ends(await meet(), 2)) as [TestEnd, TestEnd];
      one.say('goodbye');
      await one.bus.close?.();
      await two.hears('goodbye');
    });
  });
}
