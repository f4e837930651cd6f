import { mailTarget, phoneTarget } from '../../../../blocks/_kit/contact.ts'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import type { RichTextDocument } from '../../../../blocks/_kit/fields/richtext.ts'
import type { TemplateValues } from '../../../../blocks/_kit/fill-template.ts'
import { type MessageName, message } from '../../../../blocks/_kit/messages.ts'
import type { LinkTarget } from '../../../../blocks/_kit/resolved.ts'
import type { SectionDensity, SectionLayout } from '../../../../blocks/_kit/section.tsx'
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
  /** Default: one block below the other. */
  readonly layout?: SectionLayout
  readonly density?: SectionDensity
}

/** Output of a template, made from the story's own fields. */
export interface Composition {
  readonly hero: RawBlock
  /** At the end of the screen of phones; none by default. */
  readonly actionBar?: readonly RawBlock[]
  /** The page's programme, whose least price stays in sight. */
  readonly careId?: string | undefined
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

/** A parsed link in the form that content has. */
export const linkValue = (link: Multilink | undefined) =>
  link && {
    linktype: link.linktype,
    url: link.address,
    cached_url: link.address,
    ...(link.anchor && { anchor: link.anchor }),
    target: link.newTab ? '_blank' : '_self',
  }

const webLink = (target: LinkTarget | undefined) => target && { linktype: 'url', url: target.href }

// Text that is not a phone number or mail address gets no link, as in contact blocks.
export const phoneLink = (phone: string | undefined) => webLink(phoneTarget(phone))
export const emailLink = (email: string | undefined) => mailTarget(email) && { linktype: 'email', email }

/** Texts as a document, a paragraph each; undefined without any. */
export function paragraphs(...texts: readonly (string | undefined)[]): RichTextDocument | undefined {
  const filled = texts.filter(text => text !== undefined)
  if (!filled.length) return undefined
  return {
    type: 'doc',
    content: filled.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}
