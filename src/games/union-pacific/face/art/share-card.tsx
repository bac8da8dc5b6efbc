import { type ReactNode, useId } from 'react';
import type { Share } from '#games/union-pacific/rules/model.ts';
import './art.css';
import { CardSheet, Certificate, EDGE } from './certificate.tsx';
import { tintOf } from './tints.ts';
import { Emblem } from './train.tsx';

type CardProps = { className?: string };

/** A share certificate, 120 by 176. It says its company's name: whoever shows it alone must name it in words too. */
export function ShareArt({ share, className = '' }: CardProps & { share: Share }): ReactNode {
  const { short, name, fill, on, line, pattern } = tintOf(share);
  const lines = broken(name.en);
  const first = 142 - (lines.length - 1) * 9;
  return (
    <Certificate className={className} head={short} {...{ fill, on, line, pattern }}>
      <g transform={`translate(60 ${lines.length > 2 ? 82 : 86}) scale(1.72)`}>
        <Emblem share={share} />
      </g>
      <text className="up-issuer">
        {lines.map((line, i) => (
          <tspan key={line} x="60" y={first + i * 18.5}>
            {line}
          </tspan>
        ))}
      </text>
    </Certificate>
  );
}

/** What a line of the certificate takes. */
const LONGEST = 11;

function broken(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The back of shares and dividends: their pile is one. */
export function ShareBack({ className = '' }: CardProps): ReactNode {
  const tile = useId();
  return (
    <CardSheet className={className}>
      <pattern id={tile} width="12" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0L12 16M12 0L0 16" fill="none" stroke="var(--enamel-ink)" strokeOpacity=".22" />
      </pattern>
      <rect {...EDGE} fill="var(--enamel)" />
      <g fill="none" stroke="var(--enamel-ink)">
        <path d={FIELD} strokeWidth="1.8" />
        <path d={FIELD} fill={`url(#${tile})`} stroke="none" />
        <path
          d="M60 34L104 88L60 142L16 88Z"
          fill="var(--enamel)"
          strokeWidth="1.2"
          strokeOpacity=".6"
        />
        <path d="M60 44L96 88L60 132L24 88Z" strokeWidth=".8" strokeOpacity=".4" />
      </g>
      <g className="up-seal" fill="none" stroke="var(--enamel-ink)" strokeWidth="1.6">
        <circle cx="60" cy="88" r="20" />
        <circle cx="60" cy="88" r="4.5" />
        <path d={SPOKES} />
      </g>
    </CardSheet>
  );
}

const FIELD = 'M14 8H106L112 14V162L106 168H14L8 162V14Z';

const SPOKES = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4;
  const at = (r: number): string =>
    `${Math.round((60 + Math.cos(turn) * r) * 10) / 10} ${Math.round((88 + Math.sin(turn) * r) * 10) / 10}`;
  return `M${at(4.5)}L${at(20)}`;
}).join('');
