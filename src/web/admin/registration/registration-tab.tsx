import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntriesReply, RegistrationReply } from '#contract/registration.ts';
import { PATHS } from '#paths.ts';
import { registrationQuery } from '#web/api/queries.ts';
import joinStyles from '#web/features/join/join.module.css';
import { Button } from '#web/ui/button.tsx';
import { ExternalLink } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { entriesQuery } from '../admin-calls.ts';
import { NotLoaded } from '../not-loaded.tsx';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { Queue } from './queue.tsx';
import { SettingsForm } from './settings-form.tsx';
import { QUEUE, SETTINGS, settingsText, TO_DRAW, TO_PAGE } from './words.ts';

interface Facts extends EntriesReply {
  readonly registration: RegistrationReply;
}

interface Props {
  readonly facts: Facts;
}

/** Reviewers decide on entries; everything else is for administrators. */
export function RegistrationTab() {
  const { role } = usePanel();
  const registration = useQuery(registrationQuery);
  const entries = useQuery(entriesQuery);
  if (!registration.data || !entries.data) return <NotLoaded queries={[registration, entries]} />;
  const facts = { ...entries.data, registration: registration.data };
  return (
    <div className={shared.stack}>
      {role === 'administrator' && <Settings facts={facts} />}
      <Clubs facts={facts} />
    </div>
  );
}

/** Closed once clubs have entered: then the queue is what staff come for. */
function Settings({ facts: { registration, code, entries } }: Props) {
  const [startsOpen] = useState(entries.length === 0);
  return (
    <details className={panel.disclosure} open={startsOpen}>
      <summary>
        {SETTINGS.title} <span className={shared.note}>{settingsText(registration)}</span>
      </summary>
      <SettingsForm registration={registration} code={code} />
    </details>
  );
}

function Clubs({ facts: { entries, registration } }: Props) {
  const { role, show } = usePanel();
  const accepted = entries.filter(({ status }) => status === 'accepted');
  const present = accepted.filter(({ checkedIn }) => checkedIn).length;
  const progress = QUEUE.progress(present, accepted.length);
  return (
    <div className={shared.stack}>
      <div className={shared.spread}>
        <ExternalLink href={PATHS.join} className={`${shared.touch} ${shared.accent} ${shared.underlined}`}>
          {TO_PAGE}
        </ExternalLink>
        {role === 'administrator' && accepted.length > 0 && (
          <Button variant="secondary" onClick={() => show('season-draw')}>
            {TO_DRAW}
          </Button>
        )}
      </div>
      {registration.checkIn && accepted.length > 0 && (
        <div className={`${shared.stack} ${joinStyles.bar}`}>
          <p className={shared.strong}>{progress}</p>
          <progress max={accepted.length} value={present} aria-label={progress} className={shared.progress} />
        </div>
      )}
      <Queue entries={entries} hasCheckIn={registration.checkIn !== null} />
    </div>
  );
}
