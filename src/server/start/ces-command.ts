/** A command of the operator as it is typed here: what npm has started is a checkout, where `ces` is not installed. */
export function cesCommand(words: string): string {
  return process.env.npm_lifecycle_event ? `npm run ces -- ${words}` : `ces ${words}`;
}
