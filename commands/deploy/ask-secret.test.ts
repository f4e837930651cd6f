import { expect, it } from 'vitest'
import { askSecret } from './ask-secret.ts'

/** The value that a person stores by typing these lines, and the output that they read. */
async function ask(name: string, isOwn: boolean, lines: readonly string[]) {
  const said: string[] = []
  const answers = (async function* () {
    yield* lines
  })()
  const secret = await askSecret({ name, isOwn }, { answers, say: text => said.push(text) })
  return { secret, said: said.join('') }
}

it('a secret is what was typed, without the blanks around it', async () => {
  const { secret, said } = await ask('STORYBLOK_TOKEN', false, [' token '])
  expect(secret).toBe('token')
  expect(said).toBe('STORYBLOK_TOKEN (it is not shown; empty to leave it out): \n')
})

it.each([[['']], [[]]])(
  'nothing typed is a random secret, or none where not any will do: %j',
  async lines => {
    const { secret, said } = await ask('LINK_SECRET', true, lines)
    expect(secret).toMatch(/^[\w+/]{43}=$/)
    expect(said).toContain(`${secret}\nKeep it`)
    expect((await ask('STORYBLOK_TOKEN', false, lines)).secret).toBeUndefined()
  },
)

it('a secret with which the worker would answer nobody is asked for again, and not shown', async () => {
  const { secret, said } = await ask('FORMS_DELIVERY_SECRET', true, [
    'no base64!',
    'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz',
  ])
  expect(secret).toBe('whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz')
  expect(said).toMatch(/FORMS_DELIVERY_SECRET: .+\nFORMS_DELIVERY_SECRET \(it is not shown/)
  expect(said).not.toContain('no base64!')
})
