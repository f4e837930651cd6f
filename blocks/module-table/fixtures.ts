import type { Fixture } from '../_kit/fixture.ts'

const course = (title: string, ects?: unknown) => ({
  component: 'module-course',
  _uid: `course-${title}`,
  title,
  ...(ects !== undefined && { ects }),
})

const module = (title: string, ...courses: object[]) => ({
  component: 'module',
  _uid: `module-${title}`,
  title,
  courses,
})

const table = (uid: string, fields: object) => ({
  component: 'module-table',
  _uid: `module-table-${uid}`,
  headline: 'Was du im ersten Jahr belegst',
  ...fields,
})

const first = module(
  'Grundlagen',
  course('Betriebswirtschaftslehre I', '5'),
  course('Mathematik für Wirtschaft', '5'),
  course('Wissenschaftliches Arbeiten', '2,5'),
)
const second = module('Menschen führen', course('Personal', '5'), course('Arbeitsrecht', '5'))

const hidden = (name: string, fields: object) => ({ name, hidden: true, content: table(name, fields) })

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: table('default', { modules: [first, second] }) },
  {
    name: 'without-credits',
    content: table('without-credits', {
      headline: 'Kurse der Weiterbildung',
      modules: [module('Block 1', course('Verhandeln', '0'), course('Schreiben', 'keine'), course('Reden'))],
    }),
  },
  hidden('unnamed', {
    headline: '',
    modules: [{ component: 'module', _uid: 'm', courses: [course('Statistik', '5')] }],
  }),
  hidden('empty', { modules: [module('Ohne Kurse')] }),
  hidden('longest', {
    headline:
      'Pflicht- und Wahlpflichtveranstaltungen des berufsbegleitenden Wirtschaftsingenieurwesenstudiums',
    modules: [
      module(
        'Nachhaltigkeitsmanagement in der Lebensmittelwirtschaft und Versorgungsinfrastruktur',
        course(
          'Qualitätssicherungsverfahren der Lebensmittelüberwachungsbehörden einschließlich Praxisbericht',
          '7,5',
        ),
      ),
    ],
  }),
  hidden('hostile', {
    headline: '<img src=x onerror=alert(1)>',
    modules: [
      module('"><script>alert(1)</script>', course('{{constructor}}', '<b>5</b>'), course('x', '1e999')),
    ],
  }),
]

export const invalid: readonly unknown[] = [{ component: 'module-table', modules: 'Grundlagen' }]

export const damaged: readonly unknown[] = [
  { component: 'module-table', modules: [{ component: 'module', title: 'x', courses: [{ ects: '5' }] }] },
  {
    component: 'module-table',
    modules: [{ component: 'module', title: 'x', courses: [{ title: 'x', ects: 5 }] }],
  },
]
