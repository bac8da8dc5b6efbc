import type { ToClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';

type Without<R, Key extends PropertyKey> = R extends unknown ? Omit<R, Key> : never;

/** A request before it has a name. */
export type UnnamedRequest = Without<Request, 'id'>;

export type RequestAnswer = Extract<
  ToClient,
  { t: 'done' | 'refused' | 'seen' | 'past' | 'log' | 'talk' | 'note' | 'analysis' }
>;

type Open = {
  request: Request;
  resolve(answer: RequestAnswer): void;
  timer: ReturnType<typeof setTimeout>;
};

/** An open socket that has not answered for so long is not open. */
const SILENCE_MS = 8000;

/** The requests that wait for their answer. Each keeps its name when it is sent again, so that it is done once. */
export class Requests {
  readonly #open = new Map<string, Open>();
  #actions: readonly unknown[] = [];

  /** All of them, in the order they were made. */
  get unanswered(): Request[] {
    return [...this.#open.values()].map(({ request }) => request);
  }

  /** The actions among them: the same array for as long as they are the same. */
  get actions(): readonly unknown[] {
    return this.#actions;
  }

  open(
    wish: UnnamedRequest,
    onSilence: () => void,
  ): { request: Request; answer: Promise<RequestAnswer> } {
    const request: Request = { ...wish, id: newName() };
    const { promise: answer, resolve } = Promise.withResolvers<RequestAnswer>();
    const timer = setInterval(onSilence, SILENCE_MS);
    this.#open.set(request.id, { request, resolve, timer });
    this.#noteActions(request);
    return { request, answer };
  }

  answer(answer: RequestAnswer): void {
    const open = this.#open.get(answer.id);
    if (!open) return;
    this.#open.delete(answer.id);
    clearInterval(open.timer);
    this.#noteActions(open.request);
    open.resolve(answer);
  }

  #noteActions({ t }: Request): void {
    if (t !== 'act') return;
    this.#actions = this.unanswered.flatMap((request) =>
      request.t === 'act' ? request.actions : [],
    );
  }

  close(): void {
    for (const { timer } of this.#open.values()) clearInterval(timer);
    this.#open.clear();
  }
}

/** Told apart from the others at its table, and kept with its entry for ever: so it is short. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
