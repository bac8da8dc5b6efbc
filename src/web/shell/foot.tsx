import { type ReactNode, useSyncExternalStore } from 'react';
import { installing } from '../install.ts';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { useWords } from '../words/use-words.ts';
import './foot.css';

export function Foot(): ReactNode {
  const { shell } = useWords();
  const isOffered = useSyncExternalStore(installing.subscribe, installing.get, () => false);
  return (
    <footer className="shell-foot">
      <div>
        <p>
          <b>Rotonde.</b> {shell.footPlay}
        </p>
        <p>{shell.footCredit}</p>
        <ul>
          <li>
            <Link href={pathTo.rules()}>{shell.rules}</Link>
          </li>
          <li>
            <Link href="/about">{shell.about}</Link>
          </li>
          {isOffered ? (
            <li>
              <button type="button" onClick={installing.ask}>
                {shell.install}
              </button>
            </li>
          ) : undefined}
        </ul>
      </div>
    </footer>
  );
}
