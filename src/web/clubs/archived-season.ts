import { createContext } from 'react';

/** The number of the finished season that is shown, whose clubs and matches have pages in the archive; null for the running one. */
export const ArchivedSeason = createContext<number | null>(null);
