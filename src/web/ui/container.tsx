import type { ReactNode } from 'react';

interface Props {
  /** `reading` keeps lines at 60 to 75 characters. */
  readonly width?: 'page' | 'reading';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Holds content inside the page's outer edge. A narrow one starts at the same left edge as a wide one. */
export function Container({ width = 'page', className = '', children }: Props) {
  return (
    <div className={`mx-auto w-full max-w-page px-gutter ${className}`}>
      {width === 'reading' ? <div className="max-w-reading">{children}</div> : children}
    </div>
  );
}
