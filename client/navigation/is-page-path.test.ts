import { describe, expect, it } from 'vitest'
import { isPagePath } from './is-page-path.ts'

describe('paths that pages may stand at', () => {
  const cases: [string, boolean][] = [
    ['/', true],
    ['/bachelor/', true],
    ['/bachelor', true],
    ['/mediadesign/', true],
    ['/en/api-design/', true],
    ['/media/w_100/a.jpg', false],
    ['/api/health', false],
    ['/api', false],
    ['/assets/a.js', false],
    ['/builds/latest.json', false],
    ['/_gallery/hero/', false],
    ['/_/bachelor/', false],
    ['/sitemap.xml', false],
    ['/brochure.pdf', false],
  ]
  it.each(cases)('%s: %s', (path, expected) => expect(isPagePath(path)).toBe(expected))
})
