import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { TemplateValues } from '../../../../blocks/_kit/fill-template.ts'
import { type MessageName, message } from '../../../../blocks/_kit/messages.ts'
import type { PageType } from '../../../../blocks/_kit/themes/theme.ts'
import { type Story, storyName } from '../../content/types/story.ts'

/** Inputs of a template: the story, and functions that make blocks and texts. */
export interface Sheet {
  readonly content: RawBlock
  /** Uuid of the story. */
  readonly uuid: string
  /** The story's name in the page's language. */
  readonly name: string
  /** A block as if an editor had placed it. Its `_uid` follows from the story and its place there. */
  readonly make: (place: string, component: string, fields: Readonly<Record<string, unknown>>) => RawBlock
  /** The page's language. */
  readonly language: string
  /** Words of the page's language that no editor wrote. */
  readonly say: (name: MessageName, values?: TemplateValues) => string
}

export interface Section {
  /** Unique on the page: the place of its blocks. */
  readonly name: string
  /**
   * Heading of the section and label of its item in the jump navigation; without one the section has
   * neither.
   */
  readonly title?: string
  /** A section without blocks is left out. */
  readonly blocks: readonly RawBlock[]
}

/** Output of a template, made from the story's own fields. */
export interface Composition {
  readonly hero: RawBlock
  /** At the end of the screen of phones; none by default. */
  readonly actionBar?: readonly RawBlock[]
  readonly sections: readonly Section[]
  /** By page type, the theme defines the background of every other titled section. */
  readonly pageType: PageType
}

export type Template = (sheet: Sheet) => Composition

export const createSheet = (story: Story, language: string): Sheet => ({
  content: story.content,
  uuid: story.uuid,
  name: storyName(story),
  make: (place, component, fields) => ({ component, _uid: `${story.uuid}-${place}`, ...fields }),
  language,
  say: (name, values) => message(language, name, values),
})
