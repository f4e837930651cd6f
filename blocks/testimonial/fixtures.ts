import type { Fixture } from '../_kit/fixture.ts'

const picture = (name: string, alt: string) => ({ filename: `/pictures/${name}.svg`, alt })

const amara = {
  component: 'testimonial',
  _uid: 'testimonial-amara',
  quote:
    'Ich habe 14 Jahre Nachtdienst gemacht und nie gedacht, dass davon etwas zählt. 60 ECTS haben sie mir angerechnet. Zwei Semester, die ich nicht noch einmal sitzen muss.',
  fullName: 'Amara Okafor',
  title: 'Gesundheitsmanagement, Teilzeit',
  age: '41',
  studyStart: 'Oktober 2024',
  starRating: '5',
  photo: picture('portrait-amara', 'Porträt von Amara, Frau mit Afro und goldenen Ohrringen'),
}

const mehmet = {
  component: 'testimonial',
  _uid: 'testimonial-mehmet',
  layout: 'large',
  color: 'orange',
  headline: 'Filialleiter, Vater, drittes Semester',
  quote:
    'Um halb sechs ist der Baumarkt noch zu und die Kinder schlafen. Das sind meine neunzig Minuten. Mehr brauche ich am Tag nicht.',
  fullName: 'Mehmet Aydın',
  title: 'Betriebswirtschaftslehre, Teilzeit II',
  age: '36',
  studyStart: 'April 2025',
  starRating: '4.5',
  photo: picture('portrait-mehmet', 'Porträt von Mehmet, Mann mit dunklem Haar und Bart'),
}

/** A person, which the delivery API inserted in place of the uuid. */
export const person = {
  uuid: '9d2f1c1e-6f9f-4c8e-a0a4-64e5d0f1b7c2',
  full_slug: 'people/amara',
  name: 'Amara',
  content: { ...amara, component: 'testimonial-person', _uid: 'person-amara' },
}

const longest = {
  ...mehmet,
  _uid: 'testimonial-longest',
  headline: 'Zwischen Lebensmittelüberwachung, Elternzeit und Wirtschaftsingenieurwesenvertiefung',
  quote:
    'Die Hochschulzugangsberechtigungsprüfung war in zehn Tagen erledigt, die Anerkennungsentscheidung drei Wochen später da.\n\nSeitdem lerne ich im Zug zwischen Nürnberg und Würzburg, in der Mittagspause und sonntags, wenn der Fußballverein auswärts spielt. '.repeat(
      2,
    ),
  fullName: 'Dr.-Ing. Maximiliane Freifrau von Hohenstein-Schwarzenbergerhausen',
  title: 'Wirtschaftsingenieurwesen und Nachhaltigkeitsmanagement in der Lebensmittelwirtschaft',
  studyStart: 'Wintersemester 2024/2025, nach Anerkennung einer Aufstiegsfortbildung',
}

const hostile = {
  ...amara,
  _uid: 'testimonial-hostile',
  quote: '<script>alert(1)</script><a href="javascript:alert(1)">„Alles gut“</a> & "mehr"',
  fullName: '<img src=x onerror=alert(1)>',
  title: '</figcaption><style>*{display:none}</style>',
  studyStart: '{{constructor}} <b>heute</b>',
  headline: '"><svg onload=alert(1)>',
  photo: { filename: 'javascript:alert(1)', alt: '" onerror="alert(1)' },
}

const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'Small portrait', content: amara },
  { name: 'large', preset: 'Large portrait', content: mehmet },
  {
    name: 'plain',
    preset: 'Without a picture',
    content: {
      component: 'testimonial',
      _uid: 'testimonial-jonas',
      color: 'petrol',
      quote: 'Meine Chefin zahlt, ich schreibe die Klausuren. Bisher gewinnen wir beide.',
      fullName: 'Jonas Weidner',
      title: 'Duales Studium Informatik, Lindbank',
    },
  },
  hidden('person', { component: 'testimonial', _uid: 'testimonial-person', layout: 'large', person }),
  hidden('quote-only', {
    component: 'testimonial',
    _uid: 'testimonial-quote',
    layout: 'large',
    quote: 'Es ging.',
  }),
  hidden('empty', { ...amara, _uid: 'testimonial-empty', quote: ' ' }),
  hidden('longest', longest),
  hidden('longest-small', { ...longest, _uid: 'testimonial-longest-small', layout: 'small' }),
  hidden('hostile', hostile),
]

export const invalid: readonly unknown[] = [
  { component: 'testimonial', quote: { type: 'doc' } },
  { component: 'testimonial', quote: 'x', starRating: 'fünf' },
  { component: 'testimonial', quote: 'x', photo: '/pictures/portrait-amara.svg' },
  { component: 'testimonial', quote: 'x', age: 'alt' },
  { component: 'testimonial', quote: 'x', fullName: ['Amara'] },
]
