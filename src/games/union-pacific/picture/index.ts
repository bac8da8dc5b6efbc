import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Picture } from '#pictures/picture.ts';
import { position } from './position.ts';
import { poster } from './poster.ts';

export const picture: Picture<UnionPacific> = { position, poster };
