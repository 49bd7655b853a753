import { pointsDeducted } from './hub.ts';

interface Deduction {
  readonly points: number;
  readonly reason: string;
}

/** '3 points deducted. Fielded a banned player.' */
export function deductionSentence({ points, reason }: Deduction): string {
  return `${pointsDeducted(points)}. ${reason}`;
}

/** 'Aurora 11: 3 points deducted. Fielded a banned player.' */
export function deductionNote(name: string, deduction: Deduction): string {
  return `${name}: ${deductionSentence(deduction)}`;
}

export function withdrawalNote(name: string, { reason }: { reason: string }): string {
  return `${name} have withdrawn. ${reason}`;
}

export function replacementNote({ from, to, reason }: { from: string; to: string; reason: string }): string {
  return `${to} took the place of ${from}. ${reason}`;
}
