import type { Translated } from '../text.ts'
import { type BlockDraft, button, columns, container, headline, richText } from './blocks.ts'
import { callAdvice, writeAdvice } from './contact.ts'
import { semesterCountdown } from './start.ts'

interface Words {
  readonly headline: Translated
  readonly subline?: Translated
  readonly text: Translated
}

/** The end of a page: how to apply, whom to ask first, and the day it begins, where there is one. */
export const closing = (
  apply: Words & { readonly buttonText: Translated; readonly link: unknown },
  advice: Words,
  start: readonly BlockDraft[] = [semesterCountdown],
): BlockDraft =>
  container(
    { anchor: 'bewerbung', backgroundColor: 'gradient-dark', topEdge: 'slope-up', accentColor: 'yellow' },
    columns(
      container(
        {},
        headline(apply.headline, apply.subline),
        richText(apply.text),
        button(apply.buttonText, apply.link),
      ),
      container(
        { border: 'custom', accentColor: 'yellow' },
        headline(advice.headline, advice.subline, { level: 'h2', look: 'h3' }),
        richText(advice.text),
        callAdvice,
        writeAdvice,
      ),
    ),
    ...start,
  )
