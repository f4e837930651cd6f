import { type MediaTransformation, readTransformation } from '../../../blocks/_kit/media-address.ts'
import { assetHosts } from '../../../blocks/_kit/storyblok.ts'

export interface MediaRequest {
  /** Undefined for the original as it is. */
  readonly transformation: MediaTransformation | undefined
  /** A path of this site's own pictures, or the address of an asset. */
  readonly source: { readonly path: string } | { readonly url: string }
}

/**
 * Path of an asset: its space, then folders and a name. None of them contains an encoded slash or control character, or the separator
 * after which the content system's image service takes filters.
 */
const assetPath = /^\/f\/(\d+)\/(?!.*%(?:2f|5c|[01][\da-f]|7f))(?!(?:.*\/)?(?:m|%6d)(?:\/|$))[^?#]{1,500}$/i
const ownPicture = /^pictures\/(?:[\w-]+\/)?[\w-]+\.(?:avif|webp|jpe?g|png)$/

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Spaces of the content system, by their numbers. */
export type Spaces = ReadonlySet<number>

function sourceOf(file: string, spaces: Spaces): MediaRequest['source'] | undefined {
  if (ownPicture.test(file)) return { path: `/${file}` }
  if (!URL.canParse(file)) return undefined
  const url = new URL(file)
  const space = Number(assetPath.exec(url.pathname)?.[1] ?? Number.NaN)
  const isOwn = url.protocol === 'https:' && assetHosts.has(url.host) && spaces.has(space)
  return isOwn && !url.username && !url.password ? { url: url.origin + url.pathname } : undefined
}

/**
 * Parses a path below `/media/`. Undefined for a transformation that no page uses, or a source that is neither one of this site's
 * pictures nor an asset of one of the spaces.
 */
export function parseMediaPath(path: string, spaces: Spaces): MediaRequest | undefined {
  const [, text, file] = /^\/media\/([^/]+)\/(.+)$/.exec(path) ?? []
  const name = decoded(text ?? '') ?? ''
  const transformation = readTransformation(name)
  const source = sourceOf(decoded(file ?? '') ?? '', spaces)
  return source && (transformation || name === 'original') ? { transformation, source } : undefined
}
