import { describe, expect, it } from 'vitest'
import { findIn, isNamedIn, type Sought } from './sought.ts'

const form = {
  reference: '3XRPJD6T',
  values: {
    firstName: 'Zoë',
    lastName: 'Öztürk',
    email: 'Zoe@xn--bcher-kva.example',
    phone: '0171 / 234 56 78',
    friends: ['eve@example.org', ' BOB@example.org '],
    message: 'Ruf Ada Lovelace an: ada@example.org oder 030-98765432, wie in A1B2C3D4 steht.',
  },
  email: 'zoe@xn--bcher-kva.example',
  mails: [
    { kind: 'receipt', to: 'zoe@xn--bcher-kva.example', subject: 'Danke', text: '' },
    { kind: 'notification', to: 'office@example.org', subject: 'Anfrage', text: 'Von Zoë' },
  ],
  files: [{ filename: 'Zeugnis Grace Hopper.pdf' }],
}

describe('a person in what is stored', () => {
  it.each<[Sought['kind'], string, unknown]>([
    ['email', ' ZOE@bücher.example', 'whole'],
    ['email', 'bob@example.org', 'whole'],
    ['email', 'ada@example.org', ['message']],
    ['email', 'mary@example.org', []],
    // The provider's own address.
    ['email', 'office@example.org', []],
    ['phone', '0171 2345678', 'whole'],
    ['phone', '+49 171 2345678', ['phone']],
    ['phone', '030 98765432', ['message']],
    ['phone', '030 11111111', []],
    ['name', 'zoë  öztürk', 'whole'],
    ['name', 'Öztürk Zoë', 'whole'],
    ['name', 'Ada Lovelace', ['message']],
    ['name', 'Grace Hopper', ['the name of a file']],
    ['reference', '3xrpjd6t', 'whole'],
    ['reference', 'A1B2C3D4', ['message']],
  ])('by %s %s: %j', (kind, text, hit) => {
    expect(findIn({ kind, text }, form)).toEqual(hit)
  })

  it.each<[Sought['kind'], string, string, boolean]>([
    ['email', 'amara@example.org', '{"email": "Amara@example.org"', true],
    ['email', 'amara@example.org', '<amara@example.org>.', true],
    ['email', 'amara@example.org', 'xamara@example.org', false],
    ['email', 'amara@example.org', 'amara@example.organisation', false],
    ['email', 'amara@example.org', 'amara+2@example.org', false],
    ['phone', '030 9876 5432', '"phone":"030-9876/5432"', true],
    ['phone', '030 9876 5432', '"phone":"030-9876/54321"', false],
    ['name', 'Ada Lovelace', 'frag ada  lovelace!', true],
  ])('named as a whole word, by %s %s, in %s: %s', (kind, text, stored, expected) => {
    expect(isNamedIn({ kind, text }, stored)).toBe(expected)
  })
})
