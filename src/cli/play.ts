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

type Seat = { url: string; table: string; token: string };

/** A computer player of the house at a table of any house, through the door that all programs use. */
export async function play(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, OPTIONS, 0);
  const { url, table, token, bot } = values;
  if (url === undefined || table === undefined || token === undefined) {
    throw new UsageError('play needs --url, --table and --token');
  }
  const seat = { url: url.replace(/\/+$/, ''), table, token };
  for await (const view of viewsAt(seat)) {
    if (view.status === 'over') {
      console.log(`over after ${view.seq} entries`);
      return;
    }
    const standIn = view.standIns.find((one) => one.seat === view.seat);
    if (standIn?.why === 'resigned') throw new Failure('the seat’s holder has resigned');
    if (standIn)
      await asked(seat, 'retake', { id: `retake-${view.table.slice(0, 12)}-${view.seq}` });
    else if (view.toAct.includes(view.seat)) await act(seat, view, bot);
  }
  throw new Failure('the house has ended the stream');
}

async function act(at: Seat, view: ViewShown, name: string): Promise<void> {
  const { game, seat, seq } = view;
  if (!hasBot(game, name)) throw new UsageError(`no bot ${quoted(name)} plays ${game}`);
  const bot = await botOf(game, name);
  if (!bot) throw new Failure(`the bot ${name} could not be loaded`);
  const action = bot.decide(view.view.table, view.view.own, seat, rngFrom(seq));
  const id = `play-${view.table.slice(0, 12)}-${seat}-${seq}`;
  const answer = await asked(at, 'actions', { after: seq, actions: [action], id });
  // Something has happened meanwhile: the next view tells it.
  if (!answer.ok && answer.status !== 409) throw new Failure(`${answer.status} to an action`);
}

async function* viewsAt(at: Seat): AsyncGenerator<ViewShown> {
  const answer = await asked(at, 'events');
  if (!answer.ok || !answer.body) throw new Failure(`the house answers ${answer.status}`);
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^event: view\ndata: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data !== undefined) yield viewShown.parse(JSON.parse(data));
    }
  }
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
    throw new Failure(`nobody answers at ${quoted(url)}`);
  });
}
