import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../preferences.ts';
import { Curtain } from './curtain/curtain.tsx';
import { useCurtain } from './curtain/use-curtain.ts';
import { Desk } from './desk/desk.tsx';
import { namesOf } from './names.ts';
import type { Live, Snapshot } from './snapshot.ts';
import type { PlayMode } from './table-page.tsx';
import type { Sitting } from './use-table.ts';

/** A game that has begun: the table, or the curtain before it. */
export function Playing(props: PlayingProps): ReactNode {
  const { sitting, live } = props;
  const language = useLanguage();
  const names = useMemo(() => namesOf(live.seats, language), [live.seats, language]);
  const { hand, opening, reveal } = useCurtain(sitting, live, sitting.store.stage.isStill);
  if (hand !== undefined)
    return <Curtain key={hand} name={names[hand] ?? ''} opening={opening} onReveal={reveal} />;
  return <Desk {...props} language={language} names={names} />;
}

type PlayingProps = { sitting: Sitting; snapshot: Snapshot; live: Live; way: PlayMode };
