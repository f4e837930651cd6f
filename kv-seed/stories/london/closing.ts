import { rich, type Translated, t } from '../../text.ts'
import { type BlockDraft, button, columns, container, headline, richText, steps } from '../blocks.ts'
import { askHarriet, callHarriet, writeHarriet } from './people.ts'

/** The end of a programme's page: how to apply, and whom to ask first. */
export const londonClosing = (title: Translated, other: Translated, programme: string): BlockDraft =>
  container(
    { anchor: 'apply', backgroundColor: 'gradient-dark' },
    columns(
      container(
        {},
        headline(
          title,
          t('Bewerben bis 31. Juli, Start am 20. September.', 'Apply by 31 July, begin on 20 September.'),
        ),
        richText(
          t(
            rich(
              steps(
                '**Schreib uns** im Formular, ohne Anschreiben. Lebenslauf und Zeugnis folgen.',
                '**Lies einen Fall** und sag uns am Telefon in zehn Minuten, was du getan hättest.',
                '**Antwort in fünf Werktagen,** mit Platz oder mit Grund.',
              ),
            ),
            rich(
              steps(
                '**Write to us** in the form, no covering letter. Your CV and certificate follow.',
                '**Read one case** and tell us in ten minutes on the telephone what you would have done.',
                '**An answer in five working days,** with a place or with a reason.',
              ),
            ),
          ),
        ),
        button(t('Jetzt bewerben', 'Apply now'), askHarriet('apply', programme)),
      ),
      container(
        { border: 'custom', accentColor: 'yellow' },
        headline(t('Noch nicht sicher?', 'Not sure yet?'), undefined, { look: 'h3' }),
        richText(other),
        callHarriet,
        writeHarriet,
      ),
    ),
  )
