import { describe, expect, it } from 'vitest'
import { needKey } from '../../../worker/core/page/data/needs.ts'
import { priceList } from '../programmes/prices.ts'
import { programmePages } from '../programmes/programme.ts'
import { samplePages } from '../programmes/sample-pages.ts'
import { renderContent } from './render-content.ts'

const [first, second] = samplePages
const inEnglish = {
  ...{ language: 'en', title: 'Farming', degree: 'BSc', cluster: 'Agriculture' },
  ...{ studyForm: 'With a company', duration: '36 months', places: ['Munich'] },
}
const list = { data: [first, { ...second!, ...inEnglish }] }
const data = () => ({ state: 'ready' as const, value: list, revision: '1', fallback: false })

const show = (component: string, language: string, query = '') =>
  renderContent({ component, _uid: component }, { language, facts: { data, query } }).html

describe.each(['study-finder', 'programme-table'])('%s', component => {
  it('marks programmes that are in another language', () => {
    const html = show(component, 'fr')
    expect(html).toMatch(/<a [^>]*lang="en">Farming</)
    expect(html.match(/<a [^>]* lang=/g)).toHaveLength(1)
  })

  it.each([
    ['de', 'in einer anderen Sprache: Englisch.'],
    ['en', 'in another language: English.'],
    ['fr', 'dans une autre langue\u00a0: anglais.'],
    ['it', 'in un’altra lingua: inglese.'],
    ['es', 'en otro idioma: inglés.'],
    ['pt', 'noutra língua: inglês.'],
  ])('says in %s which language that is', (language, words) => {
    expect(show(component, language)).toContain(words)
  })
})

it('the comparison marks those that can be added', () => {
  expect(show('product-comparison', 'fr')).toMatch(/<option [^>]*lang="en">Farming</)
})

describe('words of editors about a programme in another language', () => {
  const facts = ['BSc', 'Agriculture', 'With a company', '36 months', 'Munich']

  it.each([
    // As facts of its card, and as options of the form, where there are several.
    ['study-finder', '', ['BSc', 'Agriculture', 'With a company', 'With a company', '36 months']],
    ['programme-table', 'group=cluster', ['Agriculture', 'With a company', '36 months']],
    ['product-comparison', 'p=babwl-fs,babwl-ds', facts],
  ])('are marked in the %s, and no others', (component, query, words) => {
    const html = show(component, 'fr', query)
    const marked = [...html.matchAll(/<(?:p|span)[^>]* lang="en"[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(marked.toSorted()).toEqual(words.toSorted())
    expect(html).toContain('Fernstudium')
  })

  it.each([
    ['study-finder', '', ['a month', 'a month']],
    ['programme-table', '', ['a month', 'a month']],
    ['product-comparison', 'p=babwl-fs', ['In 36 months', 'In 72 months', 'a month', 'a month']],
  ])('are marked in the prices of the %s', (component, query, words) => {
    const languages = { timeModel: 'en', priceFrequency: 'en' }
    const at = (careId: string, ...months: readonly number[]) => ({
      careId,
      prices: months.map(count => ({
        ...{ id: `${count}`, timeModel: `In ${count} months`, priceFrequency: 'a month', languages },
        price: count,
      })),
    })
    const answers: Readonly<Record<string, unknown>> = {
      [needKey(programmePages)]: { data: [first, second] },
      [needKey(priceList)]: { value: [at('BABWL-FS', 36, 72), at('BABWL-DS', 36)] },
    }
    const answer = (need: string) => ({
      state: 'ready' as const,
      value: answers[need],
      revision: '1',
      fallback: false,
    })
    const html = renderContent(
      { component, _uid: 'tool' },
      { language: 'fr', facts: { data: answer, query } },
    ).html
    const marked = [...html.matchAll(/<span lang="en">([^<]*)</g)].map(([, text]) => text)
    expect(marked.toSorted()).toEqual(words)
  })

  it('are no difference of the comparison where they are the same words', () => {
    const same = { data: [first, { ...first!, ...{ careId: 'BABWL-DS', language: 'en' } }] }
    const answer = () => ({ state: 'ready' as const, value: same, revision: '1', fallback: false })
    const query = 'p=babwl-fs,babwl-ds&only=differences'
    const { html } = renderContent(
      { component: 'product-comparison', _uid: 'comparison' },
      { language: 'fr', facts: { data: answer, query } },
    )
    expect(html).not.toContain('<tbody><tr>')
  })

  describe('with a code that is the same in each language', () => {
    const own = { ...first!, uuid: 'own', cluster: 'Économie', clusterCode: 'wirtschaft' }
    const other = { ...second!, cluster: 'Business', clusterCode: 'wirtschaft', language: 'en' }
    const answer = () => ({
      ...{ state: 'ready' as const, revision: '1', fallback: false },
      value: { data: [other, own, samplePages[2]] },
    })
    const html = (component: string, query = '') =>
      renderContent({ component, _uid: 'tool' }, { language: 'fr', facts: { data: answer, query } }).html

    const fieldsOf = (query = '') =>
      [...html('study-finder', query).matchAll(/<input[^>]*name="cluster"[^>]*><span>[^<]*/g)].map(
        ([field]) => field,
      )

    it('are one option of the finder', () => {
      expect(fieldsOf()).toEqual([
        expect.stringMatching(/value="wirtschaft"[^>]*><span>Économie/),
        expect.stringContaining('Landwirtschaft'),
      ])
    })

    it.each(['wirtschaft', 'economie', 'business'])('are found by %s', code => {
      expect(fieldsOf(`cluster=${code}`)[0]).toContain('checked')
    })

    it('are one group of the table, and no difference of the comparison', () => {
      expect(html('programme-table', 'group=cluster').match(/<tbody/g)).toHaveLength(2)
      expect(html('product-comparison', 'p=babwl-fs,babwl-ds&only=differences')).not.toContain('Économie')
    })
  })

  it('name an option only where no programme of the page’s language has it', () => {
    const other = { ...first!, language: 'en', studyForm: 'Distance learning', cluster: 'Business' }
    const last = { ...first!, uuid: 'last', studyForm: 'Fernstudium am Abend' }
    const mixed = { data: [other, { ...first!, uuid: 'own' }, second, last] }
    const answer = () => ({ state: 'ready' as const, value: mixed, revision: '1', fallback: false })
    const { html } = renderContent(
      { component: 'study-finder', _uid: 'finder' },
      { language: 'de', facts: { data: answer } },
    )
    const options = [...html.matchAll(/name="(?:form|cluster)"[^>]*><span>(.*?) <span/g)].map(
      ([, label]) => label,
    )
    expect(options).toEqual([
      '<span lang="en">Business</span>',
      'Wirtschaft',
      'Duales Studium',
      'Fernstudium',
    ])
  })
})
