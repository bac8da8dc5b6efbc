import type { ReactNode } from 'react';
import type { Door as DoorOf } from '#web/games.ts';
import { Sign } from '#web/kit/sign.tsx';
import { Link } from '#web/link.tsx';
import { pathTo } from '#web/routes.ts';
import { useWords } from '#web/words/use-words.ts';
import { ARCH, Emblem, Engine, WOOD } from './engines.tsx';

/** One engine-shed door. Open, its engine looks out and it leads to a game at once; shut, it says that it will open. */
export function Door({ door }: { door: DoorOf }): ReactNode {
  const { front, games, players } = useWords();
  const { id, built } = door;
  const { name, blurb } = games[id];
  return (
    <li className={built ? 'door open' : 'door shut'}>
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
        {built ? (
          <>
            <path d={ARCH} fill="#1b2531" />
            <Engine id={id} />
            <OpenLeaves wood={WOOD[id]} />
          </>
        ) : (
          <>
            <ShutLeaves wood={WOOD[id]} />
            <Emblem id={id} />
            <Notice>{front.soon}</Notice>
          </>
        )}
      </svg>
      {built ? (
        <Link className="name sign" href={pathTo.solo(id)}>
          {name}
        </Link>
      ) : (
        <Sign kind="shut" className="name">
          {name}
        </Sign>
      )}
      <span className="meta">{players(...door.players)}</span>
      <span className="what">{blurb}</span>
      {built ? undefined : <span className="vh">{front.soon}</span>}
    </li>
  );
}

const STONES = 'M6 250V112a94 94 0 0 1 188 0v138';

function OpenLeaves({ wood }: { wood: string }): ReactNode {
  return (
    <g stroke="#2a1c10" strokeWidth="2">
      <path d="M20 112v138l-18 8V96zM180 112v138l18 8V96z" fill={wood} />
      <path d="M2 130l18 6M2 200l18 0M198 130l-18 6M198 200l-18 0" strokeWidth="4" />
    </g>
  );
}

function ShutLeaves({ wood }: { wood: string }): ReactNode {
  return (
    <g stroke="#2a1c10">
      <path d={ARCH} fill={wood} strokeWidth="2" />
      <path
        d="M40 60v190M60 44v206M80 36v214M120 36v214M140 44v206M160 60v190"
        strokeWidth="1.2"
        strokeOpacity=".7"
      />
      <path d="M100 32v218" strokeWidth="3" />
      <path d="M24 130h68M24 238h68M108 130h68M108 238h68" strokeWidth="5" />
      <path
        d="M50 84h36v28H50zM114 84h36v28h-36z"
        fill="#f0c866"
        fillOpacity=".85"
        strokeWidth="2.5"
      />
      <path d="M68 84v28M132 84v28M50 98h36M114 98h36" strokeWidth="1.5" />
    </g>
  );
}

/** A paper pinned to the planks. */
function Notice({ children }: { children: string }): ReactNode {
  return (
    <g transform="rotate(-2.5 100 211)">
      <rect x="48" y="195" width="104" height="34" fill="#fffaf0" stroke="#2a1c10" />
      <circle cx="100" cy="199" r="2.2" fill="#a8261c" />
      <text
        x="100"
        y="218"
        textAnchor="middle"
        className="sg"
        fontSize="14.5"
        fontWeight="600"
        fill="#1d2126"
      >
        {children}
      </text>
    </g>
  );
}
