import build from 'virtual:site/build'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Reason } from './explain.ts'
import type { BlockRow, ExperimentRow, RegionRow, StoryRow, VariantRow } from './inspector-model.ts'

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
