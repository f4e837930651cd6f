import { block } from '../_kit/block-schema.ts'
import { dialogDirections, dialogModes } from '../_kit/dialog-modes.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'

interface Ways {
  readonly closable: boolean
  readonly closeOnOutsideClick: boolean
}

/** Whether visitors can close a modal. A modal that they cannot close is refused. */
export const canBeLeft = ({ closable, closeOnOutsideClick }: Ways): boolean => closable || closeOnOutsideClick

/** Requirements disclosures/modal, disclosures/modal-host. */
export const schema = block(
  {
    title: 'Modal',
    category: 'layout',
    description: 'Words that open a window with more.',
    inText: true,
    heading: ({ headline, mode }) => (headline && mode !== 'headless' ? 'h2' : undefined),
    faults: content =>
      canBeLeft(content)
        ? []
        : ['Nothing closes this modal, so it is not shown: turn on Closable or Close on outside click.'],
  },
  {
    linkText: text({ required: true, description: 'The words that open it' }),
    headline: text({ description: 'Not drawn in the mode headless' }),
    content: richtext({ description: 'Without it there is nothing to open' }),
    mode: option(dialogModes, {
      defaultValue: 'modal',
      description: 'A window, the whole screen, a wide window without a head, or a panel that slides in',
    }),
    direction: option(dialogDirections, {
      defaultValue: 'up',
      description: 'Where a flyin moves: up from the lower edge, or left from the right one',
    }),
    closable: boolean({
      defaultValue: true,
      description: 'Closed by its button and Escape',
    }),
    closeOnOutsideClick: boolean({
      defaultValue: true,
      description: 'Closed by a click beside it and Escape. This or Closable is on',
    }),
    skipFormatting: boolean({ description: 'Content without the look of running text and without margins' }),
    anchor: text({
      translatable: false,
      description: 'Opened by links to this anchor: `start` for the address `#start`. Once a page',
    }),
  },
)
