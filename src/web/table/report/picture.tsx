import { type ReactNode, useEffect, useState } from 'react';
import { pictureOf } from '#games/catalogue.ts';
import type { Drawing } from '#pictures/picture.ts';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { fonts, urlOf } from '../poster/draw-poster.ts';
import type { Film } from '../replay/replay.tsx';
import './picture.css';

/** The table as it stood, as the game draws it on paper. */
export function PictureAt({ film, at, names }: PictureProps): ReactNode {
  const { station } = useCatalogue(reportWords);
  const language = useLanguage();
  const [drawn, setDrawn] = useState<Drawing>();
  const { game } = film.record;
  const table = film.frames[at]?.state.table;
  useEffect(() => {
    let wanted = true;
    const draw = async (): Promise<void> => {
      const [picture, type] = await Promise.all([pictureOf(game), fonts()]);
      const drawing = picture?.position({ view: { table, own: undefined }, names, language });
      if (!wanted || !drawing) return;
      setDrawn({ ...drawing, svg: drawing.svg.replace('>', `>${type}`) });
    };
    draw().catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
  }, [game, table, names, language]);
  return (
    <figure className="report-picture">
      {drawn ? <img src={urlOf(drawn.svg)} alt={drawn.alt} /> : undefined}
      <figcaption>{station.board(at)}</figcaption>
    </figure>
  );
}

type PictureProps = { film: Film; at: number; names: readonly string[] };
