import type { ReactNode } from 'react';
import type { SeatColour } from './palettes.ts';
import { Seat } from './seat.tsx';
import './plate.css';

/** A player's name board. The brass rim says: to act. */
export function Plate({ colour, name, state, score, toAct = false }: PlateProps): ReactNode {
  return (
    <div className={toAct ? 'plate turn' : 'plate'}>
      <Seat colour={colour} size={34} />
      <b>{name}</b>
      <small>{state}</small>
      <span className="plate-score figures">{score}</span>
    </div>
  );
}

type PlateProps = {
  colour: SeatColour;
  name: string;
  state: ReactNode;
  score?: ReactNode;
  toAct?: boolean;
};
