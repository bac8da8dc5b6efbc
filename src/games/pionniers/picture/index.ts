import type { Pionniers } from '#games/pionniers/rules/model.ts';
import type { Picture } from '#pictures/picture.ts';
import { position } from './position.ts';
import { poster } from './poster.ts';

export const picture: Picture<Pionniers> = { position, poster };
