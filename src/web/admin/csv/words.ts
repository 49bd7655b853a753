/** What may be wrong with a list of clubs that is to be imported. */
export const LIST_PROBLEMS = {
  unreadable:
    'Some letters were lost before the text came here: each stands as \ufffd. Please save the list as UTF-8 and take it from there.',
  misquoted: 'A quotation mark is out of place.',
  unclosedQuote: (line: number) => `Line ${line}: the quotation mark is not closed.`,
  emptyLine: 'The line is empty.',
  moreThanGroupAndName: 'There is more than a group and a name on this line.',
  moreThanName: 'There is more than a name on this line.',
  noGroup: (group: string) => `There is no group "${group}".`,
  groupTooLong: (group: string, most: number) => `Group ${group} has more than ${most} clubs.`,
  groupTooShort: (group: string, count: number, wanted: number) =>
    `Group ${group} has ${count} of ${wanted} clubs.`,
  listTooLong: (most: number) => `There are more than ${most} names.`,
  listTooShort: (count: number, wanted: number) => `There are ${count} of ${wanted} names.`,
} as const;

/** A list that is imported, whatever it lists. */
export const CSV = {
  chooseFile: 'Choose a file',
  notText: { title: 'This file is not text.' },
  notUtf8: {
    title: 'This file is not in UTF-8.',
    description: 'Some of its letters would be lost. Please save it as "CSV UTF-8" and choose it again.',
  },
  preview: 'Preview',
  line: 'Line',
  problem: 'Problem',
} as const;

export function problemCount(count: number, ready: string): string {
  if (count === 0) return ready;
  return count === 1 ? '1 problem to fix' : `${count} problems to fix`;
}
