/** The caller of an operation in the API description. */
export const BY_ADMIN = { tags: ['Administrator'], security: [{ bearer: [] }] };
export const BY_CLUB = { tags: ['Captains'], security: [{ clubKey: [] }] };
