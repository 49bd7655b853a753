import { REASON_MAX, textProblem, tidyText } from '#domain/text/text-problem.ts';
import { Refusal } from '../http/refusal.ts';

/** The tidied text, or a refusal that says what is wrong with it. */
export function checkedText(what: string, text: string, max: number): string {
  const tidied = tidyText(text);
  const problem = textProblem(what, tidied, max);
  if (problem) throw new Refusal('invalid_text', { sentence: problem });
  return tidied;
}

/** Why somebody decides or disputes: never left out. */
export function checkedReason(text: string): string {
  return checkedText('The reason', text, REASON_MAX);
}
