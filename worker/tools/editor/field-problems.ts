import * as v from 'valibot'
import type { BlockSchema } from '../../../blocks/_kit/block-schema.ts'
import { isRawBlock, type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import { type FileKind, takesFile } from '../../../blocks/_kit/fields/file-kinds.ts'
import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { lostEntries } from '../../../blocks/_kit/fields/lost-entries.ts'
import { isOwnPicture } from '../../../blocks/_kit/fields/own-picture.ts'
import { safeName } from '../../../blocks/_kit/forms/safe-name.ts'
import { isIconName } from '../../../blocks/_kit/icons/names.ts'
import { splitList } from '../../../blocks/_kit/split-list.ts'
import { type JsonObject, objectsOf } from '../../core/content/tree.ts'
import { storyTypes } from '../../core/content/types/story-types.ts'
import { blockLogic } from '../../core/page/registry.ts'
import { addressFault } from '../../core/request/site/links.ts'

/** Whether a reference names a missing story. */
const isGone = (uuid: unknown, uuids: ReadonlySet<string>) =>
  typeof uuid === 'string' && uuid !== '' && !uuids.has(uuid)

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The problem of a link field's value. `uuids` are those of all stories. */
function linkFault(value: unknown, uuids: ReadonlySet<string>): string | undefined {
  if (!isObject(value)) return undefined
  const { linktype, id, url, cached_url } = value
  if (linktype === 'story') return isGone(id, uuids) ? 'This link leads to a story that is gone.' : undefined
  return linktype === 'url' ? addressFault(textOf(url) || textOf(cached_url)) : undefined
}

/** The problem of the first faulty link in a rich text. */
function textLinkFault(text: unknown, uuids: ReadonlySet<string>): string | undefined {
  for (const { type, attrs } of objectsOf(text)) {
    if (type !== 'link' || !isObject(attrs)) continue
    const { linktype, uuid, href } = attrs
    const fault = linkFault({ linktype, id: uuid, url: href }, uuids)
    if (fault) return `A link in this text: ${fault}`
  }
  return undefined
}

/** A problem of a field, for the editor who fills it in. */
interface FieldProblem {
  /** `_uid` of the block that has the field; undefined for a field of the story itself. */
  readonly uid: string | undefined
  /** Undefined: the block as a whole. */
  readonly field: string | undefined
  readonly message: string
}

const required = 'Without this the block is not shown.'
const requiredOfEntry = 'Without this the entry is not shown.'
const gone = 'The story that this refers to is gone.'
const goneGroup = 'A country group that this names is gone: no visitor is in it.'

const schemaOf = ({ component }: RawBlock): BlockSchema | undefined =>
  blockLogic.get(component)?.schema ?? storyTypes.get(component)

type Path = readonly { readonly input: unknown; readonly key: unknown }[] | undefined

/** The innermost block or entry on the path to a fault, and its field on that path. */
function placeOf(path: Path, block: RawBlock): Pick<FieldProblem, 'uid' | 'field'> {
  const steps = (path ?? []).flatMap(({ input, key }) =>
    typeof key === 'string' && isRawBlock(input) ? [{ uid: uidOf(input), field: key }] : [],
  )
  return steps.at(-1) ?? { uid: uidOf(block), field: undefined }
}

const fieldFault = (
  { path, message }: v.BaseIssue<unknown>,
  block: RawBlock,
  required: string,
): FieldProblem => ({
  ...placeOf(path as Path, block),
  message: message === 'required' ? required : `This does not fit: ${message}.`,
})

/** The problems of the entries that the renderer leaves out of a block which it shows. */
const entryFaults = (block: RawBlock, { fields }: BlockSchema): FieldProblem[] =>
  lostEntries(fields, block).flatMap(({ entry, field, place, issues }) =>
    isRawBlock(entry)
      ? issues.map(issue => fieldFault(issue, entry, requiredOfEntry))
      : [{ uid: uidOf(block), field, message: `Entry ${place} does not fit, and is not shown.` }],
  )

function faultsOf(block: RawBlock, schema: BlockSchema): FieldProblem[] {
  const result = v.safeParse(schema, block)
  if (!result.success) return result.issues.map(issue => fieldFault(issue, block, required))
  // The content was read with this schema.
  const faults = schema.block.faults?.(result.output as never, block) ?? []
  return faults.map(message => ({ uid: uidOf(block), field: undefined, message }))
}

/** A form that is built in a page and has no name: no page shows it. One that refers to a form has that one's name. */
function nameFault(block: RawBlock): FieldProblem[] {
  const { component, config, id } = block
  const isNamed = component !== 'form' || config || safeName(typeof id === 'string' ? id : '')
  return isNamed
    ? []
    : [{ uid: uidOf(block), field: 'id', message: 'Without an id with a letter the form is not shown.' }]
}

const pageFields = new Set([...storyTypes.values()].flatMap(({ fields }) => Object.keys(fields)))

/** A field of a variant that no page has, because its key was mistyped: the variant would show it nowhere. */
function overrideFault({ component, key, ...block }: RawBlock): FieldProblem[] {
  const name = typeof key === 'string' ? key.trim() : ''
  if (component !== 'experiment-override' || pageFields.has(name)) return []
  const reason = name ? `No page has a field “${name}”, so` : 'Without a key'
  return [{ uid: uidOf({ component, ...block }), field: 'key', message: `${reason} this changes nothing.` }]
}

const kindNames = {
  images: 'pictures',
  videos: 'videos',
  audios: 'sounds',
  texts: 'documents',
} as const satisfies Record<FileKind, string>

/** The problem of a file, or of its kind where it has no description. */
function fileFault(value: unknown, fileKinds: readonly FileKind[]): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { filename, alt } = value as { readonly filename?: unknown; readonly alt?: unknown }
  if (!filename) return alt ? 'This has an alternative text and no picture.' : undefined
  if (takesFile(fileKinds, String(filename))) return undefined
  return `Only ${fileKinds.map(kind => kindNames[kind]).join(', ')} can stand here.`
}

