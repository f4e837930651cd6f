import { asset } from '../fields/asset.ts'
import { bloks, items } from '../fields/bloks.ts'
import { multilink } from '../fields/multilink.ts'
import { number } from '../fields/number.ts'
import { text, textarea } from '../fields/text.ts'

/** Fields of the story type `cluster-card-set`. */
export const clusterCardSet = { headline: text(), cards: bloks({ allowed: ['card'] }) }

/** Logos of the block or of a shared set. */
export const logos = items('logo', {
  image: asset({ description: 'Its alternative text is the company’s name' }),
  href: multilink(),
})

/** Fields of the story type `logo-cloud-set`. */
export const logoCloudSet = { headline: text(), logos }

/** A person with a quote: fields of the story type `testimonial-person`, and of the block. */
export const testimonialPerson = {
  quote: textarea({ description: 'What the person says, without quotation marks' }),
  fullName: text(),
  title: text({ description: 'Programme or occupation' }),
  age: number({ min: 1, max: 120, description: 'In years' }),
  studyStart: text({ description: 'When the person began: "Oktober 2024"' }),
  starRating: number({ min: 0, max: 5, description: 'Out of 5; nothing is shown for 0' }),
  photo: asset({ description: 'A portrait; it is cut 1:1' }),
  headline: text(),
}

/** How a chat begins: fields of the story type `conversation-template`. */
export const conversationTemplate = {
  templateId: text({ translatable: false, description: 'Id of the template at the chat service.' }),
  enabledDomains: text({
    translatable: false,
    description: 'What it may talk about, separated by commas.',
  }),
}
