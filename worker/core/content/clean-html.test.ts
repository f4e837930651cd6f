import { describe, expect, it } from 'vitest'
import { cutPlaceholders } from '../request/site/placeholders.ts'
import { sanitizeMarkup } from './clean-html.ts'

const rules = { languages: ['de', 'en'], folder: '' }
const clean = (source: string) => sanitizeMarkup({ kind: 'markup', source }, rules)?.__html

describe('markup from content', () => {
  it.each([
    [
      '<p>Bei <strong>36</strong> Monaten<br>zzgl. Gebühr</p>',
      '<p>Bei <strong>36</strong> Monaten<br>zzgl. Gebühr</p>',
    ],
    [
      '<p>699 € einmalig, 10 % weniger, 3 Monate</p>',
      '<p>699\u00a0€ einmalig, 10\u00a0% weniger, 3\u00a0Monate</p>',
    ],
    ['1 < 2 & 3', '1 &#x3C; 2 &#x26; 3'],
    ['<a href="/kosten/">Kosten</a>', '<a href="/kosten/">Kosten</a>'],
    [
      '<a href="https://example.org/" onclick="x()">mehr</a>',
      '<a href="https://example.org/" target="_blank" rel="noopener">mehr</a>',
    ],
    ['<ul><li>eins</li></ul><li>zwei</li>', '<ul><li>eins</li></ul>zwei'],
    ['<div class="x" style="color:red">Text</div>', 'Text'],
  ])('%s', (source, expected) => {
    expect(clean(source)).toBe(expected)
  })

  it.each([
    '<script>alert(1)</script>x',
    '<img src=x onerror=alert(1)>x',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="//evil.example/">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<svg><script>alert(1)</script></svg>x',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>x',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>x',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<p style="background:url(x)" onmouseover="alert(1)">x</p>',
    '<!-- <img src=x onerror=alert(1)> -->x',
    '<template><img src=x onerror=alert(1)></template>x',
    '<p id="page-end" name="x">x</p>',
  ])('nothing executes: %s', source => {
    const html = clean(source)
    expect(html).toContain('x')
    expect(html).not.toMatch(/script|alert|on\w+=|style|data:|evil|<(img|svg|form|iframe)|id=/)
  })

  it.each(['', '<p> </p>', '<script>x</script>', `${'<b>'.repeat(5000)}x`, 'x'.repeat(20_001)])(
    'nothing is left of %.20s',
    source => {
      expect(clean(source)).toBeUndefined()
    },
  )

  it('keeps placeholders, and removes forged marks of them', () => {
    expect(cutPlaceholders(clean('<b>{{get_city}}</b>')!)).toEqual([
      '<b>',
      { kind: 'text', template: '{{get_city}}' },
      '</b>',
    ])
    expect(clean('a&#xF0000;b&#xF0001;<a href="/&#xF0000;/">c</a>')).toBe('ab<span>c</span>')
  })
})
