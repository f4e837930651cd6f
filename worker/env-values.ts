/** Schemas of the values of variables: all of them are texts. */
import * as v from 'valibot'
import { splitList } from '../blocks/_kit/split-list.ts'
import { isZone } from '../blocks/_kit/zoned-time.ts'

export const json = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value) as unknown
      } catch {
        addIssue({ message: 'not JSON' })
        return NEVER
      }
    }),
    schema,
  )

export const zone = v.pipe(v.string(), v.trim(), v.check(isZone, 'no time zone'))
export const text = v.pipe(v.string(), v.trim(), v.minLength(1))
export const origin = v.pipe(
  text,
  v.url(),
  v.transform(address => new URL(address)),
  // A path that was left out in silence would be missed at each call.
  v.check(({ pathname, search, hash }) => `${pathname}${search}${hash}` === '/', 'an origin has no path'),
  v.transform(url => url.origin),
)
/** The client appends the path of each call: with a slash at the end, or without the version, all calls would fail. */
export const deliveryApi = v.pipe(
  text,
  v.url(),
  v.transform(address => address.replace(/\/+$/, '')),
  v.regex(/\/v2$/, 'the delivery API ends in /v2'),
)
/** Numbers between commas. */
export const numbers = v.pipe(
  v.string(),
  v.regex(/^(?:\d+(?:\s*,\s*\d+)*)?$/),
  v.transform(text => text.split(',').filter(Boolean).map(Number)),
)
/** A number from 1 on. */
export const count = v.pipe(text, v.digits(), v.transform(Number), v.minValue(1))
/** Words between commas. */
export const words = v.pipe(
  v.string(),
  v.transform(text => splitList(text)),
)
/** Names of hosts between commas, without ports. */
export const hosts = v.pipe(
  v.string(),
  v.toLowerCase(),
  words,
  v.array(v.pipe(v.string(), v.regex(/^(?:[a-z\d.-]+|\[[\da-f:]+\])$/))),
)
/** Origins between commas. */
export const origins = v.pipe(words, v.array(origin))
/** Base64 after `whsec_`, as Standard Webhooks has it, or without that prefix. */
export const webhookSecret = v.pipe(
  text,
  v.regex(/^(?:whsec_)?(?:[A-Za-z\d+/]{4}){4,}(?:[A-Za-z\d+/]{2,3}={0,2})?$/),
)
