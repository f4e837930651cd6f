import {
  type MediaTransformation,
  mediaFormats,
  mediaRatios,
  mediaWidths,
  writeTransformation,
} from '../../blocks/_kit/media-address.ts'

export interface MediaRequest {
  /** Undefined for the original as it is. */
  readonly transformation: MediaTransformation | undefined
  /** A path of this site's own pictures, or the address of an asset. */
  readonly source: { readonly path: string } | { readonly url: string }
}

const known: ReadonlyMap<string, MediaTransformation> = new Map(
  mediaWidths.flatMap(width =>
    mediaFormats.flatMap(format =>
      [undefined, ...mediaRatios].flatMap(ratio =>
        [false, true].map(face => {
          const transformation = { width, format, ratio, face }
          return [writeTransformation(transformation), transformation] as const
        }),
      ),
    ),
  ),
)

const assetHosts: ReadonlySet<string> = new Set(['a.storyblok.com', 'a-us.storyblok.com'])
const ownPicture = /^pictures\/[\w-]+\.(?:avif|webp|jpe?g|png)$/

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function sourceOf(file: string): MediaRequest['source'] | undefined {
  if (ownPicture.test(file)) return { path: `/${file}` }
  if (!URL.canParse(file)) return undefined
  const url = new URL(file)
  const isAsset = url.protocol === 'https:' && assetHosts.has(url.host) && url.pathname.startsWith('/f/')
  return isAsset && !url.username && !url.password ? { url: url.origin + url.pathname } : undefined
}

/**
 * What a path below `/media/` asks for. Undefined for a transformation that no page uses, or a source that is not one of
 * this site's pictures or Storyblok's assets.
 */
export function parseMediaPath(path: string): MediaRequest | undefined {
  const [, text, file] = /^\/media\/([^/]+)\/(.+)$/.exec(path) ?? []
  const name = decoded(text ?? '') ?? ''
  const transformation = known.get(name)
  const source = sourceOf(decoded(file ?? '') ?? '')
  return source && (transformation || name === 'original') ? { transformation, source } : undefined
}
