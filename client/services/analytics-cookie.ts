import { allCookies } from '../consent/necessary.ts'

/** The visitor's id in the analytics service, if that service has set one. */
export const analyticsCookie = (): string | undefined => /(?:^|; )_ga=([^;]*)/.exec(allCookies())?.[1]
