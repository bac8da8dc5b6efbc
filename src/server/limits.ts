import { MOST_BYTES } from '#protocol/parts.ts';

/** So much at once, and so much each second for ever. */
export type Rate = { burst: number; perSecond: number };

/** Who is counted together: a guest by their mark, an address by its network, a table by its name. */
export const SCOPES = ['guest', 'address', 'table'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * What may be asked of the house. Nothing that a person does comes near. A guest may less than an address, and an
 * address less than a table bears: so one tab too many does not cost the neighbours their game, nor one address a table
 * its players.
 */
export type Limits = {
  /** HTTP requests, and sockets opened, by one address in a minute. */
  requestsPerMinute: number;
  /** Tables made in a minute. */
  tablesPerMinute: { guest: number; address: number };
  /** Tables made in a day: each costs the disk 25 to 45 KiB for as long as it is kept. */
  tablesPerDay: { guest: number; address: number };
  /** By one network: tries to make or show a passkey in a minute, and letters with a link in an hour. */
  enteringPerMinute: number;
  lettersPerHour: number;
  /** Tickets made, or links followed, by one network in a day. */
  ticketsPerDay: number;
  /** Files with everything, by one holder in an hour. */
  downloadsPerHour: number;
  /** Finished games that are read for somebody, in an hour: each takes a worker a minute or several. */
  analysesPerHour: { guest: number; address: number };
  /** And so many may wait in the whole house. */
  analysesWaiting: number;
  /** What is said in a minute, and reports of it by one guest in an hour. */
  talkPerMinute: Record<Scope, number>;
  reportsPerHour: number;
  /** Sockets at a time. */
  sockets: Record<Scope, number>;
  /** What comes in by sockets: messages, pings and pongs. */
  messages: Record<'socket' | Scope, Rate>;
  /**
   * Entries asked for in a day. A table's entries come from those who sit there, so they are bounded by its
   * guests; were they counted by table, whoever watches could use them up.
   */
  entriesPerDay: { guest: number; address: number };
  /** The frames of one message. Browsers send one. */
  fragments: number;
  /** The pieces, as the network delivers them, of one frame. */
  chunks: number;
  /** One message, in bytes. Beyond `MOST_BYTES` it is told so; beyond this it is not even read. */
  messageBytes: number;
  /**
   * What may wait for readers, in bytes. A socket that lets more wait is sent nothing more, but cut off; among those of
   * one scope, whoever lets most wait. Each can come back and be welcomed anew.
   */
  backlog: Record<'socket' | Scope, number>;
  /** Tables at which bots play among themselves that are watched from one address at a time. */
  botTablesPerAddress: number;
  /** How long a socket may take to say where it wants to go. */
  joinMs: number;
  /** Every socket is asked so often whether it is still there. Proxies cut off what is silent for a minute. */
  heartbeatMs: number;
  /** Guests, addresses and tables that each quota remembers. Whoever has been away longest is forgotten first. */
  remembered: number;
};

const MiB = 1 << 20;

export const usualLimits: Limits = {
  requestsPerMinute: 600,
  tablesPerMinute: { guest: 20, address: 60 },
  tablesPerDay: { guest: 200, address: 1000 },
  enteringPerMinute: 60,
  lettersPerHour: 20,
  ticketsPerDay: 300,
  downloadsPerHour: 6,
  analysesPerHour: { guest: 12, address: 60 },
  analysesWaiting: 30,
  talkPerMinute: { guest: 20, address: 100, table: 200 },
  reportsPerHour: 20,
  sockets: { guest: 20, address: 100, table: 300 },
  messages: {
    socket: { burst: 40, perSecond: 20 },
    guest: { burst: 80, perSecond: 40 },
    address: { burst: 400, perSecond: 100 },
    table: { burst: 800, perSecond: 200 },
  },
  entriesPerDay: { guest: 20_000, address: 200_000 },
  fragments: 16,
  chunks: 64,
  messageBytes: 2 * MOST_BYTES,
  backlog: { socket: MiB, guest: 4 * MiB, address: 16 * MiB, table: 32 * MiB },
  botTablesPerAddress: 4,
  joinMs: 10_000,
  heartbeatMs: 50_000,
  remembered: 10_000,
};

const endless: Rate = { burst: 1e9, perSecond: 1e9 };

/** For a load generator, which is a thousand players at one address. */
export const noLimits: Limits = {
  ...usualLimits,
  requestsPerMinute: 1e9,
  tablesPerMinute: { guest: 1e9, address: 1e9 },
  tablesPerDay: { guest: 1e9, address: 1e9 },
  enteringPerMinute: 1e9,
  lettersPerHour: 1e9,
  ticketsPerDay: 1e9,
  downloadsPerHour: 1e9,
  talkPerMinute: { guest: 1e9, address: 1e9, table: 1e9 },
  reportsPerHour: 1e9,
  sockets: { guest: 1e9, address: 1e9, table: 1e9 },
  messages: { socket: endless, guest: endless, address: endless, table: endless },
  entriesPerDay: { guest: 1e9, address: 1e9 },
  backlog: { socket: MiB, guest: 1e9, address: 1e9, table: 1e9 },
  botTablesPerAddress: 1e9,
};
