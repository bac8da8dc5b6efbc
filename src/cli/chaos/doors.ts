import type { ToClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';

type Without<R, Key extends PropertyKey> = R extends unknown ? Omit<R, Key> : never;
export type Wish = Without<Request, 'id'>;
export type Answer = Extract<
  ToClient,
  { t: 'done' | 'refused' | 'seen' | 'past' | 'log' | 'talk' }
>;

/** Where clients find the house. */
export type Doors = {
  /** Any node that should be there, by chance; another than this one, if there is another. */
  address(not: string | undefined): string;
  /** All nodes. */
  addresses(): string[];
};

/** `cookie`: of a season ticket; `not`: the node that another is at. */
export type Who = {
  secret: string;
  name: string;
  from: string;
  cookie?: string | undefined;
  /** They follow what is said at the table. */
  listens?: boolean;
  not?: string | undefined;
};
