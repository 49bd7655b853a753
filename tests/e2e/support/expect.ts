import { expect as builtIn, type ExpectMatcherState, type Locator } from '@playwright/test';

/** A busy machine may be slow; a correct page is not waited for. */
const patient = builtIn.configure({ timeout: 30_000 });

/** What a locator itself can wait for. */
const STATES = { toBeVisible: 'visible', toBeHidden: 'hidden', toBeAttached: 'attached' } as const;

/** These read something of an element that is there. */
const READERS = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeFocused',
  'toBeInViewport',
  'toContainText',
  'toHaveAccessibleDescription',
  'toHaveAccessibleName',
  'toHaveAttribute',
  'toHaveCSS',
  'toHaveText',
  'toHaveValue',
] as const;

type Matcher = keyof typeof STATES | (typeof READERS)[number];
type Call = (...args: readonly unknown[]) => Promise<void>;

/**
 * The matchers of Playwright, after waiting for the element. Each time they look and it is not there yet, they would take
 * an accessibility snapshot of the whole page for the error message: on the hub, a quarter of the work of a test's page.
 */
export const expect = patient.extend(
  Object.fromEntries(
    [...(Object.keys(STATES) as Matcher[]), ...READERS].map((name) => [name, waiting(name)]),
  ),
) as unknown as typeof patient;

function waiting(name: Matcher) {
  return async function (this: ExpectMatcherState, locator: Locator, ...args: readonly unknown[]) {
    const options = args.at(-1) as { timeout?: number; visible?: boolean } | undefined;
    const timeout = options?.timeout ?? this.timeout;
    const isAboutOne = !this.isNot && options?.visible !== false && !Array.isArray(args[0]);
    try {
      if (isAboutOne)
        await locator.waitFor({
          state: name in STATES ? STATES[name as keyof typeof STATES] : 'attached',
          timeout,
        });
      if (!isAboutOne || !(name in STATES)) {
        const matchers = patient(locator);
        await ((this.isNot ? matchers.not : matchers)[name] as Call)(...args);
      }
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => (error as Error).message };
    }
  };
}
