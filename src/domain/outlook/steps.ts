/** Work in short steps, so that whoever has other things to do can do them in between. */
export type Steps<Result> = Generator<undefined, Result, void>;

export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
