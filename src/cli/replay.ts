import type { Language } from '#kernel/game.ts';
import { BadRecord, type GameRecord } from '#kernel/record.ts';
import { replay as replayLog } from '#kernel/replay.ts';
import { calledAt } from '#protocol/cast.ts';
import { transcript } from '#testkit/transcript.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { Failure, quoted, UsageError } from './failure.ts';
import { type Replayed, readTextFile, replayText, splitRecords } from './replay/records.ts';
import { whole } from './text.ts';

/** Plays records again: are they true, how did the table stand, what happened? */
export async function replay(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    {
      verify: { type: 'boolean', default: false },
      at: { type: 'string' },
      transcript: { type: 'boolean', default: false },
      lang: { type: 'string', default: 'en' },
    },
    1,
  );
  const [file] = positionals;
  if (file === undefined) throw new UsageError('replay which file?');
  const language = readLanguage(values.lang);
  const texts = splitRecords(readTextFile(file));
  if (texts.length > 1 && (values.transcript || values.at !== undefined)) {
    throw new UsageError(
      `${quoted(file)} holds ${texts.length} games; --at and --transcript take a file with one`,
    );
  }
  const replayed: Replayed[] = [];
  for (const [index, text] of texts.entries())
    replayed.push(await replayOne(file, text, values.verify, index, texts.length));
  const only = replayed[0] as Replayed;
  if (values.at !== undefined) console.log(tableAt(only, values.at));
  if (values.transcript)
    console.log(transcript(only.title, named(only.record, language), language));
  if (values.at === undefined && !values.transcript) console.log(verdict(replayed, values.verify));
}

/** Bots at a table of the house are called by the cast; whoever names them in a file has them called so. */
function named(record: GameRecord<unknown>, language: Language): GameRecord<unknown> {
  const called = calledAt(record.seats, language);
  const seats = record.seats.map((seat, i) =>
    seat.name === seat.bot ? { ...seat, name: called[i] ?? seat.name } : seat,
  );
  return { ...record, seats };
}

function readLanguage(text: string): Language {
  if (text === 'en' || text === 'fr') return text;
  throw new UsageError(`--lang takes en or fr, not ${quoted(text)}`);
}

async function replayOne(
  file: string,
  text: string,
  verify: boolean,
  index: number,
  of: number,
): Promise<Replayed> {
  try {
    return await replayText(text, verify);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new Failure(`${file}: ${of > 1 ? `record ${index + 1}: ` : ''}${error.message}`);
  }
}

/** The table after entry `seq`, who acts then, and how the seats stand, as JSON. */
function tableAt({ title: { game }, recorded }: Replayed, at: string): string {
  const { seats, options, log } = recorded;
  const seq = readWholeNumber('--at', at, [0, log.length]);
  const state = replayLog(game, seats.length, options, log.slice(0, seq));
  const actors = game.actors(state.table);
  const standings = game.standings(state);
  return JSON.stringify({ seq, actors, table: state.table, standings }, null, 2);
}

function verdict(replayed: readonly Replayed[], verified: boolean): string {
  const entries = replayed.reduce((sum, { record }) => sum + record.entries, 0);
  const proven = replayed.filter(({ record }) => record.secret !== undefined).length;
  const games = replayed.length === 1 ? '' : `${whole(replayed.length)} games, `;
  const draws = proven === replayed.length ? 'every draw proven' : 'draws unproven: no secret';
  return `OK ${games}${whole(entries)} entries${verified ? `, checksums right, ${draws}` : ''}`;
}
