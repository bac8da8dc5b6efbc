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
  | { t: 'close'; tag: string; count?: number };

type About = { url: string; token?: string };

/** What the house says of an answer that was given or taken back from here. */
type Answered = {
  is?: string;
  told?: { title: string; body: string; undo?: string; see: string };
};

/** An answer that was given is told by a notice of its own, which goes when there is something new to answer. */
const ANSWERED = 'answered';
const [UNDO, SEE] = ['undo', 'see'];

/** Only this tag is of tables that wait; all others come and go without a word to the icon. */
const TURNS = 'turns';

type Badge = { setAppBadge?(count?: number): Promise<void>; clearAppBadge?(): Promise<void> };

export async function pushed(message: Pushed): Promise<void> {
  const badge: Badge = self.navigator;
  if (message.t === 'close') {
    for (const shown of await self.registration.getNotifications({ tag: message.tag }))
      shown.close();
    const { tag, count = 0 } = message;
    if (tag === TURNS) await (count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.());
    return;
  }
  const { tag, title, body, url, token, answers = [], quiet = false, count } = message;
  if (answers.length > 0) {
    for (const old of await self.registration.getNotifications({ tag: ANSWERED })) old.close();
  }
  const actions = answers.slice(0, 2).map(({ words, which }) => ({
    action: `${which}`,
    title: words,
  }));
  await show(title, { tag, body, data: aboutOf(url, token), quiet, actions });
  if (tag === TURNS && count > 0) await badge.setAppBadge?.(count);
}

const aboutOf = (url: string, token: string | undefined): About =>
  token === undefined ? { url } : { url, token };

type Shown = {
  tag: string;
  body: string;
  data: About;
  quiet: boolean;
  actions: readonly { action: string; title: string }[];
};

async function show(title: string, { tag, body, data, quiet, actions }: Shown): Promise<void> {
  // Buttons are not in the type of every browser's library.
  const options: NotificationOptions & { actions?: readonly object[]; renotify?: boolean } = {
    tag,
    body,
    data,
    silent: quiet,
    renotify: !quiet,
    icon: '/icon-192.png',
    actions,
  };
  await self.registration.showNotification(title, options);
}

/** A button answers at once, and what was answered can be taken back; anything else leads to the table. */
export async function pressed({ action, notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { url, token } = notification.data as About;
  if (action === '' || action === SEE || token === undefined) return open(url);
  const isUndo = action === UNDO;
  const which = isUndo ? 0 : Number(action);
  const { is, told } = isUndo
    ? await asked('/api/answer/undo', { token })
    : await asked('/api/answer', { token, which });
  // What could not be done is said there, and can be tried again.
  if (is !== (isUndo ? 'undone' : 'given')) {
    return open(`/answer/${token}${isUndo ? '' : `?which=${which}`}`);
  }
  if (!told) return;
  const { title, body, undo, see } = told;
  const actions = [
    ...(undo === undefined ? [] : [{ action: UNDO, title: undo }]),
    { action: SEE, title: see },
  ];
  const data = aboutOf(url, undo === undefined ? undefined : token);
  await show(title, { tag: ANSWERED, body, data, quiet: true, actions });
}

async function asked(path: string, body: object): Promise<Answered> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return ((await answer?.json().catch(() => undefined)) ?? {}) as Answered;
}

async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => new URL(one.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}
