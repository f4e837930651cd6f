import { describe, expect, it } from 'vitest'
import { needKey } from '../../worker/core/page/data/needs.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fundingQuestions, fundingResults } from './data.ts'
import { fixtures } from './fixtures.ts'
import { sampleQuestions } from './sample-funding.ts'

const contentOf = (name: string) => fixtures.find(fixture => fixture.name === name)!.content
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })
const failed = { ...ready(undefined), fallback: true }
const withResults = (results: unknown) => ({
  data: (need: string) => (need === needKey(fundingResults) ? results : ready({ value: sampleQuestions })),
})
/** The input of the results' need for an address. */
const resultsAskedAt = (query: string, questions: unknown) =>
  fundingResults.after?.input(questions, {
    parameter: name => new URLSearchParams(query).get(name) ?? '',
    newsTopics: [],
  })

const render = (query = '', facts: object = {}, name = 'default', language = 'de') =>
  renderContent(contentOf(name), { language, facts: { path: '/foerderung/', query, ...facts } }).html
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
const inputOf = (html: string, value: string) =>
  new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(html)?.[0]
const answered = 'a-age=25-34&a-trade=care&a-work=full'

describe('a question', () => {
  it('is a form of plain addresses with radio buttons', () => {
    const html = render()
    expect(html).toMatch(/<form[^>]*action="\/foerderung\/#funding-calculator"/)
    expect(html).not.toContain('method=')
    expect(html).toMatch(/<legend[^>]*><h3[^>]*>.*Wie alt bist du zum Studienstart\?/)
    for (const attribute of ['type="radio"', 'name="a-age"', 'required=""'])
      expect(inputOf(html, '25-34')).toContain(attribute)
    expect(html).toContain('Frage 1 von höchstens 3')
    expect(html).toMatch(/<progress[^>]*value="0"/)
    expect(html).not.toContain('>Zurück<')
  })

  it('keeps the other answers, and leads back', () => {
    const html = render('a-age=25-34&utm_source=x')
    expect(html).toContain('Wie viel arbeitest du?')
    expect(inputOf(html, '25-34')).toContain('type="hidden"')
    expect(links(html)).toContain('/foerderung/?a-age=25-34&change=age#funding-calculator')
    expect(html).not.toContain('utm_source')
  })

  it('whose answer is changed keeps the later ones', () => {
    const html = render(`${answered}&change=age`)
    expect(inputOf(html, '25-34')).toContain('checked=""')
    expect(inputOf(html, 'care')).toContain('type="hidden"')
    expect(inputOf(html, 'full')).toContain('type="hidden"')
  })

  it('sends all answers sorted', () => {
    const html = render(`${answered}&change=trade`)
    const names = [...html.matchAll(/<input[^>]*name="([^"]*)"/g)].map(([, name]) => name)
    expect([...new Set(names)]).toEqual(['a-age', 'a-trade', 'a-work', 'asked'])
    // Radio buttons of one name send one value.
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)"/g)].map(([, name]) => name)
    expect(hidden).toEqual(['a-age', 'a-work', 'asked'])
  })

  it.each([
    ['de', 'Bitte sieh dir das noch einmal an', 'Bitte wähle bei „Wie viel arbeitest du?“ eine Möglichkeit.'],
    ['fr', 'Vérifie ces points', 'Choisis une option pour «\u202fWie viel arbeitest du?\u202f».'],
  ])('that was sent without an answer says so in %s, on top and beside it', (language, title, message) => {
    const html = render('a-age=25-34&asked=a-work', {}, 'default', language)
    const summary = /<div class="form-notice" role="alert" tabindex="-1" autofocus="".*?<\/ul>/i.exec(
      html,
    )![0]
    expect(summary).toContain(title)
    const id = /href="#([^"]*)">(.*?)<\/a>/.exec(summary)!
    expect(id[2]!.replace(/<[^>]*>/g, '')).toBe(message)
    const first = new RegExp(`<input[^>]*id="${id[1]}"[^>]*>`).exec(html)![0]
    expect(first).toContain('type="radio"')
    expect(first).toContain('aria-invalid="true"')
    const described = /<fieldset[^>]*aria-describedby="([^"]*)"/.exec(html)![1]
    expect(html).toContain(`id="${described}"`)
  })

  it.each(['', 'a-age=25-34', 'a-age=25-34&asked=a-age', 'a-age=25-34&asked=a-trade'])(
    'has no error before that: %s',
    query => {
      const html = render(query)
      expect(html).not.toContain('role="alert"')
      expect(html).not.toContain('aria-invalid')
    },
  )

  it('says in its heading which one it is', () =>
    expect(render('a-age=25-34')).toMatch(
      /<legend[^>]*><h3[^>]*><span class="visually-hidden">Frage 2 von höchstens 3: <\/span><span>Wie viel/,
    ))

  it.each([
    'a-age=26',
    'a-age=%3Cscript%3E',
    'step=trade',
    'a-trade=care',
    'a-age=25-34&asked=a-age',
    'asked=a-age',
  ])('an address that does not fit leads to an open question: %s', query =>
    expect(render(query)).toMatch(/<legend/),
  )

  it('stands in six languages', () => {
    const texts = ['de', 'en', 'fr', 'it', 'es', 'pt'].map(
      language => /button-label">([^<]*)/.exec(render('', {}, 'default', language))?.[1],
    )
    expect(texts).toEqual(['Weiter', 'Continue', 'Continuer', 'Avanti', 'Continuar', 'Continuar'])
  })
})

