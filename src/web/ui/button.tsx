import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

type ButtonProps = ComponentPropsWithRef<'button'> & { readonly variant?: ButtonVariant };

export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}
