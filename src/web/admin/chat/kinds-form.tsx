import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DRAW_NEWS, type DrawNews, type NewsChoice } from '#domain/news/channels.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPut } from '../admin-calls.ts';
import { attempt } from './attempt.ts';
import { CHAT } from './words.ts';

const { title, about, button, done } = CHAT.kinds;

/** What is sent, from now on. */
export function KindsForm({ inForce }: { readonly inForce: NewsChoice }) {
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<Partial<NewsChoice>>({});
  const kinds = { ...inForce, ...changed };
  const change = (part: Partial<NewsChoice>) => setChanged((before) => ({ ...before, ...part }));
  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt(queryClient, async () => {
      await adminPut('/api/admin/chat', { kinds });
      toasts.add({ title: done, look: 'success' });
    });
  }
  return (
    <form noValidate aria-label={title} onSubmit={submit} className="admin-form">
      <div>
        <h3>{title}</h3>
        <p className={shared.note}>{about}</p>
      </div>
      {(['league', 'staff'] as const).map((channel) => (
        <fieldset key={channel}>
          <legend className={shared.note}>{CHAT.channels[channel]}</legend>
          {OF_CHANNEL[channel].map((kind) => (
            <label key={kind} className="admin-option">
              <input
                type="checkbox"
                checked={kinds[kind]}
                onChange={(event) => change({ [kind]: event.target.checked })}
              />
              {CHAT.names[kind]}
            </label>
          ))}
          {channel === 'league' && (
            <label className="admin-labelled">
              {CHAT.draw}
              <select
                className="admin-field"
                value={kinds.draw}
                onChange={(event) => change({ draw: event.target.value as DrawNews })}
              >
                {DRAW_NEWS.map((value) => (
                  <option key={value} value={value}>
                    {CHAT.drawChoices[value]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </fieldset>
      ))}
      <div className="admin-form-end">
        <Button type="submit">{button}</Button>
      </div>
    </form>
  );
}

const OF_CHANNEL = {
  league: ['results', 'groups', 'rounds', 'champions'],
  staff: ['disputes', 'waits'],
} as const;
