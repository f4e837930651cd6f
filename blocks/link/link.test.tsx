import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const link = {
  component: 'link',
  _uid: 'l',
  label: 'Bachelor',
  href: { linktype: 'story', cached_url: 'bachelor' },
}

describe('link', () => {
  const cases: [string, object, RegExp][] = [
    ['to a story', {}, /^<a [^>]*href="\/bachelor\/"/],
    ['to a mailbox', { href: { linktype: 'email', email: 'a@b.example' } }, /href="mailto:a@b.example"/],
    ['to a phone', { href: { linktype: 'url', url: 'tel:0049123' } }, /href="tel:0049123"/],
    ['text instead of a label', { label: '', text: 'Master' }, /<span>Master<\/span>/],
    ['bold', { boldLink: true }, /font-bold/],
    ['by its alias', { component: 'syntea-link' }, /Bachelor/],
  ]
  it.each(cases)('%s', (_name, fields, expected) => {
    expect(renderContent({ ...link, ...fields }).html).toMatch(expected)
  })

  it.each([{ label: '', text: '' }, { href: undefined }])(
    'is not shown without words or address: %o',
    fields => {
      expect(renderContent({ ...link, ...fields }).html).toBe('')
    },
  )
})
