import { memo, type ReactNode } from 'react';
import type { Layout, LineLayout } from '#games/pionniers/rules/data/lines.ts';
import type { Language } from '#kernel/game.ts';
import { beside, n, type Point, p, strip } from '#ui/curves.ts';
import { hinted } from '../words/hints.ts';
import { hintsIn } from '../words/index.ts';
import type { Geometry, LinePath } from './geometry.ts';
import { Sign } from './sign.tsx';
import { SlowSignal } from './signal.tsx';
import { MARKS, type Mark, marksOf } from './tints.ts';

type MarksProps = { geometry: Geometry; layout: Layout; language: Language };
type Marked = { line: LinePath; space: number; mark: Mark; sign: Point };

/** How far up the page a sign stands from the middle of its space. */
const POST = 27;

/** What the spaces mean, over the track: bridges, tinted spaces, signs on posts, numbers, the slow signal. Never changes in play. */
export const Marks = memo(
  function Marks({ geometry, layout, language }: MarksProps) {
    const marked = geometry.lines.flatMap((line, k) =>
      marksOf(layout.lines[k] as LineLayout).map(({ space, mark }): Marked => {
        return { line, space, mark, sign: beside(line.at(space - 0.5), -POST) };
      }),
    );
    return (
      <g className="pio-marks">
        <Symbols language={language} />
        <Bridges marked={marked.filter(({ mark }) => mark === 'river')} />
        <Tints marked={marked} />
        <path
          d={marked.map(({ line, space, sign }) => post(line, space, sign)).join('')}
          stroke="var(--pio-ink)"
          strokeWidth="2"
        />
        <Numbers geometry={geometry} />
        {geometry.lines.map((line) => (
          <Slow
            key={line.at(0).y}
            line={line}
            after={layout.slowAfter}
            spaces={geometry.spaces}
            language={language}
          />
        ))}
        <Signs marked={marked} language={language} />
      </g>
    );
  },
  (before, after) =>
    before.geometry === after.geometry &&
    before.language === after.language &&
    before.layout.slowAfter === after.layout.slowAfter,
);

const post = (line: LinePath, space: number, sign: Point): string =>
  `M${p(beside(line.at(space - 0.5), -8))}L${p(sign)}`;

/** Each sign once; the board then uses them a hundred times. */
function Symbols({ language }: { language: Language }): ReactNode {
  return (
    <defs>
      {Object.values(MARKS).map(({ id }) => (
        <g key={id} id={`pio-mark-${id}`} className="pio-on-post">
          <Sign mark={id} language={language} x={0} y={0} scale={1.12} />
        </g>
      ))}
    </defs>
  );
}

/**
 * On a board of many short spaces the signs are smaller, so that two neighbours stay apart. A sign and its space, with a
 * little around them for fingers, say what they are.
 */
function Signs({ marked, language }: { marked: readonly Marked[]; language: Language }): ReactNode {
  const hints = hintsIn(language).marks;
  return marked.map(({ line, space, mark, sign }) => {
    const k = Math.min(1, 0.55 + line.step / 32);
    const size = k < 1 ? ` scale(${n(k)})` : '';
    return (
      <g key={`${sign.x} ${sign.y}`} {...hinted(mark, hints[mark](space))}>
        <path className="pio-hit" d={strip(line, space - 1, space, 13)} />
        <use
          href={`#pio-mark-${mark}`}
          transform={`translate(${n(sign.x)} ${n(sign.y)})${size}`}
          data-space={space}
        />
      </g>
    );
  });
}

function Tints({ marked }: { marked: readonly Marked[] }): ReactNode {
  return (
    <g stroke="var(--pio-ink)" strokeWidth="1.3">
      {Object.values(MARKS).map(({ id }) => (
        <path
          key={id}
          fill={`var(--mark-${id})`}
          d={marked
            .filter(({ mark }) => mark === id)
            .map(({ line, space }) => strip(line, space - 0.94, space - 0.06, 9))
            .join('')}
        />
      ))}
    </g>
  );
}

/** Two parapets and four stone posts for each; the posts are dots of a round stroke. */
function Bridges({ marked }: { marked: readonly Marked[] }): ReactNode {
  const spans = marked.flatMap(({ line, space }) => {
    const half = 13 / line.step;
    return [-11, 11].map((aside) => ({
      line,
      a: space - 0.5 - half,
      b: space - 0.5 + half,
      aside,
    }));
  });
  const posts = spans
    .flatMap(({ line, a, b, aside }) => [beside(line.at(a), aside), beside(line.at(b), aside)])
    .map((at) => `M${p(at)}h.01`)
    .join('');
  return (
    <g fill="none" stroke="#3c3327" strokeLinecap="round">
      <path
        d={spans.map(({ line, a, b, aside }) => line.slice(a, b, aside)).join('')}
        strokeWidth="3"
      />
      <path d={posts} strokeWidth="6.6" />
      <path d={posts} stroke="#fff3d0" strokeWidth="3.8" />
    </g>
  );
}

function Numbers({ geometry: { lines, spaces } }: { geometry: Geometry }): ReactNode {
  const by = spaces < 80 ? 10 : 20;
  const counted = Array.from({ length: Math.floor(spaces / by) }, (_, i) => (i + 1) * by);
  return lines.flatMap((line) =>
    counted.map((space) => {
      const at = beside(line.at(space - 0.5), 19);
      return (
        <text key={`${line.at(0).y} ${space}`} className="pio-number" x={n(at.x)} y={n(at.y + 4)}>
          {space}
        </text>
      );
    }),
  );
}

function Slow({
  line,
  after,
  spaces,
  language,
}: {
  line: LinePath;
  after: number;
  spaces: number;
  language: Language;
}): ReactNode {
  if (after <= 0 || after >= spaces) return null;
  const foot = beside(line.at(after), -13);
  return (
    <g {...hinted('slow', hintsIn(language).slow(after))}>
      <circle className="pio-hit" cx={n(foot.x - 8)} cy={n(foot.y - 22)} r="17" />
      <SlowSignal x={foot.x} y={foot.y} scale={0.9} />
    </g>
  );
}
