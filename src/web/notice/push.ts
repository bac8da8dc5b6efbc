import { asked, post } from '../account/account-api.ts';

/** Notices of this browser. Nothing of it asks for anything by itself: only whoever presses a button is asked. */

export const knowsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The address at which this browser is called; nothing: it is not. */
export async function ownPush(): Promise<string | undefined> {
  if (!knowsPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/** False: the browser does not allow it. */
export async function addPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await post('notices/push', { endpoint, keys });
  return true;
}

export async function removePush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await post('notices/push/remove', { endpoint: subscription.endpoint });
}

export async function readNotices() {
  const { noticesShown } = await import('#protocol/http/notices.ts');
  return noticesShown.parse(await asked('/api/account/notices'));
}
