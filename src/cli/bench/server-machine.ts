import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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
    return TICK_MS * (user + nice + system + irq + softIrq + steal);
  } catch {
    return undefined;
  }
}

const TICK_MS = 10;

/** What a process, those it has started and those of them that have ended have used so far, where the system tells. */
export function cpuOfProcess(pid: number): number | undefined {
  const all = new Map<number, { parent: number; ticks: number; ended: number }>();
  for (const name of listed('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined;
    if (times) all.set(Number(name), times);
  }
  const root = all.get(pid);
  if (!root) return undefined;
  let ticks = root.ticks + root.ended;
  for (const { parent, ticks: own } of all.values()) if (parent === pid) ticks += own;
  return TICK_MS * ticks;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function timesOf(pid: number): { parent: number; ticks: number; ended: number } | undefined {
  try {
    // The name of the program, in brackets, may hold anything.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, ticks: user + system, ended: endedUser + endedSystem };
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
