import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}) => renderContent({ ...fixture(name), ...changes }).html

describe('teacher’s contact', () => {
  it('mail and phone are links', () => {
    expect(render('default')).toContain('href="mailto:linh.tran@tannhagen.example"')
    expect(render('default')).toContain('href="tel:00493023125177"')
  })

  it.each([
    ['email', 'emailLabel', '#mail'],
    ['phone', 'phoneLabel', '#phone'],
    ['linkedIn', 'linkedInLabel', '#linkedin'],
    ['xing', 'xingLabel', '#xing'],
    ['facebook', 'facebookLabel', '#facebook'],
    ['researchGate', 'researchGateLabel', '#researchgate'],
    ['orcid', 'orcidLabel', '#orcid'],
  ])('%s shows with its icon, and only with its label', (value, label, icon) => {
    expect(render('default')).toContain(icon)
    expect(render('default', { [value]: '' })).not.toContain(icon)
    expect(render('default', { [label]: ' ' })).not.toContain(icon)
  })

  it.each([
    ['email', 'emailLabel', 'linh.tran@tannhagen.example'],
    ['phone', 'phoneLabel', '030 23125 177'],
  ])('the link of %s names its address once', (value, label, address) => {
    const text = (words: string) =>
      render('default', { [value]: address, [label]: words }).replace(/<[^>]*>/g, '')
    expect(text('Sofort')).toContain(`Sofort: ${address}`)
    expect(text(address).split(address)).toHaveLength(2)
  })

  it('says where the room is, and when somebody is there', () => {
    const officeHours = [
      { _uid: 'a', title: 'Dienstag', time: '18:00 bis 19:00', place: 'Per Video' },
      { _uid: 'b', title: 'Freitag' },
    ]
    const html = render('default', { office: 'Campus Berlin, Raum 3.09', officeHours })
    expect(html).toContain('Campus Berlin, Raum 3.09')
    expect(html).toMatch(
      /Sprechstunde<\/p><dl>.*<dt>Dienstag<\/dt><dd>18:00 bis 19:00<\/dd><dd[^>]*>Per Video/,
    )
    expect(html).not.toContain('Freitag')
  })

  it('shows a photo, and nothing without a channel', () => {
    expect(render('default')).toContain('<img')
    expect(render('mail-only')).not.toContain('<img')
    expect(render('empty', { photo: fixture('default').photo })).toBe('')
  })
})
