import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { bothOf, makeSeed, makeStory, uuidOf } from '../../tests/setup/numbered-stories.ts'
import { call, makeClient, putSpace } from './testing/fixtures.ts'

const asset = (id: number | null, filename: string, fields: object = {}) => ({
  fieldtype: 'asset',
  id,
  filename,
  alt: `Alt ${id}`,
  title: '',
  name: '',
  focus: '',
  ...fields,
})
const photo = asset(11, 'https://a.storyblok.com/f/1/800x600/aa/photo.JPG', { copyright: 'A. Photographer' })
const page = (id: number, content: object) =>
  bothOf(makeStory(id, { content: { _uid: `u${id}`, component: 'page', ...content } }))

const put = () =>
  putSpace(
    env.CONTENT,
    makeSeed([
      page(1, {
        image: photo,
        empty: asset(null, ''),
        body: [{ _uid: 'b', component: 'gallery', images: [asset(12, '/pictures/map.svg'), photo] }],
        author: uuidOf(2),
      }),
      page(2, { portrait: asset(13, '/pictures/portrait') }),
    ]),
  )

const assetsOf = async (query: string) =>
  (await (await call(env.CONTENT, 'stories/1', query)).json<{ assets?: { id: number }[] }>()).assets

it('gives the assets of the content once each, on request', async () => {
  await put()
  expect(await assetsOf('')).toBeUndefined()
  expect(await assetsOf('resolve_assets=0')).toBeUndefined()
  expect(await assetsOf('resolve_assets=1')).toMatchObject([
    {
      id: 11,
      filename: photo.filename,
      alt: 'Alt 11',
      copyright: 'A. Photographer',
      content_type: 'image/jpeg',
      content_length: null,
      is_private: false,
      asset_folder_id: null,
    },
    { id: 12, content_type: 'image/svg+xml', copyright: null },
  ])
})

it('gives those of relations too', async () => {
  await put()
  const assets = await assetsOf('resolve_assets=1&resolve_relations=page.author')
  expect(assets).toMatchObject([{ id: 11 }, { id: 12 }, { id: 13, content_type: null }])
})

it('lets the client put them into the fields', async () => {
  await put()
  const { data } = await makeClient(env.CONTENT, 'public-token', { inlineAssets: true }).getStory('1', {
    version: 'published',
    resolve_assets: 1,
  })
  expect(data.story.content.image).toMatchObject({ alt: 'Alt 11', content_type: 'image/jpeg' })
})
