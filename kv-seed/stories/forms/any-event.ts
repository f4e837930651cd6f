import { t } from '../../text.ts'
import { choice } from './parts.ts'

/** One of the events to come, chosen already where the page of an event leads here. */
export const anyEvent = choice('event', t('Welche Veranstaltung?', 'Which event?'), [], {
  look: 'dropdown',
  optionsFrom: 'events',
  hint: t('Hier stehen alle mit freien Plätzen.', 'These are all that have places left.'),
  message: t(
    'Bitte wähle eine Veranstaltung. Wird deine nicht angenommen, ist sie vorbei, abgesagt oder ausgebucht.',
    'Please choose an event. If yours is not accepted, it is over, cancelled or fully booked.',
  ),
  defaultValue: '{{get_event}}',
})
