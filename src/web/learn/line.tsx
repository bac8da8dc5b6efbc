import { type ReactNode, useEffect, useRef } from 'react';
import { plain } from '#ui/sentence.tsx';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { learnWords } from '../words/learn/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import './line.css';

/** The line with its stops; pressed, it opens their list, from which one goes to any of them. */
export function Line({ game, at, stops, isOpen, onOpen, onStop }: LineProps): ReactNode {
  const words = useCatalogue(learnWords);
  const nth = `${at + 1}/${stops.length}`;
  return (
    <>
      <header>
        <button
          type="button"
          className="learn-line"
          aria-expanded={isOpen}
          aria-label={words.line(at + 1, stops.length)}
          title={words.choose}
          onClick={onOpen}
        >
          {stops.map((title, i) => (
            <i key={title} className={i < at ? 'past' : i === at ? 'now' : ''} />
          ))}
          <span className="learn-nth">{nth}</span>
        </button>
      </header>
      {isOpen ? <Stops {...{ game, at, stops, onStop }} label={words.choose} /> : undefined}
    </>
  );
}

function Stops({ game, at, stops, onStop, label }: StopsProps & { label: string }): ReactNode {
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ol className="learn-stops" aria-label={label}>
      {stops.map((title, i) => (
        <li key={title}>
          <Link
            href={pathTo.lesson(game, i + 1)}
            ref={i === at ? here : undefined}
            aria-current={i === at ? 'step' : undefined}
            go={() => onStop(i)}
          >
            <b>{i + 1}</b> <span>{plain(title)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

type StopsProps = {
  game: string;
  at: number;
  stops: readonly string[];
  onStop: (at: number) => void;
};

type LineProps = StopsProps & { isOpen: boolean; onOpen: () => void };
