import { expect, it } from 'vitest'
import { enhance } from './enhance.ts'

function element(name: string) {
  document.body.innerHTML = `<nav data-enhance="${name}"><ul data-jump-list></ul></nav>`
  return document.querySelector('nav')!
}

it('finds the behaviour of a block by its folder', async () => {
  const nav = element('jump-navigation')
  await enhance(nav)
  expect(nav.dataset.stuck).toBeDefined()
})

it.each(['unknown', '../../client/main', 'constructor', ''])(
  'says that there is none named %j',
  async name => {
    await expect(enhance(element(name))).rejects.toThrow(`no enhancement "${name}"`)
  },
)
