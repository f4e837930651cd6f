import { expect, it } from 'vitest'
import { operators } from './filter-operators.ts'
import { parseFilterQuery } from './filter-query.ts'
import { readQuery } from './query.ts'

it.each([
  ['is', 'empty', ['', null, undefined], ['a', 0, false, []]],
  ['is', 'not_empty', ['a', 0, false, []], ['', null, undefined]],
  ['is', 'empty_array', [[]], [['a'], '', null, undefined]],
  ['is', 'not_empty_array', [['a']], [[], '', 'a', null]],
  ['is', 'true', [true, 'true'], [false, 1, 'yes', null]],
  ['is', 'false', [false, 'false'], [true, 0, '', null]],
  ['is', 'null', [null, undefined], ['', 0, false, []]],
  ['is', 'not_null', ['', 0, false, []], [null, undefined]],
  ['in', 'a, b', ['a', 'b', 'a, b', ['x', 'b']], ['c', '', null, {}, []]],
  ['in', '1,true', [1, '1', true], [2, false]],
  ['not_in', 'a,b', ['c', '', null, ['x']], ['a', 'b', ['x', 'b']]],
  ['like', 'A*c', ['abc', 'AC', ['x', 'abc']], ['abcd', null, {}, []]],
  ['not_like', '*b*', ['ac', null], ['abc', 'B']],
  ['any_in_array', 'a,b', [['b', 'c'], 'a'], [['c'], [], null]],
  ['in_array', 'a,b', [['b', 'c'], 'a'], [['c'], [], null]],
  ['all_in_array', 'a,b', [['a', 'b', 'c']], [['a'], 'a', null]],
  ['gt_date', '2025-01-01 10:00', ['2025-01-01 10:01', '2025-01-02'], ['2025-01-01 10:00', '', null, 'x']],
  ['lt_date', '2025-01-01', ['2024-12-31 23:59'], ['2025-01-01 00:00', '', null]],
  ['gt_int', '5', [6, '6', '6.9'], [5, '5.9', '', null, 'x', [], true]],
  ['lt_int', '-1', [-2, '-2'], [-1, '', null]],
  ['gt_float', '1.5', [1.6, '2'], [1.5, '1.49', '', null]],
  ['lt_float', '1.5', [1.4, '-2'], [1.5, null]],
])('%s %s', (operator, operand, passing, failing) => {
  const test = operators[operator]?.(operand)
  expect(passing.map(value => test?.(value))).toEqual(passing.map(() => true))
  expect(failing.map(value => test?.(value))).toEqual(failing.map(() => false))
})

const content = { a: 'x', b: '2', c: ['y'], seo: { title: 'T' }, body: [{ name: 'N' }], 'dotted.key': 'D' }

it.each([
  ['filter_query[a][in]=x', true],
  ['filter_query[a][in]=x&filter_query[b][gt_int]=2', false],
  ['filter_query[seo.title][in]=T', true],
  ['filter_query[body.0.name][in]=N', true],
  ['filter_query[body.1.name][in]=N', false],
  ['filter_query[body.length][in]=1', false],
  ['filter_query[a.length][in]=1', false],
  ['filter_query[dotted.key][in]=D', true],
  ['filter_query[a][in][]=z&filter_query[a][in][]=x', true],
  ['filter_query[a][in][0]=x&filter_query[a][in][1]=z', true],
  ['filter_query[__or][][a][in]=z&filter_query[__or][][b][in]=2', true],
  ['filter_query[__or][0][a][in]=z&filter_query[__or][1][b][in]=3', false],
  ['filter_query[__or][][a][in][]=z&filter_query[__or][][a][in][]=x', true],
  ['filter_query[__or][][a][in]=x&filter_query[b][in]=3', false],
  ['filter_query[a][]=x', null],
  ['filter_query[__or][][a]=x', null],
])('%s', (query, expected) => {
  const filter = readQuery(new URLSearchParams(query)).filter_query
  const test = Array.isArray(filter) ? parseFilterQuery(filter) : null
  expect(test?.(content) ?? null).toBe(expected)
})
