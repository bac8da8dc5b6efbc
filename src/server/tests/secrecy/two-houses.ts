import { titleOf } from '#games/catalogue.ts';
import { commitmentTo } from '#kernel/chance.ts';
import type { Eyes, Game, Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import type { Header, SeatStored } from '#tables/store.ts';
import { markOf } from '#tables/tables.ts';
import { connect } from '../../store/sqlite/open-database.ts';
import { sqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { folder } from '../folder.ts';
import { house } from '../house.ts';
import { newSecret, Page } from '../page.ts';
import type { Move, Worlds } from './worlds.ts';

/** A game with something wrong about its secrets, or nothing. */
export type Plant = (game: Game<Kind>) => Game<Kind>;

const trambahn = (await titleOf('trambahn')) as Title<Kind>;
const AT = 1_800_000_000_000;

/** A house in which chance does what it is told. All its clocks stand still, so that only the game makes a difference. */
export async function scriptedHouse(plant: Plant) {
  const titles = new Map<string, Title<Kind>>();
  const dataDir = folder();
  const { address } = await house({
    dataDir,
    tablesHost: { titleOf: (id) => titles.get(id), now: () => AT },
  });
  // A second hand on the same file, to lay out tables in mid-game.
  const store = sqliteStore(await connect(dataDir));

  /** Lays out a table where these moves have been made up to `from`, and where chance will make the rest. */
  async function layOut(
    id: string,
    moves: readonly Move[],
    from: number,
    secrets: readonly string[],
  ) {
    const header: Header = { id, game: id, rules: 1, options: {}, secret: newSecret(), at: AT };
    const seats = secrets.map(
      (secret, i): SeatStored => ({ kind: 'guest', name: `P${i}`, holder: markOf(secret) }),
    );
    titles.set(id, { ...trambahn, game: scripted(plant({ ...trambahn.game, id }), moves, from) });
    await store.create(header, seats);
    const log = moves.slice(0, from).map((move, i) => ({ ...move, seq: i + 1, at: AT }));
    await store.append(id, log);
    return commitmentTo(header.secret);
  }

  return { address, layOut, close: () => store.close() };
}

function scripted(game: Game<Kind>, moves: readonly Move[], from: number): Game<Kind> {
  let next = from;
  const chance = () => {
    while (moves[next]?.actor !== 'chance') next++;
    return moves[next++]?.action;
  };
  return { ...game, chance };
}

type ScriptedHouse = Awaited<ReturnType<typeof scriptedHouse>>;

/** What both players and, if it is their eyes, a watcher were sent while a world took its course: all of it, as text. */
export async function textsOf(
  { address, layOut }: ScriptedHouse,
  id: string,
  moves: readonly Move[],
  { hiddenAt }: Worlds,
  eyes: Eyes,
  secrets: readonly [string, string, string],
): Promise<{ seen: string; others: string }> {
  const from = Math.max(
    0,
    moves.findLastIndex(({ actor }, i) => i <= hiddenAt && actor !== 'chance'),
  );
  const commitment = await layOut(id, moves, from, secrets.slice(0, 2));
  const seen: string[] = [];
  const others: string[] = [];
  const mine = eyes === 'watcher' ? 2 : eyes;
  const pages: Page[] = [];
  for (const secret of eyes === 'watcher' ? secrets : secrets.slice(0, 2)) {
    pages.push(await Page.at(address, id, secret));
  }
  const rng = rngFrom(hiddenAt, moves.length);

  for (let at = from; at < moves.length; ) {
    const { actor, action } = moves[at] as Move;
    let next = at + 1;
    while (moves[next]?.actor === 'chance') next++;
    // The world may end between a move and what chance makes of it.
    if (next === moves.length) break;
    if (actor !== 'chance') {
      const answer = await (pages[actor] as Page).act(action, `move-${`${at}`.padStart(5, '0')}`);
      if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
    }
    await Promise.all(pages.map((page) => page.reach(next)));
    at = next;
    const page = pages[mine] as Page;
    const chance = rng.below(12);
    if (chance < 2)
      await page.ask({ t: 'look', at: rng.below(at + 1) }, `look-${`${at}`.padStart(5, '0')}`);
    if (chance === 2)
      pages[mine] = await comeBack(
        page,
        eyes === 'watcher' ? undefined : pages[(mine + 1) % 2],
        seen,
        address,
        id,
      );
  }
  const page = pages[mine] as Page;
  await page.ask({ t: 'look', at: 0 }, 'the-last-look');
  seen.push(...page.texts);
  for (const other of pages.filter((each) => each !== page)) others.push(...other.texts);
  await Promise.all(pages.map((each) => each.leave()));
  const text = (texts: readonly string[]) => texts.join('\n').replaceAll(commitment, 'COMMITMENT');
  return { seen: text(seen), others: text(others) };
}

/** Goes and comes again, when the other player has seen both. Of a watcher nobody is told. */
async function comeBack(
  page: Page,
  other: Page | undefined,
  seen: string[],
  address: string,
  id: string,
) {
  seen.push(...page.texts);
  const told = () => other?.heard.filter((message) => message.t === 'seats').length ?? 0;
  const before = told();
  await page.leave();
  await other?.until(() => told() > before);
  return Page.at(address, id, page.secret);
}
