import type { Game, Kind, State } from '#kernel/game.ts';
import { PUPIL } from '#kernel/teach.ts';
import { PROTOCOL, type SeatShown } from '#protocol/parts.ts';
import type { EntryShown, ToClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Connect, Connection, Listener } from '../table/connection.ts';
import type { Course } from './course.ts';

/**
 * The way to a lesson's table. It lives in this page alone, is kept nowhere and is nobody's among their tables; it says what any
 * table says, so that the page draws it as any other. A game that is over is told as one that goes on: the lesson has the
 * last word.
 */
export function lessonTo(course: Course, seats: SeatShown[]): Connect {
  return (listener) => new LessonConnection(course, seats, listener);
}

class LessonConnection implements Connection {
  readonly #course: Course;
  readonly #seats: SeatShown[];
  readonly #listener: Listener;
  #isOpen = true;

  constructor(course: Course, seats: SeatShown[], listener: Listener) {
    this.#course = course;
    this.#seats = seats;
    this.#listener = listener;
    course.onEntries = (entries) => this.#tell(entries);
    // Whoever connects is not ready to hear before it has been given the connection.
    queueMicrotask(() => this.rejoin());
  }

  send(request: Request): void {
    this.#hear(this.#answer(request));
  }

  rejoin(): void {
    if (!this.#isOpen) return;
    this.#listener.link('open');
    this.#hear(welcomeTo(this.#course, this.#seats));
  }

  close(): void {
    this.#isOpen = false;
  }

  #hear(message: ToClient): void {
    if (this.#isOpen) this.#listener.message(message);
  }

  #answer(request: Request): ToClient {
    const { id } = request;
    const course = this.#course;
    switch (request.t) {
      case 'act': {
        const [first] = request.actions;
        if (course.act(request.actions)) return { t: 'done', id, seq: course.seq };
        const at = course.isAsked(first) ? 1 : 0;
        return { t: 'refused', id, rule: course.stop.rules[0] ?? 'H.3', at };
      }
      case 'undo':
        course.back();
        return { t: 'done', id, seq: course.seq };
      case 'look': {
        const state = course.state(request.at);
        return state
          ? { t: 'seen', id, at: request.at, ...seenIn(course.title.game, state) }
          : { t: 'refused', id, why: 'unavailable' };
      }
      default:
        return { t: 'refused', id, why: 'unavailable' };
    }
  }

  #tell(entries: readonly EntryShown[]): void {
    const { seq } = this.#course;
    this.#hear({ t: 'update', seq, entries: [...entries], status: 'running', floor: 0 });
  }
}

function welcomeTo(course: Course, seats: SeatShown[]): ToClient {
  const { title, lesson, seq, past } = course;
  const state = course.state() as State<Kind>;
  return {
    t: 'welcome',
    v: PROTOCOL,
    id: 'lesson',
    game: title.game.id,
    rules: title.game.rules,
    options: lesson.options,
    given: [],
    seats,
    eyes: PUPIL,
    mine: [PUPIL],
    hosting: false,
    commitment: '',
    past: [...past],
    rest: 0,
    aside: {},
    seq,
    status: 'running',
    floor: 0,
    ...seenIn(title.game, state),
  };
}

/** What the pupil sees, in copies: the page keeps it. */
function seenIn(game: Game<Kind>, state: State<Kind>): { table: unknown; own: unknown } {
  return {
    table: structuredClone(state.table),
    own: structuredClone(game.own(state, PUPIL)),
  };
}
