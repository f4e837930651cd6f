import type { Content } from './content.ts'

export interface FormField {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly translatable: boolean
  readonly description?: string
  readonly options?: readonly string[]
  readonly allowed?: readonly string[]
  readonly storyType?: string
  /** Its options are names of icons. */
  readonly icons?: boolean
}

export interface ComponentForm {
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly kind: 'story' | 'block' | 'item'
  readonly fields: readonly FormField[]
}

export interface StorySummary {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly component: string
  readonly state: 'draft' | 'published' | 'changed'
}

export interface OpenStory extends StorySummary {
  readonly story: { readonly id: number; readonly content: Content & { readonly component: string } }
}

async function call<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await fetch(`/_editor/api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as T & { readonly error?: string }
  if (!response.ok) throw new Error(answer.error ?? String(response.status))
  return answer
}

/** The editor's own calls; all throw with the reason that the worker gives. */
export const api = {
  forms: () => call<readonly ComponentForm[]>('forms'),
  stories: () => call<readonly StorySummary[]>('stories'),
  story: (id: number) => call<OpenStory>(`stories/${id}`),
  save: (id: number, content: Content) => call<OpenStory>(`stories/${id}`, 'PUT', { content }),
  publish: (id: number) => call<OpenStory>(`stories/${id}/publish`, 'POST'),
  unpublish: (id: number) => call<OpenStory>(`stories/${id}/unpublish`, 'POST'),
  move: (id: number, slug: string) => call<OpenStory>(`stories/${id}/move`, 'POST', { slug }),
  remove: (id: number) => call<{ readonly id: number }>(`stories/${id}`, 'DELETE'),
  create: (story: { readonly name: string; readonly slug: string; readonly content: Content }) =>
    call<StorySummary>('stories', 'POST', story),
  preview: async (id: number, language: string) =>
    (await call<{ readonly address: string }>(`stories/${id}/preview?language=${language}`)).address,
}
