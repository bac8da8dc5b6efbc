import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What this process has used so far, all its threads, in milliseconds. */
export function cpuOfThisProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What everybody has used so far, in milliseconds, where the system tells. */
export function cpuOfThisMachine(): number | undefined {
  try {
    const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] as string;
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    const TICK_MS = 10;
    return TICK_MS * (user + nice + system + irq + softIrq + steal);
  } catch {
    return undefined;
  }
}

/** Of Linux; where there is none, processes run where they will. */
const pinProgram = 'taskset';

/** Can a process be told which core to run on? */
export function canPin(): boolean {
  return spawnSync(pinProgram, ['-c', '0,1', 'true']).status === 0;
}

/** Leaves the first core to the server. */
export function pinThisProcess(): void {
  if (canPin()) spawnSync(pinProgram, ['-cp', '1', `${process.pid}`]);
}
