import { pointsDeducted } from './hub.ts';

interface Deduction {
  readonly points: number;
  readonly reason: string;
}

/** '3 points deducted. Fielded a banned player.' */
export function deductionSentence({ points, reason }: Deduction): string {
  return `${pointsDeducted(points)}. ${reason}`;
}

/** Follows the club's name: ': 3 points deducted. Fielded a banned player.' */
export function deductionNote(deduction: Deduction): string {
  return `: ${deductionSentence(deduction)}`;
}

export function withdrawalNote({ reason }: { reason: string }): string {
  return ` have withdrawn. ${reason}`;
}

export function replacementNote({ from, reason }: { from: string; reason: string }): string {
  return ` replaced ${from}. ${reason}`;
}
