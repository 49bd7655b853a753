import { type ComponentType, createContext } from 'react';
import type { ShownPage } from './routes.ts';

/**
 * Where page components come from: the server has them all, the browser fetches them. Called while rendering,
 * and may suspend.
 */
export type PageSource = (page: ShownPage) => ComponentType;

export const PageSourceContext = createContext<PageSource>(() => {
  throw new Error('No page source');
});
