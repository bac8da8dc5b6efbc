import { Fragment, type ReactNode } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import { JOKER, UP } from '#games/union-pacific/rules/model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { type Dock, useLit } from '../handling/dock.ts';
import { buildingAt, companiesIn } from '../logic/building.ts';
import { whereabouts } from '../logic/cities.ts';
import { buildEffect, type Effect } from '../logic/forecast.ts';
import { type Viewer, whoIs } from '../viewer.ts';

/** Who would gain what if a train were built there. */
export function Building({ viewer, dock }: { viewer: Viewer; dock: Dock }): ReactNode {
  const { turn, table } = dock;
  const lights = useLit();
  const { words, language } = viewer;
  const { track, buildings } = turn;
  const { hint } = words;
  const space = lights.looked;
  if (space === undefined) {
    const text = !turn.canBuild
      ? hint.onlyInvest
      : turn.company !== undefined
        ? hint.space(turn.company, lights.lit.length)
        : track === undefined
          ? hint.card
          : hint.company(track, lights.lit.length);
    return (
      <p>
        <Sentence text={text} />
      </p>
    );
  }
  const [section, place] = words.where(whereabouts(boardOf(table.board), space, language));
  const able = companiesIn(buildings, { track, space });
  const company = lights.company ?? (able.length === 1 ? able[0]?.company : undefined);
  const deed = buildingAt(buildings, { track, company, space });
  return (
    <>
      <h3>
        {section} <small>{place}</small>
      </h3>
      {company === undefined || deed === undefined ? (
        <p>
          <Sentence text={hint.companyHere(able.map((one) => one.company))} />
        </p>
      ) : (
        <>
          <Effects viewer={viewer} effect={buildEffect(table, company)} />
          {track === undefined || deed.track === JOKER ? (
            <p className="plays">{hint.plays(deed.track)}</p>
          ) : null}
        </>
      )}
    </>
  );
}

/** What becomes of one company, and of those it pays. */
export function Effects({ viewer, effect }: { viewer: Viewer; effect: Effect }): ReactNode {
  const { hint } = viewer.words;
  const [before, after] = hint.worth(effect.share, effect);
  return (
    <>
      {/* Union Pacific is worth nothing by itself: its name has been said. */}
      {effect.share === UP ? null : (
        <p>
          {before} <b className="figures">{after}</b>
        </p>
      )}
      <p className="changes figures">
        {hint.atDividend}{' '}
        {effect.changes.length === 0
          ? hint.nobody
          : effect.changes.map(({ seat, from, to }, i) => {
              const [name, change] = hint.change(whoIs(viewer, seat), from, to);
              return (
                <Fragment key={seat}>
                  {i > 0 ? ' · ' : ''}
                  <span className={from === to ? 'same' : undefined}>
                    <b>{name}</b> {change}
                  </span>
                </Fragment>
              );
            })}
        {effect.sole && effect.changes.length > 0 ? ` (${hint.sole})` : null}
      </p>
    </>
  );
}
