import { createContext } from 'react';

/** Whether clubs and matches have pages to lead to: those of the season that is played have, those of finished ones not. */
export const HasPages = createContext(true);
