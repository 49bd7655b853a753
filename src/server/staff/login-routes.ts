import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  LoginBlockedReply,
  LoginBody,
  LoginFailedReply,
  LoginReply,
  LogoutBody,
  LogoutReply,
} from '#contract/admin-session.ts';
import { BODY_ERROR_REPLIES, ErrorReply } from '#contract/errors.ts';
import { StaffLoginBody, StaffLoginReply } from '#contract/staff.ts';
import { recordAdminAction } from '#store/access/admin-record.ts';
import { deleteSession, type Session } from '#store/access/sessions.ts';
import { ONE_YEAR_SECONDS } from '../clock.ts';
import type { Context } from '../context.ts';
import { type App, BY_ADMIN } from '../http/fastify-app.ts';
import { adminSessionOf, requireAdmin } from '../http/require-admin.ts';
import { logIn } from './log-in.ts';
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
          ...BODY_ERROR_REPLIES,
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
          ...BODY_ERROR_REPLIES,
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
        response: { 200: LogoutReply, ...BODY_ERROR_REPLIES, 401: ErrorReply, 503: ErrorReply },
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

async function logOut(context: Context, session: Session): Promise<void> {
  await context.store.db.transaction().execute(async (trx) => {
    await deleteSession(trx, session.tokenHash);
    const at = context.clock().toISOString();
    const { device, staff } = session;
    await recordAdminAction(trx, { at, action: 'logout', device, staff: staff?.number, detail: {} });
  });
}

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Chrome on Android': a device description for the activity log. Nothing of the header is copied. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS) ?? 'Unknown browser';
  const system = find(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
