/** So long somebody rests on a preview before it is said: who walks past hears nothing. */
export const PREVIEW_MS = 600;

/** What is to be said; the same text once more is said once more. */
export type Said = { text: string; nth: number };

/** What a page says to those who hear it, politely: one thing after the other, in one region. */
export class Voice {
  readonly #listeners = new Set<() => void>();
  #said: Said = { text: '', nth: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #preview = '';

  readonly get = (): Said => this.#said;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  say(text: string): void {
    this.#said = { text, nth: this.#said.nth + 1 };
    for (const changed of this.#listeners) changed();
  }

  /** What a choice would bring, once somebody rests on it. Said before, it is not said again until it was another. */
  preview(text: string): void {
    clearTimeout(this.#timer);
    if (text === this.#preview) return;
    this.#timer = setTimeout(() => {
      this.#preview = text;
      if (text !== '') this.say(text);
    }, PREVIEW_MS);
  }
}

export const voice = new Voice();

export const announce = (text: string): void => voice.say(text);
