import type { ReactNode } from 'react';
import { useDock } from '../handling/dock.ts';
import { BuildPanel } from './build-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import { DeliverPanel } from './deliver-panel.tsx';
import { DeclinePanel, GrowthPanel, SharePanel, UpgradePanel, WestPanel } from './small-panels.tsx';
import { UrbanisePanel } from './urbanise-panel.tsx';

/** What is to be chosen for what somebody is about to do. */
export function ModePanel(): ReactNode {
  const { ask, held } = useDock().turn;
  if (ask === 'growth') return <GrowthPanel />;
  if (ask === 'industry') return <UrbanisePanel />;
  switch (held.mode) {
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
      return null;
  }
}
