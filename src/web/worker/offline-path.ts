/** What is shown in the place of a page that this device has never seen. */
export const OFFLINE_PATH = '/offline';
