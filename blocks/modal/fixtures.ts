import type { Fixture } from '../_kit/fixture.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const listItem = (text: string) => ({ type: 'list_item', content: [paragraph(text)] })
const doc = (...content: object[]) => ({ type: 'doc', content })

const modal = (name: string, fields: object) => ({
  component: 'modal',
  _uid: `modal-${name}`,
  linkText: 'So läuft die Anrechnung',
  headline: 'In zehn Tagen weißt du, was zählt',
  content: doc(
    paragraph('Schick uns Zeugnisse, Modulhandbücher oder Arbeitsnachweise, auch als Foto.'),
    {
      type: 'ordered_list',
      content: [
        listItem('Wir vergleichen deine Nachweise mit den Modulen des Studiengangs.'),
        listItem('Du bekommst eine Liste mit ECTS und der neuen Studiendauer.'),
        listItem('Erst wenn du zufrieden bist, unterschreibst du den Vertrag.'),
      ],
    },
    {
      type: 'blok',
      attrs: {
        body: [
          {
            component: 'button',
            _uid: 'modal-button',
            text: 'Nachweise hochladen',
            href: { linktype: 'url', url: '/anrechnung/' },
          },
        ],
      },
    },
  ),
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: modal('default', {}) },
  {
    name: 'in-rich-text',
    content: {
      component: 'rich-text',
      _uid: 'modal-text',
      content: doc(
        paragraph('Fast jede zweite Person spart mindestens ein Semester, weil sie schon etwas kann.'),
        { type: 'blok', attrs: { body: [modal('inside', {})] } },
        paragraph('Die Prüfung ist kostenlos.'),
      ),
    },
  },
  {
    name: 'dark',
    hidden: true,
    content: {
      component: 'container',
      _uid: 'modal-dark',
      backgroundColor: 'black',
      body: [modal('on-dark', {})],
    },
  },
  { name: 'headless', hidden: true, content: modal('headless', { headline: '' }) },
  { name: 'without-head', hidden: true, content: modal('without-head', { mode: 'headless' }) },
  { name: 'fullscreen', hidden: true, content: modal('fullscreen', { mode: 'fullscreen', anchor: 'ganz' }) },
  {
    name: 'flyin',
    content: modal('flyin', { mode: 'flyin', direction: 'left', closeOnOutsideClick: false }),
  },
  {
    name: 'flyin-up',
    hidden: true,
    content: modal('flyin-up', { mode: 'flyin', closable: false, skipFormatting: true }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: modal('hostile', { linkText: '"><script>alert(1)</script>', anchor: '" onclick="alert(1)' }),
  },
  { name: 'empty', hidden: true, content: modal('empty', { content: doc({ type: 'paragraph' }) }) },
  {
    name: 'longest',
    hidden: true,
    content: modal('longest', {
      linkText: 'Anerkennung beruflicher Aufstiegsfortbildungsprüfungen und Hochschulzugangsberechtigungen',
      headline: 'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungsverordnung',
      content: doc(
        ...Array.from({ length: 12 }, () =>
          paragraph('Ja, solange du dich innerhalb von vier Wochen meldest. '.repeat(5)),
        ),
      ),
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'modal', headline: 'x', content: doc(paragraph('x')) },
  { component: 'modal', linkText: ' ', content: doc(paragraph('x')) },
  { component: 'modal', linkText: 'x', content: { type: 'paragraph' } },
  { component: 'modal', linkText: 'x', headline: 5, content: doc(paragraph('x')) },
  { component: 'modal', linkText: 'x', closable: 'perhaps', content: doc(paragraph('x')) },
]
