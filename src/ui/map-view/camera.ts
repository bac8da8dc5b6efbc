import { broughtTo, type Need, type Sight, sees } from './sight.ts';
import { boxOf, held, type MapView, middleOf } from './view.ts';
import type { CameraView, Stand, Window } from './view-control.ts';

/** What there is to look at. Where that lies is asked only when the map may have to move. */
export type Asks = {
  /** What these eyes are asked; nothing while others act. */
  question: string | undefined;
  /** What they have chosen so far of an answer: an action, a card. */
  choice: string | undefined;
  /** What is being shown as happening, unless it is these eyes' turn already. */
  event: unknown;
  /** What a pressed line of the digest is about. */
  pointed: readonly unknown[] | undefined;
  /** What is on show is not the table as it stands. */
  past: boolean;
  /** One's own pieces on the map. */
  home: () => Sight | undefined;
  /** What is lit: the places to choose from. */
  lit: () => Sight | undefined;
  where: (event: unknown) => Sight | undefined;
  whereAll: (events: readonly unknown[]) => Sight | undefined;
};

/** Others act one after the other: between two deeds of theirs the map does not run to and fro. */
const REST_MS = 1500;

/**
 * Whose the view of a map is. It is the player's: when they are asked something, or choose, it frames what is lit, or else
 * what is theirs, if that is not in sight; it goes along with what happens, and then back to where they had it. A hand on
 * the map wins until the next question, or until it lets go.
 */
export class Camera {
  readonly #view: CameraView;
  #begun = false;
  #last: Asks | undefined;
  #question: string | undefined;
  #choice: string | undefined;
  /** The map has been brought to what was asked or chosen last. */
  #isAnswered = true;
  #event: unknown;
  #pointed: readonly unknown[] | undefined;
  #past = false;
  /** A hand has moved the map since the last question. */
  #byHand = false;
  /** The hand has let go: what happens is shown from near, also where the whole map would show it. */
  #goesAlong = false;
  /** Where the player had it, while something else is looked at. */
  #mine: Stand | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #onCovered = (): void => this.#frameAgain('all');

  constructor(view: CameraView) {
    this.#view = view;
  }

