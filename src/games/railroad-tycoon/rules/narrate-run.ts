import type { Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Event, NamedCity } from './model.ts';
import { narrate, WORDS } from './narrate.ts';

type Told = { text: string; upTo: number };

/** A build action as far as it has come, the shares before it, and where the last of it stands. */
type Deed = {
  seat: Seat;
  issued: number;
  shares: number;
  grant: boolean;
  origin: NamedCity | undefined;
  laid: number;
  price: number;
  upTo: number;
};

/** What goes into one sentence with the tiles of a build: the shares that pay for it, and the grant. */
const GATHERED: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'share-issued',
  'grant-announced',
  'track-laid',
  'building-stopped',
]);

/** A turn's tiles are one sentence, its shares another or a part of it; what everybody draws is said once. */
export function narrateRun(events: readonly Event[], listener: Listener): readonly Told[] {
  const run = new Run(listener);
  for (const [i, event] of events.entries()) run.tell(event, i);
  run.flush();
  return run.told;
}

class Run {
  readonly told: Told[] = [];
  #deed: Deed | undefined;
  #dealt: number | undefined;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  tell(event: Event, upTo: number): void {
    if (event.is === 'tycoon-dealt' && event.tycoon === undefined) {
      this.#dealt = upTo;
      return;
    }
    if (event.is === 'link-finished' && this.#deed?.origin) {
      this.#finish({ ...this.#deed, upTo }, event.ends, event.tiles);
      return;
    }
    if (GATHERED.has(event.is) && 'seat' in event) {
      if (this.#deed && this.#deed.seat !== event.seat) this.flush();
      this.#deed = gathered(this.#deed, event, upTo);
      return;
    }
    const text = narrate(event, this.#listener);
    if (text === undefined && event.is !== 'action-ended') return;
    this.flush();
    if (text !== undefined) this.told.push({ text, upTo });
  }

  /** Says what has been gathered so far. */
  flush(): void {
    const { eyes, language } = this.#listener;
    if (this.#dealt !== undefined) {
      const text = WORDS[language].tycoonsDealt(eyes !== 'watcher');
      this.told.push({ text, upTo: this.#dealt });
      this.#dealt = undefined;
    }
    if (this.#deed) this.#finish(this.#deed, undefined, 0);
  }

  #finish(deed: Deed, ends: readonly [NamedCity, NamedCity] | undefined, tiles: number): void {
    this.#deed = undefined;
    const words = WORDS[this.#listener.language];
    const who = whoFor(this.#listener)(deed.seat);
    const { origin, issued, shares, upTo } = deed;
    if (origin) this.told.push({ text: words.built(who, { ...deed, origin, ends, tiles }), upTo });
    else if (issued > 0) this.told.push({ text: words.sharesIssued(who, issued, shares), upTo });
    else if (deed.grant) this.told.push({ text: words.grantAnnounced(who), upTo });
  }
}

function gathered(deed: Deed | undefined, event: Event & { seat: Seat }, upTo: number): Deed {
  const now = deed ?? {
    seat: event.seat,
    issued: 0,
    shares: 0,
    grant: false,
    origin: undefined,
    laid: 0,
    price: 0,
  };
  switch (event.is) {
    case 'share-issued':
      return { ...now, issued: now.issued + 1, shares: event.shares, upTo };
    case 'grant-announced':
      return { ...now, grant: true, upTo };
    case 'track-laid': {
      const { origin, price } = event;
      return { ...now, origin, laid: now.laid + 1, price: now.price + price, upTo };
    }
    default:
      return { ...now, upTo };
  }
}
