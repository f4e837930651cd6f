import { type StoryDraft, storyLink } from '../story.ts'
import { plain, type Translated, t } from '../text.ts'
import { type BlockDraft, container, headline, richText } from './blocks.ts'
import { form } from './forms/parts.ts'

interface DocumentsPage extends Pick<StoryDraft, 'slug' | 'translatedSlugs' | 'languages'> {
  readonly formId: string
  readonly home: { readonly slug: string; readonly label: Translated }
}

const note: BlockDraft = richText(
  plain(
    t(
      'PDF, JPG oder PNG. Fotos vom iPhone gehen auch. Was du schickst, lesen nur die Menschen, die deine Bewerbung bearbeiten.',
      'PDF, JPG or PNG. Photos of an iPhone work too. Only the people who handle your application read what you send.',
    ),
  ),
)

/** The page on which applicants send what is missing, in the blank layout. */
export const documentsPage = ({ formId, home, ...story }: DocumentsPage): StoryDraft => ({
  ...story,
  name: t('Unterlagen nachreichen', 'Send documents'),
  content: {
    component: 'page',
    seoTitle: t('Unterlagen nachreichen', 'Send documents'),
    seoDescription: t(
      'Zeugnis, Ausweis oder Lebenslauf hochladen und zu deiner Bewerbung nachreichen: als PDF, JPG oder PNG, auch fotografiert, gelesen nur von denen, die sie prüfen.',
      'Upload the certificate, identity card or CV that your application still lacks: PDF, JPG or PNG, photos too, read only by the people who handle it.',
    ),
    findable: true,
    body: [
      container(
        { size: 'l' },
        { component: 'link', label: home.label, href: storyLink(home.slug), iconBefore: 'arrow-left' },
        headline(
          t('Reich nach, was noch fehlt', 'Send what is still missing'),
          t(
            'Zeugnis, Ausweis, Lebenslauf: fotografieren, auswählen, fertig.',
            'Certificate, identity card, CV: photograph, choose, done.',
          ),
          { level: 'h1' },
        ),
        note,
        container({ anchor: 'formular' }, form(formId)),
      ),
    ],
  },
})
