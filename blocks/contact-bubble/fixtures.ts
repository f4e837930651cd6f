import type { Fixture } from '../_kit/fixture.ts'

const channel = (
  kind: string,
  label: string,
  headline: string,
  description: string,
  fields: object = {},
) => ({
  _uid: `channel-${kind}`,
  component: 'contact-channel',
  kind,
  label,
  headline,
  description,
  ...fields,
})

const channels = [
  channel('chat', 'Chat', 'Frag uns jetzt', 'Antwort in einer Minute.'),
  channel('callback', 'Rückruf', 'Wir rufen dich an', 'Zu der Zeit, die du nennst.', { form: 'rueckruf' }),
  channel('mail', 'E-Mail', 'Schreib uns', 'Antwort am selben Werktag.', {
    address: 'studienberatung@tannhagen.example',
  }),
  channel('phone', 'Anrufen', 'Sprich mit Sofia', 'Montag bis Freitag 8 bis 20 Uhr.', {
    address: '+49 (0)30 23125-140',
  }),
  channel('whatsapp', 'WhatsApp', 'Schreib vom Handy', 'Antwort am selben Tag.', {
    address: '+49 151 23456789',
  }),
  channel('videoChat', 'Videochat', 'Sieh uns ins Gesicht', 'Mit Termin.', {
    link: { linktype: 'url', url: '/kontakt/' },
  }),
  channel('uniBuddy', 'Studis fragen', 'Jemand, der schon studiert', 'Ehrliche Antworten.'),
]

const bubble = (name: string, fields: object) => ({
  component: 'contact-bubble',
  _uid: `bubble-${name}`,
  icon: 'chat',
  headline: 'Frag uns',
  channels,
  ...fields,
})

const long = 'Hochschulzugangsberechtigungsprüfungsterminanfragenbeantwortung'

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: bubble('default', { attentionText: 'Fragen? Wir sind da.', delay: '20', showTime: '12' }),
  },
  { name: 'plain', hidden: true, content: bubble('plain', { icon: '', headline: '' }) },
  {
    name: 'opens-chat',
    hidden: true,
    content: bubble('opens', { attentionText: 'Chatte mit uns', clickActivity: 'chat' }),
  },
  {
    name: 'silent',
    hidden: true,
    content: bubble('silent', { attentionText: 'Fragen?', attentionActive: false }),
  },
  {
    name: 'empty',
    hidden: true,
    content: bubble('empty', { channels: [channel('mail', 'E-Mail', 'Schreib uns', '')] }),
  },
  {
    name: 'longest',
    hidden: true,
    content: bubble('longest', {
      headline: long,
      attentionText: `${long} ${long}`,
      channels: channels.map(one => ({
        ...one,
        label: long,
        headline: long,
        description: `${long} `.repeat(3),
      })),
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: bubble('hostile', {
      icon: '"><b>',
      headline: '<script>alert(1)</script>',
      attentionText: '<img src=x onerror=alert(1)>',
      channels: [
        channel('phone', 'x', '', '', { address: 'javascript:alert(1)' }),
        channel('chat', '"><b>', '</a>', '<b>', {
          link: { linktype: 'url', url: 'javascript:alert(1)' },
          form: '"',
        }),
      ],
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'contact-bubble', headline: 5, channels },
  { component: 'contact-bubble', delay: 'soon', channels },
  { component: 'contact-bubble-group', channels: 'all' },
]
