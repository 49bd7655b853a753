/** How a name is compared and found: case and accents make no difference. */
export function foldName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC').trim();
}
