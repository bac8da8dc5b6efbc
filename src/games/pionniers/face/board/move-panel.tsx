import type { ReactNode } from 'react';
import { forecast } from '#games/pionniers/rules/forecast.ts';
import { railheadOf, type Table, TRAIN, type Train } from '#games/pionniers/rules/model.ts';
import { Die } from '../art/die.tsx';
import { OutcomePatterns } from '../art/outcomes.tsx';
import type { Offer } from '../handling/offers.ts';
import type { Turn } from '../handling/use-turn.ts';
import { derailsTo, lostOf } from '../logic/shares.ts';
import { useViewer } from '../viewer.ts';
import type { Words } from '../words/words.ts';
import { Odds, Throws } from './odds.tsx';
import { Throw } from './throw.tsx';

/** Moving: what every throw leads to, before it is thrown. */
export function MovePanel({ table, offer, turn }: MovePanelProps): ReactNode {
  const { words } = useViewer();
  const { move } = words;
  const train = table.trains[table.turn] as Train;
  const runs = train.engine > 0;
  const outcomes = train.front > 0 ? forecast(table, table.turn) : [];
  const [least, most] = [outcomes[0]?.throw ?? 0, outcomes.at(-1)?.throw ?? 0];
  const dice = least === 1 ? 1 : 2;
  const lost = lostOf(outcomes);
  const risk = lost === 0 ? undefined : move.derails(words.percent(lost));
  return (
    <section
      className={['pio-act move', offer.refusal ? 'no' : '', runs ? 'runs' : ''].join(' ')}
      data-offer=""
    >
      <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
        <OutcomePatterns />
      </svg>
      <h3>
        {runs ? move.runTitle : move.title}
        <span className="pio-dice">
          <Die value={4} size={30} />
          {dice === 2 ? <Die value={3} size={30} /> : null}
        </span>
      </h3>
      {offer.why || outcomes.length === 0 ? (
        <p className="pio-why">{offer.why}</p>
      ) : (
        <>
          <p className="pio-note">
            {runs
              ? move.runRange(least, most, train.front - TRAIN - train.engine)
              : move.range(
                  least,
                  most,
                  train.dynamite > 0 ? undefined : railheadOf(train) - train.front,
                )}
            {dice === 1 ? <b>{oneDie(train, words)}</b> : null}
          </p>
          <Throws outcomes={outcomes} />
          <Odds outcomes={outcomes} derails={derailsTo(table, outcomes)} />
        </>
      )}
      <Throw offer={offer} turn={turn} kind="move" keycap="M">
        <span className="pio-what">{runs ? move.runTitle : move.title}</span>
        {move.throw(dice)}
        {risk === undefined ? null : <small className="pio-what">{risk}</small>}
      </Throw>
    </section>
  );
}

type MovePanelProps = { table: Table; offer: Offer; turn: Turn };

function oneDie({ dynamite, slow }: Train, { move }: Words): string {
  if (dynamite > 0) return move.oneDie.dynamite;
  return slow ? move.oneDie.slow : move.oneDie.card;
}
