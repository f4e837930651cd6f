import * as v from 'valibot'
import { href, image, number, text } from './answer-fields.ts'
import { language } from './page-query.ts'

const code = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** The posted body: the answers, and the language of the result. */
export const fundingInput = v.object({
  answers: v.pipe(
    v.custom<object>(value => !Array.isArray(value), 'not an object'),
    v.record(code, code),
    v.check(answers => Object.keys(answers).length <= 50, 'too many answers'),
  ),
  language,
})

export type FundingInput = v.InferOutput<typeof fundingInput>

export const fundingQuestion = v.object({
  key: v.string(),
  question: v.string(),
  hint: text,
  answers: v.array(v.object({ value: v.string(), label: v.string(), icon: text, image, next: text })),
})

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)

export const fundingResult = v.object({
  uuid: v.optional(v.string(), ''),
  title: v.string(),
  provider: text,
  description: text,
  kind: v.fallback(v.picklist(['grant', 'loan', 'scholarship', 'employer']), 'grant'),
  amount: number,
  period: v.fallback(v.picklist(['month', 'semester', 'once']), 'month'),
  href,
  linkLabel: text,
  validFrom: day,
  checkedOn: day,
  source: text,
  sourceHref: href,
})
