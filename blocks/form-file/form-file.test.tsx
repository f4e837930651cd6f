import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const render = (fields: object) =>
  renderContent({ component: 'form-file', _uid: 'f', name: 'certificate', label: 'Zeugnis', ...fields }).html

it('form file says what it takes, and takes no other', () => {
  expect(render({})).toMatch(/accept="application\/pdf,image\/jpeg,image\/png"/)
  expect(render({})).toContain('PDF, JPG, PNG, bis 10 MB')
  expect(render({ types: ['docx'], maxSize: '4', hint: 'Unterschrieben' })).toContain(
    'Unterschrieben · Word (DOCX), bis 4 MB',
  )
})

it('form file takes several files where content says so', () => {
  expect(render({ multiple: true })).toMatch(/type="file"[^>]*multiple=""/)
  expect(render({})).not.toContain('multiple')
})

it('form file says without script how large all files may be together', () => {
  expect(render({})).toMatch(/<noscript>.*zusammen höchstens 6 MB.*<\/noscript>/)
})

it('form file has a second label in the words of a button, over a place to drop files', () => {
  const words = (html: string) => /<label class="button[^>]* for="([^"]+)"><span[^>]*>([^<]*)/.exec(html)!
  const [, id, label] = words(render({}))
  expect(render({})).toMatch(new RegExp(`oder hierher ziehen</span><input id="${id}"`))
  expect([label, words(render({ multiple: true }))[2]]).toEqual(['Datei auswählen', 'Dateien auswählen'])
})
