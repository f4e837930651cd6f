import type { CourseInstanceLeaf, CourseLeaf, OfferLeaf } from 'schema-dts'
import { type PriceTerms, priceOf } from '../../../blocks/_kit/price.ts'
import { plainText } from '../../content/plain-text.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'
import { variantFields } from '../../content/types/variant.ts'
import { type Product, productOf } from '../templates/product.ts'
import { type CourseModel, modelsOf } from './course-models.ts'
import { courseOnPage } from './course-on-page.ts'
import { type DescribedPage, providerOf } from './organization.ts'
import { present } from './present.ts'

export interface CourseSubject {
  readonly code: string | undefined
  readonly degree: string | undefined
  readonly credits: number | undefined
  /** Those it is taught in. */
  readonly languages: readonly string[]
  readonly mode: string | undefined
  readonly requirements: readonly string[]
  readonly models: readonly CourseModel[]
  /** Its page is one of editors, for which an offer for the programme alone is not known by the page. */
  readonly isOnPage: boolean
}

/** Google's names for the study models of the units (Google, "course info"). */
const modes: Readonly<Record<string, string>> = { fs: 'Online', ds: 'Blended', ms: 'Blended' }

function modeOf({ unit: [unit] }: Product): string | undefined {
  return modes[unit?.abbreviation ?? ''] ?? unit?.name
}

const programmes: ReadonlySet<string> = new Set(['variant', 'lp-variant'])

/** The parts of a course that editors write as text on a page of type `page`: structured data leaves them out. */
const untold = { degree: undefined, credits: undefined, languages: [], mode: undefined, requirements: [] }

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
    languages: product.languages,
    mode: modeOf(product),
    requirements: product.admissionRequirementsItems.flatMap(({ title }) => (title ? plainText(title) : [])),
    models: modelsOf(product.pricemodels.items),
    isOnPage: false,
  }
}

/** The price as the price box shows it. */
function offerOf({ name, price, frequency }: CourseModel, terms: PriceTerms, url: string) {
  if (price === undefined) return []
  const { current, currency } = priceOf({ price }, terms)
  const offer = present<OfferLeaf>({
    '@type': 'Offer',
    category: Number(current.amount) > 0 ? 'Paid' : 'Free',
    name,
    url,
    price: current.amount,
    priceCurrency: currency,
    priceSpecification: frequency
      ? {
          '@type': 'UnitPriceSpecification',
          price: current.amount,
          priceCurrency: currency,
          unitText: frequency,
        }
      : undefined,
  })
  return [offer]
}

/** How long it takes, once for each length. */
function instancesOf({ models, mode, languages }: CourseSubject): CourseInstanceLeaf[] {
  const lengths = new Set(models.flatMap(({ months }) => months ?? []))
  return [...lengths].map(months =>
    present<CourseInstanceLeaf>({
      '@type': 'CourseInstance',
      courseMode: mode,
      courseWorkload: `P${months}M`,
      inLanguage: languages,
    }),
  )
}

export interface CoursePage extends DescribedPage {
  readonly course: CourseSubject
  readonly terms: PriceTerms
}

/** A programme in one study model, with what it costs this visitor. */
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
