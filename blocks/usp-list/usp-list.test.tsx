import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const contentOf = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const texts = (html: string) => [...html.matchAll(/usp-list-text">([^<]*)</g)].map(([, text]) => text)
const general = ['Start an jedem Tag', 'Vier Wochen kostenlos testen', 'Prüfungen online, rund um die Uhr']

describe('usp list', () => {
  it.each([
    ['DE', [...general, 'Förderbar mit BAföG']],
    ['AT', [...general, 'Förderbar mit BAföG']],
    ['LI', [...general, 'In der Schweiz anerkannt']],
    ['US', general],
    ['unknown', general],
  ])('from %s', (country, expected) => {
    expect(texts(renderContent(contentOf('by-country'), { facts: { country } }).html)).toEqual(expected)
  })

  it('takes one entry only, the first that names the country', () => {
    const entry = (text: string) => ({ countries: 'DE', usps: [{ text }] })
    const content = { component: 'usp-list', geoRestricted: [entry('erste'), entry('zweite')] }
    expect(texts(renderContent(content).html)).toEqual(['erste'])
  })

  it('an empty list of countries is no country', () => {
    const content = { component: 'usp-list', geoRestricted: [{ countries: '', usps: [{ text: 'nie' }] }] }
    for (const country of ['', 'unknown', 'DE'])
      expect(renderContent(content, { facts: { country } }).html).toBe('')
  })

  it.each(['empty', 'elsewhere'])('shows nothing where no point holds (%s)', name => {
    expect(renderContent(contentOf(name)).html).toBe('')
  })

  it.each([undefined, 'no-such-icon'])('a point without an icon is ticked (%s)', icon => {
    const { html } = renderContent({ component: 'usp-list', items: [{ text: 'a', icon }] })
    expect(html.match(/<svg/g)).toHaveLength(1)
  })
})
