import { block } from '../_kit/block-schema.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { datetime } from '../_kit/fields/datetime.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { textarea, text as textLine } from '../_kit/fields/text.ts'

/** Requirement header-footer/alert-banner. */
export const schema = block(
  {
    title: 'Alert',
    description: 'What visitors must know now, above the header of every page of the unit.',
    place: 'part',
  },
  {
    kind: option(['info', 'urgent'], {
      defaultValue: 'info',
      description: 'Urgent ones are dark, and screen readers read them at once.',
    }),
    text: textarea({ required: true, description: 'One or two sentences' }),
    link: multilink(),
    linkText: textLine({ description: 'Words of the link' }),
    from: datetime({ description: 'It appears at this time; empty for at once' }),
    until: datetime({ description: 'It goes at this time; empty for never' }),
    closable: boolean({
      defaultValue: true,
      description: 'Visitors can close it for the visit; a changed text is shown again',
    }),
  },
)
