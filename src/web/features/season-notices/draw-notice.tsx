import { useQuery } from '@tanstack/react-query';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { PATHS } from '#paths.ts';
import { drawQuery } from '#web/api/queries.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import shared from '#web/ui/shared.module.css';
import { countdownText } from '#web/ui/time/formats.ts';
import { useNow } from '#web/ui/time/now.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { groupTitle } from '#words/titles.ts';
import styles from './season-notices.module.css';

const WORDS = {
  soon: 'The draw starts in',
  noTime: 'The draw time will be announced.',
  now: 'The draw will start any moment now.',
  date: 'The draw',
  live: 'The draw is live',
  ball: (ball: number, balls: number) => `Ball ${ball} of ${balls}`,
  link: { soon: 'See the pots', live: 'Watch the draw' },
} as const;

/** A draw that is sealed or live. */
export default function DrawNotice({ draw }: Pick<TournamentReply, 'draw'>) {
  const isLive = draw.state === 'drawing';
  return (
    <section aria-label={WORDS.date} className={`${shared.card} ${styles.event}`}>
      <div className={styles.eventText}>{isLive ? <LastBall /> : <Countdown drawAt={draw.drawAt} />}</div>
      <LinkButton href={PATHS.draw} variant={isLive ? 'primary' : 'secondary'}>
        {WORDS.link[isLive ? 'live' : 'soon']}
      </LinkButton>
    </section>
  );
}

function Countdown({ drawAt }: { readonly drawAt: string | null }) {
  const now = useNow(1000);
  const hydrated = useHydrated();
  if (drawAt === null) return <p className={styles.eventTitle}>{WORDS.noTime}</p>;
  const left = Date.parse(drawAt) - now;
  return (
    <>
      <p className={styles.eventTitle}>
        {!hydrated && WORDS.date}
        {hydrated && (left > 0 ? `${WORDS.soon} ` : WORDS.now)}
        {hydrated && left > 0 && <b>{countdownText(left)}</b>}
      </p>
      <p className={styles.eventDetail}>
        <LocalTime iso={drawAt} />
      </p>
    </>
  );
}

/** The document is sent without the balls: a finished draw would make every page heavier. */
function LastBall() {
  const draw = useQuery(drawQuery).data;
  const last = draw?.steps.at(-1);
  const name = last && draw?.clubs[last.club - 1]?.name;
  return (
    <>
      <p className={`${styles.eventTitle} ${styles.live}`}>{WORDS.live}</p>
      <p className={styles.eventDetail}>
        {draw && last && WORDS.ball(draw.steps.length, draw.clubs.length)}
        {last && name && (
          <span className={styles.lastBall}>
            <Crest name={name} size={24} />
            <ClubName name={name} />
            <b>
              <span className={shared.hidden}>{groupTitle(last.group)}</span>
              <span aria-hidden="true">{last.group}</span>
            </b>
          </span>
        )}
      </p>
    </>
  );
}
