import { describe, expect, it } from 'vitest'
import { normalizePhone, phoneAddress } from './phone.ts'

describe('a phone number as it is dialled', () => {
  it.each([
    ['+49 361 555 010', '0049361555010'],
    ['+49 (0)361 555-010', '0049361555010'],
    ['+49(0)361/555', '0049361555'],
    ['(+49) 361 555 010', '0049361555010'],
    ['0361.555.010', '0361555010'],
    ['+49 361 555\u2013010', '0049361555010'],
    ['(0361) 555 010', '0361555010'],
    ['0361 - 555 - 010', '0361555010'],
    [' +43 1 23 45 67 ', '00431234567'],
    ['00 44 20 7946 0958', '00442079460958'],
    ['+49 361 + 555', '0049361555'],
    ['+49\u00a0361\u00a0555', '0049361555'],
    ['(0)361 555', '361555'],
    ['', ''],
  ])('%j is %j', (input, expected) => {
    expect(normalizePhone(input)).toBe(expected)
  })

  it.each(['+49 (0)361 555-010', '(0361) 555 010'])('is the same twice: %s', input => {
    expect(normalizePhone(normalizePhone(input))).toBe(normalizePhone(input))
  })
})

describe('the address of a phone link', () => {
  it.each([
    ['tel:+49 (0)361 555-010', 'tel:0049361555010'],
    ['TEL:0361555010', 'tel:0361555010'],
    ['+49 (0)361 555-010', 'tel:0049361555010'],
    ['(+49) 361 555 010', 'tel:0049361555010'],
    ['0361 555 010', 'tel:0361555010'],
    ['0361/555-010', undefined],
    ['tel:0361/555-010', 'tel:0361555010'],
    ['01.12.2026', undefined],
    ['(0361) 555 010', 'tel:0361555010'],
    ['tel:112', 'tel:112'],
    ['/bachelor/', undefined],
    ['2027', undefined],
    ['2027-04-15', undefined],
    ['/0361555010/', undefined],
    ['0361', undefined],
    ['003/', undefined],
    ['https://a.example/0361555010', undefined],
    ['mailto:0361555010@a.example', undefined],
    ['#0361555010', undefined],
    ['', undefined],
  ])('%j is %j', (input, expected) => {
    expect(phoneAddress(input)).toBe(expected)
  })
})
