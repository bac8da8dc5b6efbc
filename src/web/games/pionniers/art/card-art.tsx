import type { ReactNode } from 'react';
import * as element from './cards/fire-and-water.tsx';
import * as way from './cards/on-the-way.tsx';
import * as thing from './cards/things.tsx';

/** In the order of the cards (`data/cards.ts`). */
const VIGNETTES: readonly (() => ReactNode)[] = [
  way.Rockfall,
  way.FallenTrunk,
  way.IcyGrade,
  element.BurningAxle,
  thing.MailBag,
  thing.DoctorsBag,
  way.BisonHerd,
  element.DryTank,
  way.Fog,
  element.PoorCoal,
  element.Flood,
  element.PrairieFire,
  element.WetPowder,
  thing.OrdersFromTheFort,
  way.TailWind,
  way.Downgrade,
  element.GoodBoiler,
  element.NightCrew,
  thing.Platelayers,
  thing.LoadOfRails,
  thing.Credit,
  thing.CrateFound,
  thing.Scouts,
  thing.HiredHand,
];

/** The vignette of a Chance card (0 to 23), 160 by 100. Decoration: the card says the rest. */
export function CardArt({ card, className = '' }: { card: number; className?: string }): ReactNode {
  const Vignette = VIGNETTES[card];
  return (
    <svg className={`pr-card-art ${className}`} viewBox="0 0 160 100" aria-hidden="true">
      <g
        fill="none"
        stroke="var(--pr-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {Vignette && <Vignette />}
      </g>
      <rect
        x="1"
        y="1"
        width="158"
        height="98"
        rx="3"
        fill="none"
        stroke="var(--pr-ink)"
        strokeWidth="2"
      />
    </svg>
  );
}
