import { describe, expect, it } from 'vitest'
import { items } from '../../blocks/_kit/fields/bloks.ts'
import { icon } from '../../blocks/_kit/fields/icon.ts'
import { reference } from '../../blocks/_kit/fields/relation.ts'
import { text } from '../../blocks/_kit/fields/text.ts'
import { draftNotes } from './draft-notes.ts'

const fields = {
  sign: icon(),
  person: reference('testimonial-person', { fullName: text() }),
  entries: items('entry', { icon: icon() }),
}

const story = { uuid: 'u', full_slug: 'a', name: 'A', content: { component: 'testimonial-person' } }

describe('what a draft says of a block', () => {
  it.each([
    [{}, []],
    [{ sign: ' rocket ', person: story, entries: [{ icon: 'mail-bold' }] }, []],
    [{ sign: '', person: '', entries: [{ icon: null }] }, []],
    [{ sign: 'rakete' }, ['sign: there is no icon "rakete"']],
    [{ sign: 'toString' }, ['sign: there is no icon "toString"']],
    [{ person: 'b1d3' }, ['person: the testimonial-person that it refers to is gone']],
    [{ entries: [{}, { icon: 'x' }, 5] }, ['entries, icon: there is no icon "x"']],
    [{ sign: 5, entries: 'x' }, []],
  ])('%j: %j', (content, notes) => {
    expect(draftNotes(fields, content)).toEqual(notes)
  })
})
