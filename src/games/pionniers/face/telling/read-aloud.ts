import { boardOf } from '#games/pionniers/rules/board.ts';
import { forecast, layForecast } from '#games/pionniers/rules/forecast.ts';
import type { Action, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { whoFor } from '#kernel/who.ts';
import type { ScoreProps } from '#ui/face.ts';
import { placesOf } from '../logic/history.ts';
import { percentsOf, sharesOf } from '../logic/shares.ts';
import { placingsIn } from '../logic/targets.ts';
import { tellingIn } from '../words/index.ts';
import type { TellingWords } from '../words/telling.ts';

/** Where all trains stand, the first first; then what can be done, with its chances, or who plays. */
export function readAloud(
  { table, ...listener }: ScoreProps<Pionniers>,
  choices: readonly Action[],
): string {
  const { aloud } = tellingIn(listener.language);
  const whoIs = whoFor(listener);
  if (table.trains.length === 0) return aloud.settling;
  const { spaces } = boardOf(table.board);
  const trains = placesOf(table).flatMap(({ line }) => {
    const train = table.trains[line];
    return train ? [{ who: whoIs(train.seat), line, front: train.front }] : [];
  });
  return `${aloud.trains(trains, spaces)} ${second()}`;

  function second(): string {
    const first = trains[0];
    if (table.phase === 'over') return first ? aloud.over(first.who) : '';
    if (choices.length > 0) return possible(table, choices, aloud);
    const line = table.phase === 'strike' ? table.striker : table.turn;
    return aloud.waits(whoIs(table.trains[line]?.seat ?? 0).name);
  }
}

function possible(table: Table, choices: readonly Action[], aloud: TellingWords['aloud']): string {
  const placings = placingsIn(choices);
  if (table.phase === 'strike') {
    const lines = [...new Set(placings.map(({ line }) => line))];
    return aloud.strike(
      lines.map((line) => ({
        line,
        spaces: placings.filter((one) => one.line === line).map(({ space }) => space),
      })),
      table.trains[table.striker]?.crates ?? 0,
    );
  }
  const may = (what: Action['do']): boolean => choices.some((choice) => choice.do === what);
  return aloud.choices(
    may('lay')
      ? [...new Set(layForecast(table, table.turn).map((one) => one.railhead))]
      : undefined,
    may('move') ? moveOf(table) : undefined,
  );
}

function moveOf(table: Table): Parameters<TellingWords['aloud']['choices']>[1] {
  const outcomes = forecast(table, table.turn);
  const shares = sharesOf(outcomes);
  const percents = percentsOf(shares);
  return {
    least: outcomes[0]?.throw ?? 0,
    most: outcomes.at(-1)?.throw ?? 0,
    odds: shares.map(({ kind }, i) => ({ kind, percent: percents[i] ?? 0 })),
    runs: (table.trains[table.turn]?.engine ?? 0) > 0,
  };
}
