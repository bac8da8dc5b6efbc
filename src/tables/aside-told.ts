import type { Eyes } from '#kernel/game.ts';
import type { Aside } from '#protocol/aside.ts';
import { asideText, type Text } from './publish.ts';
import type { Seating, Visitor } from './seating.ts';

/** What the visitors have been told about what is so beside the game. Only what has changed since is told again. */
export class AsideTold {
  readonly #seating: Seating;
  readonly #told = new WeakMap<Visitor, Text>();

  constructor(seating: Seating) {
    this.#seating = seating;
  }

  /** For this visitor, who is being told. */
  shown(visitor: Visitor): Aside {
    const shown = this.#shownTo(this.#seating.eyesOf(visitor));
    this.#told.set(visitor, asideText(shown));
    return shown;
  }

  tell(visitors: Iterable<Visitor>): void {
    const texts = new Map<Eyes, Text>();
    for (const visitor of visitors) {
      const eyes = this.#seating.eyesOf(visitor);
      const text = texts.get(eyes) ?? asideText(this.#shownTo(eyes));
      texts.set(eyes, text);
      if (this.#told.get(visitor) === text) continue;
      this.#told.set(visitor, text);
      visitor.send(text);
    }
  }

  /** Each part by itself: what is somebody's own is shown to no other eyes. */
  #shownTo(_eyes: Eyes): Aside {
    const { access, held } = this.#seating.beside;
    return { ...(access ? { access } : {}), ...(held ? { held } : {}) };
  }
}
