import { LoginBlockedReply } from '#contract/admin-session.ts';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import {
  NewStaffBody,
  NewStaffReply,
  RevokeStaffBody,
  RevokeStaffReply,
  StaffLoginBody,
  StaffLoginReply,
  StaffReply,
} from '#contract/staff.ts';
import { endStaff, makeStaff, readStaff } from '../actions/staff.ts';
import { staffLogIn } from '../actions/staff-log-in.ts';
import { describeDevice } from '../auth/describe-device.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import { ONE_YEAR_SECONDS } from '../http/durations.ts';
import type { App } from '../http/fastify-app.ts';
import { BY_ADMIN } from './callers.ts';

/** Binds a personal link to the device that has opened it. */
const STAFF_COOKIE = 'ces_staff';

const REFUSALS = { ...BODY_REFUSALS, 401: ErrorReply, 403: ErrorReply, 422: ErrorReply, 503: ErrorReply };

/** People with a link of their own, and the way in by it. */
export function registerStaff(app: App, context: Context): void {
  const { isHttps } = context.config;
  const cookieName = isHttps ? `__Host-${STAFF_COOKIE}` : STAFF_COOKIE;
  const onRequest = requireAdmin(context);

  app.post(
    '/api/admin/staff-login',
    {
      schema: {
        tags: ['Administrator'],
        summary: 'Log in by a personal link, which opens once, or on the device that has opened it',
        body: StaffLoginBody,
        response: {
          200: StaffLoginReply,
          ...BODY_REFUSALS,
          401: ErrorReply,
          429: LoginBlockedReply,
          503: ErrorReply,
        },
      },
    },
    async (request, reply) => {
      const { reply: loggedIn, deviceToken } = await staffLogIn(context, {
        key: request.body.key,
        code: request.body.code,
        device: describeDevice(request.headers['user-agent']),
        deviceToken: request.cookies[cookieName],
      });
      return reply
        .setCookie(cookieName, deviceToken, {
          path: '/',
          httpOnly: true,
          sameSite: 'strict',
          secure: isHttps,
          maxAge: ONE_YEAR_SECONDS,
        })
        .header('cache-control', 'no-store')
        .send(loggedIn);
    },
  );

  app.get(
    '/api/admin/staff',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'Everybody with a personal link',
        response: { 200: StaffReply, 401: ErrorReply, 403: ErrorReply, 503: ErrorReply },
      },
    },
    () => readStaff(context),
  );

  app.post(
    '/api/admin/staff',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'Make a personal link',
        body: NewStaffBody,
        response: { 200: NewStaffReply, ...REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await makeStaff(context, adminSessionOf(request), request.body)),
    }),
  );

  app.post(
    '/api/admin/revoke-staff',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'End a personal link and its sessions',
        body: RevokeStaffBody,
        response: { 200: RevokeStaffReply, ...REFUSALS, 404: ErrorReply },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await endStaff(context, adminSessionOf(request), request.body)),
    }),
  );
}
