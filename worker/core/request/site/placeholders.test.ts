import { describe, expect, it } from 'vitest'
import { fillPlaceholder } from './fill-placeholder.ts'
import {
  cutPlaceholders,
  type Placeholder,
  withAddressPlaceholders,
  withJsonPlaceholders,
  withoutMarks,
  withoutPlaceholders,
  withQueryPlaceholder,
  withTextPlaceholders,
} from './placeholders.ts'

const fill = (html: string, query: string) =>
  cutPlaceholders(html)
    .map(part =>
      typeof part === 'string' ? part : fillPlaceholder(part as Placeholder, new URLSearchParams(query)),
    )
    .join('')

describe('query passed on', () => {
  const cases: [string, string, string, string][] = [
    ['appends', '/a/', 'x=1', '/a/?x=1'],
    ['appends to a query', '/a/?y=2', 'x=1', '/a/?y=2&amp;x=1'],
    ['own keys win', '/a/?x=2', 'x=1&z=3', '/a/?x=2&amp;z=3'],
    ['before the hash', '/a/#b', 'x=1', '/a/?x=1#b'],
    ['nothing to pass', '/a/', '', '/a/'],
    ['technical keys stay behind', '/a/', '_storyblok=1&testing=on&variantId=v&nuxtlink=1&x=1', '/a/?x=1'],
    ['repeated keys are kept', '/a/', 'x=1&x=2', '/a/?x=1&amp;x=2'],
    ['another host appends', 'https://a.example/b', 'x=1', 'https://a.example/b?x=1'],
    ['an address that is no URL stays', 'https://a.example:99999/', 'x=1', 'https://a.example:99999/'],
    ['mail stays', 'mailto:a@b.example', 'x=1', 'mailto:a@b.example'],
    ['hostile values are encoded', '/a/', 'x="><script>', '/a/?x=%22%3E%3Cscript%3E'],
    ['an address of the query', withAddressPlaceholders('/a/?x={{get_x}}'), 'x=1&z=3', '/a/?x=1&amp;z=3'],
    ['its own keys win, without a value too', withAddressPlaceholders('/a/?y={{get_x}}'), 'y=1', '/a/?y='],
    ['before its hash', withAddressPlaceholders('/a/?x={{get_x}}#b'), 'x=1&z=3', '/a/?x=1&amp;z=3#b'],
    ['before its anchor', `${withAddressPlaceholders('/a/{{get_x}}/')}#b`, 'x=1&z=3', '/a/1/?x=1&amp;z=3#b'],
    [
      'a mail of the query stays',
      withAddressPlaceholders('mailto:a@b.example?subject={{get_x}}'),
      'x=1',
      'mailto:a@b.example?subject=1',
    ],
    ['a hash of the query stays', withAddressPlaceholders('#{{get_x}}'), 'x=1', '#1'],
    [
      'another host of the query that is no URL stays',
      withAddressPlaceholders('https://a.example:99999/{{get_x}}'),
      'x=1',
      'https://a.example:99999/1',
    ],
  ]
  it.each(cases)('%s', (_name, href, query, expected) => {
    expect(fill(withQueryPlaceholder({ href }).href, query)).toBe(expected)
  })
})

