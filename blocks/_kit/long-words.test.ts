import { describe, expect, it } from 'vitest'
import { hasOverlongWord, wordClass } from './long-words.ts'

describe('the class of a headline', () => {
  it.each([
    ['', undefined],
    ['Bewerbung', undefined],
    ['Agrarmanagement', 'word-15'],
    ['Betriebswirtschaftslehre', 'word-19'],
    ['Betriebswirt\u00adschafts\u00adlehre im Fernstudium', 'word-19'],
    ['Gesundheitsmanagement', 'word-21'],
    ['Kommunikationsmanagement', 'word-24'],
    ['Studienfinanzierungsberatungsgesellschaft', 'word-24'],
    ['Klinik- und Pflege-Management', undefined],
    ['Klinik-\u2060Management', 'word-17'],
  ])('%j: %s', (text, expected) => {
    expect(wordClass(text)).toBe(expected)
  })
})

it.each([
  ['Kommunikationsmanagement', false],
  ['Studienfinanzierungsberatungsgesellschaft', true],
])('%s is too long for one line: %s', (text, expected) => {
  expect(hasOverlongWord(text)).toBe(expected)
})
