import { lazy } from 'react';

/** For links within the site to something that does not exist; otherwise the server replies with it. */
export const NoSuchPage = lazy(() => import('./not-found-page.tsx'));
