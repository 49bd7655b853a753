/** Has a browser keep a reply as a file of this name, in whatever script a league writes its own. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^ -~]|["\\]/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encoded(name)}`;
}

/** RFC 8187 allows less than an address does. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
