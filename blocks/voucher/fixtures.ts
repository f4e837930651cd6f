import type { Fixture } from '../_kit/fixture.ts'

const standard = {
  component: 'voucher',
  _uid: 'voucher-start',
  code: 'START600',
  label: '600 € weniger für alle, die sich bis zum 31. März einschreiben.',
  buttonText: 'Jetzt einschreiben',
  buttonLink: { linktype: 'story', cached_url: 'einschreiben' },
  copyText: 'Code kopieren',
  afterCopyText: 'Code kopiert',
}

const hidden = (name: string, content: object) => ({
  name,
  hidden: true,
  content: { ...standard, _uid: `voucher-${name}`, ...content },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'Code with a button', content: standard },
  { name: 'code-only', content: { component: 'voucher', _uid: 'voucher-code', code: 'FREUNDE-2027' } },
  hidden('empty', { code: ' ' }),
  hidden('longest', {
    code: 'WIRTSCHAFTSINGENIEURWESEN-NACHHALTIGKEIT-2027-FRUEHBUCHER',
    label:
      'Für alle, die vor dem Wintersemester 2027/2028 eine Aufstiegsfortbildung abgeschlossen haben: die Einschreibegebühr entfällt.',
    buttonText: 'Zur Anerkennung der Aufstiegsfortbildung',
    copyText: 'Gutscheincode in die Zwischenablage kopieren',
    afterCopyText: 'Gutscheincode ist in der Zwischenablage',
  }),
  hidden('hostile', {
    code: '"><script>alert(1)</script>',
    label: '<img src=x onerror=alert(1)>',
    buttonLink: { linktype: 'url', url: 'javascript:alert(1)' },
    copyText: '{{constructor}} <b>kopieren</b>',
    afterCopyText: '" onclick="alert(1)',
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'voucher', code: { text: 'START600' } },
  { component: 'voucher', code: 'START600', buttonLink: '/einschreiben/' },
  { component: 'voucher', code: 'START600', copyText: ['Kopieren'] },
]
