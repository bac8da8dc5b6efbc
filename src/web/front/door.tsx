import type { ReactNode } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { useSaid, useWords } from '../words/use-words.ts';
import { drawingOf } from './drawings.ts';
import '#ui/sign.css';
import './door.css';

/** One engine-shed door: its engine looks out, and it leads to a game at once. */
export function Door({ game }: { game: Manifest }): ReactNode {
  const { players } = useWords();
  const drawing = drawingOf(game.id);
  return (
    <li className="door">
      <svg viewBox="0 0 200 262" aria-hidden="true">
        <path d={STONES} fill="none" stroke="var(--stone)" strokeWidth="17" />
        <path
          d={STONES}
          fill="none"
          stroke="var(--stone-line)"
          strokeWidth="17"
          strokeDasharray="1.6 20"
        />
        <path
          d="M92 4h16l4 24H88z"
          fill="var(--stone)"
          stroke="var(--stone-line)"
          strokeWidth="1.5"
        />
        <path d={ARCH} fill="var(--door-dark)" />
        {drawing?.engine}
        <Leaves wood={drawing?.wood ?? 'var(--door-wood)'} />
      </svg>
      <Link className="sign door-name" href={pathTo.solo(game.id)}>
        {useSaid(game.name)}
      </Link>
      <span className="door-players">{players(...game.players)}</span>
      <span className="door-blurb">{useSaid(game.blurb)}</span>
    </li>
  );
}

const STONES = 'M6 250V112a94 94 0 0 1 188 0v138';
const ARCH = 'M20 250V112a80 80 0 0 1 160 0v138z';

function Leaves({ wood }: { wood: string }): ReactNode {
  return (
    <g stroke="var(--door-line)" strokeWidth="2">
      <path d="M20 112v138l-18 8V96zM180 112v138l18 8V96z" fill={wood} />
      <path d="M2 130l18 6M2 200l18 0M198 130l-18 6M198 200l-18 0" strokeWidth="4" />
    </g>
  );
}
