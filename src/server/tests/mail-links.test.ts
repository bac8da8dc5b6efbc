import { describe, expect, test } from 'vitest';
import { usualLimits } from '../limits.ts';
import { linkIn } from '../services/mail-catcher.ts';
import { Browser } from './browser.ts';
import { newPlace } from './places.ts';
import { ticketHouse } from './ticket-house.ts';

describe('a link by e-mail', () => {
  const use = (device: Browser, token: string) =>
    device.post('link/use', { token, secret: device.secret, name: device.name, language: 'fr' });

  test('works once, also for those who open it at once, and for ten minutes', async () => {
    const { address, mail, clock } = await ticketHouse(await newPlace());
    const devices = ['Ada', 'Bob', 'Eve'].map((name) => new Browser(address, name));
    const [ada] = devices as [Browser];
    await ada.post('link', { address: 'ada@example.org', language: 'fr' });
    const token = linkIn((await mail.reach(1))[0]?.text);
    // Programs that guard mailboxes look at links.
    for (let i = 0; i < 3; i++) {
      expect((await ada.post('link/look', { token })).status).toBe(200);
    }
    const answers = await Promise.all(devices.map((device) => use(device, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await use(ada, token)).toMatchObject({ status: 410, body: { why: 'link-over' } });
    await ada.post('link', { address: 'ada@example.org', language: 'fr' });
    const late = linkIn((await mail.reach(2))[1]?.text);
    clock.now += 600_000;
    expect(await ada.post('link/look', { token: late })).toMatchObject({ status: 410 });
    expect(await use(ada, late)).toMatchObject({ body: { why: 'link-over' } });
  });

  test('is asked for alike, whether the address is known or not', async () => {
    const { address, mail } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    const wish = { address: 'ada@example.org', language: 'fr' };
    await ada.post('link', wish);
    expect((await use(ada, linkIn((await mail.reach(1))[0]?.text))).status).toBe(200);
    const eve = new Browser(address, 'Eve');
    const known = await eve.post('link', wish);
    const unknown = await eve.post('link', { ...wish, address: 'nobody@example.org' });
    expect(known).toEqual(unknown);
    expect(known).toEqual({ status: 200, body: {} });
    const subjects = (await mail.reach(3)).map(({ text }) => /^Subject: .*$/m.exec(text)?.[0]);
    expect(new Set(subjects).size).toBe(1);
    // A holder who adds somebody else's address learns nothing either.
    const bob = new Browser(address, 'Bob');
    await bob.makePasskey();
    expect(await bob.post('link', wish)).toEqual(known);
    const taken = linkIn((await mail.reach(4))[3]?.text);
    expect(await use(eve, taken)).toMatchObject({ status: 409, body: { why: 'address-taken' } });
  });

  test('goes to an address five times in an hour, and nobody is told', async () => {
    const { address, mail, clock } = await ticketHouse(await newPlace());
    const eve = new Browser(address, 'Eve');
    const wish = { address: 'ada@example.org', language: 'fr' };
    for (let i = 0; i < 9; i++) {
      expect(await eve.post('link', wish)).toEqual({ status: 200, body: {} });
    }
    await eve.post('link', { ...wish, address: 'other@example.org' });
    const letters = await mail.reach(6);
    expect(letters.filter(({ to }) => to[0] === 'ada@example.org')).toHaveLength(5);
    clock.now += 3_600_000;
    await eve.post('link', wish);
    await mail.reach(7);
  });

  test('is asked for by one network, and by one holder, so often and no more', async () => {
    const limits = { lettersPerHour: usualLimits.lettersPerHour };
    const { address, mail } = await ticketHouse(await newPlace(), { limits, stopwatch: () => 0 });
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const codes: number[] = [];
    for (let i = 0; i < 21; i++) {
      const wish = { address: `a${i}@example.org`, language: 'fr' };
      codes.push((await ada.post('link', wish)).status);
    }
    expect(codes).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await mail.reach(10)).toHaveLength(10);
  });

  test('goes nowhere where no letters are sent, and the page is told', async () => {
    const { address } = await ticketHouse(await newPlace(), { mail: undefined });
    const ada = new Browser(address, 'Ada');
    expect(await ada.shown()).toEqual({ isMailSent: false });
    const wish = { address: 'ada@example.org', language: 'fr' };
    expect(await ada.post('link', wish)).toMatchObject({ status: 409, body: { why: 'no-mail' } });
  });

  test.each(['', 'ada', 'ada@', 'a@b@c', 'ada@example.org, eve@example.org', 'a\r\nBcc: x@y.z'])(
    'never goes to "%s"',
    async (wish) => {
      const { address } = await ticketHouse(await newPlace());
      const ada = new Browser(address, 'Ada');
      expect(await ada.post('link', { address: wish, language: 'fr' })).toMatchObject({
        status: 400,
      });
    },
  );
});
