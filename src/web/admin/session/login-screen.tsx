import { type FormEvent, useState } from 'react';
import type { LoginBlockedReply, LoginBody, LoginReply } from '#contract/admin-session.ts';
import { HttpError } from '#web/api/http.ts';
import { postJson } from '#web/api/send-json.ts';
import { Button } from '#web/ui/button.tsx';
import { LockKeyhole } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { attemptsRemaining, LOGIN } from '../words.ts';
import { beginSession } from './admin-session.ts';
import { CodeField } from './code-field.tsx';
import { attemptsLeft, blockFor, countFailure, forgetFailures, useLoginAttempts } from './login-attempts.ts';
import styles from './login-screen.module.css';
import { StaffLogin } from './staff-login.tsx';

/** The panel of whoever is not logged in. */
export function LoginScreen() {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codeAsked, setCodeAsked] = useState(false);
  const [checking, setChecking] = useState(false);
  const attempts = useLoginAttempts();

  async function logIn(event: FormEvent) {
    event.preventDefault();
    if (password.trim() === '') {
      toasts.add(LOGIN.toasts.empty);
      return;
    }
    setChecking(true);
    try {
      const body: LoginBody = { password, ...(codeAsked ? { code: code.trim() } : {}) };
      const { token, expiresAt } = await postJson<LoginReply>('/api/admin/login', body);
      forgetFailures();
      toasts.add(LOGIN.toasts.succeeded);
      beginSession({ token, expiresAt });
    } catch (error) {
      setChecking(false);
      setCode('');
      if (error instanceof HttpError && error.code === 'code_required') setCodeAsked(true);
      else explain(error);
    }
  }

  return (
    <>
      <StaffLogin />
      <form onSubmit={logIn} noValidate className="admin-login">
        <LockKeyhole className="admin-login-mark" />
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
            className="admin-field"
            data-autofocus
            // biome-ignore lint/a11y/noAutofocus: in the open panel it takes the place of the workspace that had the focus
            autoFocus
            value={password}
            readOnly={attempts.blocked}
            aria-disabled={attempts.blocked}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        {codeAsked && (
          <CodeField id="admin-code" value={code} isBlocked={attempts.blocked} onChange={setCode} />
        )}
        <Button type="submit" aria-disabled={checking || attempts.blocked}>
          {LOGIN.submit}
        </Button>
        <p role="status" className={styles.problem}>
          {attempts.blocked && LOGIN.blocked}
          {!attempts.blocked && attempts.failures > 0 && attemptsRemaining(attemptsLeft(attempts))}
        </p>
      </form>
    </>
  );
}

/** For a 429 of a proxy, which does not say for how long. */
const BLOCKED_SECONDS = 300;

function explain(error: unknown): void {
  const status = error instanceof HttpError ? error.status : null;
  if (status === 401) {
    toasts.add(LOGIN.toasts.failed());
    if (countFailure().blocked) toasts.add(LOGIN.toasts.blocked);
  } else if (error instanceof HttpError && status === 429) {
    blockFor((error.reply as LoginBlockedReply | null)?.retryAfterSeconds ?? BLOCKED_SECONDS);
    toasts.add(LOGIN.toasts.blocked);
  } else {
    toasts.add(LOGIN.toasts.failed(error instanceof HttpError ? (error.sentence ?? undefined) : undefined));
  }
}
