import type { NoticesShown } from '#protocol/http/notices.ts';

/** What is being done with the notices, as every part of the chapter knows it. */
export type NoticesState = {
  shown: NoticesShown;
  /** Does something, says why if it cannot be done, and looks anew how things stand. */
  act: (work: () => Promise<unknown>) => Promise<void>;
};
