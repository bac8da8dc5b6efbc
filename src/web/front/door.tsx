import type { ReactNode } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { useSaid, useWords } from '../words/use-words.ts';
import { Arch } from './arch.tsx';
import '#ui/sign.css';
import './door.css';

/** One engine-shed door: its engine looks out, and it leads to the game's own page. */
export function Door({ game }: { game: Manifest }): ReactNode {
  const { players } = useWords();
  return (
    <li className="door">
      <svg viewBox="0 0 200 262" aria-hidden="true">
        <Arch game={game.id} />
      </svg>
      <Link className="sign door-name" href={pathTo.game(game.id)}>
        {useSaid(game.name)}
      </Link>
      <span className="door-players">{players(...game.players)}</span>
      <span className="door-blurb">{useSaid(game.blurb)}</span>
    </li>
  );
}
