import type { ReactNode } from 'react';
import { Sentence } from '#ui/sentence.tsx';

/**
 * As many words as there is room for in one line, and "…" if that is not all of them; the style sheet lets the rest go to
 * a second line that nobody sees. What is cut says so (`data-cut`), so that the whole can be shown to whoever points there.
 */
export function WholeWords({ text, detail }: { text: string; detail?: string }): ReactNode {
  return (
    <span className="digest-words">
      {/* Another text is another element, which is watched from the start: its size may be that of the one before. */}
      <span key={`${text} ${detail ?? ''}`} ref={watched}>
        <Sentence text={text} />
        {detail === undefined ? undefined : <span className="digest-detail"> {detail}</span>}
      </span>
    </span>
  );
}

function watched(words: HTMLElement | null): (() => void) | undefined {
  const line = words?.parentElement;
  if (!words || !line) return undefined;
  const watch = new ResizeObserver(() => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!first) return;
    const { left } = line.getBoundingClientRect();
    const inLine = rest.filter(({ top }) => top < first.bottom);
    line.toggleAttribute('data-cut', inLine.length < rest.length);
    const end = Math.max(first.right, ...inLine.map(({ right }) => right));
    line.style.setProperty('--digest-end', `${end - left}px`);
  });
  watch.observe(words);
  return () => watch.disconnect();
}
