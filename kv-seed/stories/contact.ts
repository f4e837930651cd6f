import { queryLink, storyLink, urlLink, uuidOf } from '../story.ts'
import { t } from '../text.ts'
import { type BlockDraft, button, secondary } from './blocks.ts'

/** From the numbers that the Federal Network Agency keeps free for fiction. */
export const phone = { shown: '030 23125 140', link: urlLink('tel:+493023125140') }
export const adviceAtHome = storyLink('home', 'beratung')

/** To the application, with what the visitor has chosen: names as in `forms/programmes.ts`. */
export const applyLink = (programme?: string, model?: string) =>
  programme
    ? queryLink('forms-space/bewerbung', { programme, ...(model && { model }) })
    : storyLink('forms-space/bewerbung')

/** To the form for enquiries, with its subject and the wish for an answer. */
export const askLink = (query: Readonly<Partial<Record<'subject' | 'reply' | 'programme', string>>> = {}) =>
  Object.keys(query).length ? queryLink('kontakt', query, 'formular') : storyLink('kontakt', 'formular')

/** To the form for enquiries, to keep a place at the event with this slug. */
export const placeLink = (slug: string) =>
  queryLink('kontakt', { subject: 'event', event: uuidOf(slug) }, 'formular')

/** The same in the unit for studying with a company. */
export const dualPlaceLink = (slug: string) =>
  queryLink('ds/kontakt', { wish: 'event', programme: 'both', event: uuidOf(slug) }, 'formular')

export const callAdvice: BlockDraft = button(
  t(`Anrufen: ${phone.shown}`, 'Call +49 30 23125 140'),
  phone.link,
  { iconBefore: 'phone' },
)
export const writeAdvice: BlockDraft = {
  ...secondary(t('Nachricht schreiben', 'Write a message'), askLink()),
  iconBefore: 'mail',
}
