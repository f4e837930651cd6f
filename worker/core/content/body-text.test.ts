import { expect, it } from 'vitest'
import { bodyText } from './body-text.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

it('has the texts of blocks and of rich text, and nothing that no visitor reads', () => {
  const content = {
    component: 'page',
    _uid: 'id',
    body: [
      { component: 'headline', headline: 'Über uns', theme: 'dark' },
      {
        component: 'text',
        content: { type: 'doc', content: [paragraph('Erster Satz'), paragraph('Zweiter')] },
        image: { filename: '/a.svg', title: 'Bild' },
        link: { linktype: 'url', url: '/a/', title: 'Ziel' },
      },
    ],
    careId: 'ABC-1',
  }
  expect(bodyText(content).split('\n')).toEqual(['Über uns', 'Erster Satz', 'Zweiter'])
})
