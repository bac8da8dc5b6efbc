import type { Kind } from '#kernel/game.ts';
import type { Face } from './face.ts';

/** The faces of the built games, each fetched when its table is opened. */
const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  trambahn: () => import('#web/games/trambahn/index.ts').then(({ trambahnFace }) => trambahnFace),
  pionniers: () =>
    import('#web/games/pionniers/index.ts').then(({ pionniersFace }) => pionniersFace),
  'union-pacific': () =>
    import('#web/games/union-pacific/index.ts').then(({ unionPacificFace }) => unionPacificFace),
  'railroad-tycoon': () => {
    // Asked for here as well, so that it comes beside the face and not after it. A failure shows where it is drawn.
    import('#web/games/railroad-tycoon/board/beside.ts').catch(() => undefined);
    return import('#web/games/railroad-tycoon/index.ts').then(
      ({ railroadTycoonFace }) => railroadTycoonFace,
    );
  },
};

/** A face is only ever given tables of its own game, so here it may forget which one that is. */
export async function faceOf(game: string): Promise<Face<Kind> | undefined> {
  return Object.hasOwn(faces, game) ? ((await faces[game]?.()) as Face<Kind>) : undefined;
}
