import type { Fixture } from '../_kit/fixture.ts'

const standard = {
  component: 'health-insurance',
  _uid: 'health-insurance-number',
  title: 'Absendernummer für deine Krankenkasse',
  number: 'H0004712',
  copyText: 'Nummer kopieren',
  afterCopyText: 'Nummer kopiert',
}

const hidden = (name: string, content: object) => ({
  name,
  hidden: true,
  content: { ...standard, _uid: `health-insurance-${name}`, ...content },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: standard },
  {
    name: 'number-only',
    content: { component: 'health-insurance', _uid: 'health-insurance-only', number: 'H0004713' },
  },
  hidden('empty', { number: '' }),
  hidden('longest', {
    title:
      'Absendernummer der Hochschule für das elektronische Studentenmeldeverfahren der gesetzlichen Krankenversicherungen',
    number: 'H0004712-FERNSTUDIUM-BERUFSBEGLEITEND-DEUTSCHLAND',
    copyText: 'Absendernummer in die Zwischenablage kopieren',
  }),
  hidden('hostile', {
    title: '<img src=x onerror=alert(1)>',
    number: '</code><script>alert(1)</script>',
    afterCopyText: '" onclick="alert(1)',
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'health-insurance', number: 4712 },
  { component: 'health-insurance', number: 'H0004712', title: {} },
]
