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
  /** Names the draft that was read, for the next save. */
  readonly revision: string
}

/** A field whose text differs between two versions of a story. */
export interface FieldChange {
  readonly block: string
  readonly uid?: string
  readonly field: string
  readonly language?: string
  readonly before: string
  readonly after: string
}

/** What a publish would change, and why visitors would keep the version before it. */
export interface PublishCheck {
  readonly changes: readonly FieldChange[]
  readonly problems: readonly string[]
  /** Visitors do not see the version that was published last. */
  readonly isHeldBack: boolean
  readonly isPublished: boolean
}

/** Somebody else has saved the story since it was opened; `changes` lead from the own content to theirs. */
export class SaveConflict extends Error {
  readonly theirs: OpenStory
  readonly changes: readonly FieldChange[]
  constructor({ changes, ...theirs }: OpenStory & { readonly changes: readonly FieldChange[] }) {
    super('Somebody else has saved this story')
    this.theirs = theirs
    this.changes = changes
  }
}

async function call<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await fetch(`/_editor/api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as T & { readonly error?: string }
  if (response.ok) return answer
  if (response.status === 409 && typeof answer === 'object' && answer && 'revision' in answer)
    throw new SaveConflict(answer as unknown as ConstructorParameters<typeof SaveConflict>[0])
  throw new Error(answer.error ?? String(response.status))
}

/** The editor's own calls; all throw with the reason that the worker gives. */
export const api = {
  forms: () => call<readonly ComponentForm[]>('forms'),
  stories: () => call<readonly StorySummary[]>('stories'),
  story: (id: number) => call<OpenStory>(`stories/${id}`),
  save: (id: number, content: Content, revision: string) =>
    call<OpenStory>(`stories/${id}`, 'PUT', { content, revision }),
  check: (id: number) => call<PublishCheck>(`stories/${id}/check`),
  publish: (id: number) => call<OpenStory>(`stories/${id}/publish`, 'POST'),
  unpublish: (id: number) => call<OpenStory>(`stories/${id}/unpublish`, 'POST'),
  move: (id: number, slug: string) => call<OpenStory>(`stories/${id}/move`, 'POST', { slug }),
  rename: (id: number, name: string) => call<OpenStory>(`stories/${id}/rename`, 'POST', { name }),
  duplicate: (id: number) => call<StorySummary>(`stories/${id}/duplicate`, 'POST'),
  remove: (id: number) => call<{ readonly id: number }>(`stories/${id}`, 'DELETE'),
  create: (story: { readonly name: string; readonly slug: string; readonly content: Content }) =>
    call<StorySummary>('stories', 'POST', story),
  preview: async (id: number, language: string) =>
    (await call<{ readonly address: string }>(`stories/${id}/preview?language=${language}`)).address,
}
