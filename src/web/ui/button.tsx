import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ExternalLink } from './external-link.tsx';
import { Link } from './link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** One look, in button.css, for buttons and for links that act like one. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `button ${variant} ${className}`;
}

type ButtonProps = ComponentPropsWithRef<'button'> & { readonly variant?: ButtonVariant };

/** `aria-disabled` ignores presses like `disabled`, but keeps the focus of whoever has just pressed. */
export function Button({ variant, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const isOff = rest['aria-disabled'] === true;
  return (
    <button
      type={type}
      className={buttonClass(variant, className)}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

interface LinkButtonProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that stands out like a button, on this site or away from it. */
export function LinkButton({ href, variant, className, children }: LinkButtonProps) {
  const Target = href.startsWith('/') ? Link : ExternalLink;
  return (
    <Target href={href} className={buttonClass(variant, className)}>
      {children}
    </Target>
  );
}
