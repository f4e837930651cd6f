import { t } from '../../text.ts'
import { choice, type Option, oneOf } from './parts.ts'

/** The programmes and models of the first unit, by the names that links to its forms give them. */
export const programmes: readonly Option[] = [
  ['bwl', t('Betriebswirtschaftslehre (B.A.)', 'Business Administration (B.A.)')],
  ['gesundheitsmanagement', t('Gesundheitsmanagement (B.A.)', 'Health Management (B.A.)')],
  ['informatik', t('Informatik (B.Sc.)', 'Computer Science (B.Sc.)')],
  ['soziale-arbeit', t('Soziale Arbeit (B.A.)', 'Social Work (B.A.)')],
  ['agrarmanagement', t('Agrarmanagement (B.Sc.)', 'Agricultural Management (B.Sc.)')],
  ['wirtschaftspsychologie', t('Wirtschaftspsychologie (M.Sc.)', 'Business Psychology (M.Sc.)')],
  ['unternehmensfuehrung', t('Unternehmensführung (M.A.)', 'Corporate Management (M.A.)')],
  ['data-science', t('Data Science (M.Sc.)', 'Data Science (M.Sc.)')],
  ['klinik-und-pflege', t('Klinik- und Pflegemanagement (M.A.)', 'Hospital and Care Management (M.A.)')],
  ['weiterbildung', t('Weiterbildung mit Zertifikat', 'Continuing education with a certificate')],
]

const names = programmes.map(([name]) => name)
const named = (isMeant: (name: string) => boolean) => oneOf('programme', ...names.filter(isMeant))

/** Offered on campus, and not by distance learning. */
export const onCampusAlone = ['agrarmanagement']
const onCampus = [...onCampusAlone, 'soziale-arbeit', 'weiterbildung']
export const notOnCampus = names.filter(name => !onCampus.includes(name))

const byDistance = named(name => !onCampusAlone.includes(name))

/** Each with the programmes that are offered so. */
export const models: readonly Option[] = [
  ['vollzeit', t('Fernstudium in Vollzeit', 'Distance learning, full time'), byDistance],
  [
    'teilzeit-1',
    t('Fernstudium in Teilzeit I', 'Distance learning, part time I'),
    named(name => !['agrarmanagement', 'soziale-arbeit'].includes(name)),
  ],
  ['teilzeit-2', t('Fernstudium in Teilzeit II', 'Distance learning, part time II'), byDistance],
  [
    'dual',
    t('Dual mit einem Betrieb', 'With a company'),
    oneOf('programme', 'bwl', 'informatik', 'gesundheitsmanagement'),
  ],
  ['mystudium', t('myStudium auf dem Campus', 'myStudium on campus'), oneOf('programme', ...onCampus)],
]

const undecided = t('Noch offen', 'Not decided')

/** Chosen already where a link brought it along. */
export const programme = choice('programme', t('Studiengang', 'Programme'), programmes, {
  look: 'dropdown',
  defaultValue: '{{get_programme}}',
})

/** For those who may not know yet. */
export const anyProgramme = { ...programme, required: false, emptyLabel: undecided }

export const model = choice('model', t('Studienmodell und Tempo', 'Model and speed'), models, {
  look: 'dropdown',
  required: false,
  emptyLabel: undecided,
  hint: t(
    'Welche es gibt, hängt vom Studiengang ab. Du kannst jedes Semester wechseln.',
    'Which there are depends on the programme. You may change every semester.',
  ),
  message: t(
    'Diesen Studiengang gibt es so nicht. Bitte wähle ein anderes Modell oder lass es offen.',
    'This programme is not offered in this way. Please choose another model, or leave it open.',
  ),
  defaultValue: '{{get_model}}',
})
