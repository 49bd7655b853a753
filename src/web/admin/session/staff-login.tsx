import { type FormEvent, useState } from 'react';
import { HttpError } from '#web/api/http.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { STAFF_LOGIN } from '../staff/words.ts';
import { LOGIN } from '../words.ts';
import { beginSession } from './admin-session.ts';
import { CodeField } from './code-field.tsx';
import { enterAsStaff, forgetStaff, knownStaff, staffKey } from './staff-entry.ts';

/** The way in by a personal link: opened by a press, since a link opens once and binds to the device. */
export function StaffLogin() {
  const [name, setName] = useState(knownStaff);
  const [hasKey, setHasKey] = useState(() => staffKey() !== null);
  const [code, setCode] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  if (!hasKey && name === null) return null;

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      const session = await enterAsStaff(code?.trim() ?? null);
      toasts.add(LOGIN.toasts.succeeded);
      beginSession(session);
    } catch (error) {
      setSending(false);
      const refusal = error instanceof HttpError ? error : null;
      if (refusal?.code === 'code_required') {
        setCode('');
        return;
      }
      if (refusal?.code === 'unknown_staff_link' || refusal?.code === 'staff_link_used') {
        forgetStaff();
        setName(null);
        setHasKey(false);
      }
      toasts.add(LOGIN.toasts.failed(refusal?.sentence ?? undefined));
    }
  }

  return (
    <form onSubmit={enter} noValidate className="admin-login">
      {hasKey && <p className={shared.muted}>{STAFF_LOGIN.opened}</p>}
      {code !== null && <CodeField id="staff-code" value={code} isBlocked={false} onChange={setCode} />}
      <Button type="submit" aria-disabled={isSending}>
        {hasKey || name === null ? STAFF_LOGIN.open : STAFF_LOGIN.again(name)}
      </Button>
      <p className={shared.note}>{STAFF_LOGIN.or}</p>
    </form>
  );
}
