import { lazy, type ReactNode } from 'react';
import { doorOf } from './games.ts';
import { Lost } from './lost.tsx';
import { placeNow } from './navigation.ts';
import { type Route, routeOf, type TableRoute } from './routes.ts';

/** Where each page's script is. Every page is loaded on its own. */
const scripts = {
  front: () => import('./front/front.tsx').then(({ Front }) => ({ default: Front })),
  rules: () => import('./rules/rules-page.tsx').then(({ RulesPage }) => ({ default: RulesPage })),
  about: () => import('./about/about.tsx').then(({ About }) => ({ default: About })),
  names: () => import('./names/names.tsx').then(({ Names }) => ({ default: Names })),
  setup: () => import('./table/setup/setup.tsx').then(({ Setup }) => ({ default: Setup })),
  table: () => import('./table/screen.tsx').then(({ TableScreen }) => ({ default: TableScreen })),
};

const Front = lazy(scripts.front);
const RulesPage = lazy(scripts.rules);
const About = lazy(scripts.about);
const Names = lazy(scripts.names);
const Setup = lazy(scripts.setup);
const TableScreen = lazy(scripts.table);

export function Page({ route, hash }: { route: Route; hash: string }): ReactNode {
  switch (route.page) {
    case 'front':
      return <Front />;
    case 'rules':
      return <RulesPage game={route.game} rule={hash.slice(1)} />;
    case 'about':
      return <About />;
    case 'names':
      return doorOf(route.game)?.setUp ? (
        <Setup key="here" game={route.game} way="here" />
      ) : (
        <Names game={route.game} />
      );
    case 'setup':
      return <Setup key={route.way} game={route.game} way={route.way} />;
    case 'solo':
    case 'here':
    case 'online':
    case 'replay':
      return <TableScreen route={route} />;
    case 'lost':
      return <Lost />;
  }
}

/** The table screen fills the window and has a bar of its own. */
export function isTable(route: Route): route is TableRoute {
  return ['solo', 'here', 'online', 'replay'].includes(route.page);
}

/** Fetches the script of the page this address leads to, so that it is there when it is drawn. */
export function loadPage(): void {
  const route = routeOf(placeNow().pathname, placeNow().search);
  const page = isTable(route) ? 'table' : route.page;
  // A failure shows when the page is drawn, with a way out.
  if (page !== 'lost') scripts[page]().catch(() => undefined);
}
