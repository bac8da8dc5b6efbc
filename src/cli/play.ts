import { setTimeout as sleep } from 'node:timers/promises';
import { botOf, hasBot } from '#games/catalogue.ts';
import { rngFrom } from '#kernel/rng.ts';
import { type ViewShown, viewShown } from '#protocol/http/programs.ts';
import { readArguments } from './arguments.ts';
import { Failure, quoted, UsageError } from './failure.ts';

const OPTIONS = {
  url: { type: 'string' },
  table: { type: 'string' },
  token: { type: 'string' },
  bot: { type: 'string', default: 'driver' },
} as const;

/** A house that is closed or empties itself says `stopping`: whoever comes again is let in, here or at another node. */
const STOPPING = '"stopping"';

/** So often it comes again in vain, with so long between. */
const MOST_TRIES = 60;
const AGAIN_MS = 1000;

/** What may be over when it comes again. */
class NotNow extends Failure {}

type Seat = { url: string; table: string; token: string };

/** A computer player of the house at a table of any house, through the door that all programs use. */
export async function play(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, OPTIONS, 0);
  const { url, table, token, bot } = values;
  if (url === undefined || table === undefined || token === undefined) {
    throw new UsageError('play needs --url, --table and --token');
  }
  const seat = { url: url.replace(/\/+$/, ''), table, token };
  let hasBeenThere = false;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      for await (const view of viewsAt(seat)) {
        [tries, hasBeenThere] = [0, true];
        if (view.status === 'over') {
          console.log(`over after ${view.seq} entries`);
          return;
        }
        await answer(seat, view, bot);
      }
    } catch (error) {
      if (!(error instanceof NotNow && hasBeenThere)) throw error;
    }
    await sleep(AGAIN_MS);
  }
  throw new Failure('the house has ended the stream, and cannot be reached again');
}

/** Plays if it is to act; takes the seat again if somebody stands in for it. */
async function answer(seat: Seat, view: ViewShown, bot: string): Promise<void> {
  const standIn = view.standIns.find((one) => one.seat === view.seat);
  if (standIn?.why === 'resigned') throw new Failure('the seat’s holder has resigned');
  if (standIn) await asked(seat, 'retake', { id: `retake-${view.table.slice(0, 12)}-${view.seq}` });
  else if (view.toAct.includes(view.seat)) await act(seat, view, bot);
}

/** Asked again under the same name by whoever comes back, so it is done once. */
async function act(at: Seat, view: ViewShown, name: string): Promise<void> {
  const { game, seat, seq } = view;
  if (!hasBot(game, name)) throw new UsageError(`no bot ${quoted(name)} plays ${game}`);
  const bot = await botOf(game, name);
  if (!bot) throw new Failure(`the bot ${name} could not be loaded`);
  const action = bot.decide(view.view.table, view.view.own, seat, rngFrom(seq));
  const id = `play-${view.table.slice(0, 12)}-${seat}-${seq}`;
  const answer = await asked(at, 'actions', { after: seq, actions: [action], id });
  // Something has happened meanwhile: the next view tells it.
  if (!answer.ok && answer.status !== 409) throw failureOf(answer, ' to an action');
}

async function* viewsAt(at: Seat): AsyncGenerator<ViewShown> {
  const answer = await asked(at, 'events');
  if (!answer.ok || !answer.body) throw failureOf(answer);
  let text = '';
  for await (const piece of textOf(answer.body)) {
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/m.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (name === 'view') yield viewShown.parse(JSON.parse(data));
      if (name === 'closing' && !data.includes(STOPPING)) {
        throw new Failure(`the house has ended the stream: ${data}`);
      }
    }
  }
}

async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  try {
    yield* body.pipeThrough(new TextDecoderStream());
  } catch {
    throw new NotNow('the stream has broken off');
  }
}

function failureOf({ status }: Response, to = ''): Failure {
  const words = `the house answers ${status}${to}`;
  return status === 429 || status >= 500 ? new NotNow(words) : new Failure(words);
}

function asked({ url, table, token }: Seat, what: string, body?: object): Promise<Response> {
  return fetch(`${url}/api/v1/tables/${encodeURIComponent(table)}/${what}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new NotNow(`nobody answers at ${quoted(url)}`);
  });
}
