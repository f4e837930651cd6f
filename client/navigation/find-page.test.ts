import { describe, expect, it } from 'vitest'
import type { Payload } from '../../worker/features/payload/payload.ts'
import { findPage } from './find-page.ts'

const region = { key: 'k', html: '' }
const page: Payload = {
  kind: 'page',
  build: 'b1',
  layout: 'page',
  title: 'There',
  lang: 'de',
  head: '',
  structuredData: '',
  keepScroll: false,
  regions: { header: region, main: region, footer: region, aside: region },
}
const redirect = (location: string, external = false): Payload => ({ kind: 'redirect', location, external })
const error: Payload = { kind: 'error', error: { statusCode: 404, message: 'Story Not Found!', data: {} } }

const origin = 'http://a.example'
const target = new URL('/from/#part', origin)

async function found(answers: Readonly<Record<string, Payload>>, fits = true) {
  const requested: string[] = []
  const result = await findPage(target, {
    fits: () => fits,
    take: async ({ pathname, search }) => {
      requested.push(pathname + search)
      const answer = answers[pathname + search]
      if (!answer) throw new Error('no answer')
      return answer
    },
  })
  return { kind: result.kind, address: result.address.href.replace(origin, ''), requested }
}

describe('where a link leads', () => {
  const cases: [string, Readonly<Record<string, Payload>>, string, string][] = [
    ['a page', { '/from/': page }, 'page', '/from/#part'],
    [
      'a redirect keeps the hash',
      { '/from/': redirect('/to/?x=1'), '/to/?x=1': page },
      'page',
      '/to/?x=1#part',
    ],
    ['a redirect with a hash of its own', { '/from/': redirect('/to/#x'), '/to/': page }, 'page', '/to/#x'],
    ['an error', { '/from/': error }, 'document', '/from/#part'],
    ['an error behind a redirect', { '/from/': redirect('/to/'), '/to/': error }, 'document', '/to/#part'],
    ['what must be loaded', { '/from/': { kind: 'full' } }, 'document', '/from/#part'],
    ['no answer', {}, 'document', '/from/#part'],
    [
      'another site',
      { '/from/': redirect('https://b.example/x', true) },
      'document',
      'https://b.example/x#part',
    ],
    [
      'another origin by a slip',
      { '/from/': redirect('//b.example/x') },
      'document',
      'http://b.example/x#part',
    ],
    ['a file', { '/from/': redirect('/a.pdf') }, 'document', '/a.pdf#part'],
    ['a loop', { '/from/': redirect('/from/') }, 'document', '/from/#part'],
  ]
  it.each(cases)('%s', async (_, answers, kind, address) => {
    expect(await found(answers)).toMatchObject({ kind, address })
  })

  it('a page that does not fit is loaded', async () => {
    expect(await found({ '/from/': page }, false)).toMatchObject({ kind: 'document', address: '/from/#part' })
  })

  it('at most five redirects are followed', async () => {
    const { requested } = await found({ '/from/': redirect('/from/') })
    expect(requested).toHaveLength(6)
  })
})
