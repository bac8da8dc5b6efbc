/** What the house pushes to this device: shown, answered from the button, and taken away when there is nothing to do any more. */

declare const self: ServiceWorkerGlobalScope;

type Pushed =
  | {
      t: 'show';
      tag: string;
      title: string;
      body: string;
      url: string;
      quiet?: true;
      answers?: readonly { words: string; which: number }[];
      token?: string;
      count: number;
    }
  | { t: 'close'; tag: string };

type About = { url: string; token?: string };

type Badge = { setAppBadge?(count?: number): Promise<void>; clearAppBadge?(): Promise<void> };

export async function pushed(message: Pushed): Promise<void> {
  const badge: Badge = self.navigator;
  if (message.t === 'close') {
    for (const shown of await self.registration.getNotifications({ tag: message.tag }))
      shown.close();
    await badge.clearAppBadge?.();
    return;
  }
  const { tag, title, body, url, token, answers = [], quiet, count } = message;
  const data: About = token === undefined ? { url } : { url, token };
  // Buttons are not in the type of every browser's library.
  const options: NotificationOptions & { actions?: object[]; renotify?: boolean } = {
    tag,
    body,
    data,
    silent: quiet === true,
    renotify: quiet !== true,
    icon: '/icon-192.png',
    actions: answers.slice(0, 2).map(({ words, which }) => ({ action: `${which}`, title: words })),
  };
  await self.registration.showNotification(title, options);
  if (count > 0) await badge.setAppBadge?.(count);
}

/** A button answers at once; anything else leads to the table. */
export async function pressed({ action, notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { url, token } = notification.data as About;
  if (action === '' || token === undefined) return open(url);
  const which = Number(action);
  const answer = await fetch('/api/answer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, which }),
  }).catch(() => undefined);
  const { is } = ((await answer?.json().catch(() => undefined)) ?? {}) as { is?: string };
  // What could not be answered is said there, and can be tried again.
  if (is !== 'given') await open(`/answer/${token}?which=${which}`);
}

async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}
