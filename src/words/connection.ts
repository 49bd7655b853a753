/** Shown when the connection is back. */
export const BACK_ONLINE = { title: 'Ready', description: 'You are back online.', duration: 2000 } as const;

/** Shown while the page cannot be updated. */
export const RECONNECTING = 'Reconnecting...';
