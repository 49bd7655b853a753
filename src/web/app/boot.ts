/*
 * Loads the application when the page has been painted. Until then the connection and the processor of a phone belong
 * to what is seen: the page is complete as the server sent it. This file imports nothing, so that it is there at once;
 * the document names what it is to load (html-document.ts).
 */

const LONGEST_WAIT_MS = 2_000;

/** A page out of view is never painted, and a browser may keep quiet about it. */
function painted(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    try {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    } catch {
      // An old browser, which cannot tell.
    }
  });
}

/** All at once: one that is found in another would be asked for a round trip later. */
function preload(addresses: readonly string[]): void {
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

async function boot(addresses: readonly string[]): Promise<void> {
  await painted();
  preload(addresses);
  // One after another: together they would be one long task, in which no tap is answered.
  for (const address of addresses) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
}

/** Buttons do nothing before hydration: the last one tapped is clicked as soon as it works. */
function keepLastTap(): void {
  let tapped: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    tapped = (target as Element).closest('button') ?? tapped;
  };
  document.addEventListener('click', keep);
  document.addEventListener(
    'hydrating',
    () => {
      document.removeEventListener('click', keep);
      tapped?.click();
    },
    { once: true },
  );
}

const modules = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules;
if (modules) {
  keepLastTap();
  boot(modules.split(' ')).catch(console.error);
}
