/** Who makes a call, as the document of the API tells it. */
export const BY_ADMIN = { tags: ['Administrator'], security: [{ bearer: [] }] };
export const BY_CLUB = { tags: ['Captains'], security: [{ clubKey: [] }] };
