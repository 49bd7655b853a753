/** A command as the operator would type it: under npm, this is a checkout, where `ces` is not installed. */
export function cesCommand(words: string): string {
  return process.env.npm_lifecycle_event ? `npm run ces -- ${words}` : `ces ${words}`;
}
