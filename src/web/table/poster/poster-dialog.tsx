import { type ReactNode, useEffect, useState } from 'react';
import type { Kind } from '#kernel/game.ts';
import type { GameRecord } from '#kernel/record.ts';
import type { Title } from '#kernel/title.ts';
import type { Drawing } from '#pictures/picture.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons.tsx';
import { useLanguage } from '../../preferences.ts';
import { posterWords } from '../../words/poster/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { saveBlob } from '../save-text.ts';
import { drawPoster, pngOf, urlOf } from './draw-poster.ts';
import './poster.css';

/** The poster, to be kept as a drawing or a picture, or handed on. */
export function PosterDialog({ title, recordOf, link, onClose }: PosterProps): ReactNode {
  const words = useCatalogue(posterWords);
  const language = useLanguage();
  const [drawn, setDrawn] = useState<Drawing | 'failed'>();
  useEffect(() => {
    let isGone = false;
    void recordOf()
      .then((record) => record && drawPoster(title, record, language, words.day))
      .then((poster) => poster ?? 'failed')
      .catch(() => 'failed' as const)
      .then((poster) => {
        if (!isGone) setDrawn(poster);
      });
    return () => {
      isGone = true;
    };
  }, [title, recordOf, language, words]);
  return (
    <Dialog open title={words.title} close={words.close} onClose={onClose}>
      {typeof drawn === 'object' ? (
        <div className="poster">
          <img className="poster-sheet" src={urlOf(drawn.svg)} alt={drawn.alt} />
          <Ways drawn={drawn} name={title.game.id} link={link} />
        </div>
      ) : (
        <p role="status">{drawn === 'failed' ? words.failed : words.drawing}</p>
      )}
    </Dialog>
  );
}

export type PosterProps = {
  title: Title<Kind>;
  recordOf: () => Promise<GameRecord<unknown> | undefined>;
  /** Where others find this game, if they can. */
  link: string | undefined;
  onClose: () => void;
};

/** `navigator.share` where there is one; else the picture is copied, or the link. */
function Ways({ drawn, name, link }: WaysProps): ReactNode {
  const words = useCatalogue(posterWords);
  const [said, setSaid] = useState('');
  const told = async (work: Promise<unknown>, after: string): Promise<void> => {
    try {
      await work;
      setSaid(after);
    } catch (error) {
      setSaid(isTurnedBack(error) ? '' : words.refused);
    }
  };
  const tried = (work: Promise<unknown>, after = ''): void => void told(work, after);
  const share = async (): Promise<void> => {
    const file = new File([await pngOf(drawn)], `${name}.png`, { type: 'image/png' });
    await navigator.share({
      title: words.title,
      ...(navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}),
      ...(link === undefined ? {} : { url: link }),
    });
  };
  // Made while it is being copied: some browsers copy only what was pressed for.
  const copy = (): Promise<void> =>
    navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(drawn) })]);
  const save = async (): Promise<void> => saveBlob(`${name}.png`, await pngOf(drawn));
  const svg = (): void => saveBlob(`${name}.svg`, new Blob([drawn.svg], { type: 'image/svg+xml' }));
  return (
    <div className="poster-ways">
      <Button onClick={() => tried(save())}>
        <Icon name="download" size={18} /> {words.png}
      </Button>
      <Button onClick={svg}>
        <Icon name="download" size={18} /> {words.svg}
      </Button>
      {'share' in navigator ? (
        <Button onClick={() => tried(share())}>{words.share}</Button>
      ) : (
        <>
          {'ClipboardItem' in globalThis ? (
            <Button onClick={() => tried(copy(), words.copied)}>{words.copyPicture}</Button>
          ) : undefined}
          {link === undefined ? undefined : (
            <Button onClick={() => tried(navigator.clipboard.writeText(link), words.copied)}>
              {words.copy}
            </Button>
          )}
        </>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

type WaysProps = { drawn: Drawing; name: string; link: string | undefined };

/** Whoever closes the sheet of their device has not failed. */
const isTurnedBack = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
