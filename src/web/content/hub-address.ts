const HUB_PATH = '/ng-hub';

/** What an address of the hub can say, in the order in which it is written. */
const PARAMETERS = ['tab', 'matchday', 'state', 'club', 'what-if'] as const;

/** Null leaves a parameter out. */
type Change = Partial<Record<(typeof PARAMETERS)[number], string | null>>;

/** Leaves out whatever narrows the fixtures down. */
export const EVERY_FIXTURE = { matchday: null, state: null, club: null } as const satisfies Change;

/** The address of the hub that says the same as `search`, but for the change. What the hub does not know is left out. */
export function hubAddress(search: string, change: Change, fragment = ''): string {
  const said = new URLSearchParams(search);
  const query = PARAMETERS.flatMap((name) => {
    const changed = change[name];
    const value = changed === undefined ? said.get(name) : changed;
    return value === null ? [] : [`${name}=${readable(value)}`];
  });
  return `${HUB_PATH}${query.length > 0 ? `?${query.join('&')}` : ''}${fragment && `#${fragment}`}`;
}

/** Colons and commas may stand in a query as they are, and people read these addresses. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',');
}
