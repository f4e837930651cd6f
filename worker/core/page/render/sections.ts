import type { Clock } from '../../../../blocks/_kit/context.ts'
import type { Campaign } from '../../../../blocks/_kit/facts.ts'
import { programmeOffer } from '../../../../blocks/_kit/programmes/offers.ts'
import { platformPrices } from '../../../../blocks/_kit/programmes/platform-prices.ts'
import { type Programme, programmePages } from '../../../../blocks/_kit/programmes/programme.ts'
import { needKey } from '../data/needs.ts'
import type { Facts } from '../facts.ts'
import { type CacheHandle, cacheHandle, type PageMeta } from '../model.ts'
import { type Ask, askWith, createReadings } from '../read-facts.ts'
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
  readonly write: (ask: Ask, clock: Clock) => string
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

const tagsInput = (ask: Ask, isBefore: Clock['isBefore']): HeadInput => {
  const alternates = ask('alternates')
  return {
    meta: metaAt(ask('meta'), isBefore),
    language: ask('language'),
    theme: ask('theme'),
    origin: ask('origin'),
    // A page without alternates is an error page, and has no address of its own.
    path: alternates.length ? ask('path') : '',
    unit: ask('unit'),
    favicons: ask('favicons'),
    purchaseStep: ask('purchaseStep'),
    alternates,
    layout: ask('layout'),
    consentVersion: ask('consentVersion'),
    silentServices: ask('silentServices'),
    deniedServices: ask('deniedServices'),
    tagManager: ask('tagManager'),
  }
}

/** The metadata with the document's actual title, which names the visitor's step in the page's tool. */
function metaInState(ask: Ask, meta: PageMeta): PageMeta {
  const step = ask('toolStep')
  if (!step) return meta
  const { position, isUnanswered: hasErrors } = step
  const title = titleInState(meta.title, { position, hasErrors, language: ask('language') })
  return { ...meta, title, titleLanguage: undefined }
}

/** On a phone the words of a hero come first: its picture is found early enough, and a preload would take bandwidth from the text. */
function headInput(ask: Ask, isBefore: Clock['isBefore']): HeadInput {
  const tags = tagsInput(ask, isBefore)
  const input = { ...tags, meta: metaInState(ask, tags.meta) }
  const { preload } = input.meta
  return preload && !ask('isMobile') ? { ...input, preload } : input
}

export const headSection: DocumentSection = {
  source: eachPage(),
  write: (ask, { isBefore }) => writeHead(headInput(ask, isBefore)),
}

/** The parts of the head that only this page has, for a visitor who has the rest of the document. */
export function headOf(facts: Facts) {
  const ask = askWith(createReadings(facts))
  const input = tagsInput(ask, moment => facts.now < moment)
  const { title, titleLanguage } = metaInState(ask, input.meta)
  return { title, titleLanguage, tags: writePageTags(input) }
}

/** The start of the body, with the page's own colour. */
export const bodyStartSection: DocumentSection = {
  source: single(),
  write: ask => writeBodyStart(ask('meta').pageColor),
}

/** A link with the path of the page's story, for requests with the parameter `nuxtlink` (requirement page-resolution/nuxtlink). */
export const storyLinkSection: DocumentSection = {
  source: () => undefined,
  write: ask => writeStoryLink(ask('path')),
}

/** The error's message, with the missing thing named, for people who report it (requirement errors/exact-messages). */
export const errorMessageSection: DocumentSection = {
  source: single(),
  write: ask => writeErrorMessage(ask('errorMessage') ?? ''),
}

export const heldBackSection = (reasons: readonly string[]): DocumentSection => ({
  source: () => undefined,
  write: () => writeHeldBack(reasons),
})

export const skipLinkSection: DocumentSection = {
  source: single(),
  write: ask => writeSkipLink(ask('language')),
}

/** The programmes of a page that lists all of them in its default order: an address with a choice shows another list. */
function programmesIn({ listParameters }: PageSubject, ask: Ask): readonly Programme[] {
  if (!listParameters) return []
  const chosen = ask('parameters', listParameters.join(','))
  if (chosen.length || ask('pageNumber') > 1) return []
  const answer = ask('data', needKey(programmePages)) as { readonly data: readonly Programme[] } | undefined
  return (answer?.data ?? []).filter(one => !one.language)
}

/** The offer that lowers the prices on the page: that of the page, or of the programme that its blocks name. */
const campaignFor = ({ course }: PageSubject, ask: Ask): Campaign | undefined =>
  programmeOffer('price', course?.isOnPage ? course.code : undefined, {
    campaign: placement => ask('campaign', placement),
    data: need => ask('data', needKey(need)),
  })

/** The course of the page, with the platform's prices for it where its boxes show any. */
function courseWith({ course }: PageSubject, ask: Ask): PageSubject['course'] {
  if (!course?.models.length) return course
  const said = platformPrices(course.code, { data: need => ask('data', needKey(need)) })
  return { ...course, models: saidModels(course, said) }
}

export const structuredDataSection: DocumentSection = {
  source: eachPage(),
  optional: 'structured data',
  write: (ask, { isBefore }) => {
    const subject = ask('subject')
    if (!subject) return ''
    const path = ask('path')
    const language = ask('language')
    const alternates = ask('alternates')
    return writeStructuredData({
      subject: { ...subject, course: courseWith(subject, ask) },
      origin: ask('origin'),
      path: canonicalPath({ path, language, alternates }),
      language,
      terms: () => ({
        currency: ask('currency'),
        campaign: campaignFor(subject, ask),
      }),
      programmes: programmesIn(subject, ask),
      isBefore,
    })
  },
}
