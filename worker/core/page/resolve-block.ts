import type { Asset } from '../../../blocks/_kit/fields/asset.ts'
import { type Bloks, type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { type Field, type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import type { Markup } from '../../../blocks/_kit/fields/html.ts'
import type { Multilink } from '../../../blocks/_kit/fields/multilink.ts'
import type { Reference } from '../../../blocks/_kit/fields/relation.ts'
import type { TypedDocument } from '../../../blocks/_kit/fields/rich-text-document.ts'
import type { NestedBlock } from '../../../blocks/_kit/resolved.ts'
import { memoize } from '../base/caching/memoize.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import { sanitizeMarkup } from '../content/clean-html.ts'
import { type LinkRules, resolveLink } from '../request/site/links.ts'
import { withTextPlaceholders } from '../request/site/placeholders.ts'
import { draftNotes, emptyNote, linkNotes, lostNotes, NO_DATA, observeContext } from './draft-notes.ts'
import type { Validated } from './registry.ts'
import { Pending, type Resolution } from './resolution.ts'
import { resolveRichText } from './rich-text.ts'

/** Resolves a link once for each set of rules, whatever fragments it is in. */
const linkOf = memoize((link: Multilink, rules: LinkRules) => resolveLink(link, rules))

type Resolver = (value: never, resolution: Resolution) => unknown

/** A text, or an object of texts: a name with its colour. */
function filledText(value: string | Readonly<Record<string, string>>): unknown {
  return typeof value === 'string'
    ? withTextPlaceholders(value)
    : Object.fromEntries(Object.entries(value).map(([name, text]) => [name, withTextPlaceholders(text)]))
}

const resolvers: Readonly<Record<string, Resolver>> = {
  multilink: ((link: Multilink, { links }) => linkOf(link, links())) as Resolver,
  richtext: ((document: TypedDocument, resolution) =>
    resolveRichText(document, resolution, resolveBlocks)) as Resolver,
  asset: ((asset: Asset, { context }) => context.picture(asset)) as Resolver,
  multiasset: ((assets: readonly Asset[], { context }) =>
    assets.map(asset => context.picture(asset))) as Resolver,
  bloks: ((value: Bloks, resolution) => resolveBlocks(value.items, resolution)) as Resolver,
}

const toSafeHtml: Resolver = ((markup: Markup, { links }) => sanitizeMarkup(markup, links())) as Resolver

/** The fields of a schema that are resolved: texts, which depend on their content alone, and others. */
interface FieldPlan {
  readonly texts: readonly string[]
  readonly others: readonly (readonly [name: string, resolve: Resolver])[]
}

function resolverOf(schema: Field): Resolver | undefined {
  const { type, entries, html, related } = fieldMetadata(schema)
  if (related)
    return (({ fields: content }: Reference, resolution) =>
      resolveFields(related, content, resolution)) as Resolver
  if (entries)
    return ((items: object[], resolution) =>
      items.map(item => resolveFields(entries, item, resolution))) as Resolver
  return html ? toSafeHtml : resolvers[type]
}

const isText = (schema: Field): boolean => {
  const { type, html } = fieldMetadata(schema)
  return !html && (type === 'text' || type === 'textarea')
}

// Schemas are constants of the bundle: the plan for their fields is made once.
const planOf = memoize((fields: Fields): FieldPlan => {
  const all = Object.entries(fields)
  return {
    texts: all.flatMap(([name, schema]) => (isText(schema) ? name : [])),
    others: all.flatMap(([name, schema]): FieldPlan['others'] => {
      const resolve = isText(schema) ? undefined : resolverOf(schema)
      return resolve ? [[name, resolve]] : []
    }),
  }
})

/** Content with its texts filled: the same object for most content, and once for each. */
const withTexts = memoize((content: Readonly<Record<string, unknown>>, fields: Fields) => {
  const filled: Record<string, unknown> = { ...content }
  let isFilled = false
  for (const name of planOf(fields).texts) {
    const value = content[name]
    if (value === undefined) continue
    filled[name] = filledText(value as never)
    isFilled ||= filled[name] !== value
  }
  return isFilled ? filled : content
})

function resolveFields(fields: Fields, content: object, resolution: Resolution): object {
  const filled = withTexts(content as Readonly<Record<string, unknown>>, fields)
  const { others } = planOf(fields)
  if (!others.length) return filled
  const resolved = { ...filled }
  for (const [name, resolve] of others) {
    if (resolved[name] !== undefined) resolved[name] = resolve(resolved[name] as never, resolution)
  }
  return resolved
}

function editableOf(block: RawBlock): NestedBlock['editable'] {
  const json = /^<!--#storyblok#(.*)-->$/.exec(
    typeof block._editable === 'string' ? block._editable : '',
  )?.[1]
  if (!json) return undefined
  const { id, uid } = JSON.parse(json) as { id?: string; uid?: string }
  return { 'data-blok-c': json, 'data-blok-uid': `${id}-${uid}` }
}

/**
 * A block ready for its view, or undefined for one that shows nothing (invalid, unknown, or its `props.ts` returns nothing).
 * Throws `Pending` when it reads a fact that is not loaded yet; any other error loses this block alone.
 */
export function resolveBlock(block: RawBlock, uid: string, resolution: Resolution): NestedBlock | undefined {
  const { watch } = resolution
  return watch
    ? watch(block, resolution, own => resolveOwn(block, uid, own))
    : resolveOwn(block, uid, resolution)
}

/** In a draft: the block below its notes for the editor. `content` is the block after validation. */
function withNotes(
  resolved: NestedBlock | undefined,
  block: RawBlock,
  { logic: { schema }, content }: Extract<Validated, { readonly ok: true }>,
): NestedBlock | undefined {
  const faults = schema.block.faults?.(content as never, block) ?? []
  const { fields } = schema
  const notes = [
    ...draftNotes(fields, block),
    ...lostNotes(fields, block),
    ...linkNotes(fields, block),
    ...faults,
  ]
  if (!notes.length) return resolved
  const uid = `${uidOf(block) ?? block.component}-notes`
  const { component } = block
  return { component: 'notes', uid, props: { component, notes, block: resolved }, source: block }
}

function resolveOwn(block: RawBlock, uid: string, resolution: Resolution): NestedBlock | undefined {
  const verdict = resolution.validate(block)
  const { context } = resolution
  const editable = context.draft ? editableOf(block) : undefined
  const mark = editable && { editable }
  /** In a draft the reason takes the block's place. */
  function reasonInPlace(reason: string): NestedBlock | undefined {
    const props = { component: block.component, reason }
    return context.draft ? { component: 'problem', uid, props, source: block, ...mark } : undefined
  }
  function leaveOut(reason: string, note = reason): NestedBlock | undefined {
    resolution.report(block, reason)
    return reasonInPlace(note)
  }
  if (!verdict.ok) return leaveOut(verdict.reason, verdict.note)
  for (const note of verdict.lost) resolution.reportEntry(block, note)
  for (const note of verdict.links) resolution.reportLink(block, note)
  try {
    const { logic, content } = verdict
    const resolved = resolveFields(logic.schema.fields, content, resolution)
    const own = [logic.component, uidOf(block) ?? ''] as const
    const place = {
      component: block.component,
      uid,
      ordinal: () => context.ordinal(...own),
      headingAbove: () => context.headingAbove(...own),
    }
    // A block that an editor placed gets a note while it shows nothing; a template's block has no mark of the editor.
    const isPlaced = editable && (logic.schema.block.place ?? 'page') === 'page'
    const observation = isPlaced ? observeContext(context) : undefined
    const props = logic.props
      ? logic.props(resolved as never, observation?.observed ?? context, place)
      : resolved
    const { component } = logic
    const note = observation?.isSameForAll()
      ? emptyNote(logic.schema.fields, content)
      : observation?.isSameButForData() && NO_DATA
    const resolvedBlock = props
      ? { component, uid, props, source: block, ...mark }
      : note
        ? reasonInPlace(note)
        : undefined
    return context.draft ? withNotes(resolvedBlock, block, verdict) : resolvedBlock
  } catch (error) {
    if (error instanceof Pending) throw error
    return leaveOut(reasonOf(error))
  }
}

/** Resolves nested blocks in order with their parent's tracker. */
export function resolveBlocks(blocks: readonly RawBlock[], resolution: Resolution): NestedBlock[] {
  const seen = new Map<string, number>()
  return blocks.flatMap((block, index) => {
    const name = uidOf(block) ?? `${block.component}-${index}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return resolveBlock(block, before ? `${name}-${before + 1}` : name, resolution) ?? []
  })
}
