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
    const countryGroups = { state: 'pending' as const, settled: Promise.resolve() }
    const facts = { country, countryGroups }
    expect(texts(renderContent(contentOf('by-country'), { facts }).html)).toEqual(expected)
  })

  const inGroups = (...value: string[]) => ({
    state: 'ready' as const,
    value,
    revision: value.join(),
    fallback: false,
  })
  const union = 'In der ganzen EU anrechenbar'
  const alps = 'Prüfungen auch in Innsbruck'
  const austria = 'Förderbar mit Studienbeihilfe'

  it.each([
    ['its country named', 'AT', inGroups('alps', 'union'), [austria]],
    ['its group named', 'FR', inGroups('union'), [union]],
    ['two groups named, by their order and not that of the entries', 'IT', inGroups('alps', 'union'), [alps]],
    ['two groups the other way round', 'IT', inGroups('union', 'alps'), [union]],
    ['its second group named', 'SE', inGroups('nordic', 'union'), [union]],
    ['another group', 'GB', inGroups('english'), []],
    ['no group', 'JP', inGroups(), []],
    ['no country', 'unknown', inGroups(), []],
  ])('a visitor with %s', (_, country, countryGroups, own) => {
    const { html } = renderContent(contentOf('by-country-group'), { facts: { country, countryGroups } })
    expect(texts(html)).toEqual([...general, ...own])
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
