import { expect, test } from 'vitest'
import { peekBody } from './read-body.ts'

const bodyOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

test.each([
  ['one chunk', ['abcdef'], 'abcd'],
  ['chunks that are smaller', ['a', 'b', '', 'cd', 'ef'], 'abcd'],
  ['less than the limit', ['ab'], 'ab'],
  ['nothing', [], ''],
])('a body of %s keeps all of its bytes', async (_, chunks, head) => {
  const peeked = await peekBody(bodyOf(...chunks), 4)
  expect(new TextDecoder().decode(peeked.head)).toBe(head)
  expect(await new Response(peeked.body).text()).toBe(chunks.join(''))
})

test('a body that breaks is broken for its reader too', async () => {
  let count = 0
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (count++) controller.error(new Error('broken'))
      else controller.enqueue(new Uint8Array(8))
    },
  })
  const { body } = await peekBody(broken, 4)
  await expect(new Response(body).arrayBuffer()).rejects.toThrow('broken')
})
