import type { ComponentProps } from 'react';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

/**
 * The drawings in this folder are Lucide's (ISC License, Copyright (c) Lucide Contributors), each as one path. Its
 * package would bring more code along than all of them.
 */
export function Icon({ shape, ...props }: IconProps & { readonly shape: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={shape} />
    </svg>
  );
}
