import { type JsonObject, objectsOf } from '../../core/content/tree.ts'

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

function contentType(filename: unknown): string | null {
  const extension = String(filename).split('.').at(-1)?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? null) : null
}

/** Properties of a file in the asset library, which a stored space lacks: it has only the properties in the fields. */
const unknownInLibrary = {
  alt: null,
  title: null,
  focus: null,
  copyright: null,
  asset_folder_id: null,
  content_length: null,
  created_at: null,
  updated_at: null,
  expire_at: null,
  is_private: false,
  meta_data: {},
}

function assetOf({ fieldtype: _, ...field }: JsonObject) {
  return { ...unknownInLibrary, content_type: contentType(field.filename), ...field }
}

/**
 * The files that asset fields of the contents show, each once.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories
 */
export function resolveAssets(contents: readonly JsonObject[]): readonly unknown[] {
  const fields = contents.flatMap(content => [...objectsOf(content)])
  const assets = fields.filter(({ fieldtype, id, filename }) => fieldtype === 'asset' && id && filename)
  return [...new Map(assets.map(asset => [asset.id, asset])).values()].map(assetOf)
}
