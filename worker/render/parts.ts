import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import { type CacheHandle, cacheHandle } from '../page/cache-handle.ts'
import { type Alternate, createReadings, type Facts } from '../page/facts.ts'
import type { PageMeta } from '../page/model.ts'
import {
  type HeadInput,
  writeBodyStart,
  writeHead,
  writePageTags,
  writeSkipLink,
  writeStoryLink,
} from './document.ts'

type Ask = (entry: string) => unknown

/** A piece of the document that is no block: it writes HTML from the facts it asks for, and is kept like a block. */
export interface DocumentPart {
  /** The object its renderings hang on; undefined for the page's own anchor. */
  readonly source?: CacheHandle
  /** Written for each request that asks for it; not kept. */
  readonly transient?: true
  readonly write: (ask: Ask) => string
}

// The readers in `page/facts.ts` give each entry the type asserted here.
const headInput = (ask: Ask): HeadInput => ({
  meta: ask('meta') as PageMeta,
  language: ask('language') as string,
  theme: ask('theme') as Theme,
  origin: ask('origin') as string,
  path: ask('path') as string,
  unit: ask('unit') as string,
  alternates: ask('alternates') as readonly Alternate[],
  layout: ask('layout') as string,
})

export const headPart: DocumentPart = { write: ask => writeHead(headInput(ask)) }

/** The head's tags of this page alone, for a visitor who has the rest of the document. */
export function pageTags(facts: Facts): string {
  const read = createReadings(facts)
  return writePageTags(headInput(entry => read(entry).value))
}

/** Where the body starts; the colour is the page's own. */
export const bodyStartPart: DocumentPart = {
  source: cacheHandle({}),
  write: ask => writeBodyStart((ask('meta') as PageMeta).pageColor),
}

/** A link with the path of the page's story, for those who ask for one by `nuxtlink` (platform specification, section 2). */
export const storyLinkPart: DocumentPart = {
  transient: true,
  write: ask => writeStoryLink(ask('path') as string),
}

export const skipLinkPart: DocumentPart = {
  source: cacheHandle({}),
  write: ask => writeSkipLink(ask('language') as string),
}
