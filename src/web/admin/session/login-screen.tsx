import { type FormEvent, useState } from 'react';
import type { LoginBlockedReply, LoginBody, LoginReply } from '#contract/admin-session.ts';
import type { StaffLoginBody, StaffLoginReply } from '#contract/staff.ts';
import { HttpError, postJson } from '#web/api/http.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { LockKeyhole } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { createStore, readStored, useStore, writeStored } from '#web/ui/store.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { type AdminSession, beginSession } from './admin-session.ts';
import styles from './login-screen.module.css';
import { LOGIN, STAFF_LOGIN } from './words.ts';

export function LoginScreen() {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCodeRequested, setCodeRequested] = useState(false);
  const failed = useStore(failures);
  const isBlockedHere = attemptsLeft(failed) <= 0;
  const { send, isSending } = useWrite({
    call: (body: LoginBody) => postJson<LoginReply>('/api/admin/login', body),
    onDone: ({ token, expiresAt }) => {
      forgetFailures();
      beginSession({ token, expiresAt });
      return LOGIN.toasts.succeeded;
    },
    failed: (error) => (isCodeRequired(error) || isBlocked(error) ? { fallback: '' } : LOGIN.failed),
    onFailed: (error) => {
      setCode('');
      if (isCodeRequired(error)) setCodeRequested(true);
      else if (isBlocked(error)) {
        blockFor((error.reply as LoginBlockedReply | null)?.retryAfterSeconds ?? BLOCKED_SECONDS);
        toasts.add(LOGIN.toasts.blocked);
      } else if (error instanceof HttpError && error.status === 401 && countFailure())
        toasts.add(LOGIN.toasts.blocked);
    },
  });

  function logIn(event: FormEvent) {
    event.preventDefault();
    if (password.trim() === '') toasts.add(LOGIN.toasts.empty);
    else void send({ password, ...(isCodeRequested ? { code: code.trim() } : {}) });
  }

  return (
    <>
      <StaffLogin />
      <form onSubmit={logIn} noValidate className={`${shared.stack} ${styles.login}`}>
        <LockKeyhole className={styles.mark} />
        <h3 className={shared.heading}>{LOGIN.title}</h3>
        <p className={shared.muted}>{LOGIN.about}</p>
        <div className={styles.field}>
          <label htmlFor="admin-password" className={shared.medium}>
            {LOGIN.password}
          </label>
          <input
            id="admin-password"
            type="password"
            autoComplete="current-password"
            className={shared.field}
            data-autofocus
            // biome-ignore lint/a11y/noAutofocus: in the open panel it takes the place of the workspace that had the focus
            autoFocus
            value={password}
            readOnly={isBlockedHere}
            aria-disabled={isBlockedHere}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        {isCodeRequested && (
          <CodeField id="admin-code" value={code} isBlocked={isBlockedHere} onChange={setCode} />
        )}
        <Button type="submit" aria-disabled={isSending || isBlockedHere}>
          {LOGIN.submit}
        </Button>
        <p role="status" className={styles.problem}>
          {isBlockedHere ? LOGIN.blocked : failed > 0 && LOGIN.remaining(attemptsLeft(failed))}
        </p>
      </form>
    </>
  );
}

/** For a 429 from a proxy, which does not say how long. */
const BLOCKED_SECONDS = 300;

function isBlocked(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 429;
}

function isCodeRequired(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'code_required';
}

/** Login with a personal link, after a press: a link works once and is bound to the device. */
function StaffLogin() {
  const [name, setName] = useState(knownStaff);
  const [hasKey, setHasKey] = useState(() => staffKey() !== null);
  const [code, setCode] = useState<string | null>(null);
  const { send, isSending } = useWrite({
    call: logInAsStaff,
    onDone: (session) => {
      beginSession(session);
      return LOGIN.toasts.succeeded;
    },
    failed: (error) => (isCodeRequired(error) ? { fallback: '' } : LOGIN.failed),
    onFailed: (error) => {
      if (isCodeRequired(error)) setCode('');
      if (!(error instanceof HttpError)) return;
      if (error.code !== 'unknown_staff_link' && error.code !== 'staff_link_used') return;
      forgetStaff();
      setName(null);
      setHasKey(false);
    },
  });
  if (!hasKey && name === null) return null;

  function enter(event: FormEvent) {
    event.preventDefault();
    void send(code?.trim() ?? null);
  }

  return (
    <form onSubmit={enter} noValidate className={`${shared.stack} ${styles.login}`}>
      {hasKey && <p className={shared.muted}>{STAFF_LOGIN.opened}</p>}
      {code !== null && <CodeField id="staff-code" value={code} isBlocked={false} onChange={setCode} />}
      <Button type="submit" aria-disabled={isSending}>
        {hasKey || name === null ? STAFF_LOGIN.open : STAFF_LOGIN.again(name)}
      </Button>
      <p className={shared.note}>{STAFF_LOGIN.or}</p>
    </form>
  );
}

const HASH = /^#staff=([^&]+)/;
const KEY = 'ces-staff';

/** The key in the URL of a personal link. It stays there until it is used. */
function staffKey(): string | null {
  return HASH.exec(window.location.hash)?.[1] ?? null;
}

/** Whose link this device has used. The proof is a cookie that scripts cannot read. */
function knownStaff(): string | null {
  return readStored(KEY);
}

/** The server no longer knows this device. */
function forgetStaff(): void {
  writeStored(KEY, null);
}

/** Uses the personal link in the URL, or logs in again with the device's cookie. */
async function logInAsStaff(code: string | null): Promise<AdminSession> {
  const key = staffKey();
  const body: StaffLoginBody = { ...(key !== null && { key }), ...(code !== null && { code }) };
  const { token, expiresAt, name, role } = await postJson<StaffLoginReply>('/api/admin/staff-login', body);
  writeStored(KEY, name);
  if (key !== null) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  return { token, expiresAt, staff: { name, role } };
}

interface CodeFieldProps {
  readonly id: string;
  readonly value: string;
  readonly isBlocked: boolean;
  readonly onChange: (code: string) => void;
}

/** The six-digit code for two-factor authentication, once the server has asked for it. */
function CodeField({ id, value, isBlocked, onChange }: CodeFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={shared.medium}>
        {LOGIN.code}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className={shared.field}
        // biome-ignore lint/a11y/noAutofocus: the server has just asked for the code
        autoFocus
        value={value}
        readOnly={isBlocked}
        aria-disabled={isBlocked}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

const MAX_FAILURES = 3;
const BLOCK_MS = 5 * 60_000;

/** For display only: the server enforces the limit. Kept while the panel is closed. */
const failures = createStore(0);
export const currentFailures = failures.get;
let timer: ReturnType<typeof setTimeout> | undefined;

function setFailures(count: number, forgottenAfterMs: number): void {
  clearTimeout(timer);
  failures.set(count);
  timer = setTimeout(failures.set, forgottenAfterMs, 0);
}

/** Returns whether it was the last attempt. */
export function countFailure(): boolean {
  setFailures(failures.get() + 1, BLOCK_MS);
  return attemptsLeft(failures.get()) <= 0;
}

/** The server refuses every password for this long. */
export function blockFor(seconds: number): void {
  setFailures(MAX_FAILURES, seconds * 1000);
}

export function forgetFailures(): void {
  clearTimeout(timer);
  failures.set(0);
}

export function attemptsLeft(count: number): number {
  return MAX_FAILURES - count;
}
