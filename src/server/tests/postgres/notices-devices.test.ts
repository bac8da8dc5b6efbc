import { describe, expect, test } from 'vitest';
import { tidyNotices } from '../../notices/tidy.ts';
import { named, step } from '../../sql/sql.ts';
import { bothStores } from '../both-stores.ts';
import { ada, bobPlays, noticeHouse } from '../notice-house.ts';

const { forgetSessions, allPushes } = named('notices-test', {
  forgetSessions: 'UPDATE pushes SET session = NULL',
  allPushes: 'SELECT id FROM pushes',
});

type Shown = { pushes: object[] };

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
