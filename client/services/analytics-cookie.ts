import { allCookies } from '../consent/necessary.ts'

/** The visitor's id of the analytics service, where that has set one. */
export const analyticsCookie = (): string | undefined => /(?:^|; )_ga=([^;]*)/.exec(allCookies())?.[1]
