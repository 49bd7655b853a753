/** Where the note on a club's deduction is found on the page: below the row of that club. */
export function deductionNoteId(clubId: number): string {
  return `club-${clubId}-deduction`;
}
