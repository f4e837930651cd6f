import type { EmbedProvider } from './provider.ts'

const id = /^[\w-]{11}$/

/** The id of a video, from the paths and queries that YouTube uses. */
function idOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = '', second = ''] = pathname.slice(1).split('/')
  if (hostname === 'youtu.be') return first
  if (first === 'watch') return searchParams.get('v') ?? undefined
  return ['embed', 'shorts', 'live'].includes(first) ? second : undefined
}

/** Seconds of `90`, `90s`, `1m30s` or `1h2m3s`; 0 for anything else. */
function startOf({ searchParams }: URL): number {
  const text = searchParams.get('t') ?? searchParams.get('start') ?? ''
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Frames come from the host that stores nothing before a video is played. */
export const youtube: EmbedProvider = {
  name: 'YouTube',
  kind: 'video',
  hosts: [
    'www.youtube.com',
    'youtube.com',
    'm.youtube.com',
    'youtu.be',
    'www.youtube-nocookie.com',
    'youtube-nocookie.com',
  ],
  origin: 'https://www.youtube-nocookie.com',
  recipient: 'Google Ireland Limited (Dublin)',
  privacy: 'https://policies.google.com/privacy',
  stores: ['yt-remote-*', 'yt-player-*', 'yt.innertube::*'],
  read(address) {
    const video = idOf(address) ?? ''
    if (!id.test(video)) return undefined
    const start = startOf(address)
    return {
      page: `https://www.youtube.com/watch?v=${video}${start ? `&t=${start}` : ''}`,
      frame: `https://www.youtube-nocookie.com/embed/${video}?rel=0${start ? `&start=${start}` : ''}`,
    }
  },
}
