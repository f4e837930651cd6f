import { rich, type Translated, t } from '../../text.ts'
import { type BlockDraft, button, columns, container, headline, richText, steps } from '../blocks.ts'
import { askInes, callInes, writeInes } from './people.ts'

/** The end of a course's page: how to book a place, and whom to ask first. */
export const courseClosing = (title: Translated, other: Translated, programme: string): BlockDraft =>
  container(
    { anchor: 'anmeldung', backgroundColor: 'gradient-dark', topEdge: 'curve-out' },
    columns(
      container(
        {},
        headline(
          title,
          t('Bis 15. Januar für den Start im Februar.', 'By 15 January for the start in February.'),
        ),
        richText(
          t(
            rich(
              steps(
                '**Schreib uns,** welcher Abend dir passt. Dein Zeugnis reichst du nach.',
                '**Sprich 20 Minuten** mit Ines Haller, auch nach der Spätschicht.',
                '**Komm zwei Wochen lang mit.** Danach entscheidest du; vorher zahlst du nichts.',
              ),
            ),
            rich(
              steps(
                '**Write to us** which evening suits you. Your certificate can follow.',
                '**Talk for 20 minutes** with Ines Haller, after a late shift if you like.',
                '**Join for two weeks.** Then you decide; until then you pay nothing.',
              ),
            ),
          ),
        ),
        button(t('Platz sichern', 'Book a place'), askInes('apply', programme)),
      ),
      container(
        { border: 'custom', accentColor: 'yellow' },
        headline(t('Lieber erst reden?', 'Rather talk first?'), undefined, { look: 'h3' }),
        richText(other),
        callInes,
        writeInes,
      ),
    ),
  )
