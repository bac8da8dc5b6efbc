import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { durationText } from '#clocks/words.ts';
import { gameOf } from '#games/catalogue.ts';
import type { Language } from '#kernel/game.ts';
import type { AnswerShown } from '#protocol/http/notices.ts';
import { Button } from '#ui/button.tsx';
import { StationClock } from '#ui/clock.tsx';
import { Roundel } from '#ui/roundel.tsx';
import { asked } from '../account/account-api.ts';
import { Emblem } from '../hall/marks.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { noticeWords } from '../words/notice/index.ts';
import type { NoticeMessages } from '../words/notice/messages.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import '../hall/tokens.css';
import './answer-page.css';

type Words = NoticeMessages['answer'];

async function ask(path: string, body: object): Promise<AnswerShown> {
  const answer = await asked(`/api/answer${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { answerShown } = await import('#protocol/http/notices.ts');
  return answerShown.parse(answer);
}

/** Where a letter's answer leads. Nothing is played before somebody says so: programs that guard mailboxes open every link. */
export function AnswerPage({ token, which }: { token: string; which: number }): ReactNode {
  const { answer: words } = useCatalogue(noticeWords);
  const { shell } = useWords();
  const language = useLanguage();
  const [shown, setShown] = useState<AnswerShown>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const show = useCallback((asking: Promise<AnswerShown>): void => {
    setState('busy');
    asking.then(
      (answer) => {
        setShown(answer);
        setState('idle');
      },
      () => setState('failed'),
    );
  }, []);
  useEffect(() => show(ask('/look', { token })), [show, token]);
  const { title, text } = shown ? told(shown, which, words, language) : { title: '', text: '' };
  useEffect(() => {
    document.title = title === '' ? 'Rotonde' : `${title} – Rotonde`;
  }, [title]);
  if (!shown && state === 'busy') return <p className="loading">{shell.loading}</p>;
  const give = (chosen: number): void => show(ask('', { token, which: chosen }));
  const undo = (): void => show(ask('/undo', { token }));
  return (
    <section className="notice-page answer-page" aria-live="polite">
      <Sign shown={shown} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div role="alert">{state === 'failed' ? <p>{words.failed}</p> : undefined}</div>
      {shown?.is === 'open' ? (
        <Choice shown={shown} which={which} isBusy={state === 'busy'} onGive={give} />
      ) : (
        <Ways shown={shown} isBusy={state === 'busy'} onUndo={undo} />
      )}
      {shown?.is === 'given' ? <p className="answer-note">{noteOf(shown, words)}</p> : undefined}
    </section>
  );
}

type Told = { title: string; text: string };

function told(shown: AnswerShown, which: number, words: Words, language: Language): Told {
  switch (shown.is) {
    case 'open': {
      const asks = shown.answers[which] ?? shown.answers[0];
      return { title: words.asks(asks?.[language] ?? ''), text: standing(shown, words, language) };
    }
    case 'given': {
      const given = shown.answers[shown.given ?? which];
      return {
        title: shown.done?.[language] ?? given?.[language] ?? words.given,
        text: words.givenText(shown.turnOf),
      };
    }
    case 'undone':
      return { title: words.undone, text: words.undoneText };
    case 'past':
      return { title: words.past, text: words.pastText(shown.turnOf) };
    case 'over':
      return { title: words.over, text: words.overText };
    case 'gone':
      return { title: words.gone, text: words.goneText };
  }
}

type Open = Exclude<AnswerShown, { is: 'gone' }>;

/** What is to be decided in one sentence, and how long there is for it. */
function standing({ since, deadline }: Open, words: Words, language: Language): string {
  const left = deadline === undefined ? 0 : deadline - Date.now();
  const told = since ? `${since[language]}.`.replace('….', '…') : words.text;
  return left > 0 ? `${told} ${words.left(durationText(left, language))}` : told;
}

/** The game's door while it asks, the station's clock once it was answered. */
function Sign({ shown }: { shown: AnswerShown | undefined }): ReactNode {
  if (shown?.is === 'given') return <StationClock size={84} />;
  return shown && shown.is !== 'gone' ? (
    <Emblem game={shown.game} size={72} />
  ) : (
    <Roundel size={72} />
  );
}

function Choice({ shown, which, isBusy, onGive }: ChoiceProps): ReactNode {
  const { answer: words } = useCatalogue(noticeWords);
  const language = useLanguage();
  const first = which < shown.answers.length ? which : 0;
  const others = shown.answers.flatMap((answer, i) => (i === first ? [] : [{ answer, i }]));
  return (
    <div className="answer-ways">
      <Button kind="lever" disabled={isBusy} onClick={() => onGive(first)}>
        {words.yes(shown.answers[first]?.[language] ?? '')}
      </Button>
      {others.map(({ answer, i }) => (
        <Button key={answer.en} disabled={isBusy} onClick={() => onGive(i)}>
          {words.rather(answer[language])}
        </Button>
      ))}
      <Link href={pathTo.online(shown.table)}>{words.look}</Link>
    </div>
  );
}

type ChoiceProps = {
  shown: Open;
  which: number;
  isBusy: boolean;
  onGive: (which: number) => void;
};

const noteOf = ({ canUndo, turnOf }: Open, words: Words): string =>
  canUndo ? `${words.canUndo(turnOf)} ${words.used}` : words.used;

type WaysProps = { shown: AnswerShown | undefined; isBusy: boolean; onUndo: () => void };

function Ways({ shown, isBusy, onUndo }: WaysProps): ReactNode {
  const { answer: words } = useCatalogue(noticeWords);
  const language = useLanguage();
  const here = shown && shown.is !== 'gone' ? shown : undefined;
  const next = here?.next;
  const game = next && gameOf(next.game)?.name[language];
  return (
    <div className="answer-ways">
      {next ? (
        <Link className="button lever" href={pathTo.online(next.table)}>
          {words.next(game ?? next.game)}
        </Link>
      ) : undefined}
      {here ? (
        <Link className={next ? 'button' : 'button lever'} href={pathTo.online(here.table)}>
          {words.table}
        </Link>
      ) : undefined}
      {here?.canUndo ? (
        <Button disabled={isBusy} onClick={onUndo}>
          {words.undo}
        </Button>
      ) : undefined}
      {here ? undefined : (
        <Link className="button lever" href="/hall">
          {words.home}
        </Link>
      )}
    </div>
  );
}
