import { type ReactNode, type RefCallback, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GamePictures } from '#ui/game-pictures.ts';
import { usePrinting } from '#ui/printing.ts';
import { useGrowing } from '#ui/use-growing.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { useLanguage } from '../preferences.ts';
import './picture.css';

/** What games have drawn of themselves, each fetched when it is first to be seen. */
const albums = import.meta.glob<GamePictures>('../../games/*/face/pictures.tsx', {
  import: 'pictures',
});

const pathOf = (game: string): string => `../../games/${game}/face/pictures.tsx`;

/** Puts a drawing where it is named, by itself or in a frame. */
export type Draw = (name: string, framed?: boolean) => ReactNode;

type AlbumProps = { game: string; children: (draw: Draw) => ReactNode };

/**
 * A part of a page with drawings of a game in it. Words and frames are there at once; the drawings come into the frames one
 * by one, when nobody waits for anything else. The build draws none: they are heavy, and have styles of their own, which
 * the content security policy allows to scripts only.
 */
export function Album({ game, children }: AlbumProps): ReactNode {
  const language = useLanguage();
  const [frames, setFrames] = useState<readonly HTMLElement[]>([]);
  const keep = useCallback((frame: HTMLElement) => {
    setFrames((kept) => [...kept, frame]);
    return () => setFrames((kept) => kept.filter((one) => one !== frame));
  }, []);
  const album = useAlbum(game);
  const printing = usePrinting();
  const many = useGrowing(album ? frames.length : 0, 1);
  return (
    <>
      {children((name, framed = true) => (
        <Frame name={name} framed={framed} keep={keep} />
      ))}
      {album && many > 0 ? (
        // On paper all is drawn anew, and at once: also what was still growing.
        <album.Scene key={`${printing}`} language={language}>
          {frames.slice(0, many).map((frame) => {
            const name = frame.dataset['picture'] ?? '';
            const Drawing = album.drawings[name];
            return Drawing && createPortal(<Drawing language={language} />, frame, name);
          })}
        </album.Scene>
      ) : undefined}
    </>
  );
}

/** A lantern slide: a frame for the drawing; or only the place where it stands in a line. */
function Frame({ name, framed, keep }: FrameProps): ReactNode {
  return framed ? (
    <div ref={keep} className="picture" data-picture={name} aria-hidden="true" />
  ) : (
    <span ref={keep} className="picture-here" data-picture={name} aria-hidden="true" />
  );
}

type FrameProps = { name: string; framed: boolean; keep: RefCallback<HTMLElement> };

/** Nothing: that game has drawn none, or they could not be had; what is said beside them stands alone then. */
function useAlbum(game: string): GamePictures | undefined {
  const [album, setAlbum] = useState<GamePictures>();
  useEffect(() => {
    let here = true;
    const open = async (): Promise<void> => {
      const come = await albums[pathOf(game)]?.();
      if (here) setAlbum(come);
    };
    const callOff = whenIdle(() => void open().catch(() => undefined));
    return () => {
      here = false;
      callOff();
      setAlbum(undefined);
    };
  }, [game]);
  return album;
}
