import { pointsDeducted } from './hub.ts';

/** 'Aurora 11: 3 points deducted. Fielded a banned player.' */
export function deductionNote(name: string, { points, reason }: { points: number; reason: string }): string {
  return `${name}: ${pointsDeducted(points)}. ${reason}`;
}

export function withdrawalNote(name: string, { reason }: { reason: string }): string {
  return `${name} have withdrawn. ${reason}`;
}

export function replacementNote({ from, to, reason }: { from: string; to: string; reason: string }): string {
  return `${to} took the place of ${from}. ${reason}`;
}
