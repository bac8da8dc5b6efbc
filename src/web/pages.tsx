import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { faceOf, titleOf } from '#games/catalogue.ts';
import { Lost } from './lost.tsx';
import { placeNow } from './navigation.ts';
import { language } from './preferences.ts';
import { type Route, routeOf } from './routes.ts';
import { openBook } from './rules/shelf.ts';
import { fetchFirstWord } from './table/first-word.tsx';
import { onlineVisits } from './table/visits.ts';

/** Where each page's script is. Every page is loaded on its own. */
const scripts = {
  front: () => import('./front/front.tsx').then(({ Front }) => ({ default: Front })),
  rules: () => import('./rules/rules-page.tsx').then(({ RulesPage }) => ({ default: RulesPage })),
  door: () => import('./door/door-page.tsx').then(({ DoorPage }) => ({ default: DoorPage })),
  about: () => import('./about/about.tsx').then(({ About }) => ({ default: About })),
  crew: () => import('./crew/crew.tsx').then(({ Crew }) => ({ default: Crew })),
  daily: () => import('./daily/daily-page.tsx').then(({ DailyPage }) => ({ default: DailyPage })),
  deal: () => import('./deal/deal-page.tsx').then(({ DealPage }) => ({ default: DealPage })),
  invited: () =>
    import('./deal/invited-page.tsx').then(({ InvitedPage }) => ({ default: InvitedPage })),
  hall: () => import('./hall/hall.tsx').then(({ Hall }) => ({ default: Hall })),
  account: () => import('./account/pages.ts').then(({ Account }) => ({ default: Account })),
  link: () => import('./account/pages.ts').then(({ LinkPage }) => ({ default: LinkPage })),
  answer: () =>
    import('./notice/answer-page.tsx').then(({ AnswerPage }) => ({ default: AnswerPage })),
  profile: () => import('./profile/profile.tsx').then(({ Profile }) => ({ default: Profile })),
  setup: () => import('./table/setup/setup.tsx').then(({ Setup }) => ({ default: Setup })),
  learn: () => import('./learn/learn.tsx').then(({ Learn }) => ({ default: Learn })),
  example: () => import('./learn/example.tsx').then(({ Example }) => ({ default: Example })),
  table: () => import('./table/screen.tsx').then(({ TableScreen }) => ({ default: TableScreen })),
};

const Front = lazy(scripts.front);
const RulesPage = lazy(scripts.rules);
const DoorPage = lazy(scripts.door);
const About = lazy(scripts.about);
const Crew = lazy(scripts.crew);
const DailyPage = lazy(scripts.daily);
const DealPage = lazy(scripts.deal);
const InvitedPage = lazy(scripts.invited);
const Hall = lazy(scripts.hall);
const Account = lazy(scripts.account);
const LinkPage = lazy(scripts.link);
const AnswerPage = lazy(scripts.answer);
const Profile = lazy(scripts.profile);
const Setup = lazy(scripts.setup);
const Learn = lazy(scripts.learn);
const Example = lazy(scripts.example);
const TableScreen = lazy(scripts.table);

const never = (): (() => void) => () => undefined;

export function Page({ route, hash }: { route: Route; hash: string }): ReactNode {
  // The build, which has drawn some pages, knows of none; where there is none nothing is drawn twice.
  const shownHash = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
  switch (route.page) {
    case 'front':
      return <Front />;
    case 'rules':
      return <RulesPage game={route.game} rule={shownHash.slice(1)} />;
    case 'door':
      return <DoorPage key={route.game} game={route.game} />;
    case 'about':
      return <About />;
    case 'crew':
      return <Crew game={route.game} />;
    case 'daily':
      return <DailyPage key={route.day ?? ''} day={route.day} />;
    case 'deal':
      return <DealPage key={route.table} table={route.table} />;
    case 'invited':
      return <InvitedPage code={shownHash.slice(1)} />;
    case 'hall':
      return <Hall />;
    case 'account':
      return <Account />;
    case 'link':
      return <LinkPage token={route.token} />;
    case 'answer':
      return <AnswerPage key={route.token} token={route.token} which={route.which} />;
    case 'profile':
      return <Profile who={route.who} />;
    case 'setup':
      return <Setup key={route.way} game={route.game} way={route.way} />;
    case 'learn':
      return <Learn key={route.game} game={route.game} stop={route.stop} />;
    case 'example':
      return <Example key={`${route.game} ${route.rule}`} game={route.game} rule={route.rule} />;
    case 'solo':
    case 'here':
    case 'online':
    case 'replay':
      return <TableScreen route={route} />;
    case 'lost':
      return <Lost />;
  }
}

/** The table screen fills the window and has a bar of its own; a lesson is given on it. */
export function isTable({ page }: Route): boolean {
  return ['solo', 'here', 'online', 'replay', 'learn', 'example'].includes(page);
}

/**
 * Fetches side by side all that the page at this address is made of, so that it is there when it is drawn. Settled when it
 * has come, or could not be had: a failure shows when the page is drawn, with a way out.
 */
export async function loadPage(): Promise<void> {
  const { pathname, search } = placeNow();
  await loadRoute(routeOf(pathname, search)).catch(() => undefined);
}

async function loadRoute(route: Route): Promise<unknown> {
  switch (route.page) {
    case 'lost':
      return undefined;
    case 'front':
    case 'door':
    case 'about':
    case 'crew':
    case 'daily':
    case 'deal':
    case 'invited':
    case 'hall':
    case 'account':
    case 'link':
    case 'answer':
    case 'profile':
      return scripts[route.page]();
    case 'rules':
      return Promise.all([
        scripts.rules(),
        ...[route.game, 'house'].map((book) => openBook(book, language.get())),
      ]);
    case 'setup':
      await scripts.setup();
      // Whoever settles a game will sit down at it next.
      return loadTable(route.game);
    case 'learn':
      return Promise.all([scripts.learn(), loadTable(route.game)]);
    case 'example':
      return Promise.all([scripts.example(), loadTable(route.game)]);
    case 'solo':
    case 'here':
      return loadTable(route.game);
    case 'online':
    case 'replay':
      return loadTable(onlineVisits().find(({ id }) => id === route.table)?.game);
  }
}

/** The table screen, with the rules and the face of the game if it is known. */
export function loadTable(game: string | undefined): Promise<unknown> {
  return Promise.all([
    scripts.table(),
    fetchFirstWord(game),
    ...(game === undefined ? [] : [titleOf(game), faceOf(game)]),
  ]);
}
