import type { PictureName } from '../../pictures/alt.ts'
import { type StoryDraft, storyLink, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { type BlockDraft, card, picture } from '../blocks.ts'
import { type Product, product } from '../products.ts'
import { careerPath, fact, factSet, usp } from '../typed.ts'
import type { Kind } from './kinds.ts'
import { say, type Words } from './words.ts'

/** The facts of a programme as it is booked. */
export interface ProgrammeFacts {
  readonly slug: string
  readonly page: Words
  readonly kind: Kind
  readonly name: Words
  readonly title?: Words
  readonly careId: string
  /** Its name in the forms of the unit. */
  readonly form: string
  readonly image: PictureName
  readonly cluster: Words
  readonly degree: string
  readonly degreeType: Product['degreeType']
  readonly credits: number
  readonly creditHours?: number
  readonly recognizedEcts?: number
  readonly ects?: Words
  readonly duration: Words
  readonly languages?: readonly string[]
  readonly admissionWays: readonly string[]
  readonly admission: readonly BlockDraft[]
  readonly pricemodels: readonly BlockDraft[]
  readonly terms?: Pick<Product, 'totalPrice' | 'totalPriceNote' | 'approvalNumber'>
  readonly teaser: Words
}

/** A programme whose page is made of its facts, too. */
export interface Programme extends ProgrammeFacts {
  readonly headline: Words
  readonly subline: Words
  readonly seoTitle: Words
  readonly seoDescription: Words
  /** The least that a visitor pays. */
  readonly price: Words
  readonly fees: Words
  readonly subjects: readonly (readonly [icon: string, title: Words, content: Words])[]
  readonly careers: readonly (readonly [title: Words, content: Words])[]
}

const richly = ([de, en]: Words) => t(rich(de), rich(en))

export const productOf = (programme: ProgrammeFacts): StoryDraft => {
  const { kind, page, name, title = name, slug, credits, image, ...facts } = programme
  return {
    ...product({
      ...{ slug, credits },
      ...{ careId: facts.careId, degree: facts.degree, degreeType: facts.degreeType },
      ...{ admissionWays: facts.admissionWays, admission: facts.admission, pricemodels: facts.pricemodels },
      ...(facts.languages && { languages: facts.languages }),
      ...(facts.creditHours && { creditHours: facts.creditHours }),
      ...(facts.recognizedEcts && { recognizedEcts: facts.recognizedEcts }),
      ...(kind.places && { places: kind.places }),
      ...facts.terms,
      name: say(name),
      title: say(title),
      unit: kind.unit,
      starts: kind.starts,
      cluster: say(facts.cluster),
      ects: say(facts.ects ?? [`${credits} ECTS`, `${credits} ECTS credits`]),
      duration: say(facts.duration),
      teaser: say(facts.teaser),
      image: picture(image),
      link: storyLink(page[0]),
      linkLabel: say(kind.linkLabel),
    }),
    ...kind.story,
  }
}

const contentOf = ({ kind, form, name, image, ...texts }: Programme): StoryDraft['content'] => ({
  component: 'variant',
  ...(kind.comparisonLink ? { comparisonLink: kind.comparisonLink } : {}),
  ...(kind.withdrawalLink ? { withdrawalLink: kind.withdrawalLink } : {}),
  ...(kind.costs && { additionalCostsContent: uuidOf(kind.costs.slug) }),
  seoTitle: say(texts.seoTitle),
  seoDescription: say(texts.seoDescription),
  shareImage: picture(image),
  headline: say(texts.headline),
  subline: say(texts.subline),
  image: picture(image),
  ctaLabel: say(kind.ctaLabel),
  ctaLink: kind.apply(form),
  product: uuidOf(`products/${texts.slug}`),
  contact: uuidOf(kind.contact.slug),
  usps: [usp('euro', say(texts.price)), usp('location', say(kind.place)), usp('calendar', say(kind.start))],
  factSet: [
    factSet(
      undefined,
      ...texts.subjects.map(([icon, title, content]) => fact(icon, say(title), say(content))),
    ),
  ],
  feesHeadline: t('Was es kostet', 'What it costs'),
  feesDescription: richly(texts.fees),
  careerPaths: texts.careers.map(([title, content]) => careerPath(say(title), richly(content))),
  body: [kind.closing(form, name)],
})

export const pageOf = (programme: Programme): StoryDraft => {
  const { kind, page, name } = programme
  return {
    slug: page[0],
    name: say(name),
    ...(page[1] !== page[0] && { translatedSlugs: { en: page[1] } }),
    ...kind.story,
    content: contentOf(programme),
  }
}

/** The card of a programme on the pages of its unit. */
export const cardOf = ({ kind, page, name, teaser, duration, ...facts }: ProgrammeFacts): BlockDraft =>
  card({
    variant: 'catalogue',
    preTitle: facts.degree.replace(/ \(.*/, ''),
    title: say(name),
    content: say(teaser),
    image: picture(facts.image),
    ectsText: say(duration),
    languageText: facts.languages?.includes('en') ? t('Englisch', 'English') : t('Deutsch', 'German'),
    link: storyLink(page[0]),
    linkLabel: say(kind.linkLabel),
  })

/** The stories of a programme: what is booked, and the page that tells of it. */
export const storiesOf = (programme: Programme): readonly StoryDraft[] => [
  productOf(programme),
  pageOf(programme),
]