describe('placeholders', () => {
  const cases: [string, string, string, string][] = [
    ['text', withTextPlaceholders('Hallo {{get_name}}!'), 'name=Ada', 'Hallo Ada!'],
    ['absent is empty', withTextPlaceholders('Hallo {{get_name}}!'), '', 'Hallo !'],
    [
      'text is escaped',
      withTextPlaceholders('{{get_name}}'),
      'name=<img src=x onerror=alert(1)>',
      '&lt;img src=x onerror=alert(1)&gt;',
    ],
    ['twice', withTextPlaceholders('{{get_a}} und {{get_b}}'), 'a=1&b=2', '1 und 2'],
    ['a value is no placeholder', withTextPlaceholders('{{get_a}}'), 'a={{get_b}}&b=2', '{{get_b}}'],
    ['text has no control characters', withTextPlaceholders('{{get_name}}'), 'name=a%00b%01', 'ab'],
    ['text is cut', withTextPlaceholders('{{get_name}}'), `name=${'a'.repeat(300)}`, 'a'.repeat(256)],
    [
      'address is encoded',
      withAddressPlaceholders('/suche/?q={{get_q}}'),
      'q=a%26b c',
      '/suche/?q=a%26b%20c',
    ],
    [
      'an address is cut between letters',
      withAddressPlaceholders('/suche/?q={{get_q}}'),
      `q=${'a'.repeat(255)}😀`,
      `/suche/?q=${'a'.repeat(255)}`,
    ],
    ['other text stays', withTextPlaceholders('{{name}}'), 'name=Ada', '{{name}}'],
    [
      'a section with its value',
      withTextPlaceholders('[[Hallo {{get_name}}, ]]gut'),
      'name=Ada',
      'Hallo Ada, gut',
    ],
    ['a section without it is dropped', withTextPlaceholders('[[Hallo {{get_name}}, ]]gut'), '', 'gut'],
    ['a section for no value', withTextPlaceholders('[[{{!get_a}}Neu]][[{{!!get_a}}Wieder]]'), '', 'Neu'],
    [
      'a section for a value',
      withTextPlaceholders('[[{{!get_a}}Neu]][[{{!!get_a}}Wieder]]'),
      'a=1',
      'Wieder',
    ],
    ['a section in a section', withTextPlaceholders('[[a{{get_a}}[[b{{get_b}}]]]]'), 'a=1', 'a1'],
    ['a section without the query stays', withTextPlaceholders('[[x]] {{get_a}}'), 'a=1', '[[x]] 1'],
    ['marks that do not pair are text', withTextPlaceholders(']] [[ {{get_a}}'), 'a=1', ']] [[ 1'],
    ['a value is no section', withTextPlaceholders('[[{{get_a}}]]'), 'a=[[{{get_b}}]]', '[[{{get_b}}]]'],
  ]
  it.each(cases)('%s', (_name, marked, query, expected) => {
    expect(fill(`<p>${marked}</p>`, query)).toBe(`<p>${expected}</p>`)
  })

  it('leaves the text around them as it is', () => {
    expect(withTextPlaceholders('{fv:start|date} {{get_a}} [[b]]')).toMatch(
      /^\{fv:start\|date\} \u{F0000}.*\u{F0001} \[\[b\]\]$/u,
    )
  })

  it.each(['Ada', 'a"b', 'a\\b', '","href":"javascript:alert(1)', "it's <b>\n</b>"])(
    'in the JSON of an island, %j is a string and nothing else',
    value => {
      const props = {
        label: withTextPlaceholders('Hallo {{get_name}}'),
        link: withAddressPlaceholders('/?q={{get_name}}'),
      }
      const html = fill(
        withJsonPlaceholders(JSON.stringify(props)),
        new URLSearchParams({ name: value }).toString(),
      )
      const json = html
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
      expect(JSON.parse(json)).toEqual({
        label: `Hallo ${value}`,
        link: `/?q=${encodeURIComponent(value)}`,
      })
    },
  )

  it.each(['', '%', 'x', '%7B%7D', '%7B%22kind%22%3A%22text%22%7D', '%5B%5D', 'null'])(
    'marks around %j, which were not made here, are nothing',
    text => {
      const forged = `a\u{F0000}${text}\u{F0001}b`
      expect(fill(forged, 'x=1')).toBe('ab')
      expect(withJsonPlaceholders(forged)).toBe('ab')
    },
  )

  it('content cannot hold marks of its own', () => {
    const forged = withTextPlaceholders('{{get_x}}').replace('{', '')
    expect(withoutMarks(forged)).not.toContain('\u{F0000}')
  })
})

describe('a text without its placeholders', () => {
  it.each([
    ['Hallo {{get_name}}!', 'Hallo !'],
    ['[[Hallo {{get_name}}, ]]willkommen', 'willkommen'],
    ['[[{{!get_name}}Neu hier?]]', 'Neu hier?'],
    ['[[x]] {{name}}', '[[x]] '],
  ])('%s: %s', (text, expected) => {
    expect(withoutPlaceholders(text)).toBe(expected)
  })
})

describe('an option that the query may choose', () => {
  const option = (value: string) =>
    `<option value="${value}" data-selected-by="${withTextPlaceholders('{{get_x}}')}=${value}">`

  it.each([
    ['is chosen where the query is its value', 'a', 'x=a', '<option value="a" selected="">'],
    ['is not where it is another one', 'a', 'x=ab', '<option value="a">'],
    ['is not without the query', 'a', '', '<option value="a">'],
    [
      'is compared as React writes it',
      'O&#x27;Neill',
      "x=O'Neill",
      '<option value="O&#x27;Neill" selected="">',
    ],
    ['is compared as HTML', 'a&amp;&quot;b', 'x=a%26%22b', '<option value="a&amp;&quot;b" selected="">'],
  ])('%s', (_, value, query, html) => {
    expect(fill(option(value), query)).toBe(html)
    expect(fill(`${option(value)}${option('z')}!`, query)).toBe(`${html}<option value="z">!`)
  })
})
