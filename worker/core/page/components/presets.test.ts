import { expect, it } from 'vitest'
import { loadPresets } from './presets.ts'

it('presets are the fixtures that have a name for editors, as the content system stores them', async () => {
  const presets = await loadPresets()
  const hero = presets.filter(({ component }) => component === 'hero')
  expect(hero.length).toBeGreaterThan(1)
  for (const { content, name } of presets) expect([content.component, name]).not.toContain('')
  expect(new Set(presets.map(({ component, fixture }) => `${component}/${fixture}`)).size).toBe(
    presets.length,
  )
})
