import type { ReactNode } from 'react';
import type { Figure } from '#bots/chances.ts';
import { give, percent } from './figures.ts';

/** A figure in points, with what it may be off by. What is known, and not counted, has no error. */
export function Printed({ figure }: { figure: Figure }): ReactNode {
  return (
    <>
      {percent(figure)}
      {figure.error > 0 ? <small className="report-give"> ±{give(figure.error)}</small> : undefined}
    </>
  );
}
