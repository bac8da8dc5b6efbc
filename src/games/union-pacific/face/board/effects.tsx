import { Fragment, type ReactNode } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import { JOKER } from '#games/union-pacific/rules/model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { type Dock, useLit } from '../handling/dock.ts';
import { buildingAt, companiesIn } from '../logic/aim.ts';
import { whereabouts } from '../logic/cities.ts';
import { buildEffect, type Effect } from '../logic/forecast.ts';
import { type Sight, whoIs } from '../sight.ts';

/** Who would gain what if a train were built there. */
export function Building({ sight, dock }: { sight: Sight; dock: Dock }): ReactNode {
  const { turn, table } = dock;
  const lights = useLit();
  const { words, language } = sight;
  const { aim, buildings } = turn;
  const { hint } = words;
  const space = lights.aim;
  if (space === undefined) {
    const text = !turn.canBuild
      ? hint.onlyInvest
      : aim.company !== undefined
        ? hint.space(aim.company, lights.lit.length)
        : aim.track === undefined
          ? hint.card
          : hint.company(aim.track, lights.lit.length);
    return (
      <p>
        <Sentence text={text} />
      </p>
    );
  }
  const [section, place] = words.where(whereabouts(boardOf(table.board), space, language));
  const able = companiesIn(buildings, { ...aim, space });
  const company = lights.company ?? (able.length === 1 ? able[0]?.company : undefined);
  const deed = buildingAt(buildings, { ...aim, company, space });
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
          <Effects sight={sight} effect={buildEffect(table, company)} />
          {aim.track === undefined || deed.track === JOKER ? (
            <p className="plays">{hint.plays(deed.track)}</p>
          ) : null}
        </>
      )}
    </>
  );
}

/** What becomes of one company, and of those it pays. */
export function Effects({ sight, effect }: { sight: Sight; effect: Effect }): ReactNode {
  const { hint } = sight.words;
  const [before, after] = hint.worth(effect.share, effect);
  return (
    <>
      <p>
        {before} <b className="num">{after}</b>
      </p>
      <p className="changes num">
        {hint.atDividend}{' '}
        {effect.changes.length === 0
          ? hint.nobody
          : effect.changes.map(({ seat, from, to }, i) => {
              const [name, change] = hint.change(whoIs(sight, seat), from, to);
              return (
                <Fragment key={seat}>
                  {i > 0 ? ' · ' : ''}
                  <span className={from === to ? 'same' : undefined}>
                    <b>{name}</b> {change}
                  </span>
                </Fragment>
              );
            })}
      </p>
    </>
  );
}
