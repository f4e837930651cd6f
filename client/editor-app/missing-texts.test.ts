import { expect, it } from 'vitest'
import type { ComponentForm, FormField } from './api.ts'
import { missingTexts } from './missing-texts.ts'

const field = (name: string, type: string, translatable = true): FormField => ({
  ...{ name, type, translatable, label: name, group: 'Content', required: false },
})
const form = (name: string, ...fields: FormField[]): [string, ComponentForm] => [
  name,
  { name, title: name, kind: 'block', fields },
]
const forms = new Map([
  form('page', field('title', 'text'), field('anchor', 'text', false), field('body', 'bloks', false)),
  form('headline', field('text', 'text'), field('level', 'option', true)),
])

it('counts the texts that are there and not translated', () => {
  const headline = { component: 'headline', _uid: 'a', text: 'Eins', level: 'h2' }
  const page = { component: 'page', title: 'Titel', anchor: 'x', body: [headline, { ...headline, text: '' }] }
  expect(missingTexts(page, forms, 'en')).toBe(2)
  const translated = { ...page, title__i18n__en: 'Title', body: [{ ...headline, text__i18n__en: 'One' }] }
  expect(missingTexts(translated, forms, 'en')).toBe(0)
  expect(missingTexts(translated, forms, 'fr')).toBe(2)
})
