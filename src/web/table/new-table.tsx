import { type ReactNode, useEffect, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { SeatWish } from '#protocol/parts.ts';
import { guest, guestName } from '../guest.ts';
import { Lost } from '../lost.tsx';
import { replace } from '../navigation.ts';
import { tidyName } from '../player-name.ts';
import type { TableRoute } from '../routes.ts';
import { TableComing } from '../shell/table-coming.tsx';
import { useWords } from '../words/use-words.ts';
import { createLocal } from './local/house.ts';
import { localPath } from './paths.ts';
import { soloSitters, wishesOf } from './setup/sitters.ts';

type LocalRoute = Extract<TableRoute, { page: 'solo' | 'here' }>;

/** Sets up a new table in this browser, and goes there. */
export function NewTable({ route }: { route: LocalRoute }): ReactNode {
  const { shell } = useWords();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    setUp(route).then(
      (table) => {
        if (here) replace(localPath(route.page, route.game, table));
      },
      () => {
        if (here) setFailed(true);
      },
    );
    return () => {
      here = false;
    };
  }, [route]);
  return failed ? (
    <Lost />
  ) : (
    <TableComing>
      <p className="loading">{shell.loading}</p>
    </TableComing>
  );
}

/** The table being set up. A page drawn twice in one breath still wants only one. */
let beingSetUp: { key: string; table: Promise<string> } | undefined;

function setUp(route: LocalRoute): Promise<string> {
  const key = JSON.stringify(route);
  if (beingSetUp?.key !== key) {
    const table = createLocal(route.game, {}, guest().secret, seatsFor(route));
    const mine = { key, table };
    const forget = (): void => {
      if (beingSetUp === mine) beingSetUp = undefined;
    };
    table.finally(forget).catch(() => undefined);
    beingSetUp = mine;
  }
  return beingSetUp.table;
}

function seatsFor(route: LocalRoute): SeatWish[] {
  if (route.page === 'solo') {
    const game = gameOf(route.game);
    return game ? wishesOf(soloSitters(game, route.bot), guestName(), () => '') : [];
  }
  return route.names.map((name, i) => ({ kind: 'me', name: tidyName(name) || `${i + 1}` }));
}
