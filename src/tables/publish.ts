import type { Eyes, Kind, State, View } from '#kernel/game.ts';
import { isUndo } from '#kernel/log.ts';
import type { Title } from '#kernel/title.ts';
import type { Aside } from '#protocol/aside.ts';
import type { EntryShown, Refused, Seats, Status, ToClient, You } from '#protocol/to-client.ts';
import { SUM_EVERY, sumOfView } from './follow.ts';
import type { GameSession } from './game-session.ts';
import { withoutGiven } from './given.ts';
import type { LogLine } from './store.ts';
import type { LineEvents } from './stored-log.ts';
import { valueSum } from './value-sum.ts';

/**
 * Everything that leaves a table for somebody is made here, and nothing hidden is. A visitor takes a `Text` and nothing
 * else, and no other file can make one: what has not passed here cannot be sent.
 */
declare const published: unique symbol;
export type Text = string & { readonly [published]: true };

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

/** What lies open, and what this table gives away of its chance. */
type Standing = { seq: number; status: Status; floor: number; chanceSecret?: string };

/** Messages that hold nothing of the game. */
export function plainText(message: Of<'asked'> | Seats | Refused): Text {
  return textOf(message);
}

/** What is so beside the game, as somebody may know it. */
export function asideText(aside: Aside): Text {
  return textOf({ t: 'aside', aside });
}

/** A request's name has no letter that JSON would write otherwise (`messageId`). */
export function doneText(id: string, seq: number): Text {
  return `{"t":"done","id":"${id}","seq":${seq}}` as Text;
}

/** Where the game stands, for somebody who comes or has to look again. */
export function welcomeText(
  session: GameSession,
  status: Status,
  eyes: Eyes,
  about: Omit<
    Of<'welcome'>,
    keyof Standing | 'table' | 'own' | 'options' | 'rules' | 'game' | 'id'
  >,
): Text {
  const { id, game, rules, options } = session.header;
  const seen = seenBy(session, session.state, eyes);
  const standing = standingOf(session, status, eyes);
  return textOf({ ...about, id, game, rules, options, ...standing, ...seen });
}

/** Which seats are somebody's own from now on, and what they know by them. */
export function youText(
  session: GameSession,
  status: Status,
  yours: Pick<You, 'eyes' | 'mine' | 'hosting'>,
): Text {
  const { floor } = standingOf(session, status, yours.eyes);
  return textOf({ t: 'you', ...yours, floor, ...ownOf(session.title, session.state, yours.eyes) });
}

/** How it was after an entry. */
export function seenText(
  session: GameSession,
  id: string,
  at: number,
  state: State<Kind>,
  eyes: Eyes,
) {
  return textOf({ t: 'seen', id, at, ...seenBy(session, state, eyes) });
}

export function pastText(id: string, page: Page): Text {
  return textOf({ t: 'past', id, ...page });
}

/** The log itself, struck entries and hidden draws with it: of a game that is over. */
export function logText(session: GameSession, id: string, lines: readonly LogLine[]): Text {
  if (session.actors.length > 0) throw new Error('the log of a running game is nobody’s to see');
  return textOf({ t: 'log', id, log: lines.map(({ id: _, ...entry }) => entry) });
}

/**
 * New entries, for every pair of eyes. Written by hand, because it is what a table says most: what everybody sees alike is
 * put into text once. `UpdateSent` of the protocol is its form, and the tests read it by that.
 */
export class UpdateTexts {
  readonly #session: GameSession;
  readonly #told: readonly LineEvents[];
  readonly #status: Status;
  readonly #texts: (Text | undefined)[] = [];
  /** The text of every event as it happened, in their order. */
  readonly #events: (string | undefined)[] = [];
  readonly #goesBack: boolean;
  readonly #tableSum: number | undefined;

  constructor(session: GameSession, told: readonly LineEvents[], status: Status) {
    this.#session = session;
    this.#told = told;
    this.#status = status;
    const { seq, given, state } = session;
    // Going back has no events: what is seen then is said.
    this.#goesBack = told.some(({ line }) => isUndo(line.action));
    const isSummed = Math.floor(seq / SUM_EVERY) > Math.floor((seq - told.length) / SUM_EVERY);
    this.#tableSum = isSummed ? valueSum(withoutGiven(given, state.table)) : undefined;
  }

  for(eyes: Eyes): Text {
    const place = eyes === 'watcher' ? 0 : eyes + 1;
    const text = this.#texts[place] ?? this.#write(eyes);
    this.#texts[place] = text;
    return text;
  }

