/** 'Season 3'. */
export function seasonTitle(number: number): string {
  return `Season ${number}`;
}

/** 'Season 3 · Spring Cup'. */
export function namedSeasonTitle({
  number,
  name,
}: {
  readonly number: number;
  readonly name: string | null;
}): string {
  const title = seasonTitle(number);
  return name === null || name === title ? title : `${title} · ${name}`;
}
