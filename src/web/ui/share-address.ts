/** The public address of a path of this site, where it is known; a visitor may have come by another name. */
export function publicAddress(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(path, new URL(canonical ?? window.location.href).origin).href;
}

/** Hands an address to another app by the sheet of the device, or copies it where there is none. */
export async function shareAddress(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share !== 'function') {
      await navigator.clipboard.writeText(url);
      return 'copied';
    }
    // Whoever calls it off need not be told.
    await navigator.share({ title, url }).catch(() => {});
    return 'shared';
  } catch {
    return 'failed';
  }
}
