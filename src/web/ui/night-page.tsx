import type { ReactNode } from 'react';
import { NightSky } from './art/night-sky.tsx';
import { Container } from './container.tsx';

/** A page of a few words under the night sky, as high as the screen. */
export function NightPage({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-full-height=""
      className="relative isolate flex min-h-[calc(var(--viewport-height)-var(--header-height))] flex-1 flex-col justify-center overflow-hidden"
    >
      <NightSky className="-z-10" />
      <Container className="py-section">{children}</Container>
    </div>
  );
}
