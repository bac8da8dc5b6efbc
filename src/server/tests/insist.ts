import type { ToClient } from '#protocol/to-client.ts';
import { newName, type Page } from './page.ts';
import { choicesOf } from './play.ts';

/**
 * A move, said again under the same name wherever the page is sent on to until it is answered, as a page in a browser does.
 * Throws if it is refused. Returns where the page is now, and the name.
 */
export async function insist(
  page: Page,
  seat: number,
  again: () => Promise<Page>,
): Promise<{ page: Page; id: string }> {
  const [action] = choicesOf(page, seat);
  const [id, after] = [newName(), page.view?.seq ?? 0];
  for (let now = page; ; now = await again()) {
    now.say({ t: 'act', id, after, actions: [action] });
    const isAnswer = (m: ToClient) => 'id' in m && m.id === id && m.t !== 'welcome';
    const answer = await now.until(isAnswer).catch(() => undefined);
    if (answer === undefined) continue;
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
    return { page: now, id };
  }
}
