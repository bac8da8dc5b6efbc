import type { Eyes } from '#kernel/game.ts';
import type { Aside } from '#protocol/aside.ts';
import type { Beside } from './beside.ts';
import type { TableClocks } from './clocks.ts';
import type { GameSession } from './game-session.ts';
import { asideText, type Text } from './publish.ts';
import type { Seating, Visitor } from './seating.ts';

/** What the visitors have been told about what is so beside the game. Only what has changed since is told again. */
export class AsideTold {
  readonly #session: GameSession;
  readonly #seating: Seating;
  readonly #clocks: TableClocks | undefined;
  readonly #around: Around;
  /** Without the time of day, which is another each time. */
  readonly #told = new WeakMap<Visitor, Text>();

  constructor(
    session: GameSession,
    seating: Seating,
    clocks: TableClocks | undefined,
    around: Around,
  ) {
    this.#session = session;
    this.#seating = seating;
    this.#clocks = clocks;
    this.#around = around;
  }

  /** For this visitor, who is being told. */
  shown(visitor: Visitor): Aside {
    const shown = this.#shownTo(this.#seating.eyesOf(visitor));
    this.#told.set(visitor, asideText(shown));
    return this.#now(shown);
  }

  /** This visitor was told all of it before, and that nobody was late. */
  knows(visitor: Visitor): void {
    const { late: _, ...shown } = this.#shownTo(this.#seating.eyesOf(visitor));
    this.#told.set(visitor, asideText(shown));
  }

  tell(visitors: Iterable<Visitor>): void {
    const texts = new Map<Eyes, { key: Text; text: Text }>();
    for (const visitor of visitors) {
      const eyes = this.#seating.eyesOf(visitor);
      const { key, text } = texts.get(eyes) ?? this.#textsFor(eyes);
      texts.set(eyes, { key, text });
      if (this.#told.get(visitor) === key) continue;
      this.#told.set(visitor, key);
      visitor.send(text);
    }
  }

  #textsFor(eyes: Eyes): { key: Text; text: Text } {
    const shown = this.#shownTo(eyes);
    const key = asideText(shown);
    const now = this.#now(shown);
    return { key, text: now === shown ? key : asideText(now) };
  }

  #now(shown: Aside): Aside {
    const isTimed = shown.clock ?? shown.late ?? shown.standIns ?? shown.rematch;
    return isTimed ? { ...shown, at: this.#around.now() } : shown;
  }

  /** What a seat has ordered is shown to its own eyes and no others. What is asked is told apart, and the clock as it is now. */
  #shownTo(eyes: Eyes): Aside {
    const { beside } = this.#seating;
    const { orders = [] } = beside;
    const own = orders
      .filter(({ seat }) => seat === eyes)
      .map(({ order, lifted }) => (lifted ? { order, lifted } : { order }));
    const { pace } = this.#session.header;
    const clock = this.#clocks?.shown;
    const late = this.#around.late();
    return {
      ...forAll(beside),
      ...(own.length > 0 ? { orders: own } : {}),
      ...(pace ? { pace } : {}),
      ...(clock ? { clock } : {}),
      ...(late.length > 0 ? { late } : {}),
    };
  }
}

/** Of what is beside the log this is for everybody, and nothing else. */
const FOR_ALL = [
  'access',
  'held',
  'standIns',
  'votes',
  'nudge',
  'ended',
  'rematch',
  'next',
  'talkClosed',
  'daily',
] as const satisfies (keyof Beside)[];

function forAll(beside: Beside): Pick<Beside, (typeof FOR_ALL)[number]> {
  const parts = FOR_ALL.flatMap((part) =>
    beside[part] === undefined ? [] : [[part, beside[part]] as const],
  );
  return Object.fromEntries(parts);
}

/** `late`: whose turn it has been since then, and who is not there. */
type Around = { now: () => number; late: () => NonNullable<Aside['late']> };
