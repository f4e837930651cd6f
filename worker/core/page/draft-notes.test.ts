import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { items } from '../../../blocks/_kit/fields/bloks.ts'
import { icon } from '../../../blocks/_kit/fields/icon.ts'
import { reference } from '../../../blocks/_kit/fields/relation.ts'
import { text } from '../../../blocks/_kit/fields/text.ts'
import { draftNotes, issueNotes, lostNotes } from './draft-notes.ts'

const fields = {
  sign: icon(),
  person: reference('testimonial-person', { fullName: text() }),
  entries: items('entry', { icon: icon() }),
}

const story = { uuid: 'u', full_slug: 'a', name: 'A', content: { component: 'testimonial-person' } }

describe('the notes of a draft on a block', () => {
  it.each([
    [{}, []],
    [{ sign: ' rocket ', person: story, entries: [{ icon: 'mail-bold' }] }, []],
    [{ sign: '', person: '', entries: [{ icon: null }] }, []],
    [{ sign: 'rakete' }, ['Sign: there is no icon "rakete"']],
    [{ sign: 'toString' }, ['Sign: there is no icon "toString"']],
    [{ person: 'b1d3' }, ['Person: the testimonial person that it refers to is gone']],
    [{ entries: [{}, { icon: 'x' }, 5] }, ['Entries, Icon: there is no icon "x"']],
    [{ sign: 5, entries: 'x' }, []],
  ])('%j: %j', (content, notes) => {
    expect(draftNotes(fields, content)).toEqual(notes)
  })

  const strict = {
    formTitle: text({ required: true }),
    list: items('entry', { buttonText: text({ required: true }) }),
  }

  it('names fields as editors know them, and the entries on the way to one', () => {
    const { issues } = v.safeParse(v.object({ list: v.array(v.object(strict)) }), { list: [{ list: [] }] })
    expect(issueNotes(issues!)).toBe('List, entry 1, Form title: required')
    expect(issueNotes(v.safeParse(v.string('no text'), 5).issues!)).toBe('no text')
    const content = { formTitle: 'A', list: [{ buttonText: 'B' }, {}] }
    expect(lostNotes(strict, content)).toEqual(['List, entry 2, Button text: required'])
  })
})
