import build from 'virtual:site/build'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { type VisitorFactName, visitorFacts } from '../../../blocks/_kit/visitor-facts.ts'
import type { InspectedPage } from '../../core/answer/request-context.ts'
import type { Defaults } from '../../core/content/types/defaults.ts'
import { storyName } from '../../core/content/types/story.ts'
import type { PageData } from '../../core/page/data/page-data.ts'
import type { Inspector } from '../../core/page/render/render-job.ts'
import type { Visitor } from '../../core/request/visitor/visitor.ts'
import { type Reason, yesOrNo } from './explain.ts'
import {
  type BlockRow,
  type ExperimentRow,
  experimentRow,
  type Holder,
  type RegionRow,
  regionRows,
  type StoryRow,
  storyRows,
  type VariantRow,
} from './inspector-model.ts'
import { type InspectorStories, loadInspectorStories, writtenMoment } from './inspector-stories.ts'
import { watchBlocks } from './watch-blocks.ts'

export interface InspectorModel {
  readonly request: readonly (readonly [term: string, value: string])[]
  readonly stories: readonly StoryRow[]
  readonly experiment: ExperimentRow | undefined
  readonly regions: readonly RegionRow[]
  /** Address of the list of changes that publishing the draft would make; undefined for a published page. */
  readonly changes: string | undefined
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const link = (href: string | undefined, text: string): Html =>
  href ? html`<a href="${href}" target="_blank" rel="noopener">${text}</a>` : html`${text}`

const storyItem = ({ role, name, id, href }: StoryRow): Html =>
  html`<dt>${role}</dt><dd data-role="${role}">${link(href, name)}${id ? html` <code>${id}</code>` : ''}</dd>`

const variantItem = (variant: VariantRow): Html =>
  html`<li${variant.isShown ? html` aria-current="true"` : ''}>${link(variant.href, variant.name)} <code>${variant.role}</code> weight ${variant.weight}${variant.isShown ? ', shown' : ''}</li>`

const experimentSection = ({ id, label, reason, variants }: ExperimentRow): Html =>
  html`<section><h3>Experiment</h3><p>${label} <code>${id}</code>${reason ? `: ${reason}` : ''}</p><ol>${variants.map(variantItem)}</ol></section>`

const reasonItem = ({ fact, value, call, because }: Reason): Html =>
  html`<dt>${fact}</dt><dd>${value}${because ? html`<br>because: ${because}` : ''}${call ? html`<br><code>${call}</code>` : ''}</dd>`

const blockItem = (block: BlockRow): Html => {
  const { component, uid, from, href, notes, reasons, blocks } = block
  return html`<li><details data-block="${uid}"><summary>${component}${notes.length ? html` <small>${notes.join('; ')}</small>` : ''}</summary><p>${link(href, from)}${uid ? html` <code>${uid}</code>` : ''}</p>${reasons.length ? html`<dl>${reasons.map(reasonItem)}</dl>` : html`<p>The same for everybody.</p>`}${blocks.length ? html`<ul>${blocks.map(blockItem)}</ul>` : ''}</details></li>`
}

const regionSection = ({ region, blocks }: RegionRow): Html =>
  html`<h4>${region}</h4><ul>${blocks.map(blockItem)}</ul>`

/** The floating button and the panel that it opens (requirement drafts/inspector-place); it needs no script. */
export async function writeInspector({
  request,
  stories,
  experiment,
  regions,
  changes,
}: InspectorModel): Promise<string> {
  const inspector = html`<link rel="stylesheet" href="${build.inspector}"><aside class="inspector" lang="en" aria-label="Behind this page"><button type="button" class="inspector-button" popovertarget="inspector-panel">Why?</button><div class="inspector-panel" id="inspector-panel" popover><header><h2>Why this page looks as it does</h2><button type="button" popovertarget="inspector-panel" popovertargetaction="hide">Close</button></header><section><h3>Request</h3><dl>${request.map(([term, value]) => html`<dt>${term}</dt><dd data-term="${term}">${value}</dd>`)}</dl></section><section><h3>Stories</h3><dl>${stories.map(storyItem)}</dl>${changes ? html`<p>${link(changes, 'What a publish changes')}</p>` : ''}</section>${experiment ? experimentSection(experiment) : ''}<section><h3>Blocks</h3>${regions.map(regionSection)}</section></div></aside>`
  return String(await inspector)
}

type Row = readonly [term: string, value: string]

/** The visitor's plain facts; questions are shown at the blocks that read them. */
function visitorRows(visitor: Visitor, { usergroupPersonalization }: Defaults): readonly Row[] {
  const counts = usergroupPersonalization ? 'counts' : 'does not count'
  // The names are those of the declaration.
  const names = Object.keys(visitorFacts) as VisitorFactName[]
  return names.flatMap((name): Row[] => {
    const value = visitor[name]
    if (typeof value === 'function') return []
    const said = name === 'usergroup' ? `${value}, which ${counts} for this unit` : yesOrNo(value)
    return [[visitorFacts[name].words, said]]
  })
}

/** The facts of the request, in words. */
function requestRows(
  { pageData, question, visitor, request }: InspectedPage,
  { countryGroups }: InspectorStories,
): readonly Row[] {
  const { isViewAs, cv, build, site, began } = request
  const groups = countryGroups.filter(({ countries }) => countries.includes(visitor.country))
  return [
    ['seen as', isViewAs ? 'a chosen visitor' : 'whoever requests it'],
    ['at', writtenMoment(began)],
    ['unit', site.unit],
    ['theme', site.theme.name],
    ['language', question.language],
    ['path', question.path],
    ...visitorRows(visitor, pageData.defaults),
    ['country groups', groups.map(({ name }) => name).join(', ') || 'none'],
    ['content', `${pageData.publication}, version ${cv}, ${pageData.freshness}`],
    ['build', build],
  ]
}

/** Fields of the page's story that differ from the control's. */
function variantFields({ pageData: { experiment }, assignment }: InspectedPage): ReadonlySet<string> {
  const control = experiment?.variants[0].story.content
  const shown = assignment?.variant.story.content
  if (!control || !shown || control === shown) return new Set()
  return new Set(Object.keys(shown).filter(name => shown[name] !== control[name]))
}

function campaignsOf(pageData: PageData) {
  const offers = pageData.campaign()
  if (offers.state !== 'ready') return []
  return Object.entries(offers.value).flatMap(([role, campaign]) =>
    campaign ? [{ role, id: campaign.storyId, name: campaign.storyName }] : [],
  )
}

function holdersOf({ pageData }: InspectedPage, stories: InspectorStories) {
  const { uuid, id, content: own } = pageData.story.value
  const story: Holder = { name: 'story', content: own, id: String(id), uuid }
  const header: Holder = { name: 'header', content: { content: pageData.header }, id: stories.header?.id }
  const footer: Holder = { name: 'footer', content: { content: pageData.footer }, id: stories.footer?.id }
  const bubble = {
    name: 'contact bubble',
    content: { content: pageData.bubble },
    id: stories.contactBubble?.id,
  }
  return { header: [header], main: [story], footer: [footer], aside: [bubble] }
}

/** The address of the list of changes has the signature of the draft's own. */
const changesAddress = ({ pageData: { publication }, visitor: { path, query } }: InspectedPage) =>
  publication === 'draft' ? `/api/preview/changes?path=${encodeURIComponent(path)}&${query}` : undefined

/** The inspector of a page: watches its blocks while they are resolved, then explains them. */
export function openInspector(page: InspectedPage): Inspector {
  const { pageData, question, request, assignment } = page
  const { environment } = request
  const { watch, lose, regions } = watchBlocks()
  const loading = loadInspectorStories(
    { pageData, language: question.language, unit: request.site.unit },
    request,
  )
  return {
    watch,
    lose,
    async write(read) {
      const stories = await loading
      const callParameters = await pageData.callParameters
      const { value: story } = pageData.story
      const isForwarded = environment.PLATFORM_ORIGIN !== undefined
      const named = { id: String(story.id), name: storyName(story) }
      return writeInspector({
        request: requestRows(page, stories),
        changes: changesAddress(page),
        stories: storyRows(named, stories, { environment, campaigns: campaignsOf(pageData) }),
        experiment: pageData.experiment && experimentRow(pageData.experiment, { assignment, environment }),
        regions: regionRows(regions(), {
          environment,
          read,
          explain: { callParameters, stories, isForwarded, pricedIn: request.site.pricedIn },
          holders: holdersOf(page, stories),
          variantFields: variantFields(page),
        }),
      })
    },
  }
}
