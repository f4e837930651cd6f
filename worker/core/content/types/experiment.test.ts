import { describe, expect, it } from 'vitest'
import { experimentVariantSchema as schema } from './experiment.ts'
import { readContent } from './read-content.ts'

const read = (content: object) => readContent(schema.fields, { ...content })

const blocks = [{ component: 'headline', _uid: '1', text: 'Eins' }]
const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }] }
const picture = { fieldtype: 'asset', id: 1, filename: 'https://a.storyblok.com/f/1/a.png', alt: 'A' }
const link = { fieldtype: 'multilink', linktype: 'url', url: '/master/', cached_url: '/master/' }

/** The fields of an override as the content system stores them where an editor has left them empty. */
const empty = {
  blocks: [],
  text: '',
  richText: { type: 'doc', content: [{ type: 'paragraph' }] },
  picture: { fieldtype: 'asset', id: null, filename: null, alt: null },
  link: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' },
  flag: '',
}

describe('the values of a variant', () => {
  const cases: [string, object, unknown][] = [
    ['blocks', { blocks }, blocks],
    ['a text', { text: 'Titel' }, 'Titel'],
    ['a rich text', { richText: document }, document],
    ['a picture', { picture }, picture],
    ['a link', { link }, link],
    ['a flag that is on', { flag: 'yes' }, true],
    ['a flag that is off', { flag: 'no' }, false],
    ['an empty field', {}, ''],
  ]
  it.each(cases)('%s', (_, filled, value) => {
    const entry = { component: 'experiment-override', key: 'field', ...empty, ...filled }
    expect(read({ variantContent: [entry] }).variantContent).toEqual([{ key: 'field', value }])
  })

  it('are the very objects of the content', () => {
    const { variantContent } = read({ variantContent: [{ key: 'body', ...empty, blocks }] })
    expect(variantContent?.[0]?.value).toBe(blocks)
  })

  it('lose a malformed entry alone', () => {
    const entries = [5, null, { text: 'A' }, { key: ' ' }, { key: 'seoTitle', text: 'A' }]
    expect(read({ variantContent: entries }).variantContent).toEqual([{ key: 'seoTitle', value: 'A' }])
  })
})

describe('the fields of an experiment', () => {
  const own = { experimentId: 'hero', variantId: 'b', experimentLabel: undefined, variantLabel: undefined }

  it('are one block, whose number is stored as text', () => {
    const block = { component: 'experiment-meta-data', _uid: 'm', ...own, experimentLabel: '', weight: '2.5' }
    expect(read({ experimentMetaData: [block] }).experimentMetaData).toEqual({ ...own, weight: 2.5 })
  })

  it.each([[[]], [[{ component: 'experiment-meta-data' }]], ['hero']])('%j is none', experimentMetaData => {
    expect(read({ experimentMetaData }).experimentMetaData).toBeUndefined()
  })
})
