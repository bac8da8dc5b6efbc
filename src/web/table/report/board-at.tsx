import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Answer } from '#ui/face.ts';
import { media } from '#ui/media.ts';
import { plain } from '#ui/sentence.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import '../desk/layout.css';
import './board-at.css';

/** As large as the board is drawn before it is made to fit: a desk, or a phone held upright. */
const DESK = { width: 1128, height: 790 };
const PHONE = { width: 390, height: 700 };

const refused = async (): Promise<Answer> => ({ is: 'refused' });
const nothing = (): undefined => undefined;

/** The table as it stood, drawn by the game itself through the eyes of whoever decided, to be looked at. It is heard as a sentence. */
export function BoardAt({ film, at, seat, names }: BoardProps): ReactNode {
  const { station } = useCatalogue(reportWords);
  const language = useLanguage();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const stage = useMedia(media.phone) ? PHONE : DESK;
  const { title, face, frames } = film;
  const state = frames[at]?.state;
  if (!state) return undefined;
  const eyes = seat ?? ('watcher' as const);
  const view = {
    table: state.table,
    own: seat === undefined ? undefined : title.game.own(state, seat),
  };
  const scale = width / stage.width;
  const heard = face.readAloud?.({ ...view, eyes, names, language }, []);
  return (
    <figure className="report-picture" ref={figure}>
      <div className="report-window" style={{ height: Math.round(stage.height * scale) }}>
        {width > 0 ? (
          <div className="table-screen replay alone" inert style={{ ...stage, scale: `${scale}` }}>
            <div className="table-board">
              <face.Board
                {...view}
                eyes={eyes}
                names={names}
                language={language}
                choices={[]}
                readOnly
                act={refused}
                check={() => ({ rule: 'H.4' })}
                after={nothing}
                refuse={nothing}
                happening={undefined}
                shared
              />
            </div>
          </div>
        ) : undefined}
      </div>
      {heard ? <p className="visually-hidden">{plain(heard)}</p> : undefined}
      <figcaption>{station.board(at)}</figcaption>
    </figure>
  );
}

type BoardProps = {
  film: Film;
  at: number;
  /** Whose hand is seen; nobody's, of a draw. */
  seat: number | undefined;
  names: readonly string[];
};

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (element.current) seen.observe(element.current);
    return () => seen.disconnect();
  }, [element]);
  return width;
}
