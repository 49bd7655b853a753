import { type Static, Type } from 'typebox';
import { PASSWORD_MAX } from '#domain/staff.ts';

export const LoginBody = Type.Object(
  {
    password: Type.String({ title: 'Admin password', maxLength: PASSWORD_MAX }),
    code: Type.Optional(
      Type.String({
        title: 'Code',
        pattern: '^[0-9]{6}$',
        description: 'The six-digit code of the authenticator app, if two-factor authentication is on.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type LoginBody = Static<typeof LoginBody>;

export const LoginReply = Type.Object({
  success: Type.Literal(true),
  token: Type.String({ description: 'Send it as a bearer token with every administrator call.' }),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type LoginReply = Static<typeof LoginReply>;

export const LoginFailedReply = Type.Object(
  { success: Type.Literal(false), error: Type.String(), code: Type.String() },
  { description: 'The password is wrong.' },
);
export type LoginFailedReply = Static<typeof LoginFailedReply>;

export const LoginBlockedReply = Type.Object(
  {
    success: Type.Literal(false),
    error: Type.String(),
    code: Type.String(),
    retryAfterSeconds: Type.Integer(),
  },
  { description: 'Too many wrong passwords from this IP address or device.' },
);
export type LoginBlockedReply = Static<typeof LoginBlockedReply>;

/** No body at all, or an empty object. */
export const LogoutBody = Type.Union([Type.Object({}, { additionalProperties: false }), Type.Null()]);

export const LogoutReply = Type.Object({ success: Type.Literal(true) });
export type LogoutReply = Static<typeof LogoutReply>;
