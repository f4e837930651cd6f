import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { OpenStory } from './api.ts'
import { TranslationsDialog } from './story-menu.tsx'
import { mount } from './testing/mount.ts'

const story: OpenStory = {
  ...{ id: 1, uuid: 'u', name: 'Kontakt', slug: 'kontakt', component: 'page', state: 'published' },
  ...{ hasPreview: true, revision: '1', problems: [] },
  story: {
    id: 1,
    content: { component: 'page' },
    translated_slugs: [
      { lang: 'en', name: 'Contact', path: 'contact' },
      { lang: 'fr', name: 'Contact', path: 'kontakt' },
      { lang: 'it', name: null, path: 'contatto' },
    ],
  },
}

describe('the names and slugs of a story in other languages', () => {
  it('are asked for in each, with those that it has, and sent as they are left', async () => {
    const onTranslate = vi.fn()
    const props = { story, onTranslate, onClose: () => undefined }
    await mount(<TranslationsDialog {...props} />)
    const inputs = [...document.querySelectorAll('dialog input')] as HTMLInputElement[]
    expect(inputs.map(input => `${input.getAttribute('aria-label')}: ${input.value}`)).toEqual([
      ...['Name in en: Contact', 'Slug in en: contact', 'Name in fr: Contact', 'Slug in fr: '],
      ...['Name in it: ', 'Slug in it: contatto', 'Name in es: ', 'Slug in es: '],
      ...['Name in pt: ', 'Slug in pt: '],
    ])
    await act(async () => document.querySelector<HTMLButtonElement>('dialog button[type="submit"]')!.click())
    expect(onTranslate).toHaveBeenCalledWith([
      { lang: 'en', name: 'Contact', path: 'contact' },
      { lang: 'fr', name: 'Contact', path: '' },
      { lang: 'it', name: '', path: 'contatto' },
      { lang: 'es', name: '', path: '' },
      { lang: 'pt', name: '', path: '' },
    ])
  })
})
