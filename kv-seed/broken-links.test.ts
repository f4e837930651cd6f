import { describe, expect, it } from 'vitest'
import { type StoryDraft, storyLink, storyOf, urlLink } from '../worker/tests/setup/story.ts'
import { rich, t } from '../worker/tests/setup/text.ts'
import { brokenLinks } from './broken-links.ts'
import { mainSpace } from './space.ts'
import { unitFolders } from './unit-folders.ts'

const target: StoryDraft = {
  slug: 'campus/muenchen',
  name: 'München',
  translatedSlugs: { en: 'campus/munich' },
  content: { component: 'page', body: [{ component: 'container', anchor: 'anfahrt', body: [] }] },
}
const home: StoryDraft = { slug: 'home', name: 'Home', content: { component: 'page', body: [] } }
const product: StoryDraft = { slug: 'products/bwl', name: 'BWL', content: { component: 'product' } }

const brokenIn = (...body: unknown[]) => {
  const page: StoryDraft = { slug: 'seite', name: 'Seite', content: { component: 'page', body } }
  return brokenLinks([target, home, product, page].map(storyOf))
}
const button = (href: unknown) => ({ component: 'button', href })

describe('links that lead somewhere', () => {
  it.each([
    [button(storyLink('campus/muenchen'))],
    [button(storyLink('campus/muenchen', 'anfahrt'))],
    [button(storyLink('home'))],
    [button(urlLink('/'))],
    [button(urlLink('/en/'))],
    [button(urlLink('/en/campus/munich/#anfahrt'))],
    [button(urlLink('https://www.example.org/'))],
    [button(urlLink('tel:+493023125140'))],
    [button(urlLink('/pictures/lost.svg'))],
    [rich('[hin](/campus/muenchen/#anfahrt)')],
  ])('%j', block => {
    expect(brokenIn(block)).toEqual([])
  })
})

describe('links that lead nowhere', () => {
  it.each([
    [button(storyLink('campus/hamburg')), 'campus/hamburg'],
    [button(storyLink('campus/muenchen', 'zeiten')), 'campus/muenchen#zeiten'],
    [button(storyLink('products/bwl')), 'products/bwl'],
    [button(urlLink('/nirgends/')), '/nirgends/'],
    [button(urlLink('/fr/campus/munich/')), '/fr/campus/munich/'],
    [button(urlLink('/campus/muenchen')), '/campus/muenchen'],
    [button(urlLink('#hier')), '#hier'],
    [{ component: 'rich-text', content: t(rich('gut'), rich('[bad](/en/nowhere/)')) }, '/en/nowhere/'],
  ])('%j', (block, address) => {
    expect(brokenIn(block)).toEqual([`seite -> ${address}`])
  })
})

it('paths in the stories of a unit begin in its folder', () => {
  const page: StoryDraft = {
    slug: 'ds/home',
    name: 'Dual',
    content: { component: 'page', body: [button(urlLink('/en/')), button(urlLink('/campus/muenchen/'))] },
  }
  expect(brokenLinks([target, home, page].map(storyOf), [{ unit: 'ds', folder: 'ds' }])).toEqual([
    'ds/home -> /campus/muenchen/',
  ])
})

it('the demonstration site has none', () => {
  const stories = mainSpace().stories.map(({ draft }) => draft)
  expect(brokenLinks(stories, unitFolders)).toEqual([])
})
