import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '#ui/printing.ts';
import { useGrowing } from '#ui/use-growing.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { useLanguage } from '../preferences.ts';
import type { DrawnAlbum } from './drawn-album.ts';
import { openAlbum, put } from './open-album.ts';
import './picture.css';

/** Puts a drawing where it is named, by itself or in a frame. */
export type Draw = (name: string, framed?: boolean) => ReactNode;

type AlbumProps = { game: string; children: (draw: Draw) => ReactNode };

/**
 * A part of a page with drawings of a game in it. Words and frames are there at once; the drawings, which the build has made,
 * come into the frames one by one, when nobody waits for anything else.
 */
export function Album({ game, children }: AlbumProps): ReactNode {
  const album = useAlbum(game);
  // On paper all is there at once: also what was still awaited.
  usePrinting();
  return (
    <>
      {album ? <Scene drawn={album.scene} /> : undefined}
      {children((name, framed = true) => (
        <Frame name={name} framed={framed} drawn={album?.drawings[name]} />
      ))}
    </>
  );
}

/** What the drawings refer to by id. */
function Scene({ drawn }: { drawn: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) put(place.current, drawn);
  }, [drawn]);
  return <div ref={place} className="picture-here" aria-hidden="true" />;
}

/** A lantern slide: a frame for the drawing; or only the place where it stands in a line. */
function Frame({ name, framed, drawn }: FrameProps): ReactNode {
  const place = useRef<HTMLElement | null>(null);
  const isDue = useGrowing(drawn === undefined ? 0 : 1, 1) === 1;
  useLayoutEffect(() => {
    if (isDue && drawn !== undefined && place.current) put(place.current, drawn);
  }, [isDue, drawn]);
  const Place = framed ? 'div' : 'span';
  return (
    <Place
      ref={(element: HTMLElement | null) => {
        place.current = element;
      }}
      className={framed ? 'picture' : 'picture-here'}
      data-picture={name}
      aria-hidden="true"
    />
  );
}

type FrameProps = { name: string; framed: boolean; drawn: string | undefined };

/** Nothing: that game has drawn none, or they could not be had; what is said beside them stands alone then. */
function useAlbum(game: string): DrawnAlbum | undefined {
  const language = useLanguage();
  const [album, setAlbum] = useState<DrawnAlbum>();
  useEffect(() => {
    let here = true;
    const open = async (): Promise<void> => {
      const come = await openAlbum(game, language);
      if (here) setAlbum(come);
    };
    const callOff = whenIdle(() => void open().catch(() => undefined));
    return () => {
      here = false;
      callOff();
      setAlbum(undefined);
    };
  }, [game, language]);
  return album;
}
