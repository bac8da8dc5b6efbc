import * as z from 'zod/mini';
import { titleOf } from '#games/catalogue.ts';
import { isSecret } from '#kernel/chance.ts';
import { BEGINNING, momentAfter, rngAt } from '#kernel/deal.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { type Entry, isUndo, standing } from '#kernel/log.ts';
import { replay, replayChecked } from '#kernel/replay.ts';
import { sitterName } from '#protocol/sitter-name.ts';

/** Of what a link brings: its letters, what they unfold to, and what is done in a game. */
const [MOST_LETTERS, MOST_BYTES, MOST_DEEDS] = [40_000, 1_000_000, 5000];
const MOST_SEATS = 6;

const text = z.string().check(z.maxLength(64));

/** A game that a friend has played, and what it was dealt from. Chance is not in it: it follows from the secret. */
const invitation = z.strictObject({
  v: z.literal(1),
  game: text,
  rules: z.int(),
  options: z.unknown(),
  secret: text.check(z.refine(isSecret)),
  name: text,
  /** By seat: the bot there; nothing for the seat of the person. */
  bots: z.array(z.nullable(text)).check(z.minLength(1), z.maxLength(MOST_SEATS)),
  /** The stationmaster was asked in it. */
  advised: z.optional(z.literal(true)),
  deeds: z.array(z.tuple([z.int(), z.unknown()])).check(z.maxLength(MOST_DEEDS)),
});

export type Invitation = z.infer<typeof invitation>;

/** A link that is none, or whose game could not have been played so. */
export class BadInvitation extends Error {
  override name = 'BadInvitation';
}

/** The deeds of a log: all but what chance did. */
export const deedsOf = (log: readonly Entry<unknown>[]): [number, unknown][] =>
  log.flatMap(({ actor, action }) => (actor === 'chance' ? [] : [[actor, action]]));

export async function foldedInto(invited: Invitation): Promise<string> {
  const bytes = await throughStream(
    new TextEncoder().encode(JSON.stringify(invited)),
    new CompressionStream('deflate-raw'),
  );
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a link holds, if it holds a game of this house that can be played on from its secret. */
export async function unfolded(code: string): Promise<Invitation> {
  if (code === '' || code.length > MOST_LETTERS) throw new BadInvitation('no such link');
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const json = await throughStream(bytes, new DecompressionStream('deflate-raw'));
    const read = invitation.parse(JSON.parse(new TextDecoder().decode(json)));
    await logOfInvitation(read);
    const named = sitterName(read.name, []);
    return { ...read, name: 'name' in named ? named.name : '?' };
  } catch (error) {
    throw new BadInvitation(String(error));
  }
}

/** The whole log: what chance did is drawn again. Throws if it could not have been so. */
export async function logOfInvitation(invited: Invitation): Promise<Entry<unknown>[]> {
  const { rules, secret, bots, deeds } = invited;
  const title = await titleOf(invited.game);
  // A new table is played by the newest rules, so under others the two would not be alike.
  if (title?.game.rules !== rules) throw new BadInvitation('a game that is not played here');
  const { game } = title;
  const [least, most] = game.seats;
  const persons = bots.filter((bot) => bot === null).length;
  if (bots.length < least || bots.length > most || persons !== 1) {
    throw new BadInvitation('seats');
  }
  const options = game.parseOptions(invited.options);
  const log = drawn(game, bots.length, options, secret, deeds);
  const state = replayChecked(game, bots.length, options, log, secret);
  if (game.actors(state.table).length > 0) throw new BadInvitation('not over');
  return log;
}

function drawn(
  game: Game<Kind>,
  seats: number,
  options: unknown,
  secret: string,
  deeds: readonly (readonly [number, unknown])[],
): Entry<unknown>[] {
  const log: Entry<unknown>[] = [];
  let state = game.setup(seats, options);
  let moment = BEGINNING;
  const enter = (entry: Entry<unknown>): void => {
    log.push(entry);
    moment = momentAfter(moment, entry);
  };
  const draw = (): void => {
    while (game.actors(state.table)[0] === 'chance') {
      const seq = log.length + 1;
      const action = game.chance(state, rngAt(secret, seq, moment));
      game.apply(state, 'chance', action);
      enter({ seq, actor: 'chance', action, at: 0 });
    }
  };
  draw();
  for (const [actor, raw] of deeds) {
    const seq = log.length + 1;
    if (isUndo(raw)) {
      enter({ seq, actor, action: raw, at: 0 });
      state = replay(game, seats, options, standing(log));
    } else {
      const action = game.parseAction(raw);
      const refusal = game.check(state.table, game.own(state, actor), actor, action);
      if (refusal) throw new BadInvitation(`entry ${seq}: against rule ${refusal.rule}`);
      game.apply(state, actor, action);
      enter({ seq, actor, action, at: 0 });
    }
    draw();
  }
  return log;
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as TransformStream)
    .getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
    if (done) break;
    size += value.length;
    // A small link may unfold to anything.
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new BadInvitation('too large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
