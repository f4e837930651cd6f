import { html, raw } from 'hono/html'
import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { type FieldMetadata, type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import type { Fixture } from '../../../blocks/_kit/fixture.ts'
import { themeNames } from '../../../blocks/_kit/themes/all.ts'
import { hashSource } from '../../core/base/http/content-security-policy.ts'
import type { BlockLogic } from '../../core/page/registry.ts'
import { supportedLanguages } from '../../env.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const words = paragraph('Words of the place that the block stands in.')
/** A text with the block in it. */
const textAround = (content: RawBlock) => ({
  type: 'doc',
  content: [words, { type: 'blok', attrs: { body: [content] } }, words],
})
const text = (content: unknown): RawBlock => ({ component: 'rich-text', content })
const container = (body: readonly RawBlock[]): RawBlock => ({ component: 'container', body })

/** Sections before the fifth are always laid out (`blocks/_kit/styles/section.css`). */
const sectionsBefore = Array.from({ length: 4 }, () => container([text({ type: 'doc', content: [words] })]))

interface Place {
  readonly before?: readonly RawBlock[]
  readonly around: (content: RawBlock, index: number) => RawBlock | readonly RawBlock[]
}

/**
 * Places in which the gallery shows a block: alone, with text between it and the next one, and where it has to look the same (requirement
 * layout-blocks/embedded-context).
 */
const galleryPlaces: Readonly<Record<string, Place>> = {
  page: { around: content => [content, text({ type: 'doc', content: [words] })] },
  text: { around: content => text(textAround(content)) },
  tab: {
    around: (content, index) => ({
      component: 'tabs',
      anchorPrefix: `place-${index}`,
      items: [
        { component: 'tab', label: 'First', body: [text({ type: 'doc', content: [words] })] },
        { component: 'tab', label: 'Second', body: [content] },
      ],
    }),
  },
  accordion: {
    around: content => ({
      component: 'accordion',
      accordionLists: [
        {
          component: 'accordion-list',
          accordionItems: [{ component: 'accordion-item', title: 'Closed', content: textAround(content) }],
        },
      ],
    }),
  },
  modal: {
    around: (content, index) => ({
      component: 'modal',
      linkText: 'Open',
      headline: 'Place',
      anchor: `place-${index}`,
      content: textAround(content),
    }),
  },
  container: { before: sectionsBefore, around: content => container([content]) },
}

/** Blocks, each in the place with this name. */
export function placeBlocks(blocks: readonly RawBlock[], name: string | undefined): readonly RawBlock[] {
  const place = name !== undefined && Object.hasOwn(galleryPlaces, name) ? galleryPlaces[name] : undefined
  return place ? [...(place.before ?? []), ...blocks.flatMap(place.around)] : blocks
}

/** Window widths to look at a block in, in pixels. */
export const galleryWidths = ['320', '375', '768', '1024', '1280', '1536', '1920'] as const

export interface Look {
  readonly fixture: string
  readonly theme: string
  readonly width: string
  readonly lang: string
}

const style = `
:root{font:16px/1.5 system-ui,sans-serif;color:#1b1b1b;background:#f4f4f2}
body{margin:0;display:grid;grid-template-columns:15rem minmax(0,1fr);min-height:100vh}
nav.blocks{padding:1rem;background:#fff;border-right:1px solid #ddd}
nav.blocks ul,.choices{list-style:none;margin:0;padding:0}
nav.blocks a{display:block;padding:.25rem .5rem;border-radius:4px}
a{color:#0b4f5c;text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}
[aria-current]{background:#0b4f5c;color:#fff}
main{padding:1rem 1.5rem 4rem;min-width:0}h1{margin:.5rem 0;font-size:1.5rem}h2{margin:2rem 0 .5rem;font-size:1.125rem}
.choices{display:flex;flex-wrap:wrap;gap:.25rem;margin:.25rem 0}.choices strong{min-width:5rem;padding:.25rem 0}
.choices a{padding:.25rem .625rem;border:1px solid #bbb;border-radius:4px;background:#fff}.choices a[aria-current]{background:#0b4f5c}
.frame{overflow-x:auto;margin:1rem 0;padding:1rem;background:#ddd;border-radius:6px}iframe{display:block;height:44rem;border:0;background:#fff;resize:vertical}
${galleryWidths.map(width => `.w${width}{width:${width}px}`).join('')}
table{border-collapse:collapse;width:100%;background:#fff}th,td{padding:.375rem .625rem;border:1px solid #ddd;text-align:left;vertical-align:top}
pre{margin:0;padding:1rem;overflow:auto;max-height:40rem;background:#fff;border:1px solid #ddd}
.fields{overflow-x:auto}
@media(max-width:60rem){body{display:block}nav.blocks{max-height:12rem;overflow-y:auto;border:0;border-bottom:1px solid #ddd}}
`

/** The policy of the gallery's own pages. */
export const galleryPolicy = async (): Promise<string> =>
  `default-src 'none'; style-src ${await hashSource(style)}; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`

function shell(title: string, blocks: readonly string[], current: string | undefined, content: unknown) {
  const entries = blocks.map(
    block =>
      html`<li><a href="/_gallery/${block}/"${block === current ? raw(' aria-current="page"') : ''}>${block}</a></li>`,
  )
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${raw(`<style>${style}</style>`)}</head><body><nav class="blocks" aria-label="Blocks"><ul>${entries}</ul></nav><main>${content}</main></body></html>`
}

/** The list of all blocks. */
export const indexPage = (blocks: readonly string[]) =>
  shell(
    'Block gallery',
    blocks,
    undefined,
    html`<h1>Block gallery</h1><p>${String(blocks.length)} blocks, rendered by the worker from their fixtures. Choose one to see it in each theme and width, with its content and its fields.</p>`,
  )

const fieldText = ({ type, required, translatable, options, allowed, min, max }: FieldMetadata) =>
  [
    type,
    required && 'required',
    translatable && 'translatable',
    options?.join(' | '),
    allowed && `allows ${allowed.join(', ')}`,
    min !== undefined && `at least ${min}`,
    max !== undefined && `at most ${max}`,
  ]
    .filter(Boolean)
    .join('; ')

function fieldRows(fields: Fields, prefix = ''): unknown[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const metadata = fieldMetadata(field)
    const { description = '', defaultValue = '', entries } = metadata
    return [
      html`<tr><th scope="row">${prefix}${name}</th><td>${fieldText(metadata)}</td><td>${String(defaultValue)}</td><td>${description}</td></tr>`,
      ...(entries ? fieldRows(entries, `${prefix}${name}.`) : []),
    ]
  })
}

function choices(name: keyof Look, values: readonly string[], block: string, look: Look) {
  const links = values.map(value => {
    const query = new URLSearchParams({ ...look, [name]: value })
    return html`<a href="/_gallery/${block}/?${query}"${look[name] === value ? raw(' aria-current="true"') : ''}>${value}</a>`
  })
  return html`<p class="choices"><strong>${name}</strong>${links}</p>`
}

/** One block: a fixture in a window of the chosen width, its content, the fields of its schema. */
export function blockPage(
  { component, schema }: BlockLogic,
  { blocks, fixtures, look }: { blocks: readonly string[]; fixtures: readonly Fixture[]; look: Look },
) {
  const { title, description = '', aliases = [] } = schema.block
  const fixture = fixtures.find(({ name }) => name === look.fixture)
  const names = fixtures.map(({ name }) => name)
  const address = `/_gallery/${component}/${look.fixture}/?${new URLSearchParams({ theme: look.theme, lang: look.lang })}`
  return shell(
    `${title}, block gallery`,
    blocks,
    component,
    html`<h1>${title}</h1><p>${description}${aliases.length ? ` Also delivered as ${aliases.join(', ')}.` : ''}</p>${choices('fixture', names, component, look)}${choices('theme', themeNames, component, look)}${choices('width', galleryWidths, component, look)}${choices('lang', supportedLanguages, component, look)}<div class="frame"><iframe class="w${look.width}" src="${address}" title="${title}, ${look.fixture}"></iframe></div><p><a href="${address}">Open it by itself</a></p><h2 id="fields">Fields</h2><div class="fields" role="region" aria-labelledby="fields" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">Kind</th><th scope="col">Default</th><th scope="col">For editors</th></tr></thead><tbody>${fieldRows(schema.fields)}</tbody></table></div><h2>Content</h2><pre tabindex="0">${JSON.stringify(fixture?.content, null, 2)}</pre>`,
  )
}
