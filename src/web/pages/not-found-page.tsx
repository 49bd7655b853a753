import { NOT_FOUND } from '#web/content/not-found.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NightPage } from '#web/ui/night-page.tsx';

export const { meta } = NOT_FOUND;

export default function NotFoundPage() {
  const [first, ...others] = NOT_FOUND.links;
  return (
    <NightPage>
      <p aria-hidden="true" className="font-display font-heavy text-hero text-muted tabular-nums">
        {NOT_FOUND.code}
      </p>
      <h1 tabIndex={-1} className="mt-2 font-bold font-display text-title outline-none">
        {NOT_FOUND.title}
      </h1>
      <p className="mt-3 max-w-reading text-lg text-muted">{NOT_FOUND.text}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton href={first.href}>{first.text}</LinkButton>
        {others.map((link) => (
          <LinkButton key={link.href} href={link.href} variant="secondary">
            {link.text}
          </LinkButton>
        ))}
      </div>
    </NightPage>
  );
}
