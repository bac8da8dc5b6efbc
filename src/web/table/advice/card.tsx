import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { media } from '#ui/media.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useMedia } from '#ui/use-media.ts';
import { adviceWords } from '../../words/advice/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { ChoiceRow } from './choice-row.tsx';
import { Stationmaster } from './stationmaster.tsx';
import type { ToldChoice } from './told.ts';
import './card.css';

/** What he says: at first that he thinks, then the choices, the chosen one in brass. */
export function AdviceCard(props: CardProps): ReactNode {
  const { cardRef, state, heading, folded, choices, chosen, now, said, tries, children } = props;
  const words = useCatalogue(adviceWords);
  const title = useId();
  const phone = useMedia(media.phone);
  const picked = choices.find(({ rank }) => rank === chosen);
  return (
    <section ref={cardRef} className="advice" data-state={state} aria-labelledby={title}>
      <header>
        <Stationmaster size={40} thinking={state === 'thinking'} />
        <div>
          <h2 id={title}>{words.title}</h2>
          <p className="advice-now">
            <Sentence text={folded ? (picked?.title ?? '') : heading} />
          </p>
        </div>
        <IconButton icon="close" label={words.close} onClick={props.onPut} />
      </header>
      {state === 'thinking' ? <Thinking done={props.done} label={words.thinking} /> : undefined}
      {said ? <p className="advice-said">{said}</p> : undefined}
      {choices.length > 0 && !folded ? (
        <ol className="advice-choices" onKeyDown={(event) => walk(event, props)}>
          {choices.map((choice) => (
            <ChoiceRow
              key={choice.rank}
              choice={choice}
              now={now}
              on={choice.rank === chosen}
              brief={phone && choice.rank !== chosen}
              onChoose={() => props.onChoose(choice.rank)}
            />
          ))}
        </ol>
      ) : undefined}
      {picked && !folded ? (
        <footer>
          {picked.layOut.length > 0 ? (
            <Button className="advice-set-up" kind="brass" onClick={() => props.onLayOut(picked)}>
              {words.setUp(picked.rank)}
            </Button>
          ) : undefined}
          <Button className="advice-put" onClick={props.onPut}>
            {words.put}
          </Button>
          <small>
            {words.tries(tries)}. {words.outOfRecord}
          </small>
        </footer>
      ) : undefined}
      {children}
    </section>
  );
}

type CardProps = {
  cardRef: Ref<HTMLElement>;
  state: 'thinking' | 'shown' | 'nothing' | 'failed';
  heading: string;
  /** No more than the chosen one's title: what is laid out is to be seen. */
  folded: boolean;
  /** In place of choices, or above the only one. */
  said?: string | undefined;
  choices: readonly ToldChoice[];
  chosen: number;
  /** The chance now, in hundredths. */
  now: number;
  done: number;
  tries: number;
  onChoose: (rank: number) => void;
  onLayOut: (choice: ToldChoice) => void;
  onPut: () => void;
  children: ReactNode;
};

function Thinking({ done, label }: { done: number; label: string }): ReactNode {
  return <progress className="advice-progress" value={done} max={1} aria-label={label} />;
}

/** Arrows go along the choices. */
function walk(event: KeyboardEvent, { choices, chosen, onChoose }: CardProps): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const rank = ((chosen - 1 + step + choices.length) % choices.length) + 1;
  onChoose(rank);
  event.currentTarget.querySelectorAll<HTMLElement>('.advice-choose')[rank - 1]?.focus();
}
