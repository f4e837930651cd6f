import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { themeNames } from '../blocks/_kit/themes/all.ts'

const listed = v.pipe(
  v.string(),
  v.transform(text => text.split(',')),
)

const width = v.pipe(v.string(), v.digits('a width is a number of pixels'), v.toNumber(), v.minValue(1))
const kind = v.picklist(['pages', 'blocks'], '--of takes pages, blocks or both')

const part = v.pipe(
  v.string(),
  v.regex(/^\d+\/\d+$/, '--part is written 1/2'),
  v.transform(text => text.split('/').map(Number) as [part: number, parts: number]), // The pattern has two numbers.
  v.check(([part, parts]) => part >= 1 && part <= parts, '--part is one of its parts'),
)

const options = v.object({
  /** Numbers between commas. */
  widths: v.pipe(listed, v.array(width)),
  themes: v.pipe(
    listed,
    v.array(
      v.picklist(themeNames, ({ received }) => `there is no theme ${received}: ${themeNames.join(', ')}`),
    ),
  ),
  of: v.pipe(listed, v.array(kind)),
  /** Every `n`th of the remaining ones, from the `k`th on: `k/n`. */
  part,
  /** A folder in `screenshots`, for a state of the site that another is compared with (`compare-screenshots.ts`). */
  state: v.string(),
  /** Parts of names; all names where there are none. */
  words: v.array(v.string()),
})

export type ScreenshotChoice = v.InferOutput<typeof options>

/** The choice by the words of the command line. Throws if they name an unknown page. */
export function readChoice(args: readonly string[]): ScreenshotChoice {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '375,768,1280,1920' },
      themes: { type: 'string', default: themeNames.join() },
      of: { type: 'string', default: 'pages,blocks' },
      part: { type: 'string', default: '1/1' },
      state: { type: 'string', default: '' },
    },
  })
  const result = v.safeParse(options, { ...values, words: positionals })
  if (result.success) return result.output
  throw new Error(result.issues.map(({ message }) => message).join('; '))
}

interface Named {
  readonly name: string
}

/** Those with the given names, all by default; of them the given part. */
export const chosenOf = <T extends Named>(
  addresses: readonly T[],
  { words, part: [part, parts] }: Pick<ScreenshotChoice, 'words' | 'part'>,
): readonly T[] =>
  addresses
    .filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))
    .filter((_, at) => at % parts === part - 1)

/** The words that no name has. */
export const unmatched = (words: readonly string[], addresses: readonly Named[]): readonly string[] =>
  words.filter(word => !addresses.some(({ name }) => name.includes(word)))
