import { expect, it } from 'vitest'
import { experimentSpace } from './setup/experiment-space.ts'
import { createTestSite, withContent } from './setup/test-site.ts'

const german = { component: 'headline', _uid: 'german', text: 'Das gibt es nur auf Deutsch', level: 'h2' }

/** The variant has an untranslated block beside translated ones. */
const space = withContent(experimentSpace(), 'experiments/welcome/greeting', content => {
  const [body] = content.variantContent as [{ key: string; blocks: unknown[] }]
  return { ...content, variantContent: [{ ...body, blocks: [...body.blocks, german] }] }
})

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

it('a variant’s text in another language is marked', async () => {
  const site = await createTestSite({ space })
  for (const turn of ['cold', 'warm']) {
    const html = mainOf((await site.get('/en/?variantId=greeting')).html)
    expect(html, turn).toMatch(/lang="de"[^>]*>(?:<[^>]+>)*Das gibt es nur auf Deutsch/)
    expect(html, turn).toMatch(/>Hello<\/h1>/)
    expect(html.match(/lang="de"/g), turn).toHaveLength(1)
  }
  expect(mainOf((await site.get('/?variantId=greeting')).html)).not.toContain('lang=')
})
