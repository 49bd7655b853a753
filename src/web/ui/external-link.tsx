import type { ReactNode } from 'react';
import { ArrowUpRight } from './icons.tsx';
import shared from './shared.module.css';

/** For screen readers. */
const NEW_TAB = '(opens in a new tab)';

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens a new tab, which an icon and a hidden text announce. */
export function ExternalLink({ href, className = shared.underlined, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight className={shared.externalIcon} />
      <span className={shared.hidden}> {NEW_TAB}</span>
    </a>
  );
}
