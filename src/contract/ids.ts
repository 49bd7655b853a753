/** The largest id the database can store. */
export const MAX_ID = 2_147_483_647;
