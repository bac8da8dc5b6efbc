import type { ReactNode } from 'react';
import type { Table } from '#games/pionniers/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { GamePictures, SceneProps } from '#ui/game-pictures.ts';
import { PictureCrop } from '#ui/picture-crop.tsx';
import { Die } from './art/die.tsx';
import { geometryOf, middleOf } from './art/geometry.ts';
import { freshOn, Ground } from './board/ground.tsx';
import { Pieces } from './board/pieces.tsx';
import { Range } from './board/range.tsx';
import './css/styles.ts';
import './pictures.css';
import { layout, tables } from './pictured.ts';
import { useViewerOf, ViewerProvider } from './viewer.ts';

type InLanguage = { language: Language };
const NOBODY: readonly string[] = [];

const geometry = geometryOf(layout);
const SIZE = { width: 1600, height: 716 };

function Scene({ language, children }: SceneProps): ReactNode {
  const viewer = useViewerOf({ language, names: NOBODY, eyes: 'watcher' });
  return <ViewerProvider value={viewer}>{children}</ViewerProvider>;
}

type CropProps = InLanguage & {
  table: Table;
  /** Of the first line in the middle, and so far below it. */
  space: number;
  down: number;
  scale: number;
  fresh?: string;
  range?: boolean;
  children?: ReactNode;
};

/** A part of the landscape with what stands there. */
function Crop(props: CropProps): ReactNode {
  const { table, space, down, scale, language, fresh = '', range = false, children } = props;
  const { x, y } = middleOf(geometry, 0, space);
  return (
    <>
      <PictureCrop middle={{ x, y: y + down }} scale={scale} size={SIZE}>
        <Ground
          geometry={geometry}
          layout={layout}
          language={language}
          sections={table.trains.map(({ sections }) => sections).join()}
          fresh={fresh}
        />
        <svg className="pio-pieces" viewBox="0 0 1600 716" aria-hidden="true">
          {range ? <Range geometry={geometry} table={table} /> : null}
          <Pieces geometry={geometry} table={table} was={table} happening={undefined} />
        </svg>
      </PictureCrop>
      {children}
    </>
  );
}

/** 4.1 */
function Laying({ language }: InLanguage): ReactNode {
  return (
    <Crop
      table={tables.laying}
      space={21}
      down={38}
      scale={0.82}
      fresh={freshOn(0, 3)}
      language={language}
    >
      <span className="picture-tag top">
        <Die value={5} size={24} /> + 3 sections
      </span>
    </Crop>
  );
}

/** 5.1, 10.1 */
function Moving({ language }: InLanguage): ReactNode {
  return (
    <Crop table={tables.moving} space={31} down={40} scale={0.82} range language={language}>
      <span className="picture-tag left">
        <Die value={3} size={24} /> <Die value={4} size={24} /> + 7
      </span>
    </Crop>
  );
}

/** 6.1 */
function Dynamite({ language }: InLanguage): ReactNode {
  return <Crop table={tables.dynamite} space={37} down={64} scale={0.68} language={language} />;
}

/** 12.1 */
function Arrival({ language }: InLanguage): ReactNode {
  return <Crop table={tables.arrival} space={97} down={66} scale={0.66} language={language} />;
}

/** For the choice of a turn: one die, or two. */
function Dice(): ReactNode {
  return <Die value={5} size={34} />;
}

export const pictures: GamePictures = {
  Scene,
  drawings: { laying: Laying, moving: Moving, dynamite: Dynamite, arrival: Arrival, die: Dice },
};
