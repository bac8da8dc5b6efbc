import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Saying } from '#bots/saying.ts';
import type { Kind } from '#kernel/game.ts';
import { media } from '#ui/media.ts';
import { plain } from '#ui/sentence.tsx';
import { useMedia } from '#ui/use-media.ts';
import { adviceWords } from '../../words/advice/index.ts';
import type { AdviceWords } from '../../words/advice/words.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { DeskProps } from '../desk/desk.tsx';
import { AdviceCard } from './card.tsx';
import { Ghosts } from './ghosts.tsx';
import { layOut } from './lay-out.ts';
import { AdvisedNote } from './note.tsx';
import { Stationmaster } from './stationmaster.tsx';
import { errorOf, sayingOf, type ToldChoice, toldChoices } from './told.ts';
import { type AdviceState, useAdvice } from './use-advice.ts';
import { useAdviceKeys } from './use-advice-keys.ts';
import { useCardSpot } from './use-card-spot.ts';
import { useSpotBoxes } from './use-spot-boxes.ts';
import './ask.css';

/** All of it at a table where one plays alone: the tool in the bar, with what it opens, and the note in the journal. */
export function AdviceAtDesk({ part, ...props }: PartProps): ReactNode {
  const { live, elsewhere } = props;
  if (part === 'note') return <AdvisedNote table={live.id} />;
  return live.status === 'running' && !elsewhere ? <Tool {...props} /> : undefined;
}

type PartProps = AtDeskProps & { part: 'tool' | 'note'; elsewhere: boolean };

/** The stationmaster in the bar, and what he says when he is asked. */
function Tool(props: AtDeskProps): ReactNode {
  const { sitting, snapshot, live, tell } = props;
  const words = useCatalogue(adviceWords);
  const { state, may, ask, put } = useAdvice(sitting, snapshot, live);
  const press = (): void => {
    if (state || may) ask();
    else tell(words.notNow);
  };
  useAdviceKeys({ ask: press, put: state ? put : undefined });
  return (
    <>
      <button
        type="button"
        className="icon-button advice-ask"
        aria-label={words.ask}
        title={words.ask}
        aria-pressed={state !== undefined}
        aria-disabled={!may && !state}
        onClick={press}
      >
        <Stationmaster size={34} thinking={state?.is === 'thinking'} />
      </button>
      {state
        ? createPortal(<OnTable {...props} state={state} onPut={put} />, document.body)
        : undefined}
    </>
  );
}

type AtDeskProps = DeskProps & { tell: (text: string) => void };

type OnTableProps = DeskProps & { state: AdviceState; onPut: () => void };

/** The card, and the ghosts on the board. */
function OnTable({ sitting, live, language, state, onPut }: OnTableProps): ReactNode {
  const words = useCatalogue(adviceWords);
  const saying = useSaying(live.game);
  const [chosen, setChosen] = useState(1);
  // What is laid out is to be seen, and where there is no room beside the board the card makes some.
  const [folded, setFolded] = useState(false);
  const wide = useMedia(media.wide);
  const advice = state.is === 'shown' ? state.advice : undefined;
  const seat = live.eyes as number;
  const choices = useMemo(
    () =>
      advice && saying
        ? toldChoices(advice, saying, sitting, live.view, seat, language, words)
        : [],
    [advice, saying, sitting, live.view, seat, language, words],
  );
  const boxes = useSpotBoxes(choices);
  const place = useCardSpot(boxes, `${state.is} ${chosen} ${choices.length} ${folded}`);
  const now = advice ? Math.round(100 * advice.now.chance) : 0;
  const heading = advice
    ? words.now(now, errorOf(advice.now.error))
    : state.is === 'thinking'
      ? words.thinking
      : '';
  const said = saidOf(state, sitting.composer.choices().length, words);
  return (
    <>
      <Ghosts boxes={boxes} chosen={chosen} />
      <AdviceCard
        cardRef={place}
        state={state.is}
        heading={heading}
        said={said}
        choices={choices}
        chosen={chosen}
        now={now}
        done={state.is === 'thinking' ? state.done : 1}
        tries={advice?.tries ?? 0}
        onChoose={setChosen}
        folded={folded && !wide}
        onLayOut={(choice) => {
          setFolded(true);
          void layOut(choice.layOut);
        }}
        onPut={onPut}
      >
        <Announced choices={choices} said={said} />
      </AdviceCard>
    </>
  );
}

function saidOf(
  state: AdviceState,
  open: number,
  words: Pick<AdviceWords, 'nothing' | 'failed' | 'only' | 'alone'>,
): string | undefined {
  if (state.is === 'nothing') return words.nothing;
  if (state.is === 'failed') return words.failed;
  if (state.is === 'thinking' || state.advice.choices.length > 1) return undefined;
  return open === 1 ? words.only : words.alone;
}

function useSaying(game: string): Saying<Kind> | undefined {
  const [saying, setSaying] = useState<Saying<Kind>>();
  useEffect(() => {
    let here = true;
    sayingOf(game).then(
      (found) => {
        if (here) setSaying(() => found);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);
  return saying;
}

type AnnouncedProps = { choices: readonly ToldChoice[]; said: string | undefined };

/** Told aloud once it is there. */
function Announced({ choices, said }: AnnouncedProps): ReactNode {
  const words = useCatalogue(adviceWords);
  const titles = choices.map(({ title }) => title);
  const text = titles.length > 0 ? words.announced(titles) : (said ?? '');
  return (
    <p className="visually-hidden" role="status">
      {plain(text)}
    </p>
  );
}
