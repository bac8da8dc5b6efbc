import { memo, type ReactNode } from 'react';
import * as element from './fire-and-water.tsx';
import * as way from './on-the-way.tsx';
import * as thing from './things.tsx';

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

/** What is drawn on a Chance card (0 to 23), once; nothing without one. */
export const Vignette = memo(function Vignette({ card }: { card?: number }): ReactNode {
  const Drawing = card === undefined ? undefined : VIGNETTES[card];
  return Drawing && <Drawing />;
});
