import { frozenPath, frozenWeight } from './frozen-page.ts'
import { type FinishedPages, fetchPage, type Page } from './page.ts'
import { warm, writeConfig } from './variants.ts'
import { serve } from './workerd.ts'

/** A page as a warm site serves it. */
async function storedPage(port: number, path: string): Promise<Page> {
  const request = { path, headers: { 'accept-encoding': 'br' } }
  for (let turn = 0; turn < 4; turn++) await fetchPage(port, request)
  const page = await fetchPage(port, request)
  if (page.headers['content-encoding'] !== 'br') throw new Error(`${path} is not stored`)
  return page
}

/** Says so when the heavy page has another weight than its rows are for: `rounds` in `frozen-page.ts` is to be changed then. */
function checkWeight({ html }: Page): void {
  const weight = Buffer.byteLength(html) / 1000
  const { least, most } = frozenWeight
  if (weight < least || weight > most)
    console.error(`The heavy page has ${weight.toFixed(1)} KB, not ${least} to ${most}.`)
}

/** The pages that the site serves once it is warm, and the value of the consent in its contact form. */
export async function finishedPages(): Promise<{
  readonly finished: FinishedPages
  readonly consent: string
}> {
  const server = await serve(writeConfig(warm))
  const home = await storedPage(server.port, '/')
  const frozen = await storedPage(server.port, frozenPath)
  checkWeight(frozen)
  const { html } = await fetchPage(server.port, { path: '/kontakt/' })
  const consent = /id="contact"[\s\S]*?value="(yes-[^"]+)"/.exec(html)?.[1]
  if (!consent) throw new Error('the contact form requests no consent')
  server.stop()
  return { finished: { home, frozen }, consent }
}
