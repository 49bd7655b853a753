/** Of the line that says how old a page is; `data-at` has the time. Apart, since every first load needs it. */
export const AGE_MARK_ID = 'last-seen';
