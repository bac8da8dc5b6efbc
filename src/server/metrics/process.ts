import { performance } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/**
 * What this process uses, under the names that Prometheus’ own clients give it. The library would gather more, with a
 * timer that runs a hundred times a second; these are only read when somebody looks.
 */
export function countProcess({ gauge, total }: Metrics): void {
  total('process_cpu_seconds_total', 'Processor time, of all threads', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge('process_resident_memory_bytes', 'Memory', () => process.memoryUsage.rss());
  gauge('process_start_time_seconds', 'When it began', () => performance.timeOrigin / 1000);
  gauge('nodejs_heap_size_used_bytes', 'The heap', () => process.memoryUsage().heapUsed);
  // What it was busy in a second is how near it is to its end: one thread serves all sockets.
  total('rotonde_event_loop_active_seconds_total', 'What the event loop was busy', () => {
    return performance.eventLoopUtilization().active / 1000;
  });
  total('rotonde_event_loop_idle_seconds_total', 'What the event loop waited', () => {
    return performance.eventLoopUtilization().idle / 1000;
  });
}
