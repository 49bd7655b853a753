/**
 * The roles of a personal link: a reviewer decides on results, awards and deductions, an administrator on
 * everything.
 */
export const ROLES = ['reviewer', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Characters of a name. */
export const STAFF_NAME_MAX = 60;
/** Characters of the admin password. */
export const PASSWORD_MAX = 1_000;

/** A person who decides under their own name. */
export interface StaffMember {
  readonly number: number;
  readonly name: string;
  readonly role: Role;
}
