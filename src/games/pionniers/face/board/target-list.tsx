import type { ReactNode } from 'react';
import type { Line, Table } from '#games/pionniers/rules/model.ts';
import { SignIcon } from '../art/sign.tsx';
import type { Mark } from '../art/tints.ts';
import type { Striking } from '../handling/use-strike.ts';
import type { Target } from '../logic/targets.ts';
import { useSight } from '../sight.ts';
import { Badge } from './badge.tsx';

/** The places for a crate once more, line by line: where only a part of the board is to be seen, all are here. */
export function TargetList({ table, striking }: { table: Table; striking: Striking }): ReactNode {
  const { words, names } = useSight();
  const { targets, barred } = striking;
  const lines = [...new Set([...targets, ...barred].map(({ line }) => line))].sort((a, b) => a - b);
  return (
    <ul className="pio-targets">
      {lines.map((line) => {
        const seat = striking.ownerOf(line);
        const no = barred.find((one) => one.line === line);
        return (
          <li key={line}>
            <Badge seat={seat} line={line} size={22} />
            <span className="name">
              {names[seat]}
              <small className="num">{table.trains[line]?.front || ''}</small>
            </span>
            {no ? (
              <em>{words.strike.barred[no.why]}</em>
            ) : (
              <Chips line={line} striking={striking} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Chips({ line, striking }: { line: Line; striking: Striking }): ReactNode {
  const { words, names, language } = useSight();
  const { targets, picked, pick } = striking;
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
            onClick={() => pick(target)}
          >
            <SignIcon mark={signOf(target)} language={language} size={18} />
            {target.space}
            {target.blow.is === 'push-back' ? <b>−{target.blow.from - target.blow.to}</b> : null}
            <span className="vh">
              {` ${words.strike.place(line, target.space, words.marks[target.mark])}${words.colon}`}
              {words.strike.does(names[striking.ownerOf(line)] ?? '', target.blow)}
            </span>
          </button>
        ))}
    </span>
  );
}

const signOf = ({ mark }: Target): Mark =>
  mark === 'post' ? 'trading-post' : mark === 'plain' ? 'river' : mark;
