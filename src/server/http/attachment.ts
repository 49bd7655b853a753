/** Makes a browser save a reply under this name, in any script. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^ -~]|["\\]/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encoded(name)}`;
}

/** RFC 8187 allows fewer characters than a URL. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
