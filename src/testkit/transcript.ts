import { canonical } from '#kernel/canonical.ts';
import { typesetAll } from '#kernel/french.ts';
import type { Game, Kind, Language, State } from '#kernel/game.ts';
import { type Entry, isUndo, standing } from '#kernel/log.ts';
import type { GameRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import type { Listener, Title } from '#kernel/title.ts';
import { eventsOf, nameOf } from './trial.ts';

const WORDS = {
  en: {
    colon: ':',
    rules: 'rules',
    options: 'options',
    seat: 'seat',
    bot: 'bot',
    commitment: 'commitment',
    secret: 'secret',
    goesBack: (name: string, to: number) => `${name} goes back to after entry ${to}.`,
    takenBack: '(taken back)',
    final: 'Final standings',
    unfinished: 'Standings so far',
    points: 'points',
  },
  fr: typesetAll({
    colon: ' :',
    rules: 'règles',
    options: 'options',
    seat: 'place',
    bot: 'robot',
    commitment: 'engagement',
    secret: 'secret',
    goesBack: (name: string, to: number) => `${name} revient après l’entrée ${to}.`,
    takenBack: '(annulé)',
    final: 'Classement final',
    unfinished: 'Classement provisoire',
    points: 'points',
  }),
} as const;

/** What stands for an entry that needs no words. */
const WORDLESS = '–';

/**
 * A whole game as text for a player to read: who sat where, one line for each entry, how it ended. Nothing is kept
 * from the reader. The same record gives the same bytes, so that a change of behaviour shows as a difference between
 * two readable texts. The record is trusted: `verifyRecord` judges it.
 */
export function transcript<K extends Kind>(
  title: Title<K>,
  record: GameRecord<unknown>,
  language: Language,
): string {
  const names = record.seats.map(({ name }) => name);
  const listener: Listener = { language, names, eyes: 'watcher' };
  const { lines, state } = told(title, record, listener);
  const parts = [header(title.game, record, language), lines, footer(title, state, listener)];
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

function header<K extends Kind>(game: Game<K>, record: GameRecord<unknown>, language: Language) {
  const words = WORDS[language];
  const lines = [game.name[language], `${words.rules}${words.colon} ${record.rules}`];
  const options = canonical(record.options);
  if (options !== '{}') lines.push(`${words.options}${words.colon} ${options}`);
  record.seats.forEach(({ name, bot }, seat) => {
    const by = bot === undefined ? '' : ` (${words.bot}${words.colon} ${bot})`;
    lines.push(`${words.seat} ${seat + 1}${words.colon} ${name}${by}`);
  });
  lines.push(`${words.commitment}${words.colon} ${record.commitment}`);
  if (record.secret !== undefined) lines.push(`${words.secret}${words.colon} ${record.secret}`);
  return lines;
}

/** The entries line by line, and the state they lead to. Struck ones are told as they happened. */
function told<K extends Kind>(title: Title<K>, record: GameRecord<unknown>, listener: Listener) {
  const { game } = title;
  const words = WORDS[listener.language];
  const options = game.parseOptions(record.options);
  const inForce = new Set(standing(record.log).map(({ seq }) => seq));
  const width = `${record.log.length}`.length;
  const past: Entry<K['action']>[] = [];
  let state = game.setup(record.seats.length, options);
  const lines = record.log.map((entry) => {
    const { seq, actor } = entry;
    const line = (text: string) => `${`${seq}`.padStart(width)}  ${text}`;
    if (isUndo(entry.action)) {
      past.push({ ...entry, action: entry.action });
      state = replay(game, record.seats.length, options, past);
      const name = actor === 'chance' ? actor : (listener.names[actor] ?? nameOf(actor));
      return line(words.goesBack(name, entry.action.undo));
    }
    const action = game.parseAction(entry.action);
    past.push({ ...entry, action });
    const sentences = eventsOf(game, state, actor, action)
      .map((event) => title.narrate(event, listener)?.replaceAll('**', ''))
      .filter((sentence) => sentence !== undefined);
    const text = sentences.join(' ') || WORDLESS;
    return line(inForce.has(seq) ? text : `${text} ${words.takenBack}`);
  });
  return { lines, state };
}

function footer<K extends Kind>(
  { game, unit }: Title<K>,
  state: State<K>,
  { language, names }: Listener,
) {
  const words = WORDS[language];
  const points = unit?.[language] ?? words.points;
  const over = game.actors(state.table).length === 0;
  const standings = game.standings(state).toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  return [
    over ? words.final : words.unfinished,
    ...standings.map(({ seat, place, score, breakers }) => {
      const ties = breakers.length === 0 ? '' : ` (${breakers.join(', ')})`;
      return `${place}. ${names[seat]}${words.colon} ${score} ${points}${ties}`;
    }),
  ];
}
