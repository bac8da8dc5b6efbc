import type { NoticeKind } from '#protocol/http/notice-kinds.ts';
import type { LetterWriter } from '../mail/letters.ts';
import { writtenOf } from '../mail/page-of.ts';
import { peopleIn } from '../people/people.ts';
import { itemsOf, readerOf, type TellHost } from './tell.ts';
import { noticeWords, saidOf } from './words.ts';

type About = { told: readonly { table: string; kind: NoticeKind; by?: string }[] };

/** Written when it goes: what has been played meanwhile is not in it, and if nothing is left it does not go. */
export function noticeWriter(hostOf: () => TellHost | undefined): LetterWriter {
  return async ({ mark, about, language }) => {
    const host = hostOf();
    if (!host) return undefined;
    const { store, answers, tickets, publicUrl = '' } = host;
    const ticket = mark === undefined ? undefined : await tickets.of(mark);
    if (!ticket) return undefined;
    const hours = (await peopleIn(store.sql).hoursOf([ticket.mark])).get(ticket.mark);
    const told = (about as About).told.map(({ table, kind, by }) => ({
      table,
      kind,
      about: { by },
    }));
    const items = await itemsOf(host, ticket.mark, told, hours);
    const [first] = items;
    if (!first) return undefined;
    const words = noticeWords[language];
    const { title, lines } = saidOf(items, readerOf(host, { ...ticket, language }, hours));
    const offered = items.length === 1 ? await answers.offer(ticket.mark, first) : undefined;
    const isToPlay = first.kind === 'turn' || first.kind === 'nudge';
    const links = offered?.answers.map((answer, which) => ({
      words: answer.words[language],
      url: `${publicUrl}/answer/${offered.token}${which === 0 ? '' : `?which=${which}`}`,
    }));
    return writtenOf({
      language,
      subject: title,
      before: [title, ...lines],
      action: { words: isToPlay ? words.play : words.see, url: `${publicUrl}/t/${first.table}` },
      ...(links ? { others: { title: words.answerHere, ways: links } } : {}),
      after: [...(links ? [words.once] : []), `${words.why} ${publicUrl}/account`],
    });
  };
}

/** Somebody tries whether letters come. */
export const trialWriter: LetterWriter = async ({ language }) => {
  const { trial } = noticeWords[language];
  return writtenOf({ language, subject: trial.title, before: [trial.body], after: [] });
};
