import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { ExternalLink } from './external-link.tsx';
import { Link } from './link.tsx';

interface Props {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that stands out like a button, on this site or away from it. */
export function LinkButton({ href, variant, className, children }: Props) {
  const Target = href.startsWith('/') ? Link : ExternalLink;
  return (
    <Target href={href} className={buttonClass(variant, className)}>
      {children}
    </Target>
  );
}
