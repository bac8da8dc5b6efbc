/** A worker has something to itself until then. If it dies, others may have it afterwards. */
export type Lease = { worker: string; until: number };

/**
 * What the house has to do later, whoever asks for it. One for each kind and key; times in milliseconds.
 * `play`: a table's next move is a bot's, or chance's first; the key is the table's name. `clock`: somebody's time
 * may be out at that table. `tidy`: tables never begun go.
 * `notice`: somebody is to be called to a table. `ended`: a game has ended, and what follows from that is to be done.
 * `call`: what somebody is to be told goes out; the key is their mark.
 * `analysis`: a finished game is to be read. `mail`: a letter is to be sent. `leave`: a season ticket was handed back, and goes; the key is its mark.
 */
export type Job = {
  kind: 'play' | 'clock' | 'tidy' | 'notice' | 'ended' | 'call' | 'mail' | 'leave' | 'analysis';
  key: string;
  due: number;
};

/** A job of a table, as it is after a change of the table: held by somebody, free to all, or none. */
export type JobAtTable = { due: number; lease?: Lease } | 'none';

/** Those jobs of a table that a change makes otherwise. Their key is the table's name. */
export type TableJobs = Partial<Record<Job['kind'], JobAtTable>>;

/** Jobs as a store keeps them. They outlive every process; a process's timer only wakes it to look. */
export interface Jobs {
  /** Puts one down, or moves the one of this kind and key to another time; it is free. */
  put(job: Job): Promise<void>;

  /** Puts one down unless there is one of this kind and key. */
  putOnce(job: Job): Promise<void>;

  /** Takes what is due and free now, the longest due first. */
  take(lease: Lease, now: number, most: number): Promise<Job[]>;

  /** Holds all that this worker holds for longer. */
  extend(lease: Lease): Promise<void>;

  /** It is gone, or due again and free. What another worker has taken meanwhile stays as it is. */
  done(worker: string, job: Job, next?: number): Promise<void>;

  /** All that this worker holds is free at once. */
  release(worker: string): Promise<void>;

  /** When there is next something to take; nothing: there are no jobs. */
  next(): Promise<number | undefined>;
}
