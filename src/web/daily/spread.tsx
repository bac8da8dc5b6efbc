import type { ReactNode } from 'react';
import type { SheetOfTrain, Traveller } from '#protocol/http/daily.ts';
import { useFigures } from '../profile/use-figures.ts';
import { dailyWords } from '../words/daily/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { binsOf } from './bins.ts';

const [WIDTH, BASE, LEFT, BRICK] = [356, 92, 24, 8];
const MOST_BRICKS = 8;

type SpreadProps = {
  sheet: SheetOfTrain;
  mine: Traveller | undefined;
  other: Traveller | undefined;
};

/** How many came to which score, as piles of bricks. */
export function Spread({ sheet, mine, other }: SpreadProps): ReactNode {
  const words = useCatalogue(dailyWords);
  const { whole } = useFigures();
  const { bins, from, step } = binsOf(sheet.scores);
  const most = Math.max(...bins);
  const each = Math.max(1, Math.ceil(most / MOST_BRICKS));
  const width = (WIDTH - 2 * LEFT) / bins.length;
  const binOf = (score: number): number => Math.floor((score - from) / step);
  const x = (bin: number): number => LEFT + bin * width;
  const [lowest = 0, highest = 0] = [sheet.scores.at(-1)?.[0], sheet.scores[0]?.[0]];
  const label = words.spread(whole(sheet.arrived), whole(lowest), whole(highest));
  return (
    <svg className="daily-spread" viewBox={`0 0 ${WIDTH} 114`} role="img" aria-label={label}>
      {bins.map((count, bin) =>
        Array.from({ length: Math.ceil(count / each) }, (_, brick) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bricks have nothing but their place.
            key={`${bin} ${brick}`}
            className={brickOf(bin, brick)}
            x={x(bin) + 2}
            y={BASE - 7 - brick * BRICK}
            width={width - 4}
            height="6"
            rx="1"
          />
        )),
      )}
      <path className="daily-ground" d={`M${LEFT - 6} ${BASE}H${WIDTH - LEFT + 6}`} />
      {bins.map((_, bin) =>
        bin % 2 === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is the place.
          <text key={bin} className="daily-tick" x={x(bin) + width / 2} y={BASE + 16}>
            {whole(from + bin * step)}
          </text>
        ) : undefined,
      )}
      {mine ? <Name bin={binOf(mine.score)} text={words.you.toLowerCase()} /> : undefined}
    </svg>
  );

  /** The lowest brick of their pile is one's own, and the other's stands on it. */
  function brickOf(bin: number, brick: number): string | undefined {
    const [own, theirs] = [mine, other].map((one) => one && binOf(one.score));
    if (bin === own && brick === 0) return 'you';
    return mine && bin === theirs && brick === (own === theirs ? 1 : 0) ? 'with' : undefined;
  }

  function Name({ bin, text }: { bin: number; text: string }): ReactNode {
    const height = Math.ceil((bins[bin] ?? 0) / each) * BRICK;
    return (
      <text className="daily-own" x={x(bin) + width / 2} y={BASE - height - 5}>
        {text}
      </text>
    );
  }
}
