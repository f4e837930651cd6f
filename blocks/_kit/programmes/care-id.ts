/** Ids of products in the student management system, as `BABWL-FS-36`. */
export const careIdPattern = /[A-Z\d]{1,16}(?:-[A-Z\d]{1,16}){0,3}/

const whole = new RegExp(`^(?:${careIdPattern.source})$`)

/** Whether a text is a valid care id for calls: editors may write anything. */
export const isCareId = (text: string | undefined): text is string => text !== undefined && whole.test(text)
