import type { Fixture } from '../_kit/fixture.ts'

const hint = (name: string, fields: object) => ({ component: 'hint', _uid: `hint-${name}`, ...fields })

const credits =
  '<p><strong>ECTS</strong> zählen die Arbeit, nicht die Stunden im Hörsaal: Ein Punkt sind 25 bis 30 Stunden Lernen, Schreiben und Prüfung.</p><p>Mehr dazu im <a href="/studium/ects/">Modulhandbuch</a>.</p>'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: hint('default', { label: '180 ECTS', tooltip: credits }) },
  {
    name: 'icon',
    content: hint('icon', {
      tooltip: 'Der Betrag gilt für das Teilzeitmodell mit 48 Monaten.',
    }),
  },
  {
    name: 'list',
    hidden: true,
    content: hint('list', {
      label: 'Zulassung',
      tooltip:
        '<p>Eins davon genügt:</p><ul><li>Abitur oder Fachhochschulreife</li><li>Meisterbrief oder Fachwirt</li><li>Ausbildung und drei Jahre Beruf</li></ul>',
    }),
  },
  {
    name: 'longest',
    hidden: true,
    content: hint('longest', {
      label: 'Anerkennung beruflicher Aufstiegsfortbildungsprüfungen und Hochschulzugangsberechtigungen',
      tooltip: `<p>${'Rechtsschutzversicherungsgesellschaftsangestellte erhalten bis zu 60 ECTS-Leistungspunkte angerechnet. '.repeat(3)}</p>`,
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: hint('hostile', {
      label: '<img src=x onerror=alert(1)>',
      tooltip:
        '<script>alert(1)</script><p onclick="alert(1)" style="color:red">Gut<a href="javascript:alert(1)">!</a></p><iframe src="//evil.example"></iframe>',
    }),
  },
  { name: 'empty', hidden: true, content: hint('empty', { label: '180 ECTS', tooltip: ' ' }) },
  {
    name: 'nothing-left',
    hidden: true,
    content: hint('nothing-left', { tooltip: '<script>alert(1)</script>' }),
  },
  {
    name: 'far-right',
    hidden: true,
    content: {
      component: 'container',
      _uid: 'hint-container',
      backgroundColor: 'black',
      body: [
        {
          component: 'flex-blok',
          _uid: 'hint-row',
          alignSelf: 'end',
          content: [
            hint('right-1', { label: 'Semesterbeitrag', tooltip: credits }),
            hint('right-2', { tooltip: credits }),
          ],
        },
      ],
    },
  },
]

export const invalid: readonly unknown[] = [
  { component: 'hint', tooltip: 5 },
  { component: 'hint', tooltip: { type: 'doc', content: [] } },
  { component: 'hint', tooltip: 'Hallo', label: ['ECTS'] },
]
