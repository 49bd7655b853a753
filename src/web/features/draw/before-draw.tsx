import type { DrawReply } from '#contract/draw.ts';
import { PATHS } from '#paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Section } from '#web/ui/layout.tsx';
import shared from '#web/ui/shared.module.css';
import { DAY, HOUR, MINUTE, SECOND } from '#web/ui/time/formats.ts';
import { useNow } from '#web/ui/time/now.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import drawStyles from './draw.module.css';
import { Pots } from './pots.tsx';
import { Seal } from './seal.tsx';
import { DRAW } from './words.ts';

export function BeforeDraw({ draw }: { readonly draw: DrawReply }) {
  if (draw.state === 'none')
    return (
      <div className={drawStyles.beforeDraw}>
        <p className={`${shared.reading} ${shared.muted}`}>{DRAW.none.text}</p>
        <LinkButton href={PATHS.hub} variant="secondary">
          {DRAW.none.link}
        </LinkButton>
      </div>
    );
  return (
    <>
      {draw.state === 'sealed' && <Countdown drawAt={draw.drawAt} />}
      <Section id="pots" title={DRAW.pots}>
        <Pots clubs={draw.clubs} steps={[]} />
      </Section>
      {draw.state === 'sealed' && <Seal draw={draw} />}
    </>
  );
}

/** In the visitor's local time, with GMT beside it. */
function Countdown({ drawAt }: { readonly drawAt: string | null }) {
  const now = useNow(SECOND);
  const hydrated = useHydrated();
  if (drawAt === null)
    return (
      <p className={`${shared.card} ${drawStyles.drawCountdown} ${shared.large}`}>{DRAW.countdown.noTime}</p>
    );
  const left = Date.parse(drawAt) - now;
  return (
    <div className={`${shared.card} ${drawStyles.drawCountdown}`}>
      {/* Without JavaScript nothing counts down, and a wrong clock is worse than none. */}
      {hydrated && left > 0 && <Clock left={left} />}
      {hydrated && left <= 0 && <p className={shared.section}>{DRAW.countdown.now}</p>}
      <p className={shared.muted}>
        <LocalTime iso={drawAt} />
      </p>
    </div>
  );
}

function Clock({ left }: { readonly left: number }) {
  const parts = [
    [DRAW.units.days, Math.floor(left / DAY)],
    [DRAW.units.hours, Math.floor((left % DAY) / HOUR)],
    [DRAW.units.minutes, Math.floor((left % HOUR) / MINUTE)],
    [DRAW.units.seconds, Math.floor((left % MINUTE) / SECOND)],
  ] as const;
  return (
    <>
      <h2 className={shared.muted}>{DRAW.countdown.title}</h2>
      <p className={drawStyles.drawClock} role="timer">
        {parts.map(([unit, value]) => (
          <span key={unit}>
            <b>{String(value).padStart(2, '0')}</b> {unit}{' '}
          </span>
        ))}
      </p>
    </>
  );
}
