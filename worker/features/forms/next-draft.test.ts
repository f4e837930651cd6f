import { describe, expect, it } from 'vitest'
import { type DraftChange, findConflict, nextDraft } from './next-draft.ts'
import type { FormDraft } from './submission.ts'

const change = (values: FormDraft['values'], more: Partial<DraftChange> = {}): DraftChange => ({
  ...{ id: 'a_apply', form: 'apply', files: [], step: 1, mails: [], updated: 1, until: 2 },
  values,
  ...more,
})

const begun = nextDraft(undefined, change({ programme: 'law', name: 'Ada' }))
const changed = nextDraft(begun, change({ programme: 'art', name: 'Ada', topics: ['a'] }))

describe('a draft', () => {
  it('begins with revision 1 for each answer', () => {
    expect(begun).toMatchObject({ revision: 1, changed: { programme: 1, name: 1 } })
  })

  it('marks changed answers with the next revision', () => {
    expect(changed).toMatchObject({ revision: 2, changed: { programme: 2, name: 1, topics: 2 } })
  })

  it('keeps its revision where nothing changes', () => {
    const same = nextDraft(changed, change(changed.values, { step: 3 }))
    expect(same).toMatchObject({ revision: 2, step: 3, changed: changed.changed })
  })

  it('of a form that was sent is another submission once it changes', () => {
    const sent = nextDraft(changed, change(changed.values, { sent: { reference: 'AB12' } }))
    expect(sent).toMatchObject({ sent: { reference: 'AB12' }, revision: 2 })
    const again = nextDraft(sent, change({ programme: 'law' }))
    expect(again).toMatchObject({ sentBefore: 'AB12', revision: 3 })
    expect(again.sent).toBeUndefined()
    expect(nextDraft(again, change({ programme: 'law' })).sentBefore).toBe('AB12')
  })
})

describe('a post', () => {
  it.each([
    ['of the newest revision', 2, { programme: 'law' }, undefined],
    ['of a page without a revision', undefined, { programme: 'law' }, undefined],
    ['of an older one, with another answer', 1, { programme: 'law' }, { programme: 'art', topics: ['a'] }],
    ['of an older one, with the same answers', 1, { programme: 'art', topics: ['a'] }, undefined],
    [
      'of an older one, with answers to other fields',
      1,
      { name: 'Bea' },
      { programme: 'art', topics: ['a'] },
    ],
    ['of a page that knows of no draft', 0, { programme: 'art' }, { name: 'Ada', topics: ['a'] }],
  ])('%s', (_, revision, values, conflict) => {
    expect(findConflict(changed, { revision, values })).toEqual(conflict)
  })

  it('without a draft has no conflict', () => {
    expect(findConflict(undefined, { revision: 4, values: { name: 'Ada' } })).toBeUndefined()
  })
})
