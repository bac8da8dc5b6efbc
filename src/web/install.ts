/** Where the browser offers to install the site: its offer, kept until the reader asks for it. */

/** Not in the type of every browser's library, nor in every browser. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

const listeners = new Set<() => void>();
let offer: InstallOffer | undefined;

function keep(next: InstallOffer | undefined): void {
  offer = next;
  for (const changed of listeners) changed();
}

// Where pages are drawn by the build nothing is offered.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  // Else the browser would ask by itself, over the page.
  event.preventDefault();
  keep(event as InstallOffer);
});
globalThis.addEventListener?.('appinstalled', () => keep(undefined));

export const installing = {
  get: (): boolean => offer !== undefined,
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  /** An offer is good for one answer, yes or no. */
  ask(): void {
    offer?.prompt().catch(() => undefined);
    keep(undefined);
  },
};
