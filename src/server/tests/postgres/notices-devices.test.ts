import { describe, expect, test } from 'vitest';
import { usualWishes } from '#protocol/http/notices.ts';
import { tidyNotices } from '../../notices/tidy.ts';
import { named, step } from '../../sql/sql.ts';
import { bothStores } from '../both-stores.ts';
import { Browser } from '../browser.ts';
import { ada, bobPlays, noticeHouse } from '../notice-house.ts';

const { forgetSessions, allPushes } = named('notices-test', {
  forgetSessions: 'UPDATE pushes SET session = NULL',
  allPushes: 'SELECT id FROM pushes',
});

type Shown = { pushes: { endpoint: string; unwanted: string[] }[] };

describe.each(bothStores)('notices on devices, in %s', (_, newPlace) => {
  test('reach no device that was signed out', async () => {
    const house = await noticeHouse(await newPlace());
    const { browser, table } = await ada(house);
    await browser.post('notices/push', house.push.subscribe());
    expect(await browser.post('sessions/end', { which: 'all' })).toMatchObject({ status: 200 });
    await bobPlays(house, table);
    await house.mail.reach(1);
    await house.settled();
    expect(house.push.taken).toEqual([]);
  });

  test('reach no device that asked for them before devices were signed out one by one, until it asks again', async () => {
    const house = await noticeHouse(await newPlace());
    const { browser, table } = await ada(house);
    const subscription = house.push.subscribe();
    await browser.post('notices/push', subscription);
    await house.store.sql.write([step(forgetSessions, [])]);
    const shown = (await (await browser.get('/api/account/notices')).json()) as Shown;
    expect(shown.pushes).toEqual([]);
    await bobPlays(house, table);
    await house.mail.reach(1);
    await house.settled();
    expect(house.push.taken).toEqual([]);
    await tidyNotices(house.store.sql, house.clock.now);
    expect(await house.store.sql.read(allPushes, [])).toEqual([]);
    await browser.post('notices/push', subscription);
    expect(await browser.post('notices/try', { channel: 'push' })).toMatchObject({ status: 200 });
    expect(house.push.taken).toHaveLength(1);
  });

  test('go to the devices that want their kind: a phone that is not told of turns is told of talk', async () => {
    const house = await noticeHouse(await newPlace());
    const { browser, table } = await ada(house);
    const [desk, phone] = [house.push.subscribe(), house.push.subscribe()];
    for (const one of [desk, phone]) await browser.post('notices/push', one);
    const kinds = { ...usualWishes.kinds, departure: [], talk: ['push'] };
    await browser.post('notices', { ...usualWishes, kinds });
    const unwanted = ['turn', 'short'];
    const { endpoint } = phone;
    expect(
      await browser.post('notices/push/kinds', { endpoint, unwanted: ['nothing'] }),
    ).toMatchObject({ status: 400 });
    expect(await browser.post('notices/push/kinds', { endpoint, unwanted })).toMatchObject({
      status: 200,
    });
    const shown = (await (await browser.get('/api/account/notices')).json()) as Shown;
    expect(shown.pushes.find((one) => one.endpoint === endpoint)?.unwanted).toEqual(unwanted);
    expect(shown.pushes.find((one) => one.endpoint !== endpoint)?.unwanted).toEqual([]);
    const bob = await bobPlays(house, table);
    await house.push.reach(1);
    await house.settled();
    const toldTo = (to: string) =>
      house.push.taken.flatMap((one) => (to.endsWith(one.path) ? [one.message] : []));
    expect(toldTo(desk.endpoint)).toMatchObject([{ t: 'show', tag: 'turns' }]);
    expect(toldTo(endpoint)).toEqual([]);
    await bob.ask({ t: 'say', tape: 'table', name: 'Bob', quick: 'thanks' });
    await house.push.reach(3);
    expect(toldTo(endpoint)).toMatchObject([{ t: 'show', tag: `talk-${table}` }]);
    // Whoever has no ticket, or another, says nothing for this device.
    const eve = new Browser(house.address, 'Eve');
    await eve.makePasskey();
    await eve.post('notices/push/kinds', { endpoint, unwanted: [] });
    const still = (await (await browser.get('/api/account/notices')).json()) as Shown;
    expect(still.pushes).toEqual(shown.pushes);
  });

  test('are forgotten by a browser that is gone', async () => {
    const house = await noticeHouse(await newPlace());
    const { browser } = await ada(house);
    const subscription = house.push.subscribe();
    await browser.post('notices/push', subscription);
    expect(await browser.post('notices/try', { channel: 'push' })).toMatchObject({ status: 200 });
    house.push.forget(subscription.endpoint);
    expect(await browser.post('notices/try', { channel: 'push' })).toMatchObject({ status: 409 });
    const shown = (await (await browser.get('/api/account/notices')).json()) as Shown;
    expect(shown.pushes).toEqual([]);
  });
});
