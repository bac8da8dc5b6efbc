import type { ReactNode } from 'react';
import { boardOf } from '#games/pionniers/rules/board.ts';
import { layForecast } from '#games/pionniers/rules/forecast.ts';
import { SECTIONS_TO_START, type Table } from '#games/pionniers/rules/model.ts';
import { Said } from '#ui/ear/said.tsx';
import { Die } from '../art/die.tsx';
import type { Offer } from '../handling/offers.ts';
import type { Turn } from '../handling/use-turn.ts';
import { useViewer } from '../viewer.ts';
import { Throw } from './throw.tsx';

const THROWN = ['1–2', '3–4', '5–6'] as const;

/** Laying: what each number on the die brings. */
export function LayPanel({ table, offer, turn }: LayPanelProps): ReactNode {
  const { words, language } = useViewer();
  const { lay } = words;
  const outcomes = layForecast(table, table.turn);
  const train = table.trains[table.turn];
  const { spaces } = boardOf(table.board);
  return (
    <section className={offer.refusal ? 'pio-act lay no' : 'pio-act lay'} data-offer="">
      <h3>
        {lay.title}
        <span className="pio-dice">
          <Die value={5} size={30} />
        </span>
      </h3>
      {offer.why ? (
        <p className="pio-why">{offer.why}</p>
      ) : (
        <>
          <table className="pio-lays figures">
            <caption className="visually-hidden">{lay.caption}</caption>
            <tbody>
              <tr>
                <th scope="row">{lay.die}</th>
                {THROWN.map((thrown) => (
                  <td key={thrown}>{thrown}</td>
                ))}
              </tr>
              <tr>
                <th scope="row">{lay.sections}</th>
                {outcomes.map(({ sections }) => (
                  <td key={sections}>
                    <b>{sections}</b>
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{lay.track}</th>
                {outcomes.map(({ sections, railhead }) => (
                  <td key={sections}>
                    <Said text={lay.to(railhead)} language={language} />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          <p className="pio-note">
            {train && train.front === 0 && train.sections < SECTIONS_TO_START
              ? lay.starts
              : outcomes[0]?.railhead === spaces
                ? lay.full
                : null}
          </p>
        </>
      )}
      <Throw offer={offer} turn={turn} kind="lay" keycap="L">
        <span className="pio-what">{lay.title}</span>
        {lay.throw}
      </Throw>
    </section>
  );
}

type LayPanelProps = { table: Table; offer: Offer; turn: Turn };
