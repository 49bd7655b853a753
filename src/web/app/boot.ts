/*
 * Loads the application after the first paint. Until then, network and CPU of a phone belong to the page, which is
 * complete as served. This file imports nothing, so that it arrives at once; the document lists what to load
 * (html-document.ts).
 */

const LONGEST_WAIT_MS = 2_000;

/** A hidden page is never painted. */
function painted(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

/** All at once: a chunk discovered inside another would cost one more round trip. */
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
  // One after another: together they would be one long task that blocks taps.
  for (const address of addresses) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
}

/** Buttons do nothing before hydration, so the last tap is replayed after it. */
function replayLastTap(): void {
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
  replayLastTap();
  boot(modules.split(' ')).catch(console.error);
}
