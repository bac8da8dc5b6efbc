import type { ReactNode } from 'react';
import { useDock } from '../handling/dock.ts';
import { BuildPanel } from './build-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import { DeliverPanel } from './deliver-panel.tsx';
import { MenuPanel } from './menu-panel.tsx';
import {
  DeclinePanel,
  GrowthPanel,
  SharePanel,
  UpgradePanel,
  UrbanisePanel,
  WestPanel,
} from './small-panels.tsx';

/** What is asked of whoever has an action, by what they are about to do. */
export function ActPanels(): ReactNode {
  const { turn } = useDock();
  if (turn.ask === 'growth') return <GrowthPanel />;
  if (turn.ask === 'industry') return <UrbanisePanel />;
  switch (turn.held.mode) {
    case 'build':
      return <BuildPanel />;
    case 'urbanise':
      return <UrbanisePanel />;
    case 'upgrade':
      return <UpgradePanel />;
    case 'deliver':
      return <DeliverPanel />;
    case 'card':
      return <CardPanel />;
    case 'west':
      return <WestPanel />;
    case 'share':
      return <SharePanel />;
    case 'decline':
      return <DeclinePanel />;
    default:
      return <MenuPanel />;
  }
}
