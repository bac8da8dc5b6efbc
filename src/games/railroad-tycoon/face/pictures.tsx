import type { ReactNode } from 'react';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Language } from '#kernel/game.ts';
import type { GamePictures, SceneProps } from '#ui/game-pictures.ts';
import { PictureCrop } from '#ui/picture-crop.tsx';
import { Cities } from './art/cities.tsx';
import { Cube } from './art/cube.tsx';
import { MapDefs } from './art/defs.tsx';
import { Engines } from './art/engines.tsx';
import { geometryOf } from './art/geometry.ts';
import { Names } from './art/names.tsx';
import { RouteGlow, RouteNumbers } from './art/route-glow.tsx';
import { PlainSheet } from './art/sheet/plain.tsx';
import { Tracks } from './art/tracks.tsx';
import './css/styles.ts';
import './pictures.css';
import { Income } from './picture-income.tsx';
import { pictured } from './pictured.ts';
import { useViewerOf, ViewerProvider } from './viewer.ts';

const NAMES: readonly string[] = [];
const [YELLOW, PURPLE] = [1, 4];

const map = mapOf('eastern-us');
const shown = pictured();

function Scene({ language, children }: SceneProps): ReactNode {
  const viewer = useViewerOf({ language, names: NAMES, eyes: 'watcher' });
  return (
    <ViewerProvider value={viewer}>
      <MapDefs language={language} />
      {children}
    </ViewerProvider>
  );
}

type CropProps = {
  language: Language;
  /** Midway between these two cities, and so far from there. */
  at: readonly [string, string, right: number, down: number];
  scale: number;
  /** A way over the first links, from the first city. */
  route?: readonly number[];
  children: ReactNode;
};

/** A part of the real map. */
function Crop({ language, at, scale, route, children }: CropProps): ReactNode {
  const { links, unfinished, colours, cubes } = shown;
  const geometry = geometryOf(map);
  const [from, to] = [map.cityOf(at[0]), map.cityOf(at[1])];
  const [a, b] = [geometry.cityPoint(from), geometry.cityPoint(to)];
  const middle = { x: (a.x + b.x) / 2 + at[2], y: (a.y + b.y) / 2 + at[3] };
  return (
    <>
      <PictureCrop className="rt-world" middle={middle} scale={scale} size={geometry}>
        <PlainSheet geometry={geometry} />
        {route ? <RouteGlow geometry={geometry} links={links} route={route} from={from} /> : null}
        <Tracks geometry={geometry} links={links} unfinished={unfinished} />
        <Cities
          geometry={geometry}
          colours={colours}
          cubes={cubes}
          level="near"
          language={language}
        />
        <Engines geometry={geometry} links={links} level="near" />
        <Names geometry={geometry} links={links} level="near" language={language} />
        {route ? (
          <RouteNumbers geometry={geometry} links={links} route={route} from={from} />
        ) : null}
      </PictureCrop>
      {children}
    </>
  );
}

type InLanguage = { language: Language };
const TO_BUFFALO = ['cleveland', 'buffalo', 4, 26] as const;
const ONE_LINK = ['indianapolis', 'cincinnati', 22, -6] as const;
const THREE_LINKS = ['indianapolis', 'cleveland', -6, 30] as const;

/** 6.1, 7.1: a link on its way. */
function Building({ language }: InLanguage): ReactNode {
  return (
    <Crop language={language} at={TO_BUFFALO} scale={0.8}>
      <span className="picture-tag low">
        {language === 'fr' ? '2 tuiles : 4 000 $' : '2 tiles: $4,000'}
      </span>
    </Crop>
  );
}

/** 11.1: over one link. */
function Delivering({ language }: InLanguage): ReactNode {
  return (
    <Crop language={language} at={ONE_LINK} scale={1.06} route={[0]}>
      <span className="picture-tag left">
        <Cube colour={YELLOW} language={language} size={20} /> + 1 point
      </span>
    </Crop>
  );
}

/** Over three. */
function Farther({ language }: InLanguage): ReactNode {
  return (
    <Crop language={language} at={THREE_LINKS} scale={0.46} route={[0, 1, 2]}>
      <span className="picture-tag top">
        <Cube colour={PURPLE} language={language} size={20} />
        {language === 'fr' ? 'niveau 3 : + 3' : 'level 3: + 3'}
      </span>
    </Crop>
  );
}

export const pictures: GamePictures = {
  Scene,
  drawings: { building: Building, delivering: Delivering, farther: Farther, income: Income },
};
