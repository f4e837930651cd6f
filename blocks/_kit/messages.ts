import { fillTemplate, type TemplateValues } from './fill-template.ts'
import { german, type MessageName, type Messages } from './messages/de.ts'
import { english } from './messages/en.ts'
import { spanish } from './messages/es.ts'
import { french } from './messages/fr.ts'
import { italian } from './messages/it.ts'
import { portuguese } from './messages/pt.ts'
import { isCode, type LanguageCode } from './words.ts'

export type { MessageName } from './messages/de.ts'

const messages: Readonly<Record<LanguageCode, Partial<Messages>>> = {
  de: german,
  en: english,
  fr: french,
  it: italian,
  es: spanish,
  pt: portuguese,
}

/**
 * Interface text by name, with its placeholders filled where values are given; languages without a text of their own fall back to
 * English, then German.
 */
export function message(language: string, name: MessageName, values?: TemplateValues): string {
  const own = isCode(language) ? messages[language] : undefined
  const text = own?.[name] ?? english[name] ?? german[name]
  return values ? fillTemplate(text, values) : text
}
