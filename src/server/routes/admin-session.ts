import {
  LoginBlockedReply,
  LoginBody,
  LoginFailedReply,
  LoginReply,
  LogoutBody,
  LogoutReply,
} from '#contract/admin-session.ts';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import { logIn } from '../actions/log-in.ts';
import { logOut } from '../actions/log-out.ts';
import { describeDevice } from '../auth/describe-device.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import { ONE_YEAR_SECONDS } from '../http/durations.ts';
import type { App } from '../http/fastify-app.ts';
import { BY_ADMIN } from './callers.ts';

/** Marks a device on which the administrator has signed in. It opens nothing; it only has its own counter. */
const DEVICE_COOKIE = 'ces_device';

export function registerAdminSession(app: App, context: Context): void {
  const { isHttps } = context.config;
  // The prefix keeps sites on neighbouring names from setting it. Browsers know it on https alone.
  const cookieName = isHttps ? `__Host-${DEVICE_COOKIE}` : DEVICE_COOKIE;

  app.post(
    '/api/admin/login',
    {
      schema: {
        tags: ['Administrator'],
        summary: 'Log in',
        body: LoginBody,
        response: {
          200: LoginReply,
          ...BODY_REFUSALS,
          401: LoginFailedReply,
          429: LoginBlockedReply,
          503: ErrorReply,
        },
      },
    },
    async (request, reply) => {
      const { reply: loggedIn, deviceToken } = await logIn(context, {
        password: request.body.password,
        code: request.body.code,
        ip: request.ip,
        device: describeDevice(request.headers['user-agent']),
        deviceToken: request.cookies[cookieName],
        // The request itself counts as destroyed as soon as its body was read.
        isGone: () => request.raw.socket.destroyed,
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

  app.post(
    '/api/admin/logout',
    {
      onRequest: requireAdmin(context, 'reviewer'),
      schema: {
        ...BY_ADMIN,
        summary: 'Log out',
        body: LogoutBody,
        response: { 200: LogoutReply, ...BODY_REFUSALS, 401: ErrorReply, 503: ErrorReply },
      },
    },
    async (request) => {
      await logOut(context, adminSessionOf(request));
      return { success: true as const };
    },
  );
}
