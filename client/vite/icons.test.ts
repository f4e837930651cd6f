import { expect, it } from 'vitest'
import { allIconNames, brandIcons, furtherIcons, iconNames } from '../../blocks/_kit/icons/names.ts'
import { buildIcons } from './icons.ts'

const sheets = buildIcons()

it.each([
  ['common', [...Object.keys(iconNames), ...Object.keys(brandIcons)], /^\/assets\/icons-[\da-f]{10}\.svg$/],
  ['further', Object.keys(furtherIcons), /^\/assets\/further-icons-[\da-f]{10}\.svg$/],
] as const)(
  'the file of %s icons has each once, in the colour of the text, and no script or address of another file',
  (file, expected, address) => {
    const { href, source } = sheets[file]
    const text = new TextDecoder().decode(source)
    const names = [...text.matchAll(/<symbol id="([^"]+)" overflow="visible" viewBox="0 0 \d+ \d+">/g)].map(
      ([, name]) => name,
    )
    expect(names).toEqual(expected)
    expect([...text.matchAll(/fill="([^"]+)"/g)].every(([, fill]) => fill === 'currentColor')).toBe(true)
    expect(text).not.toMatch(/<script|href=|\son\w+=/)
    expect(href).toMatch(address)
  },
)

it('there are general icons, a bold variant of each, and nine brands, each name once', () => {
  expect(new Set(allIconNames).size).toBe(allIconNames.length)
  for (const [name, source] of Object.entries({ ...iconNames, ...furtherIcons }))
    if (!/-(?:bold|fill)$/.test(source)) expect(Object.keys(furtherIcons)).toContain(`${name}-bold`)
  expect(Object.keys(brandIcons)).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'tiktok',
    'twitter',
    'youtube',
    'xing',
    'orcid',
    'researchgate',
  ])
})
