import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { stored } from '#ui/remembered.ts';
import { Roundel } from '#ui/roundel.tsx';
import { useTakenOver } from '#ui/use-taken-over.ts';
import { useGuestName } from '../guest.ts';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { onlineVisits } from '../table/visits.ts';
import { useWords } from '../words/use-words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import './bar.css';

/**
 * Fetched after the page, and only where a table may wait: in the hall, and where somebody has been there or at a table of the house. A
 * newcomer has none.
 */
const Turns = lazy(() => import('./lamp.tsx').then(({ Lamp }) => ({ default: Lamp })));

function Lamp(): ReactNode {
  const isHere = useTakenOver();
  const mayWait =
    currentAt(pathTo.hall) || onlineVisits().length > 0 || stored('rotonde.turns') !== null;
  if (!isHere || !mayWait) return undefined;
  return (
    <Suspense>
      <Turns />
    </Suspense>
  );
}

/** The bar of every page but the table's. On phones its pages and the guest's name are behind the menu. */
export function Bar(): ReactNode {
  const { shell } = useWords();
  const [menu, setMenu] = useState(false);
  return (
    <header className="bar shell-bar">
      <Link className="home" href="/" aria-label={shell.home}>
        <Roundel />
        <b>Rotonde</b>
      </Link>
      <nav className="wide" aria-label={shell.nav}>
        <Pages />
      </nav>
      <span className="space" />
      <span className="wide">
        <Hello />
      </span>
      <Link className="bar-hall-mark" href={pathTo.hall}>
        <Lamp />
      </Link>
      <LanguageSwitch />
      <ThemeSwitch />
      <span className="narrow">
        <IconButton icon="menu" label={shell.menu} onClick={() => setMenu(true)} />
      </span>
      <Dialog
        kind="sheet"
        open={menu}
        title={shell.menu}
        close={shell.close}
        onClose={() => setMenu(false)}
      >
        <nav className="bar-menu" aria-label={shell.nav}>
          <Pages onClick={() => setMenu(false)} />
        </nav>
        <Hello onClick={() => setMenu(false)} />
      </Dialog>
    </header>
  );
}

function Pages({ onClick }: { onClick?: () => void }): ReactNode {
  const { shell } = useWords();
  const pages = [
    [pathTo.crew(), shell.crew],
    [pathTo.daily(), shell.daily],
    [pathTo.rules(), shell.rules],
    ['/about', shell.about],
  ] as const;
  return (
    <>
      <Link href={pathTo.hall} onClick={onClick} aria-current={currentAt(pathTo.hall)}>
        {shell.hall} <Lamp />
      </Link>
      {pages.map(([href, name]) => (
        <Link key={href} href={href} onClick={onClick} aria-current={currentAt(href)}>
          {name}
        </Link>
      ))}
    </>
  );
}

/** Whoever follows a link sees the bar anew. */
const currentAt = (href: string): 'page' | undefined =>
  location.pathname === href ? 'page' : undefined;

/** Leads to the season ticket, or to where one is made. */
function Hello({ onClick }: { onClick?: () => void }): ReactNode {
  const { shell } = useWords();
  const name = useGuestName();
  if (!useTakenOver()) return undefined;
  return (
    <Link className="bar-hello" href={pathTo.account} onClick={onClick}>
      {shell.hello} <b>{name}</b>
      <span className="visually-hidden">, {shell.account}</span>
    </Link>
  );
}
