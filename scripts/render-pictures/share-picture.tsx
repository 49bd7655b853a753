/// <reference types="vite/client" />
import './share-picture.css';
import { createRoot } from 'react-dom/client';
import { SITE } from '#site/site.ts';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { NightSky } from '#web/ui/art/night-sky.tsx';

const [first, ...rest] = SITE.name.split(' ');

/** What a chat shows of a link: 1200 by 630, read at the width of a thumb, so few words and large ones. */
function SharePicture() {
  return (
    <main className="relative isolate flex h-[630px] w-[1200px] flex-col justify-between overflow-hidden bg-night px-[72px] pt-[150px] pb-[56px] text-fg">
      <NightSky className="-z-10" />
      <h1 className="font-display font-heavy text-[136px] uppercase leading-[0.94]">
        {first}
        <span className="block font-medium">{rest.join(' ')}</span>
      </h1>
      <p className="flex items-center gap-5 font-display font-semibold text-[40px]">
        <LogoMark className="size-[76px]" />
        64 teams <span className="text-accent">•</span> 16 groups <span className="text-accent">•</span> 96
        fixtures
      </p>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<SharePicture />);
