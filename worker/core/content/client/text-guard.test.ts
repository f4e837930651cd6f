import { describe, expect, it } from 'vitest'
import { guardJson, MOST_DEPTH, nestingOf } from './text-guard.ts'

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('guard', () => {
  it('measures nesting outside of texts', () => {
    expect(nestingOf('{"a":[1,{"b":"}]{\\"["}]}')).toBe(3)
  })

  it('leaves good bodies alone', () => {
    const json = JSON.stringify({ story: { content: { component: 'page', body: [] } } })
    expect(guardJson(json)).toBe(json)
  })

  it('takes out the marks of placeholders', () => {
    expect(guardJson('{"a":"x\u{F0000}y\u{F0001}z"}')).toBe('{"a":"xyz"}')
    expect(guardJson('{"a":"x\\udb80\\udc00y\\uDB80\\uDC03z"}')).toBe('{"a":"xyz"}')
    expect(guardJson('{"a":"\\\\udb80\\udc00"}')).toBe('{"a":"\\\\udb80"}')
  })

  it('cleans the texts of content, as they stand and in escapes, and leaves soft hyphens to it', () => {
    const dirty = 'Be\u00adtrieb\u200b\u202e\r\nZoe\u0308\ufffe\ufeff 👩\u200d🎓\u2028<b>'
    const clean = 'Be\u00adtrieb\nZo\u00eb 👩\u200d🎓\n<b>'
    const escaped = (json: string) =>
      json.replace(/[^ -~]|[<>]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    for (const write of [JSON.stringify, (body: unknown) => escaped(JSON.stringify(body))])
      expect(JSON.parse(guardJson(write({ story: { content: { title: dirty } } })))).toEqual({
        story: { content: { title: clean } },
      })
    const good = escaped(JSON.stringify({ a: '<b>&</b> Be\u00adtrieb' }))
    expect(guardJson(good)).toBe(good)
  })

  it.each([MOST_DEPTH + 1, 5000])('refuses only the block that nests %d deep', levels => {
    const json = `{"story":{"name":"a","content":{"component":"page","body":[{"component":"headline","text":"b"},{"component":"card","_uid":"u","deep":${deep(levels)}}]}}}`
    const { story } = JSON.parse(guardJson(json)) as { story: { content: { body: unknown[] } } }
    expect(story.content.body[0]).toEqual({ component: 'headline', text: 'b' })
    expect(story.content.body[1]).toMatchObject({
      component: 'card',
      _uid: 'u',
      _refused: expect.stringContaining('nested'),
    })
  })
})