  open(): void {
    this.#view.onHand = () => {
      this.#byHand = true;
      this.#goesAlong = false;
      this.#stay();
    };
    this.#view.onRelease = () => {
      this.#byHand = false;
      this.#goesAlong = true;
      const { event, where, lit, home } = this.#last ?? {};
      const sight = (event === undefined ? undefined : where?.(event)) ?? lit?.() ?? home?.();
      if (sight) this.#bring(sight);
    };
    // A panel that opens for what was chosen must not cover it.
    this.#view.onSize = () => this.#frameAgain();
    // What was in sight may lie under it.
    document.addEventListener('covered', this.#onCovered);
  }

  #frameAgain(home?: Need): void {
    const { question, event, past } = this.#last ?? {};
    if (question === undefined || event !== undefined || past || this.#pointed) return;
    if (this.#last) this.#frame(this.#last, home);
  }

  update(asks: Asks): void {
    this.#last = asks;
    if (!this.#begun) return this.#begin(asks);
    // Who asks for a film wants to see it, wherever the map was put before.
    if (asks.past && !this.#past) this.#byHand = false;
    this.#past = asks.past;
    if (!asks.past) this.#hear(asks);
    const isNew = asks.event !== this.#event;
    this.#event = asks.event;
    if (asks.pointed && asks.pointed.length > 0) return this.#point(asks.pointed, asks);
    const wasPointed = this.#pointed !== undefined;
    this.#pointed = undefined;
    if (asks.event !== undefined) {
      if (isNew) this.#follow(asks.where(asks.event));
      return;
    }
    if (!asks.past) this.#answer(asks);
    if (wasPointed) this.#comeBack();
  }

  /** Nothing is left that would move the map. */
  close(): void {
    this.#wake();
    this.#view.onHand = undefined;
    this.#view.onRelease = undefined;
    this.#view.onSize = undefined;
    document.removeEventListener('covered', this.#onCovered);
  }

  #begin(asks: Asks): void {
    const { question, choice, event, pointed = [], past, lit, home } = asks;
    this.#begun = true;
    [this.#question, this.#choice, this.#event, this.#past] = [question, choice, event, past];
    const sight = lit() ?? home();
    if (sight) this.#view.begin(middleOf(boxOf(sight.spots)), this.#bringing(sight, true));
    if (pointed.length > 0) this.#point(pointed, asks);
  }

  #point(pointed: readonly unknown[], { whereAll }: Asks): void {
    const before = this.#pointed;
    this.#pointed = pointed;
    if (isSame(before, pointed)) return;
    const sight = whereAll(pointed);
    if (sight) this.#leaveFor(sight);
  }

  #follow(sight: Sight | undefined): void {
    this.#wake();
    if (sight && !this.#byHand) this.#leaveFor(sight);
  }

  /** The past asks nothing: what it shows is no question, and leaves the last one as it is. */
  #hear({ question, choice }: Asks): void {
    if (question !== this.#question) this.#byHand = false;
    this.#isAnswered &&= question === this.#question && choice === this.#choice;
    [this.#question, this.#choice] = [question, choice];
  }

  #answer(asks: Asks): void {
    const isAnswered = this.#isAnswered;
    this.#isAnswered = true;
    if (asks.question === undefined) this.#comeBack(REST_MS);
    else if (isAnswered || !this.#frame(asks)) this.#comeBack();
  }

  /** Brings what is lit into sight, or else so much of what is theirs. False: it is there, or would be from where they had the map. */
  #frame({ lit, home }: Asks, much: Need = 'half'): boolean {
    const places = lit();
    // Who has put the map where they want it is shown no more than one place of what they chose.
    const need = places === undefined ? much : this.#byHand ? 'one' : 'all';
    const sight = places ?? (this.#byHand ? undefined : home());
    if (sight === undefined) return false;
    if (this.#sees(sight, need, this.#mine ?? this.#view.stand())) return false;
    this.#stay();
    this.#bring(sight);
    return true;
  }

  /** Shows something that is not the player's choice; they get back what they had. */
  #leaveFor(sight: Sight): void {
    this.#wake();
    const stand = this.#view.stand();
    if (this.#sees(sight, 'all', stand)) return;
    this.#mine ??= stand;
    this.#bring(sight);
  }

  #sees(sight: Sight, need: Need, stand: Stand): boolean {
    const whole = stand.whole && !this.#goesAlong;
    const covered = coveredNow();
    const view = this.#view.viewFrom(stand);
    return sees(lowered(view, covered), sight, need, whole, this.#below(covered));
  }

  #bring(sight: Sight): void {
    this.#view.look(middleOf(boxOf(sight.spots)), this.#bringing(sight));
  }

  #bringing(sight: Sight, anew?: boolean): (from: MapView) => MapView {
    // Whoever touches the map has what covers it gone: the map does not follow under the finger.
    const covered = coveredNow();
    return (from) => {
      const to = broughtTo(lowered(from, covered), sight, this.#below(covered), anew);
      const { map, box } = this.#view.window();
      return covered > 0 ? held(lowered(to, -covered), map, box) : to;
    };
  }

  /** What of the window is free. */
  #below(covered: number): Window {
    const { map, box, most } = this.#view.window();
    return { map, box: { width: box.width, height: box.height - covered }, most };
  }

  #comeBack(after = 0): void {
    const mine = this.#mine;
    if (mine === undefined) return;
    if (after > 0) {
      // It is not put off by every drawing of the board.
      this.#rest ??= setTimeout(() => this.#comeBack(), after);
      return;
    }
    this.#stay();
    this.#view.back(mine);
  }

  #stay(): void {
    this.#wake();
    this.#mine = undefined;
  }

  #wake(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }
}

/** So many pixels of the map are covered, from above, by what says so of itself. */
function coveredNow(): number {
  const [over, map] = ['[data-covers]', '.map-surface'].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  return over && map ? Math.max(0, over.bottom - map.top) : 0;
}

/** The same view, from so many pixels further down. */
const lowered = (view: MapView, by: number): MapView => ({ ...view, y: view.y + by / view.k });

const isSame = (a: readonly unknown[] | undefined, b: readonly unknown[]): boolean =>
  a?.length === b.length && a.every((one, i) => one === b[i]);
