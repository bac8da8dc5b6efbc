import { memo, type ReactNode } from 'react';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { CompanyBadge } from '../art/train.tsx';
import { useDock } from '../handling/dock.ts';
import { companiesIn } from '../logic/building.ts';
import { useViewer } from '../viewer.ts';

/** Which companies can build with the chosen card, each with its number of spaces; and the other half of a turn. */
export const Chips = memo(function Chips(): ReactNode {
  const { words } = useViewer();
  const { turn } = useDock();
  // Elsewhere the shares in hand are in sight, and need no button to be chosen.
  const phone = useMedia(media.phone);
  if (turn.ask !== 'act') return null;
  const builds = turn.mode === 'build';
  // Once a company is chosen the others stay in sight, wherever they could build.
  const { track, company, space } = turn;
  const here = company === undefined ? space : undefined;
  const able = builds ? companiesIn(turn.buildings, { track, space: here }) : [];
  const both = turn.canBuild && turn.canInvest;
  return (
    <div
      className={builds ? 'up-chips builds' : 'up-chips'}
      role="group"
      aria-label={words.chips.label(track)}
    >
      {builds ? <span>{words.chips.label(track)}</span> : null}
      {builds ? <span className="key">{words.chips.key}</span> : null}
      {able.map(({ company: one, spaces }) => {
        const on = one === company;
        return (
          <button
            key={one}
            type="button"
            className={on ? 'up-chip on' : 'up-chip'}
            data-piece={`chip:${one}`}
            aria-pressed={on}
            data-hint={words.marks.chip(one, spaces)}
            data-hint-rule="5.2"
            onClick={(event) => {
              const byKeys = event.detail === 0;
              turn.press({ is: 'company', company: one, byKeys }, event.currentTarget);
            }}
          >
            <CompanyBadge company={one} size={34} />
            <b className="figures" aria-hidden="true">
              {spaces}
            </b>
            <span className="visually-hidden">{words.chips.chip(one, spaces)}</span>
          </button>
        );
      })}
      {both ? (
        <button
          type="button"
          className="up-alt"
          data-do="mode"
          data-spot={phone && builds ? 'mode:invest' : undefined}
          onClick={(event) =>
            turn.press({ is: 'mode', mode: builds ? 'invest' : 'build' }, event.currentTarget)
          }
        >
          {builds ? words.mode.invest : words.mode.build}
        </button>
      ) : null}
    </div>
  );
});
