import { describe, expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf, titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';
import {
  BadInvitation,
  deedsOf,
  foldedInto,
  type Invitation,
  logOfInvitation,
  unfolded,
} from '../invitation.ts';

async function invitationTo(
  id: string,
): Promise<{ invited: Invitation; log: readonly Entry<unknown>[] }> {
  const title = await titleOf(id);
  const bot = (await botOf(id, 'random')) as Bot<Kind>;
  if (!title) throw new Error('no such game');
  const [seats] = title.game.seats;
  const options = title.game.parseOptions({});
  const bots = Array.from({ length: seats }, () => bot);
  const match = playMatch(title.game, bots, options, { seed: 5, number: 0 });
  const { log } = match;
  const invited: Invitation = {
    v: 1,
    game: id,
    rules: title.game.rules,
    options,
    secret: match.secret,
    name: 'Camille',
    bots: bots.map((_, seat) => (seat === 0 ? null : 'random')),
    deeds: deedsOf(log),
  };
  return { invited, log };
}

describe.each(games)('an invitation to a deal of $id', ({ id }) => {
  test('brings a whole game through a link, chance drawn again', async () => {
    const { invited, log } = await invitationTo(id);
    const code = await foldedInto(invited);
    expect(code).toMatch(/^[\w-]+$/);
    const read = await unfolded(code);
    expect(read).toEqual(JSON.parse(JSON.stringify(invited)));
    expect((await logOfInvitation(read)).map(({ actor, action }) => [actor, action])).toEqual(
      JSON.parse(JSON.stringify(log.map(({ actor, action }) => [actor, action]))),
    );
  });
});

describe('a link that', () => {
  test('tells that its sender was advised says so, and says nothing else of it', async () => {
    const { invited } = await invitationTo('trambahn');
    const read = await unfolded(await foldedInto({ ...invited, advised: true }));
    expect(read.advised).toBe(true);
    expect((await unfolded(await foldedInto(invited))).advised).toBeUndefined();
    const other = { ...invited, advised: 'often' } as unknown as Invitation;
    await expect(unfolded(await foldedInto(other))).rejects.toBeInstanceOf(BadInvitation);
  });

  test('was cut short, is no link, or is endless, is refused', async () => {
    const code = await foldedInto((await invitationTo('trambahn')).invited);
    for (const bad of ['', 'abc', '%%%', code.slice(0, -40), 'A'.repeat(50_000)]) {
      await expect(unfolded(bad)).rejects.toBeInstanceOf(BadInvitation);
    }
  });

  test('unfolds to more than anybody plays is not unfolded', async () => {
    const { invited } = await invitationTo('trambahn');
    const code = await foldedInto({ ...invited, options: { padding: ' '.repeat(3_000_000) } });
    await expect(unfolded(code)).rejects.toThrow('too large');
  });

  test('tells of what could not have been is refused', async () => {
    const { invited } = await invitationTo('trambahn');
    const { deeds } = invited;
    const changed: readonly Partial<Invitation>[] = [
      { deeds: deeds.slice(1) },
      { deeds: deeds.slice(0, -1) },
      {
        deeds: [...deeds.slice(0, 4), [1 - (deeds[4]?.[0] ?? 0), deeds[4]?.[1]], ...deeds.slice(5)],
      },
      { secret: '1'.repeat(64) },
      { rules: invited.rules + 1 },
      { game: 'chess' },
      { bots: [null, null] },
      { bots: ['random', 'random'] },
    ];
    for (const one of changed) {
      const code = await foldedInto({ ...invited, ...one });
      await expect(unfolded(code)).rejects.toBeInstanceOf(BadInvitation);
    }
  });

  test('calls its sender what nobody may be called gives them no name', async () => {
    const { invited } = await invitationTo('trambahn');
    expect((await unfolded(await foldedInto({ ...invited, name: 'Dispatcher' }))).name).toBe('?');
  });
});
