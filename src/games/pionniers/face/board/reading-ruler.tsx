import { type ReactNode, useId } from 'react';
import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Line, Table } from '#games/pionniers/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Reader } from '../handling/use-reading.ts';
import { type Reading, readingOf } from '../logic/reading.ts';
import { useViewer } from '../viewer.ts';
import { hintsIn } from '../words/index.ts';
import { Ruler } from './ruler.tsx';

/** A line to be read space by space: a slider whose value is said in words. */
export function ReadingRuler({ table, line, reader }: ReadingRulerProps): ReactNode {
  const { words, names, language } = useViewer();
  const help = useId();
  const train = table.trains[line];
  if (train === undefined) return null;
  const space = reader.spaceOn(line);
  const open = reader.at?.line === line;
  const reading = readingOf(table, line, space);
  const hint = hintAt(reading, language);
  const said = [words.reader.say(reading, names), hint].filter(Boolean).join('. ');
  return (
    <>
      <div
        className="pio-reader"
        role="slider"
        tabIndex={0}
        data-ruler={line}
        aria-label={words.reader.name(names[train.seat] ?? '', line)}
        aria-describedby={help}
        aria-valuemin={1}
        aria-valuemax={boardOf(table.board).spaces}
        aria-valuenow={space}
        aria-valuetext={said}
        onFocus={() => reader.open(line)}
        onBlur={() => reader.close()}
        onKeyDown={(event) => reader.press(line, event)}
      >
        <Ruler board={table.board} line={line} train={train} cursor={open ? space : undefined} />
        {open ? (
          <span className="pio-said" aria-hidden="true">
            {said}
          </span>
        ) : null}
      </div>
      <span id={help} className="visually-hidden">
        {words.reader.help}
      </span>
    </>
  );
}

type ReadingRulerProps = { table: Table; line: Line; reader: Reader };

/** What the mark of this space does, for those who cannot point at it. */
function hintAt({ mark }: Reading, language: Language): string | undefined {
  if (mark === 'plain') return undefined;
  return hintsIn(language).marks[mark === 'post' ? 'trading-post' : mark](0);
}
