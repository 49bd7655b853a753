import '../forms/forms.css';
import { useQuery } from '@tanstack/react-query';
import { CHANNELS } from '#domain/news/channels.ts';
import { chatQuery } from '../admin-calls.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { ChannelPanel } from './channel-panel.tsx';
import { KindsForm } from './kinds-form.tsx';

/** What is sent to the chats, and how that goes. */
export function ChatTab() {
  const read = useQuery(chatQuery);
  if (!read.data) return <NotLoaded queries={[read]} />;
  const { kinds, channels } = read.data;
  return (
    <div className="admin-forms">
      {CHANNELS.map((channel) => (
        <ChannelPanel key={channel} channel={channel} state={channels[channel]} />
      ))}
      <KindsForm inForce={kinds} />
    </div>
  );
}
