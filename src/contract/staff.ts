import { type Static, Type } from 'typebox';
import { ROLES } from '#domain/staff.ts';
import { LoginBody, LoginReply } from './admin-session.ts';
import { MAX_ID } from './errors.ts';
import { RECORDED } from './record.ts';

const role = Type.Enum([...ROLES], {
  title: 'Role',
  description: 'A reviewer decides on results, awards and deductions; an administrator on everything.',
});
const number = Type.Integer({ title: 'Number', minimum: 0, maximum: MAX_ID });
const name = Type.String({ title: 'Name', maxLength: 200 });

export const StaffReply = Type.Object(
  {
    staff: Type.Array(
      Type.Object({
        number,
        name,
        role,
        createdAt: Type.String({ format: 'date-time' }),
        openedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
          description: 'When the link was opened; null before that.',
        }),
      }),
    ),
  },
  { description: 'Everyone with an active link.' },
);
export type StaffReply = Static<typeof StaffReply>;

export const NewStaffBody = Type.Object({ name, role }, { additionalProperties: false });
export type NewStaffBody = Static<typeof NewStaffBody>;

export const NewStaffReply = Type.Object({
  success: Type.Literal(true),
  number,
  key: Type.String({ description: 'The key of the link /ng-hub#staff=<key>. It is returned only once.' }),
  ...RECORDED,
});
export type NewStaffReply = Static<typeof NewStaffReply>;

export const RevokeStaffBody = Type.Object({ number }, { additionalProperties: false });
export type RevokeStaffBody = Static<typeof RevokeStaffBody>;

export const RevokeStaffReply = Type.Object({ success: Type.Literal(true), number, ...RECORDED });
export type RevokeStaffReply = Static<typeof RevokeStaffReply>;

export const StaffLoginBody = Type.Object(
  {
    key: Type.Optional(
      Type.String({
        title: 'Key',
        maxLength: 100,
        description: 'The key of the link. Not needed on the device it is bound to.',
      }),
    ),
    code: LoginBody.properties.code,
  },
  { additionalProperties: false },
);
export type StaffLoginBody = Static<typeof StaffLoginBody>;

export const StaffLoginReply = Type.Object({ ...LoginReply.properties, name, role });
export type StaffLoginReply = Static<typeof StaffLoginReply>;
