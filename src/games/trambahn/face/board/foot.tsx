import type { ReactNode } from 'react';
import type { Action, Card, Table } from '#games/trambahn/rules/model.ts';
import type { Turn } from '../handling/use-turn.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { Hand, HiddenHand } from './hand.tsx';
import { Lever } from './lever.tsx';

/** Below the near side: the hand, and the lever for who plays. */
export function Foot({ table, shown, hand, turn, sent, tools }: FootProps): ReactNode {
  const viewer = useViewer();
  const { near, eyes, words } = viewer;
  const { held, lights } = turn;
  return (
    <div className="tram-foot">
      <h2 className="visually-hidden">
        {eyes === near ? words.board.hand : words.board.handOf(whoIs(viewer, near).name)}
      </h2>
      {hand ? (
        <Hand cards={hand} lights={lights} canBank={table.phase !== 'passengers'} />
      ) : (
        <HiddenHand count={shown.players[near].hand} />
      )}
      <div className="tram-desk">
        {tools}
        {eyes === near ? <Lever table={table} held={held} lights={lights} sent={sent} /> : null}
      </div>
    </div>
  );
}

type FootProps = {
  table: Table;
  /** The table as it is to be seen while something happens. */
  shown: Table;
  /** Nothing: these eyes may not see it. */
  hand: readonly Card[] | undefined;
  turn: Turn;
  sent: readonly Action[] | undefined;
  tools: ReactNode;
};
