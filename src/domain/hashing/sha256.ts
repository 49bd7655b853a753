const encoder = new TextEncoder();

/** SHA-256 of a text as UTF-8, in hexadecimal. By Web Crypto, which Node and browsers share. */
export async function sha256(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
