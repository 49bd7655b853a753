import { counted } from '#words/numbers.ts';

export const LIST_PROBLEMS = {
  unreadable:
    'Some characters could not be read and appear as \ufffd. Please save the list as UTF-8 and paste it again.',
  misquoted: 'A quotation mark is out of place.',
  unclosedQuote: (line: number) => `Line ${line}: the quotation mark is not closed.`,
  emptyLine: 'The line is empty.',
  moreThanGroupAndName: 'This line has more than a group and a name.',
  moreThanName: 'This line has more than a name.',
  noGroup: (group: string) => `There is no group "${group}".`,
  groupTooLong: (group: string, most: number) => `Group ${group} has more than ${most} clubs.`,
  groupTooShort: (group: string, count: number, expected: number) =>
    `Group ${group} has only ${count} of ${expected} clubs.`,
  listTooLong: (most: number) => `The list has more than ${most} names.`,
  listTooShort: (count: number, expected: number) => `The list has only ${count} of ${expected} names.`,
} as const;

export const CSV = {
  chooseFile: 'Choose a file',
  notText: { title: 'This is not a text file.' },
  notUtf8: {
    title: 'This file is not encoded as UTF-8.',
    description: 'Some characters would be lost. Please save it as "CSV UTF-8" and choose it again.',
  },
  preview: 'Preview',
  line: 'Line',
  problem: 'Problem',
  problems: (count: number) => `${counted(count, 'problem')} to fix`,
} as const;
