/** Said when the connection has come back. */
export const BACK_ONLINE = { title: 'Ready', description: 'You are back online.', duration: 2000 } as const;

/** While what is shown could not be renewed. */
export const RECONNECTING = 'Reconnecting...';
