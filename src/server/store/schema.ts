import type { Generated } from 'kysely';

/** The rows of the database, as Kysely sees them. What is JSON is kept as text. */
export type Schema = {
  tables: {
    /** How the other rows call it. */
    number: Generated<number>;
    id: string;
    game: string;
    rules: number;
    options: string;
    /** Of its chance. */
    secret: string;
    at: number;
    /** The mark of the guest who rules over its seats while it waits. */
    host: string | null;
    /** Whether the game has ended, as 0 or 1; nothing: nobody has looked since this is kept. */
    over: number | null;
  };
  seats: {
    table: number;
    seat: number;
    kind: 'open' | 'guest' | 'bot';
    name: string | null;
    /** A guest's mark: SHA-256 of the secret only they have. */
    holder: string | null;
    bot: string | null;
  };
  entries: {
    table: number;
    seq: number;
    /** A seat; nothing for chance. */
    actor: number | null;
    action: string;
    at: number;
    /** The request it was made by, if it was made by one. */
    request: string | null;
  };
  snapshots: {
    table: number;
    seq: number;
    /** Its game's rules number, and how states are written. */
    engine: string;
    state: string;
    /** By seat. */
    floors: string;
  };
};
