import { expect, it } from 'vitest'
import { formTarget } from './form-target.ts'

const question = { origin: 'https://site.example', allowed: ['https://crm.example'] }

it.each<[submitUrl: string | undefined, expected: string | undefined]>([
  [undefined, undefined],
  ['/api/forms/contact', undefined],
  ['https://site.example/anything', undefined],
  ['https://crm.example/leads?x=1', 'https://crm.example/leads?x=1'],
  ['https://crm.example:8443/leads', 'refused'],
  ['http://crm.example/leads', 'refused'],
  ['//evil.example/leads', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['https://', 'refused'],
])('a form that names %s is delivered to %s', (submitUrl, expected) => {
  expect(formTarget({ ...question, submitUrl })?.toString()).toBe(expected)
})
