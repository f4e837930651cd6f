const DAY = 86_400_000

/** Milliseconds for which a form in progress is stored: for the visit, and for one that is continued later. */
export const draftLife = DAY
export const savedDraftLife = 30 * DAY
