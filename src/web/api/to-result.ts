import type { MatchResult } from '#contract/result-views.ts';
import type { Result } from '#domain/results.ts';

/** A result of the wire in the domain's words. */
export function toResult({ submissionStatus, ...result }: MatchResult): Result {
  return { ...result, status: submissionStatus };
}
