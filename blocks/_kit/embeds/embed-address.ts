import type { Embed } from './read-embed.ts'

/** Path of the documents that show embeds in frames. */
export const embedFolder = '/_service/website-features/'

/** Address on this site of the document that shows an embed (requirement embeds/frame). */
export const embedAddress = ({ page }: Pick<Embed, 'page'>, language: string): string =>
  `${embedFolder}?${new URLSearchParams({ language, address: page })}`
