import { expect, it, vi } from 'vitest'
import { writeModule } from './write-module.ts'

const evaluate = async (source: string) =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)).default

const long = Array.from({ length: 500 }, (_, index) => ['it\'s "one" of `many` \\ $ {words}', index])

it('a module has the data as they were', async () => {
  const data = { href: '/site.css', rules: long, names: { a: "b'c" }, none: [] }
  const made = await evaluate(writeModule(data))
  expect({ ...made }).toEqual(data)
  expect(made.rules).toBe(made.rules)
  expect(await evaluate(writeModule(['a', 'b']))).toEqual(['a', 'b'])
})

it('long data are read when they are first asked for, and once', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const made = await evaluate(writeModule({ href: '/other.css', rules: long }))
  expect(parse).not.toHaveBeenCalled()
  expect(made.rules).toHaveLength(500)
  expect(made.rules[0][1]).toBe(0)
  expect(parse).toHaveBeenCalledTimes(1)
  parse.mockRestore()
})
