import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announce, PREVIEW_MS } from '../ear/voice.ts';
import { placeBeside, type Side } from '../place-beside.ts';
import { Sentence } from '../sentence.tsx';
import type { Hinting, HintShown } from './hinting.ts';
import { HINT, listenToHints, type Mark, NOTE, pointer } from './listen.ts';
import './hints.css';

/**
 * What anything with `data-hint` says of itself in one line, and with `data-hint-rule` by which rule: one note for all of
 * them. The attributes are all that a face has to know.
 */
export function Hints({ hinting, ruleLabel, onRule }: HintsProps): ReactNode {
  const [shown, setShown] = useState<HintShown<Mark>>();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ears = listenToHints(setShown);
    hinting.current = ears.hinting;
    return ears.end;
  }, [hinting]);
  const text = shown?.mark.getAttribute(HINT) ?? '';
  const rule = shown?.mark.getAttribute('data-hint-rule') ?? undefined;
  useEffect(() => {
    if (text === '') return undefined;
    const said = rule === undefined ? text : `${text} ${ruleLabel(rule)}`;
    // Who passes by on the way to something else hears only what that is.
    const timer = setTimeout(() => announce(said), PREVIEW_MS);
    return () => clearTimeout(timer);
  }, [text, rule, ruleLabel]);
  useGone(shown, hinting);
  useLayoutEffect(() => {
    const { current } = note;
    if (!current || !shown) return undefined;
    current.showPopover();
    // Buttons and cells stand in a row: beside one of them it would cover the next.
    placeBeside(current, aimOf(shown), shown.mark.matches('button, td') ? ABOVE : undefined);
    // Under a pointer it is plain what is meant.
    if (shown.by === 'key') shown.mark.setAttribute('data-hinted', '');
    return () => {
      current.hidePopover();
      shown.mark.removeAttribute('data-hinted');
    };
  }, [shown]);
  if (!shown || text === '') return null;
  return (
    <div ref={note} popover="manual" className={NOTE} role="note">
      <Sentence text={text} />
      {rule === undefined ? null : (
        <button
          type="button"
          className="rule"
          onClick={() => {
            hinting.current?.escape();
            onRule(rule);
          }}
        >
          {ruleLabel(rule)}
        </button>
      )}
    </div>
  );
}

type HintsProps = {
  /** For who walks by keys and asks. */
  hinting: RefObject<Hinting<Mark> | undefined>;
  ruleLabel: (rule: string) => string;
  onRule: (rule: string) => void;
};

const ABOVE: readonly Side[] = ['above', 'below', 'right', 'left'];

/** Wider or higher than this, a mark is pointed at in one place. */
const LARGE = 160;

function aimOf({ mark, by }: HintShown<Mark>): Pick<Element, 'getBoundingClientRect'> {
  const { width, height } = mark.getBoundingClientRect();
  if (by === 'key' || Math.max(width, height) <= LARGE) return mark;
  return { getBoundingClientRect: () => new DOMRect(pointer.x, pointer.y, 1, 1) };
}

/** What is no longer there has nothing to say. */
function useGone(
  shown: HintShown<Mark> | undefined,
  hinting: { current: Hinting<Mark> | undefined },
): void {
  useEffect(() => {
    if (!shown) return undefined;
    const watch = new MutationObserver(() => {
      if (!shown.mark.isConnected) hinting.current?.tap(undefined);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [shown, hinting]);
}
