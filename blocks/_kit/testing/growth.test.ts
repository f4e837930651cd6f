import { expect, it } from 'vitest'
import { guardJson } from '../../../worker/core/content/client/text-guard.ts'
import { documentText, plainText, shortened } from '../../../worker/core/content/plain-text.ts'
import { ordinalsOf } from '../../../worker/core/page/blocks-below.ts'
import { questionsIn } from '../../../worker/core/page/subject/block-subjects.ts'
import { untranslatedBlocks } from '../../../worker/core/page/untranslated.ts'
import { optIn } from '../../../worker/core/request/routing/rules/opt-in.ts'
import { fillPlaceholder } from '../../../worker/core/request/site/fill-placeholder.ts'
import { safeAddress, storyPath } from '../../../worker/core/request/site/links.ts'
import { withTextPlaceholders } from '../../../worker/core/request/site/placeholders.ts'
import { trimSlug } from '../../../worker/core/request/site/slugs.ts'
import { LinkWords } from '../anchor.tsx'
import { readDocument } from '../fields/rich-text-document.ts'
import { fillTemplate } from '../fill-template.ts'
import { phoneAddress } from '../phone.ts'
import { withFormValues } from '../rich-text/nodes.tsx'
import { slug, uniqueSlugs } from '../slug.ts'
import { snapToAccent } from '../snap-color.ts'
import { theme } from '../themes/default.ts'

type Work = (input: never) => unknown

/** Work on an input of a size: creating the input is not measured. */
interface Case {
  readonly name: string
  readonly make: (size: number) => unknown
  readonly work: Work
}

const given = <T>(name: string, make: (size: number) => T, work: (input: T) => unknown): Case => ({
  name,
  make,
  work: work as Work,
})

const rules = { languages: ['de'], folder: '' }
const times = (text: string) => (size: number) => text.repeat(size / text.length)
const block = (text: string) => ({ component: 'headline', _uid: 'a', text })
const paragraphs = (size: number) => ({
  type: 'doc',
  content: Array.from({ length: size / 10 }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'a {{b' }],
  })),
})

const cases: readonly Case[] = [
  given('an address of braces', times('{{'), safeAddress),
  given('an address of half placeholders', times('{{get_a}'), safeAddress),
  given('an address of blanks', size => `a${' '.repeat(size)}b`, safeAddress),
  given(
    'an address of slashes',
    size => `a${'/\\'.repeat(size / 2)}b`,
    path => storyPath(path, rules),
  ),
  given('a slug of slashes', size => `a${'/'.repeat(size)}b`, trimSlug),
  given('a text of braces', times('{{'), plainText),
  given('a text of placeholders that do not end', times('{{a '), plainText),
  given('a text of blanks', size => `a${' '.repeat(size)}b`, plainText),
  given('a text of blanks to shorten', times(', '), text => shortened(text, 160)),
  given('a text to slug', times('- '), slug),
  given('equal headings', size => Array.from({ length: size / 10 }, () => 'Kosten'), uniqueSlugs),
  given(
    'words of at signs',
    size => `${'a@'.repeat(size / 2)} b`,
    children => LinkWords({ children }),
  ),
  given('form values that do not end', times('{fv:a'), withFormValues),
  given('a template of sections', times('[['), text => fillTemplate(text, {})),
  given('a template of names', times('{{!!a'), text => fillTemplate(text, {})),
  given('a phone number of brackets', times('(0'), phoneAddress),
  given(
    'a colour of blanks',
    size => `rgb(${' '.repeat(size)}`,
    color => snapToAccent(color, theme),
  ),
  given(
    'letters without a blank',
    size => [block('a'.repeat(size))],
    blocks => untranslatedBlocks(blocks, [...blocks]),
  ),
  given(
    'letters and blanks',
    size => [block('a  '.repeat(size / 3))],
    blocks => untranslatedBlocks(blocks, [...blocks]),
  ),
  given('backslashes in JSON', size => JSON.stringify({ story: '\\'.repeat(size / 2) }), guardJson),
  given('marks in JSON', times('\\udb80\\udc00'), guardJson),
  given('paragraphs of a document', paragraphs, document => documentText(readDocument(document)!)),
  given('blocks of a body', size => Array.from({ length: size / 10 }, () => block('a')), ordinalsOf),
  given('questions of a body', size => Array.from({ length: size / 10 }, () => block('a')), questionsIn),
  given(
    'a query with as many keys as the link',
    size => new URLSearchParams(Array.from({ length: size / 10 }, (_, at) => [`k${at}`, ''])),
    query =>
      fillPlaceholder({ kind: 'query', own: [...query.keys()].map(key => `${key}x`), first: true }, query),
  ),
  given('placeholders of a text', times('{{get_a}}'), text => withTextPlaceholders(text)),
  given('sections of a text', times('[[{{get_a}}]]'), text => withTextPlaceholders(text)),
  given(
    'sections that nest',
    size => `${'[['.repeat(size / 4)}{{get_a}}${']]'.repeat(size / 4)}`,
    withTextPlaceholders,
  ),
  given('sections that do not end', times('[[{{get_a}} '), withTextPlaceholders),
  given('an address of confirmations', times('/opt-in/'), path =>
    optIn({ path, query: 'success=true' }, undefined as never),
  ),
]

/** Milliseconds that the work takes on an input of a size. */
function timeOf({ make, work }: Case, size: number): number {
  const input = make(size) as never
  const began = performance.now()
  work(input)
  return performance.now() - began
}

const size = 1_000
const factor = 32
/** For 32 times as much input, quadratic work takes 1,024 times as long and linear work 32 times. */
const most = 6 * factor
/** Milliseconds below which a measurement is too inexact. */
const least = 0.1

it.each(cases)('$name: the work grows with the size', one => {
  const once = Math.min(...Array.from({ length: 5 }, () => timeOf(one, size)))
  const limit = Math.max(once, least) * most
  // The machine may be busy, so the fastest of several tries counts.
  const tries = Array.from({ length: 8 }, () => () => timeOf(one, size * factor))
  expect(tries.some(run => run() < limit)).toBe(true)
})
