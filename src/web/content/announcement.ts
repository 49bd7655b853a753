export const ANNOUNCEMENT = 'Announcement';
