import { describe, expect, it } from 'vitest'
import {
  formOfDraft,
  isInProgress,
  markSent,
  newDraftId,
  readDraftCookies,
  withDraft,
  withoutDraft,
} from './draft-cookies.ts'

const signature = 'c2lnbmF0dXJlLW9mLXRoZS1kcmFmdA'
const signed = (form: string, random = 'a1b2c3d4-0000-4000-8000-000000000000') =>
  `${newDraftId(random, form)}.${signature}`
const read = (cookies: string | null, mayResume = false, isSecure = false) =>
  readDraftCookies({ cookies, isSecure, mayResume: () => mayResume })

describe('the cookies of forms in progress', () => {
  it.each([
    ['none', null, []],
    ['one', `draft=${signed('apply')}`, [signed('apply')]],
    ['several', `a=b; draft=${signed('apply')}~${signed('credit')}`, [signed('apply'), signed('credit')]],
    [
      'more than three',
      `draft=${['a', 'b', 'c', 'd'].map(form => signed(form)).join('~')}`,
      ['a', 'b', 'c'].map(form => signed(form)),
    ],
    ['malformed', 'draft=<script>', []],
    ['a malformed one among others', `draft=x~${signed('apply')}`, [signed('apply')]],
  ])('%s', (_, cookies, drafts) => {
    expect(read(cookies)).toEqual(drafts)
  })

  it('of a later visit count with the grant only, after those of this one', () => {
    const cookies = `application=${signed('apply')}; draft=${signed('credit')}`
    expect(read(cookies)).toEqual([signed('credit')])
    expect(read(cookies, true)).toEqual([signed('credit'), signed('apply')])
  })

  it('have a prefix over https, so that no subdomain can plant one', () => {
    expect(read(`draft=${signed('apply')}`, false, true)).toEqual([])
    expect(read(`__Host-draft=${signed('apply')}`, false, true)).toEqual([signed('apply')])
  })

  it('name the form of each', () => {
    expect(formOfDraft(signed('ds_apply-now'))).toBe('ds_apply-now')
    expect(formOfDraft('nothing')).toBe('nothing')
  })

  it('know a form that was sent from one in progress', () => {
    const sent = markSent(signed('apply'))
    expect(read(`draft=${sent}~${signed('credit')}`)).toEqual([sent, signed('credit')])
    expect([isInProgress(sent, 'apply'), isInProgress(signed('apply'), 'apply')]).toEqual([false, true])
    expect(isInProgress(signed('credit'), 'apply')).toBe(false)
    expect(withDraft([sent], signed('apply'))).toBe(signed('apply'))
  })

  it('leave out a form whose draft is not there any more', () => {
    expect(withoutDraft([signed('credit'), signed('apply')], 'credit')).toBe(signed('apply'))
    expect(withoutDraft([signed('apply')], 'apply')).toBe('')
  })

  it('get a new one in place of that of the same form', () => {
    const other = signed('apply', 'ffffffff-0000-4000-8000-000000000000')
    expect(withDraft([signed('credit'), signed('apply')], other)).toBe(`${other}~${signed('credit')}`)
    const many = ['a', 'b', 'c'].map(form => signed(form))
    expect(withDraft(many, other).split('~')).toEqual([other, signed('a'), signed('b')])
  })
})
