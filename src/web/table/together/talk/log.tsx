import { Fragment, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { TalkLine, Tape } from '#protocol/talk.ts';
import { talkWords } from '../../../words/talk/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { FormProps } from './form.tsx';
import { NotYetSaid, Said } from './said.tsx';

/** Strips of tape, the latest last and in sight. */
export function TapeLog({ tapes, shown, muted, since, tape, desk }: LogProps): ReactNode {
  const words = useCatalogue(talkWords);
  const { live, names, language } = desk;
  const lines = shown.lines[tape];
  const unsent = shown.unsent.filter((one) => one.tape === tape);
  const log = useRef<HTMLDivElement>(null);
  const latest = lines.at(-1)?.n;
  const waiting = unsent.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is brought into sight when it comes.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    const toEnd = (): void => element.scrollTo({ top: element.scrollHeight });
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(element);
    return () => watch.disconnect();
  }, [latest, waiting]);
  const time = useMemo(
    () => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }),
    [language],
  );
  const ruled = tape === 'table' ? firstAfter(lines, since.n) : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys.
    <div ref={log} className="talk-log" role="log" aria-label={words.log[tape]} tabIndex={0}>
      {shown.more[tape] ? (
        <button type="button" className="talk-earlier" onClick={() => void tapes.earlier(tape)}>
          {words.earlier}
        </button>
      ) : undefined}
      {lines.length + waiting === 0 ? <p className="talk-empty">{words.empty[tape]}</p> : undefined}
      <ul>
        {lines.map((line) => (
          <Fragment key={line.n}>
            {line.n === ruled ? <li className="talk-rule">{words[since.is]}</li> : undefined}
            <Said
              line={line}
              name={names[line.seat ?? -1] ?? line.name}
              mine={line.who === shown.you}
              muted={line.who in muted}
              at={time.format(line.at)}
              game={live.game}
              words={words}
              onReport={(n) => tapes.report(n)}
            />
          </Fragment>
        ))}
        {unsent.map((one) => (
          <NotYetSaid
            key={`unsent ${one.key}`}
            unsent={one}
            words={words}
            onRetry={() => tapes.retry(one)}
            onDrop={() => tapes.drop(one.key)}
          />
        ))}
      </ul>
    </div>
  );
}

type LogProps = FormProps & { tape: Tape };

/** The first line after this number, unless nothing stands before it. */
function firstAfter(lines: readonly TalkLine[], n: number): number | undefined {
  const at = lines.findIndex((line) => line.n > n);
  return at > 0 ? lines[at]?.n : undefined;
}
