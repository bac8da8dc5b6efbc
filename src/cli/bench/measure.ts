/** Seconds that one unit of work took: by the clock, and by the processor (which other programs cannot slow). */
export type Cost = { wall: number; cpu: number };

/** The best and the middle one of several runs. */
export type Measured = { best: Cost; median: Cost };

export type Patience = { runs: number; secondsPerRun: number };

/** Repeats `work`, which returns how many units it did, for as long as the patience lasts. */
export function measure(work: () => number, { runs, secondsPerRun }: Patience): Measured {
  oneRun(work, secondsPerRun); // for the compiler to warm to it
  const costs = Array.from({ length: runs }, () => oneRun(work, secondsPerRun));
  const sorted = (by: keyof Cost): number[] =>
    costs.map((cost) => cost[by]).toSorted((a, b) => a - b);
  const [wall, cpu] = [sorted('wall'), sorted('cpu')];
  const at = (index: number): Cost => ({ wall: wall[index] as number, cpu: cpu[index] as number });
  return { best: at(0), median: at(Math.floor(runs / 2)) };
}

function oneRun(work: () => number, seconds: number): Cost {
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  let units = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    units += work();
    elapsed = (performance.now() - started) / 1000;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return { wall: elapsed / units, cpu: (user + system) / 1e6 / units };
}
