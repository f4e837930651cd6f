import { abortedAfter } from '../../core/base/http/deadline.ts'
import { readText } from '../../core/base/http/read-body.ts'
import type { Log } from '../../core/base/log/events.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { type ExchangeRates, parseRates, ratesKey } from '../../core/platform/exchange-rates.ts'
import type { Fetch } from '../../core/platform/forward.ts'

export interface RefreshDependencies {
  readonly kv: KVNamespace
  readonly fetch: Fetch
  /** Address of the daily file, in the form of the European Central Bank's `eurofxref-daily.xml`. */
  readonly url: string
  readonly now: () => number
  readonly log: Log
}

type DailyRates = ExchangeRates & { readonly date: string }

const deadline = 10_000
const maxBytes = 64 * 1024
const day = 24 * 3600_000
/** The bank publishes about thirty; a file with fewer than these is incomplete. */
const fewest = 10

const quoted = `(?:'([^']*)'|"([^"]*)")`
const dayPattern = new RegExp(`<Cube\\s+time=${quoted}\\s*>`, 'g')
const ratePattern = new RegExp(`<Cube\\s+currency=${quoted}\\s+rate=${quoted}\\s*/>`, 'g')

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/**
 * The rates of a daily file. Throws when it is anything but one day with a plausible number for each of many known currencies: a file
 * that is wrong in part is refused as a whole.
 */
export function parseDailyRates(xml: string, now: number): DailyRates {
  const [only, ...more] = [...xml.matchAll(dayPattern)]
  const date = only?.[1] ?? only?.[2] ?? ''
  const time = Date.parse(`${date}T00:00:00Z`)
  if (more.length || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !(time <= now + day))
    throw new Error(`day: ${date}`)
  const rates: Record<string, number> = {}
  for (const [, single, double, singleRate, doubleRate] of xml.matchAll(ratePattern)) {
    const currency = single ?? double ?? ''
    const written = singleRate ?? doubleRate ?? ''
    const rate = /^\d{1,9}(\.\d{1,9})?$/.test(written) ? Number(written) : 0
    if (!currencies.has(currency) || Object.hasOwn(rates, currency) || !(rate > 0))
      throw new Error(`rate: ${currency} ${written}`.slice(0, 80))
    rates[currency] = rate
  }
  const found = Object.keys(rates).length
  if (found < fewest || found !== xml.match(/currency\s*=/g)?.length) throw new Error(`${found} rates`)
  return { date, rates }
}

async function fetchRates({ fetch, url, now }: RefreshDependencies): Promise<DailyRates> {
  const text = await abortedAfter(deadline, async signal => {
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/xml' } })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`answered ${response.status}`)
    }
    return readText(response.body, maxBytes)
  })
  if (text === undefined) throw new Error(`more than ${maxBytes} bytes`)
  return parseDailyRates(text, now())
}

/**
 * Fetches the day's exchange rates and stores them, unless the stored ones are as new. Called by a schedule; it never throws: a failure
 * leaves the rates as they are, with a line in the log.
 */
export async function refreshRates(
  dependencies: RefreshDependencies,
): Promise<'written' | 'unchanged' | 'failed'> {
  const { kv, log } = dependencies
  try {
    const fetched = await fetchRates(dependencies)
    const kept = parseRates(await kv.get(ratesKey, 'text'))
    const text = JSON.stringify(fetched)
    if (kept?.date && (kept.date > fetched.date || JSON.stringify(kept) === text)) return 'unchanged'
    await kv.put(ratesKey, text)
    log({ event: 'rates-refreshed', date: fetched.date, currencies: Object.keys(fetched.rates).length })
    return 'written'
  } catch (error) {
    log({ event: 'rates-failed', reason: reasonOf(error) })
    return 'failed'
  }
}
