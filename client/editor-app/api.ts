import type { BlockCategory } from '../../blocks/_kit/block-categories.ts'
import { callWorker } from './call-worker.ts'
import type { Content } from './content.ts'
import type { Picture } from './picture.ts'
import { type RedirectChange, type RedirectList, RedirectRefused } from './redirect.ts'
import type { PublicState, StoredTranslation, Translation } from './story-states.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface FormField {
  readonly name: string
  readonly label: string
  /** The part of the form that contains the field. */
  readonly group: string
  /** The section of that part, where it has sections. */
  readonly section?: string
  /** The switch without which the field has no effect. */
  readonly countsWith?: string
  readonly defaultValue?: string | number | boolean
  readonly type: string
  readonly required: boolean
  readonly translatable: boolean
  readonly description?: string
  /** For a choice its values; for a rich text the styles that its words may have. */
  readonly options?: readonly Choice[]
  /** Components that a list of blocks takes; every block of a page where it is missing. */
  readonly allowed?: readonly string[]
  /** For a number its bounds; for a list its number of entries. */
  readonly min?: number
  readonly max?: number
  /** How many characters a text may have. */
  readonly maxLength?: number
  /** The kinds of files that it takes. */
  readonly fileKinds?: readonly string[]
  readonly storyType?: string
  /** The field contains uuids of country groups. */
  readonly countryGroups?: 'one' | 'several'
  /** The field is a day without a time. */
  readonly isDay?: boolean
  /** Its options are names of icons. */
  readonly icons?: boolean
}

export interface ComponentForm {
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly kind: 'story' | 'block' | 'item'
  /** The folder of the block library. */
  readonly category?: BlockCategory
  /** Whether rich text may embed it. */
  readonly inText?: boolean
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

/** A problem of a field. */
export interface FieldProblem {
  /** `_uid` of its block; undefined for a field of the story itself. */
  readonly uid?: string
  /** Undefined: the block as a whole. */
  readonly field?: string
  readonly message: string
}

export interface OpenStory extends StorySummary {
  readonly story: {
    readonly id: number
    readonly content: Content & { readonly component: string }
    readonly translated_slugs?: readonly StoredTranslation[] | null
  }
  /** Its draft can be shown in the frame. */
  readonly hasPreview: boolean
  /** Names the draft that was read, for the next save. */
  readonly revision: string
  readonly problems: readonly FieldProblem[]
}

/** A field whose text differs between two versions of a story. */
export interface FieldChange {
  readonly block: string
  readonly uid?: string
  readonly field: string
  /** The field as editors read it. */
  readonly label: string
  readonly language?: string
  readonly before: string
  readonly after: string
}

/** The changes that a publish would make, and why visitors would not get them. */
export interface PublishCheck {
  readonly changes: readonly FieldChange[]
  readonly problems: readonly string[]
  /** Problems that will hold back a publish later. */
  readonly warnings: readonly string[]
  /** Visitors do not see the version that was published last. */
  readonly isHeldBack: boolean
  readonly isPublished: boolean
}

/** Content with which a block may start. */
export interface BlockPreset {
  readonly component: string
  readonly name: string
  /** The fixture in the gallery that shows it. */
  readonly fixture: string
  readonly content: Content
}

/** The stories that refer to a story: their number, and some of them, those visible to visitors first. */
export type StoryReferences = { readonly count: number; readonly stories: readonly StorySummary[] }

/** A stored version; `changes` are the differences from it to the present draft. */
export interface KeptVersion {
  /** Epoch milliseconds. */
  readonly at: number
  readonly kind: 'saved' | 'published'
  readonly content: OpenStory['story']['content']
  readonly changes: readonly FieldChange[]
}

/** Another editor has saved the story since it was opened; `changes` are the differences from the own content to theirs. */
export class SaveConflict extends Error {
  readonly theirs: OpenStory
  readonly changes: readonly FieldChange[]
  constructor({ changes, ...theirs }: OpenStory & { readonly changes: readonly FieldChange[] }) {
    super('Somebody else has saved this story')
    this.theirs = theirs
    this.changes = changes
  }
}

/** Somebody else has deleted the story. */
export class StoryGone extends Error {
  constructor() {
    super('Somebody else has deleted this story')
  }
}

async function call<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const { isDone, status, answer, refusal } = await callWorker<T>(path, method, body)
  if (isDone) return answer
  if (status === 409 && typeof answer === 'object' && answer && 'revision' in answer)
    throw new SaveConflict(answer as unknown as ConstructorParameters<typeof SaveConflict>[0])
  if (status === 422 && typeof answer === 'object' && answer && 'mayConfirm' in answer)
    throw new RedirectRefused(refusal, answer.mayConfirm === true)
  if (status === 404 && method === 'PUT') throw new StoryGone()
  throw new Error(refusal)
}

/** The editor's own calls; all throw with the worker's reason. */
export const api = {
  forms: () => call<readonly ComponentForm[]>('forms'),
  presets: () => call<readonly BlockPreset[]>('presets'),
  stories: () => call<readonly StorySummary[]>('stories'),
  countryGroups: () => call<readonly Choice[]>('stories/country-groups'),
  story: (id: number) => call<OpenStory>(`stories/${id}`),
  save: (id: number, content: Content, revision: string) =>
    call<OpenStory>(`stories/${id}`, 'PUT', { content, revision }),
  check: (id: number) => call<PublishCheck>(`stories/${id}/check`),
  redirects: () => call<RedirectList>('redirects'),
  changeRedirect: (change: RedirectChange) => call<RedirectList>('redirects', 'POST', change),
  pictures: () => call<readonly Picture[]>('pictures'),
  upload: (file: Blob, { width, height, alt }: Omit<Required<Picture>, 'filename'>) =>
    call<Picture>(
      `pictures?${new URLSearchParams({ width: String(width), height: String(height), alt })}`,
      'POST',
      file,
    ),
  references: (id: number) => call<StoryReferences>(`stories/${id}/references`),
  public: (id: number) => call<PublicState>(`stories/${id}/public`),
  versions: (id: number) => call<readonly KeptVersion[]>(`stories/${id}/versions`),
  storeVersion: (id: number) => call<object>(`stories/${id}/versions`, 'POST'),
  /** Publishes the draft that has this revision. */
  publish: (id: number, revision: string) => call<OpenStory>(`stories/${id}/publish`, 'POST', { revision }),
  unpublish: (id: number) => call<OpenStory>(`stories/${id}/unpublish`, 'POST'),
  move: (id: number, slug: string) => call<OpenStory>(`stories/${id}/move`, 'POST', { slug }),
  translate: (id: number, translations: readonly Translation[]) =>
    call<OpenStory>(`stories/${id}/translations`, 'POST', { translations }),
  rename: (id: number, name: string) => call<OpenStory>(`stories/${id}/rename`, 'POST', { name }),
  duplicate: (id: number) => call<StorySummary>(`stories/${id}/duplicate`, 'POST'),
  remove: (id: number) => call<{ readonly id: number }>(`stories/${id}`, 'DELETE'),
  create: (story: { readonly name: string; readonly slug: string; readonly content: Content }) =>
    call<StorySummary>('stories', 'POST', story),
  preview: async (id: number, language: string) =>
    (await call<{ readonly address: string }>(`stories/${id}/preview?language=${language}`)).address,
}
