import type { Fixture } from '../_kit/fixture.ts'

const paragraph = (...text: string[]) => ({
  type: 'paragraph',
  content: text.map(part => ({ type: 'text', text: part })),
})

const item = (uid: string, title: string, ...content: object[]) => ({
  component: 'accordion-item',
  _uid: uid,
  title,
  content: { type: 'doc', content },
})

const admission = [
  item(
    'admission-1',
    'Kann ich ohne Abitur studieren?',
    paragraph(
      'Ja. Mit einem Meisterbrief oder einer gleichwertigen Fortbildung bist du sofort zugelassen. Mit einer abgeschlossenen Ausbildung und drei Jahren im Beruf beginnst du auf Probe: Nach zwei bestandenen Modulen bist du regulär eingeschrieben.',
    ),
  ),
  item(
    'admission-2',
    'Welche Unterlagen brauche ich?',
    paragraph('Drei Dateien genügen für den Anfang:'),
    {
      type: 'bullet_list',
      content: ['dein Zeugnis, auch als Foto', 'einen Ausweis', 'einen Lebenslauf in Stichworten'].map(
        text => ({
          type: 'list_item',
          content: [paragraph(text)],
        }),
      ),
    },
    paragraph('Beglaubigte Kopien reichst du bis zum Ende des ersten Semesters nach.'),
  ),
  item(
    'admission-3',
    'Wird angerechnet, was ich schon kann?',
    paragraph(
      'Fast jede zweite Person spart so mindestens ein Semester. Schick uns deine Nachweise vor der Bewerbung, die Prüfung ist kostenlos und dauert zehn Tage.',
    ),
  ),
  item(
    'admission-4',
    'Bis wann muss ich mich bewerben?',
    paragraph('Du kannst an jedem Ersten eines Monats beginnen.'),
  ),
]

const money = [
  item(
    'money-1',
    'Was kostet das Studium insgesamt?',
    paragraph(
      'Ein Bachelor kostet 13.932 €, egal in welchem Tempo du studierst. Darin sind alle Prüfungen enthalten.',
    ),
  ),
  item(
    'money-2',
    'Bekomme ich BAföG?',
    paragraph('Im Vollzeitmodell ja. Unsere Beratung rechnet mit dir aus, wie viel es wird.'),
  ),
  item(
    'money-3',
    'Kann ich die Gebühren von der Steuer absetzen?',
    paragraph(
      'Ein Zweitstudium zählt als Werbungskosten, ein Erststudium bis 6.000 € im Jahr als Sonderausgabe.',
    ),
  ),
]

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    preset: 'One list',
    content: {
      component: 'accordion',
      _uid: 'accordion',
      accordionLists: [
        {
          component: 'accordion-list',
          _uid: 'list-1',
          headline: 'Zulassung',
          firstAccordionItemOpen: true,
          accordionItems: admission,
        },
      ],
    },
  },
  {
    name: 'nested',
    hidden: true,
    content: {
      component: 'accordion',
      _uid: 'accordion-nested',
      accordionLists: [
        {
          component: 'accordion-list',
          _uid: 'accordion-nested-list',
          firstAccordionItemOpen: true,
          accordionItems: [
            item('nested-1', 'Welche Unterlagen brauche ich?', paragraph('Drei Dateien.'), {
              type: 'blok',
              attrs: {
                body: [
                  {
                    component: 'accordion-content',
                    _uid: 'nested-more',
                    title: 'Welche Dateien?',
                    content: { type: 'doc', content: [paragraph('Zeugnis, Ausweis, Lebenslauf.')] },
                  },
                ],
              },
            }),
          ],
        },
      ],
    },
  },
  {
    name: 'two-lists',
    preset: 'Two lists side by side',
    content: {
      component: 'accordion',
      _uid: 'accordion-two',
      containerBackgroundColor: 'page-color',
      single: true,
      accordionLists: [
        {
          component: 'accordion-list',
          _uid: 'list-2',
          headline: 'Zulassung und Bewerbung',
          firstAccordionItemOpen: true,
          accordionItems: admission,
        },
        {
          component: 'accordion-list',
          _uid: 'list-3',
          headline: 'Kosten und Förderung',
          headlineProps: [{ component: 'headline-props', _uid: 'h', level: 'h3', isHighlighted: true }],
          accordionItems: money,
        },
      ],
    },
  },
  {
    name: 'three-lists',
    hidden: true,
    content: {
      component: 'accordion',
      _uid: 'accordion-three',
      accordionLists: [admission, money, admission.slice(2)].map((accordionItems, index) => ({
        component: 'accordion-list',
        _uid: `list-${index + 4}`,
        headline: 'Wird nicht gezeigt',
        accordionItems,
      })),
    },
  },
  {
    name: 'five-lists',
    hidden: true,
    content: {
      component: 'accordion',
      _uid: 'accordion-five',
      accordionLists: [admission, money, admission.slice(2), money, admission].map(
        (accordionItems, index) => ({
          component: 'accordion-list',
          _uid: `list-five-${index}`,
          accordionItems,
        }),
      ),
    },
  },
  {
    name: 'empty',
    hidden: true,
    content: { component: 'accordion', _uid: 'accordion-empty', accordionLists: [] },
  },
  {
    name: 'longest',
    hidden: true,
    content: {
      component: 'accordion',
      _uid: 'accordion-longest',
      containerBackgroundColor: 'black',
      accordionLists: [
        {
          component: 'accordion-list',
          _uid: 'list-9',
          firstAccordionItemOpen: true,
          accordionItems: [
            item(
              'long-1',
              'Gilt die Aufstiegsfortbildungsförderung auch, wenn ich mein Studienmodell während eines laufenden Semesters wechsle und gleichzeitig den Arbeitgeber?',
              paragraph('Ja. '.repeat(160)),
            ),
            {
              component: 'accordion-item',
              _uid: 'long-2',
              title: 'Ohne Antwort',
              content: { type: 'doc', content: [] },
            },
          ],
        },
      ],
    },
  },
]

export const invalid: readonly unknown[] = [{ component: 'accordion', _uid: 'x', accordionLists: 'Fragen' }]

export const damaged: readonly unknown[] = [
  { component: 'accordion', _uid: 'x', accordionLists: [{ accordionItems: [{ title: '' }] }] },
  {
    component: 'accordion',
    _uid: 'x',
    accordionLists: [{ accordionItems: [{ title: 'a', content: { type: 'p' } }] }],
  },
]
