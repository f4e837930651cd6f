import type { Context } from './context.ts'
import type { LinkTarget } from './resolved.ts'
import type { Words } from './words.ts'

/** Texts of all notices that replace data that failed. */
const fallbackWords = {
  de: {
    help: 'Das liegt an uns. Meist klappt es, wenn du es gleich noch einmal versuchst.',
    again: 'Noch einmal versuchen',
    contact: 'Frag uns',
  },
  en: {
    help: 'The fault is ours. It usually works if you try again in a moment.',
    again: 'Try again',
    contact: 'Ask us',
  },
  fr: {
    help: 'Cela vient de nous. En général, il suffit de réessayer dans un instant.',
    again: 'Réessayer',
    contact: 'Demande-nous',
  },
  it: {
    help: 'Dipende da noi. Di solito basta riprovare tra un momento.',
    again: 'Riprova',
    contact: 'Chiedi a noi',
  },
  es: {
    help: 'El fallo es nuestro. Normalmente basta con volver a intentarlo en un momento.',
    again: 'Volver a intentarlo',
    contact: 'Pregúntanos',
  },
  pt: {
    help: 'A falha é nossa. Normalmente basta tentar de novo daqui a pouco.',
    again: 'Tentar de novo',
    contact: 'Pergunta-nos',
  },
} as const satisfies Words

export interface FallbackNoticeProps {
  /** Names the missing content. */
  readonly text: string
  readonly help: string
  readonly links: readonly { readonly text: string; readonly link: LinkTarget }[]
}

interface Missing {
  readonly text: string
  /** The page of the contact, where the content names one. */
  readonly contactLink?: LinkTarget | undefined
}

/**
 * The notice that a block shows when the call for its data fails: names the missing content, and links to the same address and to the
 * contact page (requirement tools/missing-data).
 */
export function fallbackNotice(
  { text, contactLink }: Missing,
  context: Pick<Context, 'words' | 'withQuery' | 'path'>,
): FallbackNoticeProps {
  const { help, again, contact } = context.words(fallbackWords)
  return {
    text,
    help,
    links: [
      { text: again, link: context.withQuery({ href: context.path() }) },
      ...(contactLink ? [{ text: contact, link: contactLink }] : []),
    ],
  }
}
