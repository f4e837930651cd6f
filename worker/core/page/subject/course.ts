import type { CourseInstanceLeaf, CourseLeaf, OfferLeaf, UnitPriceSpecificationLeaf } from 'schema-dts'
import { type PriceTerms, priceOf } from '../../../../blocks/_kit/price.ts'
import { isMonthly } from '../../../../blocks/_kit/programmes/prices.ts'
import type { CourseMode } from '../../../../blocks/_kit/programmes/shared-fields.ts'
import { totalPaid } from '../../../../blocks/_kit/total-price.ts'
import { plainText } from '../../content/plain-text.ts'
import { variantFields } from '../../content/types/programmes.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import { productOf } from '../templates/facts.ts'
import { type CourseModel, courseOnPage, modelsOf } from './course-models.ts'
import { type DescribedPage, present, providerOf } from './organization.ts'

export interface CourseSubject {
  readonly code: string | undefined
  readonly degree: string | undefined
  readonly credits: number | undefined
  /** Hours of work for the whole course. */
  readonly hours: number | undefined
  /** Languages of teaching. */
  readonly languages: readonly string[]
  readonly mode: CourseMode | undefined
  readonly requirements: readonly string[]
  readonly models: readonly CourseModel[]
  /** Its page is written by editors; the page itself then does not name offers for the programme alone. */
  readonly isOnPage: boolean
}

const programmes: ReadonlySet<string> = new Set(['variant', 'lp-variant'])

/** The parts of a course that editors write as text on a page of type `page`: structured data leaves them out. */
const untold = { degree: undefined, credits: undefined, hours: undefined, languages: [], requirements: [] }

/** Reads the course of a programme from its product, or from the blocks of its page; undefined for other stories. */
export function courseSubject({ content }: Story): CourseSubject | undefined {
  if (content.component === 'page') {
    const found = courseOnPage(content)
    return found && { ...untold, ...found, isOnPage: true }
  }
  const related = programmes.has(content.component) && readContent(variantFields, content).product
  if (!related) return undefined
  const product = productOf(related)
  return {
    code: product.careId,
    degree: product.degree && plainText(product.degree),
    credits: product.credits || undefined,
    hours: (product.credits ?? 0) * (product.creditHours ?? 0) || undefined,
    languages: product.languages,
    mode: product.unit[0]?.courseMode,
    requirements: product.admissionRequirementsItems.flatMap(({ title }) => (title ? plainText(title) : [])),
    models: modelsOf(product.pricemodels.items, product.totalPrice),
    isOnPage: false,
  }
}

/**
 * The unit of time of a rate: a month where a price box names no other. Codes are those of UN/CEFACT (schema.org/unitCode), whose month is "MON"
 * (schema.org/durationOfWarranty).
 */
const timeOf = (frequency: string | undefined) => ({
  unitCode: frequency === undefined || isMonthly(frequency) ? 'MON' : undefined,
  unitText: frequency,
})

/** The rate as the price box shows it, and the price of the whole; none where a campaign lowers the rate, and what is left of the whole is not known. */
function offerOf({ name, price, months, frequency, total }: CourseModel, terms: PriceTerms, url: string) {
  if (price === undefined) return []
  const { current, currency, base } = priceOf({ price }, terms)
  const { campaign } = terms
  const instalments = { price, durationNumeric: months, priceFrequency: frequency }
  const paid = base > 0 && total ? totalPaid({ totalPrice: total, instalments, campaign }) : undefined
  const whole = paid === undefined ? undefined : priceOf({ price: paid }, { ...terms, campaign: undefined })
  const offer = present<OfferLeaf>({
    '@type': 'Offer',
    category: Number(current.amount) > 0 ? 'Paid' : 'Free',
    name,
    url,
    price: whole?.current.amount,
    priceCurrency: whole?.currency,
    priceSpecification: present<UnitPriceSpecificationLeaf>({
      '@type': 'UnitPriceSpecification',
      price: current.amount,
      priceCurrency: currency,
      ...timeOf(frequency),
    }),
  })
  return [offer]
}

/**
 * Google's spelling of the words of schema.org/courseMode (developers.google.com/search/docs/appearance/structured-data/course-info, its example and its
 * test of rich results).
 */
const modeNames = {
  online: 'Online',
  onsite: 'Onsite',
  blended: 'Blended',
} as const satisfies Record<CourseMode, string>

/**
 * The course at each of its durations in months: a schedule is "the length and pace" (schema.org/courseSchedule), with the duration as its repeat
 * count. The workload is the same for all: "the amount of work expected" (schema.org/courseWorkload), in hours after ISO 8601 as in Google's example.
 * Google requires one of the two.
 */
function instancesOf({ models, mode, hours, languages }: CourseSubject): CourseInstanceLeaf[] {
  const lengths = new Set(models.flatMap(({ months }) => months ?? []))
  return [...lengths].map(months =>
    present<CourseInstanceLeaf>({
      '@type': 'CourseInstance',
      courseMode: mode && modeNames[mode],
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Monthly', repeatCount: months },
      courseWorkload: hours ? `PT${hours}H` : undefined,
      inLanguage: languages,
    }),
  )
}

export interface CoursePage extends DescribedPage {
  readonly course: CourseSubject
  readonly terms: PriceTerms
}

/** A programme in one study model, with its price for this visitor. */
export function courseOf({
  course,
  terms,
  name,
  description,
  url,
  image,
  site,
  origin,
}: CoursePage): CourseLeaf {
  return present<CourseLeaf>({
    '@type': 'Course',
    name,
    description,
    url,
    image,
    provider: providerOf(site, origin),
    courseCode: course.code,
    educationalCredentialAwarded: course.degree,
    numberOfCredits: course.credits,
    inLanguage: course.languages,
    coursePrerequisites: course.requirements,
    offers: course.models.flatMap(model => offerOf(model, terms, url)),
    hasCourseInstance: instancesOf(course),
  })
}