/** Whether a rich text contains a picture that visitors do not see, such as one pasted from another page. */
function hasForeignPicture(text: unknown): boolean {
  const images = [...objectsOf(text)].filter(({ type }) => type === 'image')
  return images.some(({ attrs }) => !isObject(attrs) || !isOwnPicture(attrs.src))
}

function messageOn(field: Fields[string], value: unknown, uuids: ReadonlySet<string>): string | undefined {
  const { icons, storyType, countryGroups, type, maxLength, fileKinds } = fieldMetadata(field)
  if (countryGroups && typeof value === 'string' && splitList(value).some(uuid => isGone(uuid, uuids)))
    return goneGroup
  if (icons && typeof value === 'string' && value && !isIconName(value)) return `There is no icon “${value}”.`
  if (storyType && [value].flat().some(uuid => isGone(uuid, uuids))) return gone
  if (maxLength !== undefined && typeof value === 'string' && value.length > maxLength)
    return `This has ${value.length} characters, ${value.length - maxLength} more than there is room for.`
  if (type === 'richtext' && hasForeignPicture(value))
    return 'A picture in this text is not on this site, and visitors do not see it. Choose it from the pictures.'
  if (fileKinds)
    return [value]
      .flat()
      .map(file => fileFault(file, fileKinds))
      .find(Boolean)
  if (type === 'richtext') return textLinkFault(value, uuids)
  return type === 'multilink' ? linkFault(value, uuids) : undefined
}

const translation = '__i18n__'

/** The problems of a field, first in the default language, then in others. */
function messagesOn(name: string, field: Fields[string], content: JsonObject, uuids: ReadonlySet<string>) {
  return Object.entries(content).flatMap(([key, value]) => {
    const [own, language] = key.split(translation)
    const message = own === name && messageOn(field, value, uuids)
    return message ? [language ? `In ${language}: ${message}` : message] : []
  })
}

/** Icons, references and links to missing targets, and texts and files that are not allowed in their field. */
function unfitValues(content: JsonObject, fields: Fields, uuids: ReadonlySet<string>): FieldProblem[] {
  const uid = typeof content._uid === 'string' ? content._uid : undefined
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name]
    const { entries } = fieldMetadata(field)
    if (entries && Array.isArray(value))
      return value.flatMap(entry => (isRawBlock(entry) ? unfitValues(entry, entries, uuids) : []))
    return messagesOn(name, field, content, uuids).map(message => ({ uid, field: name, message }))
  })
}

/**
 * All parts of a stored content that visitors would not see, or not as intended, each with the place at which an editor corrects it.
 * `uuids` are those of all stories and country groups.
 */
export function fieldProblems(content: JsonObject, uuids: ReadonlySet<string>): readonly FieldProblem[] {
  const found: FieldProblem[] = []
  for (const node of objectsOf(content)) {
    const schema = isRawBlock(node) ? schemaOf(node) : undefined
    if (isRawBlock(node)) found.push(...overrideFault(node))
    if (schema && isRawBlock(node))
      found.push(
        ...faultsOf(node, schema),
        ...nameFault(node),
        ...entryFaults(node, schema),
        ...unfitValues(node, schema.fields, uuids),
      )
  }
  // The story itself has a uid only if it was once a block.
  return found.map(problem => (problem.uid === content._uid ? { ...problem, uid: undefined } : problem))
}
