/** What one address, or one socket, may ask of the house. Nothing that a person does comes near. */
export type Limits = {
  /** Tables that one address may open in a minute. */
  tablesPerMinute: number;
  /** Other HTTP requests, and sockets opened, by one address in a minute. */
  requestsPerMinute: number;
  /** Sockets of one address at a time. */
  socketsPerAddress: number;
  /** Tables at which bots play among themselves that are watched from one address at a time. */
  botTablesPerAddress: number;
  /** Messages a socket may send at once, and each second for ever. */
  burst: number;
  perSecond: number;
  /** How long a socket may take to say where it wants to go. */
  joinMs: number;
  /** Every socket is asked so often whether it is still there. */
  heartbeatMs: number;
  /** What may wait for a slow reader, in bytes. A long game's welcome is a tenth of it. */
  backlog: number;
};

export const usualLimits: Limits = {
  tablesPerMinute: 60,
  requestsPerMinute: 600,
  socketsPerAddress: 100,
  botTablesPerAddress: 4,
  burst: 40,
  perSecond: 20,
  joinMs: 10_000,
  heartbeatMs: 30_000,
  backlog: 1 << 20,
};

/** For a load generator, which is a thousand players at one address. */
export const noLimits: Limits = {
  ...usualLimits,
  tablesPerMinute: 1e9,
  requestsPerMinute: 1e9,
  socketsPerAddress: 1e9,
  botTablesPerAddress: 1e9,
  burst: 1e9,
  perSecond: 1e9,
};
