import type { Clock } from '../../../../blocks/_kit/context.ts'
import type { Campaign } from '../../../../blocks/_kit/facts.ts'
import { programmeOffer } from '../../../../blocks/_kit/programmes/offers.ts'
import { platformPrices } from '../../../../blocks/_kit/programmes/platform-prices.ts'
import { type Programme, programmePages } from '../../../../blocks/_kit/programmes/programme.ts'
import { needKey } from '../data/needs.ts'
import type { Facts } from '../facts.ts'
import { type CacheHandle, cacheHandle, type PageMeta } from '../model.ts'
import { createReadings, type ReadValue, valueReader } from '../read-facts.ts'
import { canonicalPath, writePageTags } from '../seo/page-tags.ts'
import { writeStructuredData } from '../seo/structured-data.ts'
import { titleInState } from '../story-facts.ts'
import { saidModels } from '../subject/course-models.ts'
import type { PageSubject } from '../subject/subject.ts'
import {
  type HeadInput,
  writeBodyStart,
  writeErrorMessage,
  writeHead,
  writeHeldBack,
  writeSkipLink,
  writeStoryLink,
} from './document.ts'

/** A piece of the document that is not a block: it writes HTML from the facts it reads, and is cached like a block. */
export interface DocumentSection {
  /** The object on which its fragments, and no other section's, are cached; undefined for a section written for each request. */
  readonly source: (page: CacheHandle) => CacheHandle | undefined
  readonly write: (readValue: ReadValue, clock: Clock) => string
  /** Its name, if the page is sent without the section when that throws. */
  readonly optional?: string
}

/** One object for all pages. */
function single(): DocumentSection['source'] {
  const source = cacheHandle({})
  return () => source
}

/** One for each page, so that the facts read by one page do not split the fragments of another. */
function eachPage(): DocumentSection['source'] {
  const sources = new WeakMap<CacheHandle, CacheHandle>()
  return page => {
    const source = sources.get(page) ?? cacheHandle({})
    sources.set(page, source)
    return source
  }
}

/** The metadata at the current time: the page of an event that is over is no longer indexed. */
const metaAt = (meta: PageMeta, isBefore: Clock['isBefore']): PageMeta =>
  meta.listedUntil === undefined || isBefore(meta.listedUntil) ? meta : { ...meta, robots: 'noindex' }

const tagsInput = (readValue: ReadValue, isBefore: Clock['isBefore']): HeadInput => {
  const alternates = readValue('alternates')
  return {
    meta: metaAt(readValue('meta'), isBefore),
    language: readValue('language'),
    theme: readValue('theme'),
    origin: readValue('origin'),
    // A page without alternates is an error page, and has no address of its own.
    path: alternates.length ? readValue('path') : '',
    unit: readValue('unit'),
    favicons: readValue('favicons'),
    purchaseStep: readValue('purchaseStep'),
    alternates,
    layout: readValue('layout'),
    consentVersion: readValue('consentVersion'),
    silentServices: readValue('silentServices'),
    deniedServices: readValue('deniedServices'),
    tagManager: readValue('tagManager'),
  }
}

/** The metadata with the document's actual title, which names the visitor's step in the page's tool. */
function metaInState(readValue: ReadValue, meta: PageMeta): PageMeta {
  const step = readValue('toolStep')
  if (!step) return meta
  const { position, isUnanswered: hasErrors } = step
  const title = titleInState(meta.title, { position, hasErrors, language: readValue('language') })
  return { ...meta, title, titleLanguage: undefined }
}

/** On a phone the words of a hero come first: its picture is found early enough, and a preload would take bandwidth from the text. */
function headInput(readValue: ReadValue, isBefore: Clock['isBefore']): HeadInput {
  const tags = tagsInput(readValue, isBefore)
  const input = { ...tags, meta: metaInState(readValue, tags.meta) }
  const { preload } = input.meta
  return preload && !readValue('isMobile') ? { ...input, preload } : input
}

export const headSection: DocumentSection = {
  source: eachPage(),
  write: (readValue, { isBefore }) => writeHead(headInput(readValue, isBefore)),
}

/** The parts of the head that only this page has, for a visitor who has the rest of the document. */
export function headOf(facts: Facts) {
  const readValue = valueReader(createReadings(facts))
  const input = tagsInput(readValue, moment => facts.now < moment)
  const { title, titleLanguage } = metaInState(readValue, input.meta)
  return { title, titleLanguage, tags: writePageTags(input) }
}

/** The start of the body, with the page's own colour. */
export const bodyStartSection: DocumentSection = {
  source: single(),
  write: readValue => writeBodyStart(readValue('meta').pageColor),
}

/** A link with the path of the page's story, for requests with the parameter `nuxtlink` (requirement page-resolution/nuxtlink). */
export const storyLinkSection: DocumentSection = {
  source: () => undefined,
  write: readValue => writeStoryLink(readValue('path')),
}

/** The error's message, with the missing thing named, for people who report it (requirement errors/exact-messages). */
export const errorMessageSection: DocumentSection = {
  source: single(),
  write: readValue => writeErrorMessage(readValue('errorMessage') ?? ''),
}

export const heldBackSection = (reasons: readonly string[]): DocumentSection => ({
  source: () => undefined,
  write: () => writeHeldBack(reasons),
})

export const skipLinkSection: DocumentSection = {
  source: single(),
  write: readValue => writeSkipLink(readValue('language')),
}

/** The programmes of a page that lists all of them in its default order: an address with a choice shows another list. */
function programmesIn({ listParameters }: PageSubject, readValue: ReadValue): readonly Programme[] {
  if (!listParameters) return []
  const chosen = readValue('parameters', listParameters.join(','))
  if (chosen.length || readValue('pageNumber') > 1) return []
  const answer = readValue('data', needKey(programmePages)) as
    | { readonly data: readonly Programme[] }
    | undefined
  return (answer?.data ?? []).filter(one => !one.language)
}

/** The offer that lowers the prices on the page: that of the page, or of the programme that its blocks name. */
const campaignFor = ({ course }: PageSubject, readValue: ReadValue): Campaign | undefined =>
  programmeOffer('price', course?.isOnPage ? course.code : undefined, {
    campaign: placement => readValue('campaign', placement),
    data: need => readValue('data', needKey(need)),
  })

/** The course of the page, with the platform's prices for it where its boxes show any. */
function courseWith({ course }: PageSubject, readValue: ReadValue): PageSubject['course'] {
  if (!course?.models.length) return course
  const said = platformPrices(course.code, { data: need => readValue('data', needKey(need)) })
  return { ...course, models: saidModels(course, said) }
}

export const structuredDataSection: DocumentSection = {
  source: eachPage(),
  optional: 'structured data',
  write: (readValue, { isBefore }) => {
    const subject = readValue('subject')
    if (!subject) return ''
    const path = readValue('path')
    const language = readValue('language')
    const alternates = readValue('alternates')
    return writeStructuredData({
      subject: { ...subject, course: courseWith(subject, readValue) },
      breadcrumbs: readValue('breadcrumbs'),
      origin: readValue('origin'),
      path: canonicalPath({ path, language, alternates }),
      language,
      terms: () => ({
        currency: readValue('currency'),
        campaign: campaignFor(subject, readValue),
      }),
      programmes: programmesIn(subject, readValue),
      isBefore,
    })
  },
}
