import { type ReactNode, useMemo } from 'react';
import {
  SHARES,
  type Share,
  type Table,
  type UnionPacific,
} from '#games/union-pacific/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Sentence } from '#ui/sentence.tsx';
import { tintOf } from '../art/tints.ts';
import { CompanyBadge } from '../art/train.tsx';
import { fortunesByTurn, unplayedOf } from '../logic/fortunes.ts';
import { fortunesOf, paymentsOf, placesOf } from '../logic/history.ts';
import { wordsIn } from '../words/index.ts';
import type { Words } from '../words/words.ts';
import { Chart } from './chart.tsx';
import { Course } from './course.tsx';
import { verdictOf } from './verdict.ts';
import './result.css';

/** The end: who is richest, which dividend brought what, and what everybody held. */
export function Result(props: ScoreProps<UnionPacific>): ReactNode {
  const { table, names, language, told } = props;
  const words = wordsIn(language);
  const payments = useMemo(() => paymentsOf(told), [told]);
  const course = useMemo(() => (told ? fortunesByTurn(told, table) : []), [told, table]);
  const all = namesOf(table, names, words);
  return (
    <div className="up-result">
      <p className="up-verdict">{verdictOf(props, words)}</p>
      <figure>
        <figcaption>{words.result.chart}</figcaption>
        <Chart fortunes={fortunesOf(table)} payments={payments} names={all} words={words} />
      </figure>
      <Unplayed {...props} />
      {course.length > 1 ? (
        <figure>
          <figcaption>
            {words.result.byTurn} <small>{words.result.byTurnSub}</small>
          </figcaption>
          <Course course={course} payments={payments} names={names} words={words} />
        </figure>
      ) : null}
      <Holdings table={table} names={all} words={words} />
    </div>
  );
}

/** With the imaginary player, where there is one. */
function namesOf({ third }: Table, names: readonly string[], words: Words): readonly string[] {
  return third ? [...names, words.dividend.third] : names;
}

/** What stayed in one's own hand, and what it would have brought. */
function Unplayed({ table, own, eyes, language }: ScoreProps<UnionPacific>): ReactNode {
  if (own === undefined || eyes === 'watcher' || table.phase !== 'over') return null;
  const { result } = wordsIn(language);
  const { shares, missed } = unplayedOf(table, own, eyes);
  return (
    <p className="up-unplayed">
      <Sentence text={shares.length === 0 ? result.allPlayed : result.unplayed(shares, missed)} />
    </p>
  );
}

type HoldingsProps = { table: Table; names: readonly string[]; words: Words };

/** Who held what, the richest first. */
function Holdings({ table, names, words }: HoldingsProps): ReactNode {
  const fortunes = fortunesOf(table);
  const places = placesOf(fortunes);
  const held = (seat: number, share: Share): number =>
    (seat < table.players.length
      ? table.players[seat]?.exposed[share]
      : table.third?.shares[share]) ?? 0;
  const kinds = Array.from({ length: SHARES }, (_, share) => share).filter((share) =>
    places.some(({ seat }) => held(seat, share) > 0),
  );
  return (
    <div className="up-holdings">
      <table className="figures">
        <caption>{words.result.holdings}</caption>
        <thead>
          <tr>
            <td />
            {places.map(({ seat }) => (
              <th key={seat} scope="col">
                {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.result.place}</th>
            {places.map(({ seat, place }) => (
              <td key={seat}>{place}</td>
            ))}
          </tr>
          <tr className="money">
            <th scope="row">{words.result.money}</th>
            {places.map(({ seat }) => (
              <td key={seat}>{fortunes[seat]}</td>
            ))}
          </tr>
          <tr className="unplayed">
            <th scope="row">{words.result.inHand}</th>
            {places.map(({ seat }) => (
              <td key={seat}>{table.players[seat]?.shares ?? '·'}</td>
            ))}
          </tr>
          {kinds.map((share) => (
            <tr key={share}>
              <th scope="row" title={words.share(share)}>
                <CompanyBadge company={share} size={30} /> {tintOf(share).short}
              </th>
              {places.map(({ seat }) => (
                <td key={seat}>{held(seat, share) || '·'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
