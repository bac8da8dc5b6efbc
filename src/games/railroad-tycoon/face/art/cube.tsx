import type { ReactNode } from 'react';
import type { Colour } from '#games/railroad-tycoon/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import './art.css';
import { goodOf } from './tints.ts';

/** A cube of goods, to stand in a line of text. It is decoration: the words beside it say its colour. */
export function Cube({ colour, language, size = 18 }: CubeProps): ReactNode {
  return (
    <svg
      className="rt-cube"
      width={size}
      height={size}
      viewBox="-6 -6.7 13.6 14"
      aria-hidden="true"
    >
      <CubeShape colour={colour} language={language} />
    </svg>
  );
}

type CubeProps = { colour: Colour; language: Language; size?: number };

/** The drawing alone, about 12 units wide, its front round 0, 0. */
export function CubeShape({ colour, language }: Omit<CubeProps, 'size'>): ReactNode {
  const { id, letter } = goodOf(colour);
  return (
    <>
      <path d="M-3.4-1.4l2.5-2.5h9v9L5.600 7.600z" fillOpacity=".22" />
      <path d="M-5-3.2l2.5-2.5h9v9L4 5.800h-9z" fill={`var(--good-${id})`} />
      <path d="M-5-3.2l2.5-2.5h9L4-3.200z" fill="#fff" fillOpacity=".36" />
      <path d="M4-3.2l2.5-2.5v9L4 5.800z" fillOpacity=".36" />
      <path className={`rt-cube-edge rt-cube-${id}`} d="M-5-3.2l2.5-2.5h9v9L4 5.800h-9z" />
      <text className="rt-cube-letter" x="-.5" y="4.1" fill={`var(--good-${id}-on)`}>
        {letter[language]}
      </text>
    </>
  );
}
