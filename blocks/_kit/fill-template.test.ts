import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillTemplate, type TemplateValues } from './fill-template.ts'

const values: TemplateValues = { name: 'Ada', rating: 4.5, none: 0, empty: '', yes: true, no: false }

describe('fillTemplate', () => {
  it.each([
    ['Kein Platzhalter', 'Kein Platzhalter'],
    ['', ''],
    ['Hallo {{name}}!', 'Hallo Ada!'],
    ['{{rating}} von {{rating}}', '4.5 von 4.5'],
    ['{{none}} Tage', '0 Tage'],
    ['Hallo {{unknown}}!', 'Hallo !'],
    ['{{toString}}{{__proto__}}', ''],
    // Sections.
    ['Hallo[[ {{name}}]]!', 'Hallo Ada!'],
    ['Hallo[[ {{empty}}]]!', 'Hallo!'],
    ['Hallo[[ {{no}}]]!', 'Hallo!'],
    ['[[{{name}} und {{empty}}]]', ''],
    ['[[ohne Platzhalter]]', 'ohne Platzhalter'],
    ['[[{{name}}[[, {{empty}}]][[, {{rating}}]]]]', 'Ada, 4.5'],
    ['[[{{empty}}[[, {{rating}}]]]]', ''],
    // Switches.
    ['[[{{!empty}}niemand]]', 'niemand'],
    ['[[{{!name}}niemand]]', ''],
    ['[[{{!!name}}jemand]]', 'jemand'],
    ['[[{{!!empty}}jemand]]', ''],
    ['[[{{!!yes}}{{name}}]][[{{!yes}}niemand]]', 'Ada'],
    ['{{!name}}{{!!name}}frei', 'frei'],
    // Marks that do not pair.
    ['a ]] b', 'a ]] b'],
    ['a [[ b {{empty}}', 'a [[ b '],
    ['[[a [[b]]', '[[a b'],
    ['{{ name }} {name} {{}} {{!!!name}}', '{{ name }} {name} {{}} {{!!!name}}'],
    ['[[[a]]]', '[a]'],
  ])('%j becomes %j', (template, expected) => {
    expect(fillTemplate(template, values)).toBe(expected)
  })

  it('never reads a value as a mark', () => {
    expect(fillTemplate('[[{{a}}]]', { a: ']] {{b}} [[', b: 'x' })).toBe(']] {{b}} [[')
  })

  const pieces = fc.array(fc.constantFrom('{{', '}}', '[[', ']]', '[', '!', 'name', 'empty', ' ', 'ä'))

  it('answers anything with a text', () => {
    fc.assert(fc.property(pieces, parts => typeof fillTemplate(parts.join(''), values) === 'string'))
  })

  it('keeps all text outside marks', () => {
    const words = fc.array(fc.string().map(text => text.replace(/[[\]{}]/g, '')))
    const marks = fc.constantFrom(
      '{{empty}}',
      '{{!name}}',
      '{{!!name}}',
      '[[{{empty}}weg]]',
      '[[{{!name}}weg]]',
    )
    fc.assert(
      fc.property(words, marks, (texts, between) => {
        expect(fillTemplate(texts.join(between), values)).toBe(texts.join(''))
      }),
    )
  })
})
