/** What somebody with a link of their own may do: decide about results, awards and deductions, or everything. */
export const ROLES = ['reviewer', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Characters of a name. */
export const STAFF_NAME_MAX = 60;

/** Somebody who decides under their own name. */
export interface StaffMember {
  readonly number: number;
  readonly name: string;
  readonly role: Role;
}
