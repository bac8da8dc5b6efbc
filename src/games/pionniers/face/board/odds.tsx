import type { ReactNode } from 'react';
import type { OutcomeKind, ThrowOutcome } from '#games/pionniers/rules/forecast.ts';
import { OutcomeSwatch, outcomeFill, outcomePattern } from '../art/outcomes.tsx';
import { SignIcon } from '../art/sign.tsx';
import { type Derailed, percentsOf, type Share, sharesOf } from '../logic/shares.ts';
import { useViewer } from '../viewer.ts';

/** The board's paint for an outcome; a light engine on its way is painted as plain track, one that arrives as an arrival. */
export const paintOf = (kind: ThrowOutcome['kind']): OutcomeKind =>
  kind === 'run' ? 'plain' : kind === 'coupled' ? 'finish' : kind;

/** A share above this has room for its figure in the bar; else it stands with the word. */
const ROOM = 0.12;

/** How the chances are shared: a bar, and below it each share by shape and word. */
export function Odds({ outcomes, derails }: OddsProps): ReactNode {
  const { words } = useViewer();
  const shares = sharesOf(outcomes);
  const percents = percentsOf(shares);
  return (
    <>
      <div className="pio-odds" aria-hidden="true">
        {shares.map(({ kind, chance }, i) => (
          <span key={kind} data-kind={paintOf(kind)} style={{ flexGrow: chance }}>
            <svg width="100%" height="100%" aria-hidden="true">
              <rect width="100%" height="100%" fill={outcomeFill(paintOf(kind))} />
              <rect width="100%" height="100%" fill={outcomePattern(paintOf(kind))} />
            </svg>
            {chance > ROOM ? <b>{words.percent(percents[i] as number)}</b> : null}
          </span>
        ))}
      </div>
      <ul className="pio-key" aria-label={words.move.chances}>
        {shares.map((share, i) => (
          <li key={share.kind}>
            <Shape share={share} />
            <span>
              {share.kind === 'derail' && derails
                ? words.move.derailsTo(derails.space, derails.mark && words.marks[derails.mark])
                : words.move.kinds[share.kind]}
            </span>
            <span className={share.chance > ROOM ? 'visually-hidden' : undefined}>
              {words.percent(percents[i] as number)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type OddsProps = { outcomes: readonly ThrowOutcome[]; derails: Derailed | undefined };

function Shape({ share: { kind } }: { share: Share }): ReactNode {
  const { language } = useViewer();
  if (kind === 'river' || kind === 'danger' || kind === 'ambush') {
    return <SignIcon mark={kind} language={language} size={20} />;
  }
  return <OutcomeSwatch kind={paintOf(kind)} size={16} />;
}

/** Every throw by itself: how likely, what it sets off, where it ends. */
export function Throws({ outcomes }: { outcomes: readonly ThrowOutcome[] }): ReactNode {
  const most = Math.max(...outcomes.map(({ chance }) => chance));
  return (
    <div className="pio-throws figures" aria-hidden="true">
      {outcomes.map(({ throw: total, chance, kind }) => (
        <span key={total} className={kind === 'derail' ? 'lost' : undefined}>
          <svg width="100%" height="100%" aria-hidden="true">
            {[outcomeFill(paintOf(kind)), outcomePattern(paintOf(kind))].map((fill) => (
              <rect
                key={fill}
                width="100%"
                height={`${(100 * chance) / most}%`}
                y={`${100 - (100 * chance) / most}%`}
                fill={fill}
                stroke="var(--pio-ink)"
              />
            ))}
          </svg>
          {total}
        </span>
      ))}
    </div>
  );
}
