import { createServer, type Socket } from 'node:net';

/** A letter as it came in: who it was for, and its whole text with its head. */
export type Caught = { from: string; to: string[]; text: string };

/**
 * Takes letters by SMTP on this machine and sends none on: for tests. It says no more than a client needs that has nothing to
 * hide. `answer`: what is said to a whole letter instead of yes.
 */
export async function openMailCatcher(answer: () => string | undefined = () => undefined) {
  const letters: Caught[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(socket, answer, (letter) => {
      letters.push(letter);
      for (const wake of waiting) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    /** Kept when so many have come. */
    async reach(count: number): Promise<Caught[]> {
      while (letters.length < count) {
        const woken = Promise.withResolvers<void>();
        waiting.add(woken.resolve);
        await woken.promise;
        waiting.delete(woken.resolve);
      }
      return letters;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** What lets its reader in, of a letter as it came. */
export function linkIn(text: string | undefined): string {
  // Quoted-printable breaks long lines and writes = as =3D.
  const plain = (text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\/link\/([A-Za-z0-9_-]{43})/.exec(plain)?.[1] ?? '';
}

const END = '\r\n.\r\n';

function converse(
  socket: Socket,
  answer: () => string | undefined,
  take: (letter: Caught) => void,
): void {
  let [unread, isData] = ['', false];
  let letter: Caught = { from: '', to: [], text: '' };
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    const [word = ''] = line.toUpperCase().split(/[ :]/, 1);
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (word === 'MAIL') letter = { from: address, to: [], text: '' };
    if (word === 'RCPT') letter.to.push(address);
    if (word === 'QUIT') return void socket.end('221 bye\r\n');
    isData = word === 'DATA';
    say(isData ? '354 go on' : '250 ok');
  };
  const hearData = (): boolean => {
    const end = unread.indexOf(END);
    if (end < 0) return false;
    const refusal = answer();
    if (refusal === undefined) take({ ...letter, text: unread.slice(0, end) });
    say(refusal ?? '250 taken');
    [unread, isData] = [unread.slice(end + END.length), false];
    return true;
  };
  const hearLine = (): boolean => {
    const end = unread.indexOf('\r\n');
    if (end < 0) return false;
    const line = unread.slice(0, end);
    unread = unread.slice(end + 2);
    hear(line);
    return true;
  };
  say('220 catcher');
  socket.on('data', (bytes) => {
    unread += bytes.toString();
    while (isData ? hearData() : hearLine());
  });
}
