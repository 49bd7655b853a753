/** The bytes of a GET request, as a browser sends it on a persistent connection. */
export function requestBytes(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'bench.local', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
