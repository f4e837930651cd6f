import { emailLink, storyLink, urlLink } from '../story.ts'
import { t } from '../text.ts'
import { type BlockDraft, button, secondary } from './blocks.ts'

/** From the numbers that the Federal Network Agency keeps free for fiction. */
export const phone = { shown: '030 23125 140', link: urlLink('tel:+493023125140') }
export const advice = emailLink('studienberatung@tannhagen.example')
export const admissions = emailLink('bewerbung@tannhagen.example')
export const adviceAtHome = storyLink('home', 'beratung')

export const callAdvice: BlockDraft = button(
  t(`Anrufen: ${phone.shown}`, 'Call +49 30 23125 140'),
  phone.link,
  { iconBefore: 'phone' },
)
export const writeAdvice: BlockDraft = {
  ...secondary(t('E-Mail schreiben', 'Write an e-mail'), advice),
  iconBefore: 'mail',
}