  #write(eyes: Eyes): Text {
    const session = this.#session;
    const { seq, state } = session;
    const { floor, chanceSecret } = standingOf(session, this.#status, eyes);
    let text = `{"t":"update","seq":${seq},"entries":[`;
    let before = 0;
    for (const told of this.#told) {
      if (told !== this.#told[0]) text += ',';
      text += this.#entry(told, eyes, before);
      before += told.events.length;
    }
    text += ']';
    if (floor !== seq) text += `,"floor":${floor}`;
    if (this.#status === 'over') text += `,"status":"over","chanceSecret":"${chanceSecret}"`;
    if (this.#goesBack) text += `,${JSON.stringify(seenBy(session, state, eyes)).slice(1, -1)}`;
    if (this.#tableSum !== undefined) {
      const { own } = ownOf(session.title, state, eyes);
      text += `,"sum":${sumOfView(this.#tableSum, valueSum(own))}`;
    }
    return `${text}}` as Text;
  }

  /** An entry as these eyes saw it happen. The action itself stays here: it may hold a secret. */
  #entry({ line: { actor, action }, events }: LineEvents, eyes: Eyes, before: number): string {
    const { game } = this.#session.title;
    let text = actor === 'chance' ? '[null,[' : `[${actor},[`;
    let comma = '';
    for (let i = 0; i < events.length; i++) {
      const event = events[i];
      const seen = game.shown(event, eyes);
      if (seen === undefined) continue;
      text += comma;
      text += seen === event ? this.#event(before + i, event) : JSON.stringify(seen);
      comma = ',';
    }
    return isUndo(action) ? `${text}],${action.undo}]` : `${text}]]`;
  }

  #event(place: number, event: unknown): string {
    const text = this.#events[place] ?? JSON.stringify(event);
    this.#events[place] = text;
    return text;
  }
}

/** As much of a message as what happened may take, in characters. */
const MOST_OF_A_PAGE = 24_000;

/** A page of the past: entries in force, and the one in force before the first of them; 0: they begin the game. */
export type Page = { past: EntryShown[]; rest: number };

/** The latest of these entries as these eyes saw them, as many as a message holds, and one at least. */
export function pageOf(
  { title }: GameSession,
  { told, rest }: { told: readonly LineEvents[]; rest: number },
  eyes: Eyes,
): Page {
  const entries = told.map((one) => shownTo(title, one, eyes));
  let room = MOST_OF_A_PAGE;
  const first = entries.findLastIndex((entry) => {
    room -= JSON.stringify(entry).length;
    return room < 0;
  });
  // The first that did not fit stays behind, unless it is the last of all.
  const from = Math.min(first + 1, entries.length - 1);
  return from <= 0
    ? { past: entries, rest }
    : { past: entries.slice(from), rest: entries[from - 1]?.seq ?? 0 };
}

function shownTo({ game }: Title<Kind>, { line, events }: LineEvents, eyes: Eyes): EntryShown {
  const { seq, actor, action } = line;
  const shown = events.map((event) => game.shown(event, eyes)).filter((seen) => seen !== undefined);
  const entry = { seq, actor, events: shown };
  return isUndo(action) ? { ...entry, undo: action.undo } : entry;
}

/** A state as these eyes see it. It shares parts with the live one: it is turned into text at once and never kept. */
function seenBy(
  { title, given }: GameSession,
  state: State<Kind>,
  eyes: Eyes,
): { table: unknown; own?: unknown } {
  return { table: withoutGiven(given, state.table), ...ownOf(title, state, eyes) };
}

/** The same as a copy, whole, for whoever draws it. */
export function viewOf({ title, state }: GameSession, eyes: Eyes): View<Kind> {
  const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const { own } = ownOf(title, state, eyes);
  return { table: copied(state.table), own: own === undefined ? undefined : copied(own) };
}

/** What these eyes see beyond the table. */
function ownOf({ game }: Title<Kind>, state: State<Kind>, eyes: Eyes): { own?: unknown } {
  return eyes === 'watcher' ? {} : { own: game.own(state, eyes) };
}

function standingOf(session: GameSession, status: Status, eyes: Eyes): Standing {
  const { seq, header } = session;
  const floor = eyes === 'watcher' ? seq : session.floorOf(eyes);
  const standing = { seq, status, floor };
  // A game that was stopped has not come to its end: what it hid stays hidden.
  const isPlayedOut = status === 'over' && session.actors.length === 0;
  return isPlayedOut ? { ...standing, chanceSecret: header.secret } : standing;
}

function textOf(message: ToClient): Text {
  return JSON.stringify(message) as Text;
}
