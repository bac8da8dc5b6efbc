import { type ReactNode, useState } from 'react';
import type { OpponentShown } from '#protocol/http/people.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { useFigures } from './use-figures.ts';

const FIRST = 5;

/** Against whom: games behind them hatched to the left, ahead of them solid to the right, from one mast. */
export function Against({ opponents }: { opponents: readonly OpponentShown[] }): ReactNode {
  const { against } = useCatalogue(profileWords);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? opponents : firstOf(opponents);
  const most = Math.max(1, ...opponents.flatMap(({ won, lost }) => [won, lost]));
  const left = opponents.length - FIRST;
  return (
    <section className="profile-part profile-against">
      <h2>{against.title}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{against.lost}</th>
            <td />
            <th scope="col">{against.won}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name, and none changes place.
            <Row key={i} opponent={one} most={most} />
          ))}
        </tbody>
      </table>
      {left > 0 ? (
        <Button kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? against.fewer : against.others(left)}
        </Button>
      ) : undefined}
    </section>
  );
}

/** The reader finds themselves among the first. */
function firstOf(opponents: readonly OpponentShown[]): readonly OpponentShown[] {
  const first = opponents.slice(0, FIRST);
  const reader = opponents.find(({ you }) => you);
  return reader && !first.includes(reader) ? [...first.slice(0, FIRST - 1), reader] : first;
}

function Row({ opponent, most }: { opponent: OpponentShown; most: number }): ReactNode {
  const { against } = useCatalogue(profileWords);
  const figures = useFigures();
  const { name, mark, won, lost, you } = opponent;
  const reach = (count: number): number => (count / most) * 96;
  return (
    <tr className={you ? 'profile-you' : undefined}>
      <th scope="row">
        {mark === undefined ? name : <Link href={pathTo.person(mark)}>{name}</Link>}
        {you ? <small> {against.you}</small> : undefined}
      </th>
      <td className="figures">{figures.whole(lost)}</td>
      <td className="profile-bars">
        <svg viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
          <rect
            x={100 - reach(lost)}
            y="3"
            width={reach(lost)}
            height="14"
            fill="url(#profile-fine)"
            stroke="var(--ink)"
          />
          <rect x="100" y="3" width={reach(won)} height="14" fill="var(--ink)" />
          <path d="M100 0v20" stroke="var(--ink)" strokeWidth="2" />
        </svg>
      </td>
      <td className="figures">
        <b>{figures.whole(won)}</b>
      </td>
    </tr>
  );
}
