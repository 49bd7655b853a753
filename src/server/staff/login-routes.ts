import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  LoginBlockedReply,
  LoginBody,
  LoginFailedReply,
  LoginReply,
  LogoutBody,
  LogoutReply,
} from '#contract/admin-session.ts';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import { StaffLoginBody, StaffLoginReply } from '#contract/staff.ts';
import type { Context } from '../context.ts';
import { BY_ADMIN } from '../http/callers.ts';
import { ONE_YEAR_SECONDS } from '../http/durations.ts';
import type { App } from '../http/fastify-app.ts';
import { adminSessionOf, requireAdmin } from '../http/require-admin.ts';
import { describeDevice } from './describe-device.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { staffLogIn } from './staff-log-in.ts';

/** Logging in, by the shared password and by a personal link, and logging out. */
export function registerLogin(app: App, context: Context): void {
  // Marks a device on which the administrator has logged in. It grants no access; it only has its own counter.
  const knownDevice = createDeviceCookie('ces_device', context);
  // Binds a personal link to the device that has opened it.
  const boundDevice = createDeviceCookie('ces_staff', context);

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
        deviceToken: knownDevice.read(request),
        // The request itself counts as destroyed as soon as its body was read.
        isGone: () => request.raw.socket.destroyed,
      });
      knownDevice.set(reply, deviceToken);
      return reply.header('cache-control', 'no-store').send(loggedIn);
    },
  );

  app.post(
    '/api/admin/staff-login',
    {
      schema: {
        tags: ['Administrator'],
        summary: 'Log in with a personal link (works once), or on the device it is bound to',
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
        deviceToken: boundDevice.read(request),
      });
      boundDevice.set(reply, deviceToken);
      return reply.header('cache-control', 'no-store').send(loggedIn);
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

/** A secret that a device keeps for a year. */
function createDeviceCookie(plainName: string, { config: { isHttps } }: Context) {
  // The prefix prevents sibling domains from setting it. Browsers accept it on HTTPS only.
  const name = isHttps ? `__Host-${plainName}` : plainName;
  return {
    read: ({ cookies }: FastifyRequest) => cookies[name],
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps,
        maxAge: ONE_YEAR_SECONDS,
      }),
  };
}
