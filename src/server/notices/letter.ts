import { dayText, timeText, wallAt } from '#clocks/times.ts';
import { durationText } from '#clocks/words.ts';
import { gameOf } from '#games/catalogue.ts';
import type { Language, Seat } from '#kernel/game.ts';
import { isToMove, type NoticeKind } from '#protocol/http/notice-kinds.ts';
import type { LetterWriter, Written } from '../mail/letters.ts';
import { writtenOf } from '../mail/page-of.ts';
import { peopleIn } from '../people/people.ts';
import type { Answer } from './answer-links.ts';
import type { Item } from './items.ts';
import { type LetterLine, type LetterPicture, letterPage } from './letter-page.ts';
import { type Since, sinceAt } from './since.ts';
import { itemsOf, readerOf, type TellHost } from './tell.ts';
import { noticeWords, type Reader, saidOf, untilText } from './words.ts';

type About = { told: readonly { table: string; kind: NoticeKind; by?: string }[] };

/** Written when it goes: what has been played meanwhile is not in it, and if nothing is left it does not go. */
export function noticeWriter(hostOf: () => TellHost | undefined): LetterWriter {
  return async ({ mark, about, language }) => {
    const host = hostOf();
    if (!host) return undefined;
    const { store, answers, tickets } = host;
    const ticket = mark === undefined ? undefined : await tickets.of(mark);
    if (!ticket) return undefined;
    const hours = (await peopleIn(store.sql).hoursOf([ticket.mark])).get(ticket.mark);
    const told = (about as About).told.map(({ table, kind, by }) => ({
      table,
      kind,
      about: { by },
    }));
    const items = await itemsOf(host, ticket.mark, told, hours);
    const reader = readerOf(host, { ...ticket, language }, hours);
    const [first] = items;
    if (!first) return undefined;
    if (items.length > 1) return letterOfMany(items, reader, host.publicUrl ?? '');
    const since = await sinceAt(host, first, language);
    const offered = await answers.offer(ticket.mark, first);
    const picture = await host.pictureOf?.(first, language).catch(() => undefined);
    return letterOfOne(first, reader, { site: host.publicUrl ?? '', since, offered, picture });
  };
}

type More = {
  site: string;
  since?: Since | undefined;
  offered?: { token: string; answers: readonly Answer[] } | undefined;
  /** How the board stands, as this seat sees it. */
  picture?: LetterPicture | undefined;
};

/** A letter of one table. */
export function letterOfOne(item: Item, reader: Reader, more: More): Written {
  const { site, since, offered, picture } = more;
  const { language, name, zone, now } = reader;
  const words = noticeWords[language];
  const { title } = saidOf([item], reader, since?.headline);
  const isToPlay = isToMove(item.kind);
  const ways = offered?.answers.map((answer, which) => ({
    words: answer.words[language],
    url: `${site}/answer/${offered.token}${which === 0 ? '' : `?which=${which}`}`,
  }));
  const { deadline, host } = item;
  const left =
    deadline === undefined
      ? []
      : [
          words.left(
            untilText(deadline, now, zone, language),
            durationText(deadline - now, language),
          ),
        ];
  const lines = (since?.lines ?? []).map((line) => lineOf(item.id, line));
  const isSaidTwice = lines.length === 1 && since?.lines[0]?.name !== undefined;
  return letterPage({
    language,
    subject: title,
    when: dateOf(reader),
    head: { game: item.game[language], table: host === undefined ? '' : words.tableOf(host) },
    title: item.kind === 'turn' ? words.yours(name) : title,
    ...(since?.headline && !isSaidTwice ? { lead: `${since.headline}.`.replace('….', '…') } : {}),
    picture,
    ...(lines.length > 0 ? { since: { title: words.since, lines } } : {}),
    action: { words: isToPlay ? words.play : words.see, url: `${site}/t/${item.table}` },
    ...(ways ? { others: { title: words.answerHere, detail: words.withoutTable, ways } } : {}),
    notes: [...left, ...(ways ? [words.once] : [])],
    foot: footOf(language, site),
  });
}

/** All tables that wait, and no news: one looks at them from the first on. */
export function letterOfMany(items: readonly Item[], reader: Reader, site: string): Written {
  const { language } = reader;
  const words = noticeWords[language];
  const { title, lines } = saidOf(items, reader);
  const tables = items.map((item, i) => ({
    text: lines[i] ?? '',
    words: isToMove(item.kind) ? words.play : words.see,
    url: `${site}/t/${item.table}`,
  }));
  return letterPage({
    language,
    subject: title,
    when: dateOf(reader),
    title,
    tables,
    action: { words: words.play, url: `${site}/hall` },
    notes: [],
    foot: footOf(language, site),
  });
}

const footOf = (language: Language, site: string) => ({
  text: noticeWords[language].why,
  way: { words: noticeWords[language].settings, url: `${site}/account` },
});

function dateOf({ now, zone, language }: Reader): string {
  const { day, minute } = wallAt(zone, now);
  const [name, date] = [dayText(day, language, 'week'), dayText(day, language, 'year')];
  return `${name} ${date}, ${timeText(minute, language)}`;
}

/** What a seat wears, as `tokens.css` has it. */
const WORN = {
  red: ['#aa1d0a', '#ffffff'],
  yellow: ['#fbd950', '#15181c'],
  green: ['#5aa37f', '#15181c'],
  blue: ['#1f3b73', '#ffffff'],
  purple: ['#8e5aca', '#ffffff'],
  black: ['#15171a', '#ffffff'],
} as const;

function lineOf(game: string, { seat, name, text }: Since['lines'][number]): LetterLine {
  const badge = name === undefined ? undefined : badgeOf(game, seat, name);
  return { ...(badge ? { badge } : {}), ...(name === undefined ? {} : { name }), text };
}

function badgeOf(game: string, seat: Seat | undefined, name: string): LetterLine['badge'] {
  const colour = seat === undefined ? undefined : gameOf(game)?.colours[seat];
  if (colour === undefined) return undefined;
  const [fill, ink] = WORN[colour];
  const [first] = new Intl.Segmenter().segment(name);
  return { letter: first?.segment.toLocaleUpperCase() ?? '', fill, ink };
}

/** Somebody tries whether letters come. */
export const trialWriter: LetterWriter = async ({ language }) => {
  const { trial } = noticeWords[language];
  return writtenOf({ language, subject: trial.title, before: [trial.body], after: [] });
};
