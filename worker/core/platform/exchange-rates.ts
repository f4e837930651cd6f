import * as v from 'valibot'
import { isDay } from '../../../blocks/_kit/forms/rules.ts'
import { within } from '../base/http/deadline.ts'
import type { Reads } from '../content/cache/access.ts'
import type { ReadOptions, Resource } from '../content/cache/resource.ts'
import type { ContentSource } from '../content/client/content-source.ts'
import { entriesPage } from '../content/client/delivery-calls.ts'

/** The key of the stored rates of the last working day. */
export const ratesKey = 'rates'

/** Units of one currency for another. */
export const rate = v.pipe(v.number(), v.finite(), v.gtValue(0))

/** Units of each currency (ISO 4217) for one euro, and the day for which they were set. */
export const exchangeRates = v.object({
  date: v.optional(v.pipe(v.string(), v.check(isDay))),
  rates: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), rate),
})

export type ExchangeRates = v.InferOutput<typeof exchangeRates>

/** Parses stored rates; undefined for any other text. */
export function parseRates(text: string | null): ExchangeRates | undefined {
  try {
    const result = v.safeParse(exchangeRates, JSON.parse(text ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Rates as editors write them: one entry a currency, and one named `date`. Invalid entries are left out. */
function ratesOfEntries(
  entries: readonly { readonly name: string; readonly value: string }[],
): ExchangeRates {
  const date = entries.find(({ name }) => name === 'date')?.value ?? ''
  const rates = entries
    .map(({ name, value }) => [name, Number(value)] as const)
    .filter(([code, value]) => /^[A-Z]{3}$/.test(code) && Number.isFinite(value) && value > 0)
  return { ...(isDay(date) && { date }), rates: Object.fromEntries(rates) }
}

const KV_DEADLINE = 500

export interface RatesDependencies {
  readonly kv: KVNamespace
  readonly reader: Reads
  readonly source: ContentSource
  readonly options: ReadOptions
}

const resource = ({ kv, source }: RatesDependencies): Resource<ExchangeRates> => ({
  key: 'exchange-rates',
  persist: true,
  parse: body => v.parse(exchangeRates, body),
  async load(signal) {
    // If the store fails, rates may exist, and those of editors would differ from them.
    const kept = parseRates(await within(kv.get(ratesKey, 'text'), KV_DEADLINE))
    if (kept) return { body: kept, cv: 0 }
    const { entries, cv } = await entriesPage(source, 'exchange-rates', { signal })
    return { body: ratesOfEntries(entries), cv }
  },
})

/** The rates that the schedule wrote; before its first run those of the datasource `exchange-rates`. Throws `Unavailable`. */
export async function readRates(dependencies: RatesDependencies): Promise<ExchangeRates> {
  return (
    (await dependencies.reader.read(resource(dependencies), dependencies.options))?.value ?? { rates: {} }
  )
}

/** Units of one currency for another; undefined where either has no rate. */
export function rateBetween(base: string, wanted: string, { rates }: ExchangeRates): number | undefined {
  const of = (currency: string) =>
    currency === 'EUR' ? 1 : Object.hasOwn(rates, currency) ? rates[currency] : undefined
  const [from, to] = [of(base), of(wanted)]
  return from && to && to / from
}
