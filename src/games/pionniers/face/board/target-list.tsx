import type { ReactNode } from 'react';
import type { Line, Table } from '#games/pionniers/rules/model.ts';
import { SignIcon } from '../art/sign.tsx';
import type { Mark } from '../art/tints.ts';
import type { Turn } from '../handling/use-turn.ts';
import type { Target } from '../logic/targets.ts';
import { useViewer } from '../viewer.ts';
import { Badge } from './badge.tsx';

/** The places for a crate once more, line by line: where only a part of the board is to be seen, all are here. */
export function TargetList({ table, turn }: { table: Table; turn: Turn }): ReactNode {
  const { words, names } = useViewer();
  const { targets, barred } = turn;
  const lines = [...new Set([...targets, ...barred].map(({ line }) => line))].sort((a, b) => a - b);
  return (
    <ul className="pio-targets">
      {lines.map((line) => {
        const seat = table.trains[line]?.seat ?? 0;
        const no = barred.find((one) => one.line === line);
        return (
          <li key={line}>
            <Badge seat={seat} line={line} size={22} />
            <span className="name">
              {names[seat]}
              <small className="figures">{table.trains[line]?.front || ''}</small>
            </span>
            {no ? (
              <em>{words.strike.barred[no.why]}</em>
            ) : (
              <Chips line={line} owner={names[seat] ?? ''} turn={turn} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Chips({ line, owner, turn }: ChipsProps): ReactNode {
  const { words, language } = useViewer();
  const { targets, picked, press } = turn;
  return (
    <span className="pio-chips">
      {targets
        .filter((target) => target.line === line)
        .map((target) => (
          <button
            key={target.space}
            type="button"
            className={target.blow.is === 'push-back' ? 'pio-chip hard' : 'pio-chip'}
            data-pick={`${line}:${target.space}`}
            aria-pressed={target === picked}
            onClick={(event) =>
              press({ on: 'target', line, space: target.space }, event.currentTarget)
            }
          >
            <SignIcon mark={signOf(target)} language={language} size={18} />
            {target.space}
            {target.blow.is === 'push-back' ? (
              <small>{words.strike.back(target.blow.from - target.blow.to)}</small>
            ) : null}
            <span className="visually-hidden">
              {` ${words.strike.place(line, target.space, words.marks[target.mark])}${words.colon}`}
              {words.strike.does(owner, target.blow)}
            </span>
          </button>
        ))}
    </span>
  );
}

type ChipsProps = { line: Line; owner: string; turn: Turn };

const signOf = ({ mark }: Target): Mark =>
  mark === 'post' ? 'trading-post' : mark === 'plain' ? 'river' : mark;
