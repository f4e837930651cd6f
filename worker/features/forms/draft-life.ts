const DAY = 86_400_000

/** Milliseconds for which a form in progress is kept: those of a visit, and those of one that is continued later. */
export const draftLife = DAY
export const savedDraftLife = 30 * DAY
