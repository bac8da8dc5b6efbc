/**
 * A notice on a device, from the house to the button and back.
 *
 * Real: the house, what it encrypts and signs and where it posts it, the page that asks for it, the service worker of the build in a real
 * browser, the notices it shows, and what their buttons do. Bridged, because no browser reaches its maker's push service from here: a
 * push service on this machine gives the subscription in place of the browser's, opens what the house has sent with that
 * subscription's keys, and hands the text to the browser by its own door for it (`ServiceWorker.deliverPushMessage`). And nobody
 * can press a notice of a browser without a screen: the press is told to the worker as an event of its kind.
 */
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { openPushService } from '#server/services/push-service.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { launchOf } from './launch.ts';
import { Bob, nourLays, nourSignsUp, test } from './letters.ts';
import { expect, expectAccessible, expectFits } from './test.ts';

// A browser without windows shows no notices.
test.use({ launchOptions: launchOf(findBrowser()) });

type Subscription = ReturnType<Awaited<ReturnType<typeof openPushService>>['subscribe']>;
/** What the house says to a device. */
type Pushed = { t: string; tag: string; token?: string };

const isOfTurns = ({ tag }: Pushed): boolean => tag === 'turns';

type Shown = { tag: string; title: string; body: string; actions: string[] };

/** What the browser would have from its push service. */
function subscribed(subscription: Subscription): void {
  const own = { endpoint: subscription.endpoint, toJSON: () => subscription };
  let isOwn = false;
  PushManager.prototype.subscribe = async () => {
    isOwn = true;
    return own as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () =>
    isOwn ? (own as unknown as PushSubscription) : null;
}

/** This browser's service worker, its notices, and the door by which pushes come. */
async function deviceOf(page: Page, context: BrowserContext, origin: string) {
  const cdp = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
    if (own) registered.resolve(own.registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  /** A browser ends a worker that had nothing to do for a while, as on a busy machine, and starts it when it has. */
  const running = async (): Promise<Worker> => {
    const [worker] = context.serviceWorkers();
    if (worker) return worker;
    const started = context.waitForEvent('serviceworker');
    await page.evaluate(async () => {
      (await navigator.serviceWorker.ready).active?.postMessage('');
    });
    return started;
  };
  return {
    async push(message: unknown): Promise<void> {
      const data = JSON.stringify(message);
      await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    shown: (): Promise<Shown[]> =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map((one) => {
          const { actions = [] } = one as { actions?: { title: string }[] };
          return {
            tag: one.tag,
            title: one.title,
            body: one.body,
            actions: actions.map(({ title }) => title),
          };
        });
      }),
    /** Presses a button of the notice with this tag. */
    async press(tag: string, action: string): Promise<void> {
      const worker = await running();
      await worker.evaluate(
        async (pressed) => {
          const scope = globalThis as unknown as {
            registration: ServiceWorkerRegistration;
            NotificationEvent: new (type: string, about: object) => Event;
          };
          const [notification] = await scope.registration.getNotifications({ tag: pressed.tag });
          const event = new scope.NotificationEvent('notificationclick', {
            notification,
            action: pressed.action,
          });
          let work: unknown;
          Object.assign(event, { waitUntil: (promise: unknown) => (work = promise) });
          dispatchEvent(event);
          await work;
        },
        { tag, action },
      );
    },
  };
}

test('a push is shown, answered from its button, undone, and withdrawn', async ({
  pushes,
  person,
}) => {
  const { house } = pushes;
  const push = await openPushService();
  const { page, context } = await person({ keeps: true });
  await context.grantPermissions(['notifications'], { origin: house.url });
  await context.addInitScript(subscribed, push.subscribe());
  await nourSignsUp(page, pushes, 'en');
  await page.getByRole('button', { name: 'Notify this device' }).click();
  await expect(page.getByText('1 device')).toBeVisible();
  // What it is told can be less than what is sent to devices at all, and is remembered.
  await page.getByText('Notices on this device').click();
  const rematch = page.getByRole('checkbox', { name: 'Another game is offered', exact: true });
  await rematch.click();
  await expect(rematch).not.toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  const device = await deviceOf(page, context, house.url);
  const titles = async () => (await device.shown()).map(({ title }) => title);
  /** A browser that is asked for its notices while it shows one forgets that one: then it is delivered again, as a push service may. */
  const delivered = (message: unknown, shown: readonly unknown[]) =>
    expect(async () => {
      await device.push(message);
      await expect.poll(titles, { timeout: 5000 }).toEqual(shown);
    }).toPass();

  const table = await nourLays(page, 'railroad-tycoon');
  const bob = new Bob(house.url, table);
  await bob.sits();
  const isBobs = await bob.plays({ do: 'bid', amount: 1 });
  // That her table has left is told too, where Bob begins.
  const turns = () => push.taken.map(({ message }) => message as Pushed).filter(isOfTurns);
  await expect.poll(() => turns().length).toBe(1);
  const called = isBobs ? 'Your move, Nour: Bob bids $1,000' : 'Your move, Nour: Railroad Tycoon';
  await delivered(turns()[0], [called]);
  const bid = isBobs ? '$2,000' : '$1,000';
  expect((await device.shown())[0]?.actions).toEqual([`Bid ${bid}`, 'Pass']);

  // Sent at once, and undone from the notice that says so.
  await device.press('turns', '0');
  expect(await device.shown()).toEqual([
    {
      tag: 'answered',
      title: `Sent: ${bid} bid`,
      body: 'Bob to play. It can be undone until somebody plays.',
      actions: ['Undo', 'See the table'],
    },
  ]);
  await device.press('answered', 'undo');
  expect(await titles()).toEqual([`Undone: ${bid} bid`]);

  // It is her turn again, and she is called again. This time she answers from elsewhere, and the notice goes without a word.
  const calls = () => turns().filter(({ t }) => t === 'show');
  await expect.poll(() => calls().length).toBe(2);
  const again = calls().at(-1);
  await delivered(again, [expect.stringMatching(/^Your move, Nour/)]);
  await page.goto(`${house.url}/answer/${again?.token}`);
  await page.getByRole('button', { name: `Yes, bid ${bid}` }).click();
  await expect(page.getByText('It can be undone until Bob plays.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => turns().at(-1)).toEqual({ t: 'close', tag: 'turns' });
  await delivered(turns().at(-1), []);
  await page.goto(`${house.url}/t/${table}`);
  await expect(page.getByText(`You bid ${bid}`).first()).toBeVisible();
  bob.leaves();
  await push.close();
});
