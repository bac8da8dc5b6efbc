import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From half a millisecond, which a move takes, to what nobody waits for. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof newMetrics>;

/**
 * What is counted in one house, as Prometheus reads it. No label is a table's or a guest's: there would be no end to them,
 * and a link to a table is a key. What can be asked for when somebody looks (`gauge`) costs nothing before.
 */
export function newMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `rotonde_${name}_total`, help, labelNames, registers });
  const histogram = (name: string, help: string, ...labelNames: string[]) =>
    new Histogram({
      name: `rotonde_${name}_seconds`,
      help,
      labelNames,
      buckets: SECONDS,
      registers,
    });
  return {
    registry,
    moves: counter('moves', 'Moves on the disk, by who made them: a guest, or the house', 'by'),
    entries: counter('entries', 'Entries of logs on the disk; a move may be several'),
    requests: histogram('request', 'From a message of a guest to its answer', 't'),
    store: histogram('store', 'What the store was asked for and did', 'what'),
    storeFailures: counter('store_failures', 'What the store could not do', 'what', 'why'),
    bots: histogram('bot', 'From a question to a bot to its answer, with its wait for a thread'),
    botFailures: counter('bot_failures', 'Questions that a bot did not answer'),
    socketsOpened: counter('sockets_opened', 'Sockets that were let in'),
    analyses: counter('analyses', 'Finished games to be read: asked, kept or failed', 'what'),
    closings: counter('closings', 'Sockets that the house closed, by what they were told', 'why'),
    responses: counter('http_responses', 'Answers by HTTP', 'code'),
    failures: counter('failures', 'Failures that no guest is to blame for; the log has them'),
    /** Read when somebody looks; what cannot be read is no number, and hides nothing else. `name` is whole. */
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => Number.NaN),
          );
        },
      });
    },
    /** Read when somebody looks, of what only grows. */
    total(name: string, help: string, read: () => number): void {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
  };
}
