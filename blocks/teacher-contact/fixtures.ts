import type { Fixture } from '../_kit/fixture.ts'

const link = (url: string) => ({ linktype: 'url', url })

const linh = {
  component: 'teacher-contact',
  _uid: 'teacher-linh',
  photo: { filename: '/pictures/portrait-linh.svg', alt: 'Porträt von Linh Tran' },
  office: 'Campus Berlin, Raum 3.09',
  officeHours: [
    {
      component: 'timetable-entry',
      _uid: 'linh-tuesday',
      time: '18:00 bis 19:00',
      title: 'Dienstag',
      place: 'Per Video, höchstens acht Leute',
    },
  ],
  email: 'linh.tran@tannhagen.example',
  emailLabel: 'linh.tran@tannhagen.example',
  phone: '+49 (0)30 23125-177',
  phoneLabel: '030 23125 177',
  linkedIn: link('https://www.linkedin.com/in/linh-tran-example/'),
  linkedInLabel: 'LinkedIn',
  xing: link('https://www.xing.com/profile/Linh_Tran_Example'),
  xingLabel: 'Xing',
  facebook: link('https://www.facebook.com/linh.tran.example'),
  facebookLabel: 'Facebook',
  researchGate: link('https://www.researchgate.net/profile/Linh-Tran-Example'),
  researchGateLabel: 'ResearchGate',
  orcid: link('https://orcid.org/0000-0002-1825-0097'),
  orcidLabel: 'ORCID 0000-0002-1825-0097',
}

const long = 'Wirtschaftsinformatikprofessurvertretungssprechstundenanmeldung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: linh },
  {
    name: 'mail-only',
    content: {
      component: 'teacher-contact',
      _uid: 'teacher-mail',
      email: 'ruben.adler@tannhagen.example',
      emailLabel: 'ruben.adler@tannhagen.example',
    },
  },
  { name: 'empty', hidden: true, content: { component: 'teacher-contact', _uid: 'teacher-empty' } },
  {
    name: 'longest',
    hidden: true,
    content: { ...linh, _uid: 'teacher-longest', emailLabel: `${long}@tannhagen.example`, orcidLabel: long },
  },
  {
    name: 'hostile',
    hidden: true,
    content: {
      ...linh,
      _uid: 'teacher-hostile',
      email: '" onclick="alert(1)',
      phone: 'javascript:alert(1)',
      linkedIn: link('javascript:alert(1)'),
      xingLabel: '<script>alert(1)</script>',
    },
  },
]

export const invalid: readonly unknown[] = [
  { component: 'teacher-contact', email: ['a'], emailLabel: 'x' },
  { component: 'teacher-contact', xing: 'https://www.xing.com/', xingLabel: 'x' },
]
