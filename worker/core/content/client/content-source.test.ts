import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../../env.ts'
import { demoGlobalSpace, demoSpace } from '../../../tests/setup/demo-space.ts'
import { fetchContent, putSpace } from '../../../tests/setup/test-content.ts'
import { contentSource, draftsOf, formsSource, globalSource } from './content-source.ts'
import { spaceInfo } from './delivery-calls.ts'

const signal = new AbortController().signal

function open(bindings: Readonly<Record<string, unknown>>) {
  const log: object[] = []
  const environment = parseEnvironment({ ...bindings })
  const dependencies = {
    openFetch: () => fetchContent,
    log: (line: object) => void log.push(line),
  }
  const main = contentSource(environment, dependencies)
  return {
    main,
    global: globalSource(environment, dependencies),
    forms: formsSource(environment),
    drafts: draftsOf(main, environment),
    log,
  }
}

const storyblok = { CONTENT_SOURCE: 'storyblok', STORYBLOK_TOKEN: 'main', STORYBLOK_GLOBAL_TOKEN: 'global' }

describe('the spaces of Storyblok', () => {
  it('are opened by their tokens', () => {
    const { main, global, forms, drafts, log } = open({
      ...storyblok,
      STORYBLOK_SPACE_ID: '77',
      STORYBLOK_FORMS_TOKEN: 'forms',
      STORYBLOK_PREVIEW_TOKEN: 'preview',
    })
    expect([main, global, forms].map(source => [source?.token, source?.version])).toEqual([
      ['main', 'published'],
      ['global', 'published'],
      ['forms', 'published'],
    ])
    expect([main, global, forms].map(source => source?.spaceId)).toEqual([77, undefined, undefined])
    expect(drafts).toMatchObject({ endpoint: main.endpoint, token: 'preview', version: 'draft' })
    expect(log).toEqual([])
  })

  it.each([
    ['eu', 'https://api.storyblok.com/v2'],
    ['us', 'https://api-us.storyblok.com/v2'],
    ['cn', 'https://app.storyblokchina.cn/v2'],
    ['ap', 'https://api-ap.storyblok.com/v2'],
    ['ca', 'https://api-ca.storyblok.com/v2'],
    [undefined, 'https://api.storyblok.com/v2'],
  ])('in %s are at %s', (STORYBLOK_REGION, endpoint) => {
    const { main, global } = open({ ...storyblok, STORYBLOK_REGION })
    expect([main.endpoint, global?.endpoint]).toEqual([endpoint, endpoint])
  })

  it('may be elsewhere', () => {
    expect(open({ ...storyblok, STORYBLOK_ENDPOINT: 'https://cms.example/v2' }).main.endpoint).toBe(
      'https://cms.example/v2',
    )
  })

  it('without a token are not called, and that is logged once', async () => {
    const { main, global, forms, drafts, log } = open({ CONTENT_SOURCE: 'storyblok' })
    expect([global, forms, drafts]).toEqual([undefined, undefined, undefined])
    for (let turn = 0; turn < 2; turn++)
      await expect(spaceInfo({ source: main, signal })).rejects.toThrow('Missing content access token')
    expect(log).toEqual([{ event: 'content-token-missing', variable: 'STORYBLOK_TOKEN' }])
  })
})

it('the spaces of the demonstration are opened by tokens of their own, whatever is configured', async () => {
  putSpace(demoSpace)
  putSpace(demoGlobalSpace)
  const { main, global, forms, drafts, log } = open({
    STORYBLOK_TOKEN: 'other',
    STORYBLOK_FORMS_TOKEN: 'forms',
  })
  const ids = [main, global!, drafts!].map(async source => (await spaceInfo({ source, signal })).id)
  expect(await Promise.all(ids)).toEqual([1000, 1001, 1000])
  expect(forms).toBeUndefined()
  expect(log).toEqual([])
})
