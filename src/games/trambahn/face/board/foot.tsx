import type { ReactNode } from 'react';
import type { Action, Card, Table } from '#games/trambahn/rules/model.ts';
import type { Turn } from '../handling/use-turn.ts';
import type { Behind } from '../logic/hint.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { Hand, HiddenHand } from './hand.tsx';
import { Lever } from './lever.tsx';

/** Below the near side: the hand, and the lever for who plays. */
export function Foot({ table, behind, shown, hand, turn, sent, tools }: FootProps): ReactNode {
  const viewer = useViewer();
  const { near, eyes, words } = viewer;
  const { held, lights } = turn;
  const refills = shown.phase !== 'over';
  return (
    <div className="tram-foot">
      <h2 className="visually-hidden">
        {eyes === near ? words.board.hand : words.board.handOf(whoIs(viewer, near).name)}
      </h2>
      {hand ? (
        <Hand
          cards={hand}
          lights={lights}
          canBank={table.phase !== 'passengers'}
          refills={refills}
        />
      ) : (
        <HiddenHand count={shown.players[near].hand} refills={refills} />
      )}
      <div className="tram-desk">
        {tools}
        {eyes === near ? <Lever {...{ table, behind, held, lights, sent }} /> : null}
      </div>
    </div>
  );
}

type FootProps = {
  table: Table;
  behind: Behind | undefined;
  /** The table as it is to be seen while something happens. */
  shown: Table;
  /** Nothing: these eyes may not see it. */
  hand: readonly Card[] | undefined;
  turn: Turn;
  sent: readonly Action[] | undefined;
  tools: ReactNode;
};
