import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { sendPlain } from './form-site.ts'
import { formsSpace } from './forms-space.ts'
import type { TestSite } from './test-site.ts'

const field = (name: string, label: string, fields: object = {}) => ({
  ...{ component: 'form-field', _uid: name, name, label, required: true },
  ...fields,
})

const step = (uid: string, ...fields: object[]) => ({ component: 'form-step', _uid: uid, title: uid, fields })

/** A form for withdrawing from a contract, with the mail that content defines. */
export const withdrawal: RawBlock = {
  ...{ component: 'form', _uid: 'withdrawal', id: 'widerruf', isDeclaration: true },
  steps: [
    step(
      'Angaben',
      field('name', 'Name'),
      field('contract', 'Vertrag'),
      field('email', 'E-Mail', { kind: 'email' }),
    ),
    step('Prüfen', { component: 'form-summary', _uid: 'summary' }),
  ],
  submitLabel: 'Widerruf bestätigen',
  successHeadline: 'Dein Widerruf ist eingegangen',
  receiptSubject: 'Dein Widerruf',
  receiptText: 'Hallo,\n\ndas hast du erklärt:',
}

export const withdrawalSpace = () => formsSpace(withdrawal)

export const declared = { name: 'Ada Canaria', contract: 'Kurs 12.345', email: 'ada@example.org' }

/** Inputs of a page's form that a browser sends: those with a name that are neither disabled nor unchecked. */
export function inputsOf(html: string, form = 'widerruf'): Record<string, string>[] {
  const forms = html.match(/<form (?:class="form"|method="post").*?<\/form>/gs) ?? []
  const own = forms.find(text => text.includes(`/api/forms/${form}?`)) ?? ''
  const enabled = own.replace(/<fieldset[^>]*\bdisabled=""[^>]*>.*?<\/fieldset>/gs, '')
  return [...enabled.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
    const name = / name="([^"]*)"/.exec(input)?.[1]
    const value = / value="([^"]*)"/.exec(input)?.[1] ?? ''
    const isOff = / type="(?:radio|checkbox|file)"/.test(input) && !/ checked=""/.test(input)
    return name && !isOff ? [{ name, value }] : []
  })
}

/** Posts the inputs of a page, as its button does without script. */
export const confirm = (site: TestSite, html: string, form = 'widerruf', page = '/contact/') =>
  site.request(`/api/forms/${form}?page=${encodeURIComponent(page)}`, {
    method: 'POST',
    body: new URLSearchParams(inputsOf(html, form).map(({ name, value }) => [name!, value!])),
    headers: { origin: 'http://127.0.0.1:8787', 'sec-fetch-site': 'same-origin', accept: 'text/html' },
  })

/** Both steps of a withdrawal without script: the page that shows what was typed, and the one with the receipt. */
export async function withdraw(site: TestSite, answers: Record<string, string>) {
  const first = await sendPlain(site, { ...answers, _step: '0' }, { form: 'widerruf' })
  const confirmation = await first.text()
  const last = await confirm(site, confirmation)
  return { first, confirmation, last, receipt: await last.text() }
}
