import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { html } = renderContent(fixtures[0]!.content)

it('has a box for each service that needs consent, and none for those that need none', () => {
  const boxes = [...html.matchAll(/<input[^>]* name="service" value="([^"]*)"/g)].map(([, value]) => value)
  expect(boxes).toEqual(['study-assistant', 'website-features'])
  expect(html).toContain('immer aktiv')
})

it('has no entry for a service that there is not', () => {
  const text = JSON.stringify(fixtures[0]!.content)
  const former = JSON.parse(text.replace('"service":"website-features"', '"service":"study-guidance"'))
  expect(html).toContain('Videos und Karten')
  expect(renderContent(former).html).not.toContain('Videos und Karten')
})

it('is sent to the worker with the version and the page, by three buttons', () => {
  expect(html).toMatch(/<form [^>]*action="\/api\/consent" method="post"/)
  expect(html).toMatch(/name="version" value="[\da-f]{8}"/)
  expect(html).toMatch(/name="return" value="\/[^"]*"/)
  const decisions = [...html.matchAll(/value="(\w+)" name="decision"/g)].map(([, value]) => value)
  expect(decisions).toEqual(['choose', 'decline', 'accept'])
})

it('has buttons of the same look to accept and to decline', () => {
  const look = (value: string) =>
    new RegExp(`<button class="([^"]*)" type="submit" value="${value}" name="decision"`).exec(html)![1]
  expect(look('accept')).toBe(look('decline'))
})

it('names purpose, recipient, and each value that is stored with its kind, purpose and life', () => {
  for (const text of [
    'Fragen beantworten',
    'Lindwurm Sprachdienste GmbH, Graz',
    '<code>public_user_id</code>',
    'Speicher des Browsers',
    'damit dein Gespräch weitergeht',
    'bis zu deinem Widerruf',
    'Auf deinem Gerät wird nichts gespeichert.',
  ])
    expect(html).toContain(text)
})
