import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { experimentVariantSchema as schema } from '../../worker/core/content/types/experiment.ts'
import { readContent } from '../../worker/core/content/types/read-content.ts'

type Content = Record<string, unknown>

const blocks = [{ component: 'headline', _uid: '1', text: 'Eins' }]
const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }] }
const picture = { fieldtype: 'asset', id: 1, filename: 'https://a.storyblok.com/f/1/a.png', alt: 'A' }
const link = { fieldtype: 'multilink', linktype: 'url', url: '/master/', cached_url: '/master/' }
const pairs = {
  body: blocks,
  seoTitle: 'Titel',
  noindex: true,
  keepScroll: false,
  text: document,
  picture,
  link,
}
const overrides = Object.entries(pairs).map(([key, value]) => ({ key, value }))
const metaData = { experimentId: 'hero', variantId: 'b', variantLabel: 'B', weight: 25 }

/** Values that field plugins stored, as an object of the plugin's or as the bare value. */
const stored: [string, Content][] = [
  [
    'with the names of plugins',
    {
      experimentMetaData: { plugin: 'experiment', _uid: 'x', ...metaData },
      variantContent: { plugin: 'overrides', value: overrides },
    },
  ],
  ['without them', { experimentMetaData: metaData, variantContent: overrides }],
]

let migrate: (block: Content) => Content
beforeAll(async () => {
  ;({ default: migrate } = await import(pathToFileURL(resolve('docs/experiment-fields.migration.js')).href))
})

const read = (content: Content) => readContent(schema.fields, content)

describe('the migration of experiment fields', () => {
  it.each(stored)('makes blocks of values %s, which read the same', (_, content) => {
    const migrated = migrate(structuredClone(content))
    expect(migrated).toMatchObject({
      experimentMetaData: [{ component: 'experiment-meta-data', _uid: expect.any(String), weight: '25' }],
      variantContent: overrides.map(({ key }) => ({
        component: 'experiment-override',
        _uid: expect.any(String),
        key,
      })),
    })
    expect(JSON.stringify(migrated)).not.toMatch(/plugin|"value":/)
    expect(read(migrated)).toEqual(read(content))
    expect(read(content)).toEqual({
      experimentMetaData: { experimentLabel: undefined, ...metaData },
      variantContent: overrides,
    })
  })

  it('changes nothing when it runs again, and nothing of other stories', () => {
    const once = migrate(structuredClone(stored[0]![1]))
    expect(migrate(structuredClone(once))).toEqual(once)
    expect(migrate({ component: 'page', seoTitle: 'A' })).toEqual({ component: 'page', seoTitle: 'A' })
  })
})
