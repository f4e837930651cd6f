import * as v from 'valibot'
import { abortedAfter } from '../../worker/core/base/http/deadline.ts'
import { fittingEntries } from '../../worker/core/request/site/fitting-entries.ts'

export type ReadSpace = (address: string, init?: RequestInit) => Promise<Reply>

/** A server's answer; `none` if it did not answer in time, or cannot be reached. */
export type Reply = { readonly status: number; readonly body: unknown } | { readonly none: string }

/** Milliseconds for one answer. */
const DEADLINE = 5_000

/** Requests one address at a time; its results contain no token. */
export const createSpaceReader =
  (fetch: typeof globalThis.fetch): ReadSpace =>
  async (address, init = {}) => {
    const { host } = new URL(address)
    const late = { none: `${host} did not answer within ${DEADLINE / 1000} s` }
    return abortedAfter(DEADLINE, async signal => {
      try {
        const response = await fetch(address, { ...init, redirect: 'manual', signal })
        return { status: response.status, body: jsonOf(await response.text()) }
      } catch {
        return signal.aborted ? late : { none: `${host} cannot be reached` }
      }
    })
  }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const space = v.object({
  space: v.object({ id: v.number(), name: v.string(), language_codes: v.fallback(v.array(v.string()), []) }),
})

const story = v.object({
  full_slug: v.string(),
  content: v.looseObject({ component: v.string() }),
})

const stories = v.object({ stories: fittingEntries(story) })
const oneStory = v.object({ story })

export type FoundStory = v.InferOutput<typeof story>

const parsed = <T>(schema: v.GenericSchema<unknown, T>, reply: Reply): T | undefined => {
  const result = v.safeParse(schema, 'body' in reply ? reply.body : undefined)
  return result.success ? result.output : undefined
}

export const spaceIn = (reply: Reply) => parsed(space, reply)?.space
export const storiesIn = (reply: Reply): readonly FoundStory[] => parsed(stories, reply)?.stories ?? []
export const storyIn = (reply: Reply) => parsed(oneStory, reply)?.story

/** An address of the delivery API. */
export function addressOf(
  endpoint: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
): string {
  return `${endpoint}/cdn/${path}?${new URLSearchParams(parameters)}`
}
