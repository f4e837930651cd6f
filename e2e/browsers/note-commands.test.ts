import { expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { noteCommands } from './note-commands.ts'

function createNoted() {
  const { promise: loaded, resolve: finishLoading } = Promise.withResolvers<void>()
  let time = 0
  // The two commands of this test.
  const given = { load: () => loaded, run: async (script: () => unknown) => script() } as unknown as Engine
  const { engine, lastCommand } = noteCommands(given, () => time)
  return {
    engine,
    lastCommand,
    finishLoading,
    pass(seconds: number) {
      time += seconds * 1000
    },
  }
}

it('names the command that the browser does not answer, and since when', async () => {
  const { engine, lastCommand, finishLoading, pass } = createNoted()
  const loading = engine.load('http://site.example/')
  pass(29)
  expect(lastCommand()).toBe('load "http://site.example/" (not answered for 29.0 s)')
  finishLoading()
  await loading
  pass(1)
  expect(lastCommand()).toBe('load "http://site.example/" (answered after 29.0 s, 1.0 s ago)')
})

it('passes arguments and answers through', async () => {
  const { engine, lastCommand } = createNoted()
  expect(await engine.run(() => 7)).toBe(7)
  expect(lastCommand()).toBe('run () => 7 (answered after 0.0 s, 0.0 s ago)')
})

it('says that no command was given', () => {
  expect(createNoted().lastCommand()).toMatch(/^nothing/)
})
