/** What the database can count to. */
export const MAX_ID = 2_147_483_647;
