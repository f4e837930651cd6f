import type { PageTools } from '../blocks/_kit/page-tools.ts'
import { allCookies, setCookie } from './consent/necessary.ts'

const begins = import.meta.glob<(tools: PageTools) => void>('../blocks/*/begin.ts', {
  eager: true,
  import: 'begin',
})

/**
 * Begins the behaviour of blocks that has to answer from the first paint on, and is therefore part of the entry script:
 * `blocks/<component>/begin.ts`. Everything else is an enhancement, which waits for the page and for its element.
 */
export function beginBlocks(): void {
  const { early = [] } = window as { early?: readonly Event[] }
  const tools: PageTools = {
    setCookie: (name, value) => setCookie(name, value, { sameSite: 'strict' }),
    cookies: allCookies,
    earlyClicks: early,
  }
  for (const begin of Object.values(begins)) begin(tools)
}
