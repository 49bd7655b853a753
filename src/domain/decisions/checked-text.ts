import {
  hasControlCharacter,
  hasVisibleText,
  REASON_MAX,
  textProblem,
  tidyText,
} from '../text/text-problem.ts';
import { DecisionError } from './decision-error.ts';

/** The tidied text; throws a `DecisionError` that describes the problem. */
export function checkedText(what: string, text: string, max: number): string {
  const tidied = tidyText(text);
  const problem = textProblem(what, tidied, max);
  if (problem) throw new DecisionError('invalid_text', problem);
  return tidied;
}

/** The tidied note of a decision, which may have several lines; empty without one. */
export function checkedNote(text = ''): string {
  const note = tidyText(text);
  const isFine =
    note === '' || (hasVisibleText(note) && !hasControlCharacter(note.replaceAll(/[\n\r\t]/g, ' ')));
  if (!isFine)
    throw new DecisionError('invalid_text', 'The note contains a character that cannot be displayed.');
  return note;
}

/** The reason for a decision or a dispute, which is required. */
export function checkedReason(text: string): string {
  return checkedText('The reason', text, REASON_MAX);
}
