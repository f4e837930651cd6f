import { expect, it, vi } from 'vitest'
import { newPage } from '../../_kit/testing/new-page.ts'
import { renderContent } from '../../_kit/testing/render-content.ts'
import { enhance } from '../enhance.ts'
import { fixtures } from '../fixtures.ts'

/** Answers each upload with the key of a stored file. */
class Upload {
  readonly upload = {}
  readonly status = 201
  readonly response = { key: 'uploads/a1' }
  onload: () => void = () => undefined
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => this.onload())
  }
}

it('takes a file that was chosen before the script of the form was there', async () => {
  vi.stubGlobal('XMLHttpRequest', Upload)
  const { content } = fixtures.find(({ name }) => name === 'steps')!
  document.body.innerHTML = renderContent(content).html
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const early = new File(['%PDF-1.7'], 'Zeugnis.pdf', { type: 'application/pdf' })
  Object.defineProperty(input, 'files', { value: [early] })
  enhance(document.querySelector('form')!, newPage())
  const row = () => document.querySelector('[data-file-item="uploads/a1"]')
  await vi.waitFor(() => expect(row()).not.toBeNull())
  expect(row()!.textContent).toContain('Zeugnis.pdf')
  expect(row()!.querySelector('input')!.value).toBe('uploads/a1')
})
