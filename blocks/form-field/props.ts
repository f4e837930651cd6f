import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { defineField } from '../_kit/forms/define-field.ts'
import type { FieldOption, FieldRule } from '../_kit/forms/definition.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** All countries by their names in a language, in its alphabetical order. */
function countriesIn(language: string): readonly FieldOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return codes
    .map(value => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label))
}

type Content = Resolved<ContentOf<typeof schema>>

const length = (name: 'minLength' | 'maxLength', value: number | undefined): FieldRule[] =>
  value ? [{ name, argument: String(Math.floor(value)) }] : []

const rulesOf = ({ minLength, maxLength, rules }: Content): readonly FieldRule[] => [
  ...length('minLength', minLength),
  ...length('maxLength', maxLength),
  ...rules.map(({ name, argument }) => ({ name, argument })),
]

/** The definition of the field, for its form, and the further props of its control. */
export function props(content: Content, context: Context) {
  const { kind, label, hint, width, placeholder, autocomplete, defaultValue = '' } = content
  const countries = kind === 'country' ? countriesIn(context.language()) : undefined
  return {
    field: defineField(content, { kind, label, rules: rulesOf(content), options: countries }),
    label,
    hint,
    width,
    placeholder,
    autocomplete,
    defaultValue,
    words: context.words(messages),
  }
}

export type FormFieldProps = ReturnType<typeof props>
