import type { Assignment } from '../../core/page/data/show-variant.ts'
import type { PageExperiment } from '../../core/page/experiments/page-experiment.ts'
import type { ReadFact } from '../../core/page/read-facts.ts'
import type { Environment } from '../../env.ts'
import { editorLink, fieldPath } from './editor-link.ts'
import { type ExplainContext, explain, type Reason } from './explain.ts'
import { type InspectorStories, type NamedStory, writtenMoment } from './inspector-stories.ts'
import type { SeenBlock, SeenRegion } from './watch-blocks.ts'

export interface StoryRow {
  readonly role: string
  readonly name: string
  /** The story's id, or the known part of it. */
  readonly id: string
  readonly href: string | undefined
}

export interface VariantRow extends StoryRow {
  readonly weight: number
  readonly isShown: boolean
}

export interface ExperimentRow {
  readonly id: string
  readonly label: string
  readonly reason: string
  readonly variants: readonly VariantRow[]
}

export interface BlockRow {
  readonly component: string
  readonly uid: string
  /** The field that contains it, and its owner. */
  readonly from: string
  readonly href: string | undefined
  /** Its unusual properties. */
  readonly notes: readonly string[]
  readonly reasons: readonly Reason[]
  readonly blocks: readonly BlockRow[]
}

/** A story whose blocks are part of the page. */
export interface Holder {
  readonly name: string
  readonly content: unknown
  readonly id: string | undefined
  /** Set for a page's own story: blocks that a template made from its fields contain it in their `_uid`. */
  readonly uuid?: string
}

export interface RowContext {
  readonly environment: Environment
  readonly read: ReadFact
  readonly explain: ExplainContext
  /** By region: stories from which its blocks may come, the likeliest first. */
  readonly holders: Readonly<Record<SeenRegion['region'], readonly Holder[]>>
  /** Fields of the page's story that the visitor's variant sets. */
  readonly variantFields: ReadonlySet<string>
}

function placeOf({ source }: SeenBlock, holders: readonly Holder[]): { from: string; holder?: Holder } {
  const uid = typeof source._uid === 'string' ? source._uid : ''
  for (const holder of holders) {
    const path = uid && fieldPath(holder.content, uid)
    if (path) return { from: `${holder.name}: ${path}`, holder }
    if (holder.uuid && uid.startsWith(`${holder.uuid}-`))
      return { from: `${holder.name}: template, ${uid.slice(holder.uuid.length + 1)}`, holder }
  }
  return { from: 'made by the site' }
}

const isVariants = (from: string, fields: ReadonlySet<string>) =>
  fields.has(/^[^:]+: (\w+)/.exec(from)?.[1] ?? '')

function notesOf(
  { isShown, lost, isUntranslated, recording }: SeenBlock,
  from: string,
  { variantFields }: RowContext,
): readonly string[] {
  return [
    ...(lost ? [`left out: ${lost}`] : []),
    ...(isShown || lost ? [] : ['shows nothing to this visitor']),
    ...(isUntranslated ? ['not translated'] : []),
    ...(isVariants(from, variantFields) ? ['set by the variant'] : []),
    ...(Number.isFinite(recording.until) ? [`holds until ${writtenMoment(recording.until)}`] : []),
  ]
}

/** Facts that nearly every block reads come last. */
const plainFacts: ReadonlySet<string> = new Set(['language', 'theme', 'layout', 'unit', 'path'])

function blockRow(block: SeenBlock, region: SeenRegion['region'], context: RowContext): BlockRow {
  const { source, recording, blocks } = block
  const { from, holder } = placeOf(block, context.holders[region])
  const reasons = [...recording.reads]
    .toSorted((a, b) => Number(plainFacts.has(a)) - Number(plainFacts.has(b)))
    .flatMap(entry => explain(entry, context.read(entry), context.explain) ?? [])
  return {
    component: source.component,
    uid: typeof source._uid === 'string' ? source._uid : '',
    from,
    href: holder?.id && editorLink(context.environment, holder.id),
    notes: notesOf(block, from, context),
    reasons,
    blocks: blocks.map(inner => blockRow(inner, region, context)),
  }
}

export interface RegionRow {
  readonly region: SeenRegion['region']
  readonly blocks: readonly BlockRow[]
}

/** The facts that each block of the page read, and their values. */
export const regionRows = (regions: readonly SeenRegion[], context: RowContext): readonly RegionRow[] =>
  regions.map(({ region, blocks }) => ({
    region,
    blocks: blocks.map(block => blockRow(block, region, context)),
  }))

/** The stories behind the page; a story that was not found is named as missing. */
export function storyRows(
  page: NamedStory,
  stories: InspectorStories,
  {
    environment,
    campaigns,
  }: { environment: Environment; campaigns: readonly (NamedStory & { role: string })[] },
): readonly StoryRow[] {
  const { defaults, header, footer, contact, contactBubble } = stories
  const rows: readonly (readonly [role: string, story: NamedStory | undefined])[] = [
    ['story', page],
    ['defaults', defaults],
    ['header', header],
    ['footer', footer],
    ['contact', contact],
    ['contact bubble', contactBubble],
    ...campaigns.map(campaign => [`campaign, ${campaign.role}`, campaign] as const),
  ]
  return rows.map(([role, story]) => ({
    role,
    name: story?.name ?? 'none',
    id: story?.id ?? '',
    href: story && editorLink(environment, story.id),
  }))
}

const reasons: Readonly<Record<Assignment['choice']['reason'], string>> = {
  query: 'requested by the address',
  header: 'forced by the request header',
  cookie: 'remembered from an earlier visit',
  assignment: 'assigned by the visitor’s id',
  control: 'nobody decided, so it is the control',
}

/** The experiment on the page: the control, then its variants. */
export function experimentRow(
  { id, label, variants }: PageExperiment,
  { assignment, environment }: { assignment: Assignment | undefined; environment: Environment },
): ExperimentRow {
  return {
    id,
    label,
    reason: assignment ? reasons[assignment.choice.reason] : '',
    variants: variants.map(variant => ({
      role: variant.id,
      name: variant.label,
      id: String(variant.storyId),
      href: editorLink(environment, variant.storyId),
      weight: variant.weight,
      isShown: assignment?.variant.id === variant.id,
    })),
  }
}
