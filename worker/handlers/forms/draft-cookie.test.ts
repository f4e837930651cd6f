import { expect, it } from 'vitest'
import { readDraftId, writeDraftCookie } from './draft-cookie.ts'

const id = '0b6f0f3e-7a54-4d44-8d4f-0123456789ab'
const cookieValue = (cookie: string) => /^(?:__Host-)?draft=([^;]+)/.exec(cookie)![1]!

it('holds the id of a draft, for the session, out of reach of scripts', async () => {
  const cookie = await writeDraftCookie({ id, secret: 's' }, true)
  expect(cookie).toMatch(/^__Host-draft=[\w.-]+; Path=\/; SameSite=Lax; Secure; HttpOnly$/)
  expect(await readDraftId(cookieValue(cookie), 's')).toBe(id)
})

it('counts only with its signature', async () => {
  const value = cookieValue(await writeDraftCookie({ id, secret: 's' }, false))
  expect(await readDraftId(value, 'another')).toBeUndefined()
  expect(await readDraftId(id, 's')).toBeUndefined()
  expect(await readDraftId(`${id}.%%%`, 's')).toBeUndefined()
  expect(await readDraftId(value.replace('0b6f', '0b6e'), 's')).toBeUndefined()
})

it('without a secret is the id alone', async () => {
  const value = cookieValue(await writeDraftCookie({ id, secret: undefined }, false))
  expect(await readDraftId(value, undefined)).toBe(id)
})
