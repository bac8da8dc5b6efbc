import { type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { learnWords } from '../words/learn/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { Articles } from './articles.tsx';
import type { CardWords } from './card-words.ts';
import { Earned } from './earned.tsx';
import { Line } from './line.tsx';
import { Portrait } from './portrait.tsx';
import './card.css';

/**
 * The conductor's card: one thing said, one thing to do. It takes no focus by force; what it says is heard apart (`heard.tsx`). While
 * the table waits for a move there is no lever on it: the move is the lever.
 */
export function Card(props: CardProps): ReactNode {
  const { said, game, at, stops, onStop, cardRef } = props;
  const words = useCatalogue(learnWords);
  const title = useId();
  const [open, setOpen] = useState<Opened>();
  const toggle = (part: Opened): void => setOpen(open === part ? undefined : part);
  // Another stop, another question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by its title.
  useEffect(() => setOpen(undefined), [said.title]);
  return (
    <section
      ref={cardRef}
      className={`learn-card ${said.face}`}
      role="dialog"
      aria-labelledby={title}
      data-stop-at={at + 1}
      data-learn={props.state}
    >
      <Portrait face={said.face} />
      {/* A single stop is no line. */}
      {stops.length > 1 ? (
        <Line
          {...{ game, at, stops, onStop }}
          isOpen={open === 'stops'}
          onOpen={() => toggle('stops')}
        />
      ) : undefined}
      <h2 id={title}>
        <Sentence text={said.title} />
      </h2>
      <p className="learn-text">
        <Sentence text={said.text} />
      </p>
      {said.earned === undefined ? undefined : <Earned text={said.earned} />}
      {said.task === undefined ? undefined : (
        <p className="learn-do">
          <span>{said.isTrial ? words.trying.toTry : words.yourTurn}</span>
          <b>
            <Sentence text={said.task} />
          </b>
        </p>
      )}
      {props.trouble === undefined ? undefined : (
        <p role="alert" className="learn-trouble">
          {props.trouble}
        </p>
      )}
      <Foot {...props} isOpen={open === 'why'} onOpen={() => toggle('why')} />
    </section>
  );
}

/** What is open on it: the list of the stops, or the articles. */
type Opened = 'stops' | 'why';

function Foot({ isOpen, onOpen, ...props }: CardProps & Opening): ReactNode {
  const { said, game, language, onBack, onLeave, go } = props;
  const words = useCatalogue(learnWords);
  const [rule] = said.rules;
  return (
    <>
      {isOpen && rule ? <Articles game={game} language={language} rules={said.rules} /> : undefined}
      <footer>
        {onBack ? (
          <Button kind="quiet" className="learn-back" onClick={onBack}>
            {props.back ?? words.back}
          </Button>
        ) : undefined}
        {rule ? (
          <Button kind="quiet" aria-expanded={isOpen} onClick={onOpen}>
            <span>{words.why}</span> <span className="learn-rule">{words.rule(rule)}</span>
          </Button>
        ) : undefined}
        <span className="learn-space" />
        {go ? (
          <Button kind="lever" className="learn-go" onClick={go.press}>
            {go.label} <Icon name="arrow" size={18} />
          </Button>
        ) : undefined}
        {go?.alone ? undefined : (
          <Button kind="quiet" className="learn-leave" onClick={onLeave}>
            {props.leave ?? words.leave}
          </Button>
        )}
      </footer>
    </>
  );
}

export type CardProps = {
  said: CardWords;
  game: string;
  language: Language;
  /** The stop, from 0, and what all of them are called. */
  at: number;
  stops: readonly string[];
  /** To another one. */
  onStop: (at: number) => void;
  /** How it stands, for tests and styles. */
  state: string;
  onBack?: (() => void) | undefined;
  /** What going back and leaving are called, where it is no lesson. */
  back?: string;
  leave?: string;
  onLeave: () => void;
  /** What can be pulled where there is nothing to do on the table. `alone`: there is no room for more. */
  go?: { label: string; press: () => void; alone?: boolean } | undefined;
  /** Why it could not be pulled. */
  trouble?: string | undefined;
  cardRef?: Ref<HTMLElement>;
};

type Opening = { isOpen: boolean; onOpen: () => void };
