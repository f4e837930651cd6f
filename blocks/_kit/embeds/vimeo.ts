import type { EmbedProvider } from './provider.ts'

/** `/76979871`, `/76979871/8272103f6e` (unlisted), `/channels/staffpicks/76979871`, `/video/76979871?h=8272103f6e`. */
const path = /^\/(?:channels\/[\w-]{1,50}\/|video\/)?(\d{5,12})(?:\/([\da-f]{8,20}))?\/?$/
const unlisted = /^[\da-f]{8,20}$/

/** With `dnt` (do not track) Vimeo stores only what keeps bots away. */
export const vimeo: EmbedProvider = {
  name: 'Vimeo',
  kind: 'video',
  hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
  origin: 'https://player.vimeo.com',
  recipient: 'Vimeo.com, Inc. (New York)',
  privacy: 'https://vimeo.com/privacy',
  stores: ['__cf_bm', '_cfuvid', 'player_clearance'],
  read({ pathname, searchParams }) {
    const [, video, inPath] = path.exec(pathname) ?? []
    if (!video) return undefined
    const key = inPath ?? searchParams.get('h') ?? ''
    const hash = unlisted.test(key) ? key : undefined
    return {
      page: `https://vimeo.com/${video}${hash ? `/${hash}` : ''}`,
      frame: `https://player.vimeo.com/video/${video}?dnt=1${hash ? `&h=${hash}` : ''}`,
    }
  },
}
