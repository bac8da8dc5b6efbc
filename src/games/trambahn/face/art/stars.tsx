import { memo } from 'react';
import { countTo } from '../logic/count-to.ts';

/** One star of the kit's, 12 by 12, whose place is given. */
const starAt = (x: number): string =>
  `M${x + 6} .6l1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4z`;

/** 1.2: a strip's points. One drawing for all of them: a full table has a hundred. */
export const Stars = memo(function Stars({ count }: { count: number }) {
  return (
    <svg className="tram-stars" viewBox={`0 0 ${count * 13 - 1} 12`} aria-hidden="true">
      <path
        d={countTo(count)
          .map((i) => starAt(i * 13))
          .join('')}
      />
    </svg>
  );
});
