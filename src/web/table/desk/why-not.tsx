import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Language, RuleId } from '#kernel/game.ts';
import { IconButton } from '#ui/button.tsx';
import { StopDisc } from '#ui/icons.tsx';
import { media } from '#ui/media.ts';
import { placeBeside } from '#ui/place-beside.ts';
import { placeFree } from '#ui/place-free.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useMoment } from '#ui/use-moment.ts';
import { openBook } from '../../rules/shelf.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import './why-not.css';

/** Why something was refused, and where it was tried. */
export type Why = { text: string; rule?: RuleId; at: Element | undefined };

/** Nobody needs longer for two sentences; and it stays while somebody is on it. */
const SHOWN_MS = 25_000;

/** The answer to a refused move, with its beak at the place; on phones it stands where it covers least of what can be pressed. */
export function WhyNot({ why, game, language, onRule, onClose }: WhyNotProps): ReactNode {
  const words = useCatalogue(tableWords);
  const phone = useMedia(media.phone);
  const pop = useRef<HTMLDivElement>(null);
  usePlace(pop, why, phone);
  const holding = useMoment(why, onClose, { ms: SHOWN_MS });
  useElsewhere(pop, onClose);
  return (
    <div
      ref={pop}
      {...holding}
      className={phone ? 'refusal table-why on-phone' : 'refusal table-why'}
      role="alert"
      // The chapter comes later; it does not say all the rest once more.
      aria-atomic="false"
    >
      <h3>
        <StopDisc />
        {words.why.title}
        <IconButton icon="close" label={words.why.close} onClick={onClose} />
      </h3>
      <p>
        <Sentence text={why.text} />
      </p>
      {why.rule === undefined ? undefined : (
        <button type="button" className="rule" onClick={() => onRule(why.rule as RuleId)}>
          {words.why.rule(why.rule)}
          <Suspense>
            <ChapterOf game={game} language={language} rule={why.rule} />
          </Suspense>
        </button>
      )}
    </div>
  );
}

type WhyNotProps = {
  why: Why;
  game: string;
  language: Language;
  onRule: (rule: RuleId) => void;
  onClose: () => void;
};

/** The title of the chapter that a rule stands in. */
function ChapterOf({ game, language, rule }: ChapterProps): ReactNode {
  const book = use(openBook(rule.startsWith('H') ? 'house' : game, language));
  const chapter = book?.chapters.find(({ blocks }) =>
    blocks.some((block) => 'rule' in block && block.rule === rule),
  );
  return chapter ? ` — ${chapter.title.replace(/^\d+\.\s*/, '')}` : undefined;
}

type ChapterProps = { game: string; language: Language; rule: RuleId };

/** Who turns to the bar, the row or the menu has read it; the rules belong to it. */
function useElsewhere(pop: RefObject<HTMLDivElement | null>, onElsewhere: () => void): void {
  const now = useRef(onElsewhere);
  now.current = onElsewhere;
  useEffect(() => {
    const pressed = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('#main, .table-rules')) return;
      if (!pop.current?.contains(target)) now.current();
    };
    addEventListener('click', pressed, true);
    return () => removeEventListener('click', pressed, true);
  }, [pop]);
}

function usePlace(pop: RefObject<HTMLDivElement | null>, { at }: Why, phone: boolean): void {
  useLayoutEffect(() => {
    const place = (): void => {
      if (!pop.current) return;
      if (phone) placeFree(pop.current, at);
      else placeBeside(pop.current, at ?? document.querySelector('[data-lever]') ?? document.body);
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  });
}
