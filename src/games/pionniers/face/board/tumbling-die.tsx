import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { motionReduced } from '#ui/reduced-motion.ts';
import { Die } from '../art/die.tsx';
import { TUMBLE } from '../motion/durations.ts';

/** A die that has been thrown. While `roll` is told it tumbles in and shows other faces first. */
export function TumblingDie({ value, size, nth, roll }: TumblingDieProps): ReactNode {
  const die = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = die.current;
    if (element === null || roll === undefined || motionReduced()) return undefined;
    const side = nth % 2 === 0 ? -1 : 1;
    const animations = [
      element.animate(
        [
          { transform: `translate(${230 + 50 * nth}px, -60px) rotate(${side * 560}deg)` },
          {
            transform: `translate(${90 + 20 * nth}px, 14px) rotate(${side * 260}deg)`,
            offset: 0.45,
          },
          {
            transform: `translate(${36 + 8 * nth}px, -14px) rotate(${side * 110}deg)`,
            offset: 0.7,
          },
          { transform: 'none' },
        ],
        { duration: TUMBLE * roll, easing: 'cubic-bezier(.25,.6,.35,1)' },
      ),
    ];
    const faces = [...element.children];
    for (const [i, face] of faces.entries()) {
      const [from, to] = [i / faces.length, (i + 1) / faces.length];
      const last = i === faces.length - 1;
      animations.push(
        face.animate(
          [
            { opacity: i === 0 ? 1 : 0, offset: 0 },
            { opacity: i === 0 ? 1 : 0, offset: Math.max(0, from - 0.001) },
            { opacity: 1, offset: from },
            { opacity: 1, offset: Math.max(from, to - 0.001) },
            { opacity: last ? 1 : 0, offset: to },
            { opacity: last ? 1 : 0, offset: 1 },
          ],
          { duration: TUMBLE * roll },
        ),
      );
    }
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [nth, roll]);
  const others = [1, 4, 2, 5].map((step) => ((value + step + nth) % 6) + 1);
  return (
    <span ref={die} className="pio-die">
      {others.map((face) => (
        <Die key={face} value={face} size={size} className="other" />
      ))}
      <Die value={value} size={size} />
    </span>
  );
}

type TumblingDieProps = {
  value: number;
  size: number;
  /** Which die of the throw, from 0. */
  nth: number;
  /** It is being thrown: how much slower than usual. */
  roll: number | undefined;
};
