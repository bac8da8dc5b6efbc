import type { ReactNode } from 'react';
import type { Action, City } from '#games/railroad-tycoon/rules/model.ts';
import { Pause, Said } from '#ui/ear/said.tsx';
import { Cube } from '../art/cube.tsx';
import { useDock } from '../handling/dock.ts';
import { type Brings as BringsData, broughtByAction, type CubesBrought } from '../logic/brings.ts';
import { useViewer } from '../viewer.ts';
import '../css/ways.css';
import { useModes } from './use-modes.ts';

/** So many kinds of cube are worth naming one by one. */
const MOST = 4;

/** What an action would bring, in short: points at once first, then cubes newly in reach. `at`: the city it is about. */
export function Brings({ brings, at }: BringsProps): ReactNode {
  const words = useModes().routes;
  const shown = brings.cubes.slice(0, MOST);
  const left = brings.cubes.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {brings.cards.map(({ card, points }) => (
        <span key={card} className="rt-brought line">
          <b>★ {words.gain(points)}</b>
          {words.line(card)}
        </span>
      ))}
      {shown.map((cube) => (
        <Brought key={`${cube.from}:${cube.colour}`} cube={cube} at={at} />
      ))}
      {left > 0 ? <span className="rt-brought">{words.more(left)}</span> : null}
      {brings.once.map(({ card, points }) => (
        <span key={card} className="rt-brought">
          <b>{words.gain(points)}</b> {words.once(card)}
        </span>
      ))}
      {brings.steps.map(({ card, before, after }) => (
        <span key={card} className="rt-brought step">
          {words.step(card, before, after)}
        </span>
      ))}
    </>
  );
}

type BringsProps = { brings: BringsData; at: City | undefined };

/** Cubes of one colour in one city, where they go best, and what each brings. */
function Brought({ cube, at }: { cube: CubesBrought; at: City | undefined }): ReactNode {
  const { words: general, language } = useViewer();
  const words = useModes().routes;
  const { name } = useDock();
  const { from, colour, count, to, points, was } = cube;
  const each = Array.from({ length: count }, (_, i) => i);
  return (
    <span className="rt-brought">
      {each.map((i) => (
        <Cube key={i} colour={colour} language={language} size={17} />
      ))}
      <span className="visually-hidden">{general.colour(colour)} </span>
      <span>
        <Said
          text={words.goes(from === at ? undefined : name(from), name(to))}
          language={language}
        />
        <Pause />
      </span>
      {each.map((i) => (
        <b key={i}>
          {was > 0 ? (
            <Said text={words.better(was, points)} language={language} />
          ) : (
            words.gain(points)
          )}
        </b>
      ))}
    </span>
  );
}

/** What a city, a locomotive or the West would bring: the cubes then in reach, each with its points. */
export function Forecast({ action, at }: { action: Action; at?: City }): ReactNode {
  const words = useModes().routes;
  const { table, turn } = useDock();
  const brings = broughtByAction(table, turn.seat, action);
  if (brings.gain === 0 && brings.steps.length === 0) {
    return <p data-preview="">{words.nothing}</p>;
  }
  return (
    <div className="rt-forecast" data-preview="">
      <h3 className="rt-label">{words.brings}</h3>
      <Brings brings={brings} at={at} />
    </div>
  );
}
