import { fromHtml } from 'hast-util-from-html'
import { beforeAll, describe, expect, it } from 'vitest'
import { graphWords } from '../../blocks/_kit/question-graph/graph-words.ts'
import { demoSpace } from './setup/demo-space.ts'
import { loopCount, loopTime } from './setup/loop-count.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ space: demoSpace })
})

interface ShownText {
  readonly text: string
  readonly language: string
}

type Root = ReturnType<typeof fromHtml>

const textAttributes = ['ariaLabel', 'alt', 'placeholder', 'title']

/**
 * The texts of a page, including attributes and its title, each with its language. Links to a page in another language are left out, because they are
 * in that language.
 */
function textsOf(html: string): readonly ShownText[] {
  const found: ShownText[] = []
  function note(value: string, language: string): void {
    const text = value.replaceAll(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(text)) found.push({ text, language })
  }
  function walk(node: Root | Root['children'][number], around: string): void {
    // A title ends in the name of the site, which is a name in each language.
    if (node.type === 'text') note(node.value.replace(/ \| .*/, ''), around)
    if (!('children' in node)) return
    const { tagName = '', properties = {} } = node.type === 'element' ? node : {}
    if (tagName === 'script' || tagName === 'style' || properties.hrefLang) return
    const language = String(properties.lang ?? around)
    for (const name of textAttributes) note(String(properties[name] ?? ''), language)
    for (const child of node.children) walk(child, language)
  }
  walk(fromHtml(html), '')
  return found
}

/** Four words in a row are no name. */
const isSentence = (text: string) => /(?<!\p{L})(?:\p{Ll}+|\p{L}+)(?:\s+\p{L}+){3}/u.test(text)

const funding = '/foerderung/?a-age=25-34&a-children=yes&a-goal=bachelor&a-work=none'
const compass = '/kompass/?a-credit=school&a-field=numbers&a-goal=first&a-way=alone'

/** Each kind of answer of the platform, and content that is not translated. */
const paths = [
  '/foerderung/',
  '/kompass/',
  funding,
  compass,
  '/suche/?q=campus',
  '/veranstaltungen/',
  '/veranstaltungen/infoabend-dezember-2026/',
  '/aktuelles/',
  '/campus/berlin/',
  '/bachelor/gesundheitsmanagement/',
  '/master/wirtschaftspsychologie/fernstudium/',
]

const germanOf = new Map<string, Promise<ReadonlySet<string>>>()

function germanTexts(path: string): Promise<ReadonlySet<string>> {
  const known = germanOf.get(path)
  const read = known ?? site.get(path).then(({ html }) => new Set(textsOf(html).map(({ text }) => text)))
  germanOf.set(path, read)
  return read
}

describe.each([...['fr', 'it', 'es', 'pt'].entries()])('%i: a page in %s', (index, language) => {
  it(
    'marks what it shows in German, and nothing else',
    async () => {
      // In turn, so that each path is read in some language.
      const own = loopCount(4, 4) === 4 ? paths : paths.filter((_, place) => place % 4 === index)
      for (const path of own) {
        const german = await germanTexts(path)
        const texts = textsOf((await site.get(`/${language}${path}`)).html)
        expect(texts.length, path).toBeGreaterThan(20)
        const unmarked = texts.filter(
          ({ text, language: own }) => own === language && german.has(text) && isSentence(text),
        )
        const wrong = texts.filter(({ text, language: own }) => own === 'de' && !german.has(text))
        const marked = texts.filter(({ text, language: own }) => own === 'de' && isSentence(text))
        const mixed = texts.filter(
          ({ text, language: own }) => own === language && marked.some(part => text.includes(part.text)),
        )
        expect([path, unmarked, wrong, mixed]).toEqual([path, [], [], []])
      }
    },
    loopTime(60_000),
  )
})

it.each(['fr', 'it', 'es', 'pt'] as const)(
  'questions of tools are marked in %s, and words of the site are not',
  async language => {
    for (const path of ['/foerderung/', '/kompass/']) {
      const { html } = await site.get(`/${language}${path}`)
      expect(html).toMatch(/<legend[^>]*><h3[^>]*>.*?<span lang="de">/)
      expect(html).toContain(`<span class="button-label">${graphWords[language].next}</span>`)
    }
  },
)
