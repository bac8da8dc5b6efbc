import { Fragment, type ReactNode } from 'react';
import type { Mark } from '../words/messages.ts';
import { useWords } from '../words/use-words.ts';
import { piecesOf } from './parse.ts';
import { pieces } from './search.ts';

/** A line with its strong parts and marks, and what was looked for marked in it. */
export function Line({
  text,
  looked = [],
}: {
  text: string;
  looked?: readonly string[];
}): ReactNode {
  return piecesOf(text).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text have no other name.
    if (piece.kind === 'mark') return <MarkBadge key={index} mark={piece.mark} />;
    const found = <Found text={piece.text} looked={looked} />;
    const Part = piece.kind === 'strong' ? 'b' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return <Part key={index}>{found}</Part>;
  });
}

function Found({ text, looked }: { text: string; looked: readonly string[] }): ReactNode {
  return pieces(text, looked).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

export function MarkBadge({ mark }: { mark: Mark }): ReactNode {
  const { rules: words } = useWords();
  return (
    <span className={`rule-mark ${mark}`} title={words.mark[mark].meaning}>
      {words.mark[mark].name}
    </span>
  );
}
