import { rich, type Translated, t } from '../../text.ts'
import { type BlockDraft, button, columns, container, headline, richText, steps } from '../blocks.ts'
import { dualCountdown } from '../start.ts'
import { applyDual, callRuben, writeRuben } from './people.ts'

interface Closing {
  readonly headline: Translated
  readonly buttonText: Translated
  /** Its name in the forms. */
  readonly programme: string
  /** For whom another programme suits better. */
  readonly other: Translated
}

const way = t(
  rich(
    steps(
      '**Schick uns** Zeugnis und Lebenslauf, und nenn drei Branchen, die dich reizen.',
      '**Triff zwei bis vier Betriebe,** die wir dir vorschlagen, oder bring deinen mit.',
      '**Unterschreib zwei Verträge:** einen mit dem Betrieb, einen mit uns.',
    ),
  ),
  rich(
    steps(
      '**Send us** your certificate and CV, and name three trades that attract you.',
      '**Meet two to four companies** that we suggest, or bring your own.',
      '**Sign two contracts:** one with the company, one with us.',
    ),
  ),
)

/** The end of a programme page: how to get a place, whom to ask first, and the first day. */
export const dualClosing = ({ headline: title, buttonText, programme, other }: Closing): BlockDraft =>
  container(
    { anchor: 'bewerbung', backgroundColor: 'gradient-dark', topEdge: 'slope-up', accentColor: 'yellow' },
    columns(
      container(
        {},
        headline(title, t('Bewerben kannst du dich bis 31. August.', 'Apply by 31 August.')),
        richText(way),
        button(buttonText, applyDual(programme)),
      ),
      container(
        { border: 'custom', accentColor: 'yellow' },
        headline(t('Noch nicht sicher?', 'Not sure yet?'), undefined, { look: 'h3' }),
        richText(other),
        callRuben,
        writeRuben,
      ),
    ),
    dualCountdown,
  )
