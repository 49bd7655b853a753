/** The public address of the site, where it is known; a visitor may have come by another name. */
export function canonicalOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? window.location.href).origin;
}
