/** What a pool and one of its threads share: whether what is thought about is still awaited. */
export type Stopping = Int32Array<SharedArrayBuffer>;

const STOPPED = 0;

export const newStopping = (): Stopping => new Int32Array(new SharedArrayBuffer(4));

/** Before a question is asked, and when nobody awaits its answer any more. */
export const setStopped = (stopping: Stopping, isStopped: boolean): void => {
  Atomics.store(stopping, STOPPED, Number(isStopped));
};

export const isStopped = (stopping: Stopping): boolean => Atomics.load(stopping, STOPPED) === 1;
