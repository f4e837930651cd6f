import { smallSpace } from '../../../tests/setup/small-space.ts'
import type { TestSite } from '../../../tests/setup/test-site.ts'

export const NOW = Date.UTC(2026, 10, 21, 9)

export const bachelor = smallSpace().stories.find(({ draft }) => draft.full_slug === 'bachelor')!.draft

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown> & { readonly story: { readonly content: Record<string, unknown> } }
}

export async function call(
  site: TestSite,
  path: string,
  method = 'GET',
  body?: unknown,
  headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
): Promise<Answer> {
  const response = await site.request(`/_editor/api/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

export const headline = (text: unknown, uid = 'b') => ({
  component: 'headline',
  _uid: uid,
  text,
  level: 'h1',
})

export const page = (...body: unknown[]) => ({ component: 'page', body })
