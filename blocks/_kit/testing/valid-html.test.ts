import { describe, expect, it } from 'vitest'
import { htmlProblems } from '../../../e2e/valid-html.ts'
import type { Fixture } from '../fixture.ts'
import { isTested } from './is-tested.ts'
import { renderContent } from './render-content.ts'

const modules = import.meta.glob<readonly Fixture[]>('../../*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
})
const blocks = Object.entries(modules)
  .map(([path, fixtures]) => ({ block: path.split('/').at(-2)!, fixtures }))
  .filter(({ block }) => isTested(block))

const documentOf = (html: string) =>
  `<!doctype html><html lang="de"><head><title>Block</title></head><body>${html}</body></html>`

describe('every fixture is valid HTML', () => {
  it.each(blocks)('$block', async ({ fixtures }) => {
    for (const { name, content } of fixtures)
      expect(await htmlProblems(documentOf(renderContent(content).html)), name).toEqual([])
  })
})
