import type { ReactNode } from 'react';
import { type Company, type Share, UP } from '#games/union-pacific/rules/model.ts';
import { n } from '#ui/curves.ts';
import './art.css';
import { letterSize, STOCK, WHEELS } from './rolling-stock.ts';
import { tintOf } from './tints.ts';

/** Union Pacific's badge, on a field of 24 by 24. */
const SHIELD = 'M4 4q8 3 16 0v8q0 7-8 10q-8-3-8-10z';

export type CompanyTrainProps = {
  company: Company;
  x: number;
  y: number;
  /** Of its space; the train is turned so that it never stands on its head. */
  angle?: number;
  /** Of its space: 1 unless the board is crowded. */
  scale?: number;
  className?: string;
};

/** A little less than its space, so that the bed is seen around it. */
const FIT = 0.93;

/** A train on the map: its body turns with the track, its letters stay upright. */
export function CompanyTrain(props: CompanyTrainProps): ReactNode {
  const { company, x, y, angle = 0, scale = 1, className = '' } = props;
  return (
    <g
      className={`up-train ${className}`}
      data-company={company}
      transform={`translate(${n(x)} ${n(y)}) scale(${Math.round(FIT * scale * 1000) / 1000})`}
    >
      <Train company={company} angle={upright(angle)} />
    </g>
  );
}

/** Between -90 and 90 degrees. */
const upright = (angle: number): number => angle - 180 * Math.ceil((angle - 90) / 180);

function Train({ company, angle }: { company: Company; angle: number }): ReactNode {
  const stock = STOCK[company];
  if (!stock) return null;
  const { letter, fill, on } = tintOf(company);
  const turn = (angle * Math.PI) / 180;
  const size = letterSize(stock, letter, angle);
  // The middle of the body is 3 above the middle of the train.
  const x = Math.sin(turn) * 3 + stock.aside * Math.cos(turn);
  const y = -3 * Math.cos(turn) + stock.aside * Math.sin(turn) + size * 0.35;
  return (
    <>
      <g transform={`rotate(${Math.round(angle)})`} strokeLinejoin="round">
        <path className="up-train-rim" d={stock.body + WHEELS} strokeWidth="3.9" />
        <path d={WHEELS} fill="var(--up-ink)" />
        <path d={stock.body} fill={fill} stroke="var(--up-ink)" strokeWidth="1.8" />
      </g>
      <text className="up-letters" x={n(x)} y={n(y)} fontSize={n(size)} fill={on}>
        {letter}
      </text>
    </>
  );
}

function Shield(): ReactNode {
  const { fill, on, letter } = tintOf(UP);
  return (
    <g transform="translate(-18 -21) scale(1.5)">
      <path className="up-train-rim" d={SHIELD} strokeWidth="2.6" />
      <path d={SHIELD} fill={fill} stroke="var(--up-ink)" strokeWidth="1.2" />
      <text className="up-letters" x="12" y="16.4" fontSize="10.8" fill={on}>
        {letter}
      </text>
    </g>
  );
}

/** The picture of a share's company, to stand in a drawing: 48 by 36 about its middle. */
export function Emblem({ share }: { share: Share }): ReactNode {
  return share === UP ? <Shield /> : <Train company={share} angle={0} />;
}

const FIELD = '-24 -21 48 36';

/** The train of a company, or Union Pacific's shield, for panels; `size` is its width in pixels. */
export function CompanyBadge({
  company,
  size = 44,
  className = '',
}: {
  company: Share;
  size?: number;
  className?: string;
}): ReactNode {
  return (
    <svg
      className={`up-badge ${className}`}
      width={size}
      height={size * 0.75}
      viewBox={FIELD}
      aria-hidden="true"
    >
      <Emblem share={company} />
    </svg>
  );
}
