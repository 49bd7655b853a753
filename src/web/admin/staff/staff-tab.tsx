import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewStaffBody, NewStaffReply, StaffReply } from '#contract/staff.ts';
import type { Role } from '#domain/staff.ts';
import { staffLinkPath } from '#paths.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { adminPost, staffQuery } from '../admin-calls.ts';
import { Input, Options, Select } from '../forms/fields.tsx';
import { PanelCard, PanelForm } from '../forms/panel-form.tsx';
import { FORM } from '../forms/words.ts';
import { NotLoaded } from '../not-loaded.tsx';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';

type Member = StaffReply['staff'][number];

export function StaffTab() {
  const read = useQuery(staffQuery);
  const [made, setMade] = useState<{ readonly name: string; readonly link: string } | null>(null);

  const make = useWrite({
    call: (body: NewStaffBody) => adminPost<NewStaffReply>('/api/admin/staff', body),
    onDone: ({ key }, { name }) => {
      setMade({ name, link: `${window.location.origin}${staffLinkPath(key)}` });
      return { title: STAFF.made, look: 'success' };
    },
    failed: () => FORM.failed,
  });

  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <div className={shared.stack}>
        <NewStaffForm onMake={(body) => void make.send(body)} />
        {made && <NewLink {...made} />}
      </div>
      <PanelCard title={STAFF.list}>
        {read.data ? <StaffList staff={read.data.staff} /> : <NotLoaded queries={[read]} />}
      </PanelCard>
    </div>
  );
}

function NewStaffForm({ onMake }: { readonly onMake: (body: NewStaffBody) => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('reviewer');
  const { onSubmit, isMissing } = useSubmit(name.trim() || null, (typed) => {
    onMake({ name: typed, role });
    setName('');
  });
  return (
    <PanelForm
      title={STAFF.title}
      about={STAFF.about}
      button={STAFF.button}
      onSubmit={onSubmit}
      isReady={name.trim() !== ''}
      missing={isMissing ? STAFF.missing : null}
    >
      <Input label={STAFF.name} hint={STAFF.nameHint} value={name} onChange={setName} />
      <Select label={STAFF.role} value={role} onChange={setRole}>
        <Options texts={ROLE_WORDS} />
      </Select>
    </PanelForm>
  );
}

function NewLink({ name, link }: { readonly name: string; readonly link: string }) {
  const label = STAFF.shownOnce(name);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toasts.add({ title: STAFF.copied, look: 'success' });
    } catch {
      toasts.add({ title: STAFF.copyFailed });
    }
  }
  return (
    <div className={panel.notice}>
      <p>{label}</p>
      <input
        className={shared.field}
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        {STAFF.copy}
      </Button>
    </div>
  );
}

function StaffList({ staff }: Pick<StaffReply, 'staff'>) {
  const { ask } = usePanel();
  const { send } = useWrite({
    call: (number: number) => adminPost('/api/admin/revoke-staff', { number }),
    onDone: () => ({ title: STAFF.revoked, look: 'success' }),
    failed: () => FORM.failed,
  });
  const revocation = ({ number, name }: Member) => ({
    title: STAFF.revoke,
    summary: STAFF.revokeSummary(name),
    act: () => send(number),
  });
  if (staff.length === 0) return <p className={shared.muted}>{STAFF.none}</p>;
  return (
    <ul className={`${panel.rows} ${panel.currentDecisions}`} aria-label={STAFF.list}>
      {staff.map((member) => (
        <li key={member.number}>
          <span dir="auto">
            <b>{member.name}</b> {ROLE_WORDS[member.role]},{' '}
            {member.openedAt === null ? (
              STAFF.notOpened
            ) : (
              <>
                {STAFF.opened} <TimeAgo iso={member.openedAt} />
              </>
            )}
          </span>
          <Button
            variant="quiet"
            aria-label={`${STAFF.revoke}: ${member.name}`}
            onClick={() => ask(revocation(member))}
          >
            {STAFF.revoke}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** In the panel, and for the person who opens a link. */
const ROLE_WORDS: Record<Role, string> = {
  reviewer: 'Reviewer: results, awards, deductions',
  administrator: 'Administrator: everything',
};

const STAFF = {
  title: 'New personal link',
  about:
    'Lets a person make decisions under their own name. The link can be opened once, and then works only on that device. Send it only to that person.',
  name: 'Name',
  nameHint: 'Public: the record shows this name beside every decision this person makes.',
  role: 'Role',
  button: 'Create link',
  missing: 'Please enter a name.',
  made: 'Link Created',
  shownOnce: (name: string) => `Link for ${name}, shown only once:`,
  copy: 'Copy',
  copied: 'Link Copied',
  copyFailed: 'Please select the link and copy it manually.',
  list: 'Personal links',
  none: 'No personal links yet. Everyone uses the shared password.',
  notOpened: 'not opened yet',
  opened: 'opened',
  revoke: 'Revoke',
  revoked: 'Link Revoked',
  revokeSummary: (name: string) => `${name} will lose access immediately.`,
} as const;
