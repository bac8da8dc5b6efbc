import { useEffect, useState } from 'react';
import { type Box, boxAt } from '../../learn/spots.ts';
import { whenever } from '../../learn/use-boxes.ts';

/** A spot of the board, where it is, and which of the choices are about it. */
export type SpotBox = { spot: string; box: Box; ranks: readonly number[] };

const PAD = 3;

/** Where the spots of the choices are, for as long as the board moves under them. */
export function useSpotBoxes(choices: readonly { rank: number; spots: readonly string[] }[]) {
  const [boxes, setBoxes] = useState<readonly SpotBox[]>([]);
  const wanted = JSON.stringify(choices.map(({ rank, spots }) => ({ rank, spots })));
  useEffect(() => {
    const all = JSON.parse(wanted) as { rank: number; spots: string[] }[];
    const spots = new Set(all.flatMap((one) => one.spots));
    const measure = (): void => {
      const now = [...spots].flatMap((spot): SpotBox[] => {
        const box = boxAt(spot, PAD);
        const ranks = all.filter((one) => one.spots.includes(spot)).map(({ rank }) => rank);
        return box ? [{ spot, box, ranks }] : [];
      });
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    return whenever(measure);
  }, [wanted]);
  return boxes;
}
