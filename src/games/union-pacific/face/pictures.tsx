import type { ReactNode } from 'react';
import { DIVIDENDS, UP_TABLE } from '#games/union-pacific/rules/data/cards.ts';
import { companyPayments } from '#games/union-pacific/rules/dividends.ts';
import { UP } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { GamePictures, SceneProps } from '#ui/game-pictures.ts';
import { PictureCrop } from '#ui/picture-crop.tsx';
import { DividendArt } from './art/dividend-card.tsx';
import { geometryOf } from './art/geometry.ts';
import { LitSpaces } from './art/lit.tsx';
import { ShareArt } from './art/share-card.tsx';
import { TrackArt } from './art/track-card.tsx';
import { CompanyBadge } from './art/train.tsx';
import { Ground, Names, Tracks, Trains } from './board/layers.tsx';
import './css/styles.ts';
import './pictures.css';
import { board, KANSAS_CITY, NEXT, SPACES } from './pictured.ts';
import { useViewerOf, ViewerProvider } from './viewer.ts';

type InLanguage = { language: Language };
const NOBODY: readonly string[] = [];
const BLACK = 2;

function Scene({ language, children }: SceneProps): ReactNode {
  const viewer = useViewerOf({ language, names: NOBODY, eyes: 'watcher' });
  return <ViewerProvider value={viewer}>{children}</ViewerProvider>;
}

/** How large the map is drawn, and how far from the lit space the middle lies. */
const [SCALE, LEFT, UP_BY] = [0.86, 30, 2];

/** 5.6: where the Kansas City Central may go on. */
function Build({ language }: InLanguage): ReactNode {
  // Measured when it is drawn: the script has come in one breath with others.
  const geometry = geometryOf(board.data);
  const { x, y } = geometry.spaceAt(NEXT);
  const ground = { geometry, board: board.data };
  return (
    <PictureCrop
      className="up-world"
      middle={{ x: x - LEFT, y: y - UP_BY }}
      scale={SCALE}
      size={geometry}
    >
      <Ground {...ground} />
      <Tracks {...ground} />
      <Trains geometry={geometry} spaces={SPACES} fresh="" pencilled="" arriving={undefined} />
      <Names {...ground} language={language} />
      <svg
        className="up-layer"
        viewBox={`0 0 ${geometry.width} ${geometry.height}`}
        aria-hidden="true"
      >
        <LitSpaces geometry={geometry} spaces={[NEXT]} />
      </svg>
    </PictureCrop>
  );
}

const PAYS = { en: 'exposed, they pay', fr: 'exposées, elles paient' };
const THREE = [0, 1, 2];

/** 8.5 */
function Invest({ language }: InLanguage): ReactNode {
  return (
    <div className="up-picture-invest">
      <div>
        {THREE.map((card) => (
          <ShareArt key={card} share={KANSAS_CITY} />
        ))}
      </div>
      <p>{PAYS[language]}</p>
    </div>
  );
}

/** 9.4 to 9.6: nine trains, and shares of three players. */
const VALUE = 9;
const SHARES = [3, 2, 1];
const PAID = companyPayments(VALUE, SHARES);
const DIVIDEND = {
  en: { worth: `worth ${VALUE}`, rows: ['first', 'second', 'the others'] },
  fr: { worth: `vaut ${VALUE}`, rows: ['premier', 'deuxième', 'les autres'] },
};

function Dividend({ language }: InLanguage): ReactNode {
  const { worth, rows } = DIVIDEND[language];
  return (
    <div className="up-picture-pay">
      <DividendArt nth={1} />
      <table className="figures">
        <tbody>
          <tr>
            <td>
              <CompanyBadge company={KANSAS_CITY} size={40} />
            </td>
            <td>{worth}</td>
          </tr>
          {rows.map((row, i) => (
            <tr key={row}>
              <td>{row}</td>
              <td>{PAID[i]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NTH = { en: ['1st', '2nd', '3rd', '4th'], fr: ['1er', '2e', '3e', '4e'] };
/** The first three of each payment. */
const PLACES = 3;

/** 10.1 */
function Union({ language }: InLanguage): ReactNode {
  return (
    <div className="up-picture-union">
      <ShareArt share={UP} />
      <table className="figures">
        <tbody>
          {UP_TABLE.slice(0, DIVIDENDS).map((pays, nth) => (
            <tr key={NTH.en[nth]}>
              <td>{NTH[language][nth]}</td>
              {pays.slice(0, PLACES).map((paid, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <td key={place}>{paid || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** 4.1: what is drawn first. */
function TrackCard(): ReactNode {
  return <TrackArt track={BLACK} />;
}

export const pictures: GamePictures = {
  Scene,
  drawings: {
    build: Build,
    invest: Invest,
    dividend: Dividend,
    union: Union,
    'track-card': TrackCard,
  },
};
