/** Loads the newest build of the page. A plain reload would get the old one again from the service worker. */
export function reloadAnew(): void {
  takeNewBuild().catch(() => location.reload());
}

async function takeNewBuild(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const coming = registration?.installing ?? registration?.waiting;
  if (!coming) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  const take = (): void => {
    if (coming.state === 'installed') coming.postMessage('take-over');
  };
  coming.addEventListener('statechange', take);
  take();
}
