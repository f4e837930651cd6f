import * as v from 'valibot'
import { block, type ContentOf } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { datetime } from '../_kit/fields/datetime.ts'
import { type Field, field } from '../_kit/fields/field.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text, textarea } from '../_kit/fields/text.ts'
import { titleLevel } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import { accentNames, surfaceNames } from '../_kit/themes/theme.ts'

/** A named colour with its value. */
export interface NamedColor {
  readonly name: string
  /** Name of an accent, or `#rrggbb`. */
  readonly color?: string
}

const shape = v.union([
  v.pipe(
    v.string(),
    v.transform(name => ({ name, color: undefined })),
  ),
  v.pipe(
    // A list would pass as an object without a name.
    v.custom<object>(value => !Array.isArray(value), 'not a name with a colour'),
    v.object({ name: v.nullish(v.string(), ''), color: v.nullish(v.string()) }),
  ),
])

function toNamedColor({ name, color }: v.InferOutput<typeof shape>): NamedColor | undefined {
  const trimmed = color?.trim()
  return name.trim() ? { name: name.trim(), ...(trimmed && { color: trimmed }) } : undefined
}

/**
 * A text, or an object with `name` and `color`, as content that was not written by hand has it
 * (requirement cards/fields). Editors write the text. Placeholders in the name are filled when the block is resolved.
 */
const namedColor = (options: { readonly description?: string } = {}): Field<NamedColor | undefined> =>
  field<NamedColor, false>(v.pipe(shape, v.transform(toNamedColor)) as v.GenericSchema<unknown, NamedColor>, {
    type: 'text',
    translatable: true,
    ...options,
    required: false,
  })

/** Requirement cards/variants. */
export const cardVariants = [
  'default',
  'compact',
  'compass',
  'catalogue',
  'catalogue-compact',
  'event',
  'link',
  'image-left',
  'search-result',
  'sloped',
] as const
export type CardVariant = (typeof cardVariants)[number]

export const headlineLevels = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

const subItem = { title: text({ required: true }), text: text(), link: multilink() }
const businessUnit = { title: text({ required: true }) }

/** Requirement cards/fields. */
export const schema = block(
  {
    title: 'Card',
    category: 'cards',
    description: 'One thing to go to: a picture, a title, a few words.',
    heading: ({ title, headlineLevel }) => titleLevel(title, headlineLevel),
  },
  {
    variant: option(cardVariants, { defaultValue: 'default' }),
    title: text(),
    preTitle: text({ description: 'A few words above the title' }),
    headlineLevel: option(headlineLevels, {
      defaultValue: 'h3',
      description: 'Level in the page’s outline, not size',
    }),
    headlineColor: option(accentNames),
    content: richtext(),
    image: asset(),
    imageRatio: option(['2:1', '16:9'], { defaultValue: '16:9' }),
    rounded: boolean({ description: 'A round picture, cut 1:1' }),
    backgroundColor: option(surfaceNames, { description: 'Default: the theme’s' }),
    link: multilink(),
    path: text({ description: 'Path of this site; used when there is no link' }),
    linkLabel: text({ description: 'Words at the foot of the card' }),
    label: text({ description: 'A badge on the picture' }),
    customLabelLink: multilink({ description: 'Where the badge leads, if not where the card does' }),
    careId: text({
      translatable: false,
      description: 'Id of the programme in the student management system: an offer for it shows on the card',
    }),
    ectsText: text({ description: 'Catalogue' }),
    languageText: text({ description: 'Catalogue' }),
    moneySavingLabel: text({ description: 'Catalogue; shown with its value' }),
    moneySavingValue: text(),
    recognizedEctsLabel: text({ description: 'Catalogue; shown with its value' }),
    recognizedEctsValue: text(),
    businessUnits: items('card-business-unit', businessUnit, {
      description: 'Catalogue: the units that offer it',
    }),
    accordionTitle: text({ description: 'Catalogue: opens the list below it' }),
    subItems: items('card-sub-item', subItem),
    date: text({ description: 'Event: a day as 2026-12-12, or words' }),
    time: text({ description: 'Event' }),
    duration: text({ description: 'Event' }),
    location: text({ description: 'Event' }),
    locationOnMap: boolean({
      defaultValue: true,
      description: 'Event: the location leads to a map; off for one that no map finds',
    }),
    buttonText: text({ description: 'Event: a button at the foot' }),
    buttonDisabled: boolean({
      description: 'Event: the button says why nobody can go, and the card leads nowhere',
    }),
    until: datetime({ description: 'The card goes at this time' }),
    degree: text({ description: 'Search result' }),
    cluster: namedColor({ description: 'Search result: field of study' }),
    clusterColor: text({ description: 'Search result: name of an accent, or #rrggbb' }),
    color: text({ description: 'Search result: name of an accent, or #rrggbb' }),
    description: textarea({ description: 'Search result' }),
    searchTags: text({ description: 'Search result: between commas' }),
    finderLink: multilink({ description: 'Search result: the study finder, where its tags lead' }),
    compact: boolean({ description: 'Smaller type, no picture' }),
    trackingEvent: option(['cards_element', 'study_format_card'], {
      defaultValue: 'cards_element',
      description: 'Counts clicks as those on a card, or on a study format of a programme',
    }),
  },
)

/** The fields of the block as its view gets them. */
export type CardContent = Resolved<ContentOf<typeof schema>>