describe('the full result', () => {
  it('shows amounts with what proves them, and sums without loans', () => {
    const html = render(answered)
    expect(html).toContain('bis zu 300\u00a0€ im Semester')
    expect(html).toMatch(/funding-sum"[^>]*>bis zu 50\u00a0€ im Monat</)
    expect(html).toMatch(/funding-sum"[^>]*>einmalig bis zu 1\.200\u00a0€</)
    expect(html).toContain('Gilt seit 1. Oktober 2026')
    expect(html).toMatch(/Quelle: <a[^>]*>Gebührenordnung 2026, Anlage 2</)
    expect(html).toContain('Geprüft am 2. November 2026')
  })

  it('is in the currency of the visitor, with the day of the rate', () => {
    const currency = ready({
      baseCurrency: 'EUR',
      exchangeRate: 0.5,
      rateTime: '2026-11-20',
      format: { currency: 'CHF', symbol: 'CHF', pattern: '{symbol} {amount}', thousand: '’', decimal: '.' },
    })
    const html = render(answered, { currency })
    expect(html).toContain('bis zu CHF\u00a0150.00 im Semester')
    expect(html).toContain('zum Kurs vom 20. November 2026')
  })

  it('leads on with what was chosen as codes', () => {
    const html = render(`${answered}&a-goal=x`)
    expect(html).toMatch(/<form action="\/api\/funding" method="post"/)
    expect(html).toContain(
      'name="to" value="/kontakt/?a-age=25-34&amp;a-trade=care&amp;a-work=full#formular"',
    )
  })

  it('links to a contact elsewhere, which no post can lead to', () => {
    const contactLink = { fieldtype: 'multilink', linktype: 'url', url: 'https://advice.example/' }
    const { html } = renderContent({ ...contentOf('default'), contactLink }, { facts: { query: answered } })
    expect(links(html)).toContain('https://advice.example/?a-age=25-34&a-trade=care&a-work=full')
    expect(html).not.toContain('method="post"')
  })

  it('offers to change each answer', () => {
    const html = render(answered)
    expect(links(html)).toContain(`/foerderung/?${answered}&change=work#funding-calculator`)
    expect(html).toContain('Antwort ändern: <span>Wie viel arbeitest du?</span>')
  })

  it('is asked for with the answers on the way of the visitor, and no others', () => {
    expect(fundingResults.after?.need).toBe(fundingQuestions)
    expect(resultsAskedAt('a-age=25-34&a-work=none&a-trade=care', { value: sampleQuestions })).toEqual({
      answers: { age: '25-34', work: 'none' },
    })
  })

  it.each(['', 'a-age=25-34', `${answered}&change=age`, `a-age=x&${answered}`])(
    'is not asked for while a question is open: %s',
    query => expect(resultsAskedAt(query, { value: sampleQuestions })).toBeUndefined(),
  )

  it('is not asked for where there are no questions', () => {
    for (const questions of [undefined, { value: [] }])
      expect(resultsAskedAt(answered, questions)).toBeUndefined()
  })

  it('says that there is none', () => {
    const html = render(answered, withResults(ready({ value: [] })))
    expect(html).toContain('Zu deinen Antworten kennen wir keine Förderung.')
    expect(links(html)).toContain(`/foerderung/?${answered}&change=age#funding-calculator`)
  })
})

it('the short result has the sums, and a link to the full one', () => {
  const html = render(answered, {}, 'short')
  expect(html).toContain('bis zu 50\u00a0€ im Monat')
  expect(html).not.toContain('Familienzuschuss')
  expect(links(html)).toContain(`/foerderung/?${answered}`)
})

describe('a call that fails', () => {
  it('of the results: says so, and names a contact', () => {
    const html = render(answered, withResults(failed))
    expect(html).toContain('Wir können das gerade nicht ausrechnen.')
    expect(html).toContain('Deine Antworten stehen in der Adresse')
    expect(links(html)).toContain('/kontakt/#formular')
  })

  it('of the questions: says so, and names a contact', () => {
    const html = render('', { data: () => ({ ...ready({ value: [] }), fallback: true }) })
    expect(html).toContain('Wir können das gerade nicht ausrechnen.')
    expect(links(html)).toContain('/kontakt/#formular')
  })
})

it('a graph with a circle says that it does not work', () => {
  const [question] = [{ key: 'a', question: 'A?', answers: [{ value: 'x', label: 'X', next: 'a' }] }]
  const html = render('a-a=x', { data: () => ready({ value: [question] }) })
  expect(html).toContain('Wir können das gerade nicht ausrechnen.')
})
