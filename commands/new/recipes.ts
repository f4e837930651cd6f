import type { Recipe } from './recipe.ts'
import { unit } from './unit.ts'

/** A name as `price-note`. */
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const words = (name: string) => name.replaceAll('-', ' ')
const title = (name: string) => words(name).replace(/^./, letter => letter.toUpperCase())

/** A block is one folder, which the registries find. */
function block(name: string): Recipe {
  const folder = `blocks/${name}`
  return {
    files: {
      [`${folder}/schema.ts`]: `import { block } from '../_kit/block-schema.ts'
import { text } from '../_kit/fields/text.ts'

export const schema = block(
  { title: '${title(name)}', category: 'text', description: 'A text.' },
  { text: text({ required: true }) },
)
`,
      [`${folder}/view.tsx`]: `import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { Section } from '../_kit/section.tsx'
import type { schema } from './schema.ts'

export const View = ({ text }: Resolved<ContentOf<typeof schema>>) => (
  <Section spacing="small">
    <p className="${name}">{text}</p>
  </Section>
)
`,
      [`${folder}/style.css`]: `.${name} {
  max-width: var(--measure);
}
`,
      [`${folder}/fixtures.ts`]: `import type { Fixture } from '../_kit/fixture.ts'

const content = (name: string, text: string) => ({ component: '${name}', _uid: \`${name}-\${name}\`, text })

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: content('default', 'Ein Studium neben dem Beruf dauert vier Jahre.') },
  { name: 'longest', hidden: true, content: content('longest', \`\${long} \`.repeat(5)) },
  { name: 'hostile', hidden: true, content: content('hostile', '<img src=x onerror=alert(1)>') },
]

export const invalid: readonly unknown[] = [{ component: '${name}' }, { component: '${name}', text: 5 }]
`,
      [`${folder}/${name}.test.tsx`]: `import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) => renderContent(fixtures.find(fixture => fixture.name === name)!.content).html

it('shows its text', () => {
  expect(html('default')).toContain('<p class="${name}">Ein Studium neben dem Beruf dauert vier Jahre.</p>')
})

it('takes markup for text', () => {
  expect(html('hostile')).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
`,
    },
    next: [`Name the fields that editors need in ${folder}/schema.ts, then run: npm run block -- ${name}`],
  }
}

/** A call of the platform is one file, which the registry finds. */
function call(name: string): Recipe {
  const file = `worker/core/platform/calls/${name}.ts`
  return {
    files: {
      [file]: `import * as v from 'valibot'
import { text } from '../answer-fields.ts'
import { platformCall } from '../call.ts'
import { pageQuery } from '../page-query.ts'

/** The ${words(name)} of a unit: the name of the story \`settings/{unit}/${name}\`. */
export const call = platformCall({
  isOwn: true,
  path: 'v2/${name}/:unit',
  query: v.object(pageQuery),
  answer: v.object({ name: text }),
  async embedded({ unit, language }, { stories, defaultLanguage }) {
    const story = await stories.bySlug(\`settings/\${unit}/${name}\`, language || defaultLanguage)
    return { answer: { name: story?.value.name } }
  },
  deadline: 1000,
  fallback: {},
  keeping: 'lasting',
})
`,
      [`worker/core/platform/${name}-call.test.ts`]: `import * as v from 'valibot'
import { expect, it } from 'vitest'
import { call } from './calls/${name}.ts'

it('takes a page of a unit', () => {
  expect(v.parse(call.query, { unit: 'dach' })).toMatchObject({ unit: 'dach', language: '' })
  expect(v.is(call.query, { unit: '../dach' })).toBe(false)
})

it.each([
  [{ name: 'Anna' }, { name: 'Anna' }],
  [{ name: null }, {}],
  [{ name: '' }, {}],
  [{}, {}],
])('an upstream that answers %j gives %j', (answer, expected) => {
  expect(v.parse(call.answer, answer)).toEqual(expected)
})

it('an answer of another shape is none', () => {
  expect(v.is(call.answer, { name: 5 })).toBe(false)
})
`,
    },
    next: [
      `Name the parameters and the answer in ${file}.`,
      `Add a sample, which the contract test wants, to worker/tests/setup/call-samples.ts: '${name}'`,
      'Describe it in docs/platform-calls.md, and name it there among the own calls.',
    ],
  }
}

/** A routing rule is a pure function, and a line in the list that says when it is tried. */
function rule(name: string): Recipe {
  const folder = 'worker/core/request/routing/rules'
  const own = camelCase(name)
  return {
    files: {
      [`${folder}/${name}.ts`]: `import type { RoutingRule } from '../route.ts'

const named = /^\\/${name}\\/(.*)$/

/** Pages below \`/${name}/\` stand at the root; the query stays. */
export const ${own}: RoutingRule = ({ path, query }) => {
  const [, rest] = named.exec(path) ?? []
  return rest === undefined ? undefined : { address: { path: \`/\${rest}\`, query }, status: 308 }
}
`,
      [`${folder}/${name}.test.ts`]: `import { expect, it } from 'vitest'
import { siteOf } from '../../../../tests/setup/site-of.ts'
import { ${own} } from './${name}.ts'

it.each([
  ['/${name}/', '', { path: '/', query: '' }],
  ['/${name}/a/b/', 'x=1', { path: '/a/b/', query: 'x=1' }],
  ['/${name}', '', undefined],
  ['/a/${name}/', '', undefined],
  ['/', '', undefined],
])('%s?%s leads to %o', (path, query, address) => {
  expect(${own}({ path, query }, siteOf())?.address).toEqual(address)
})
`,
    },
    next: [
      `Add ${own} to the list of worker/core/request/routing/rules.ts, at the place in which it is tried.`,
      'Name its requirement of docs/requirements/routing.md in its comment.',
    ],
  }
}

/** A feature is one folder, and a line in the list of the site. */
function feature(name: string): Recipe {
  const folder = `worker/features/${name}`
  const own = camelCase(name)
  return {
    files: {
      [`${folder}/feature.ts`]: `import type { Feature } from '../../core/answer/feature.ts'
import { textResponse } from '../../core/base/http/responses.ts'

/** Answers at \`/api/${name}\`. */
export const ${own}: Feature = {
  routes(app) {
    app.get('/api/${name}', () => textResponse(200, '${title(name)}'))
  },
}
`,
      [`${folder}/feature.test.ts`]: `import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Opener, SiteApp } from '../../core/answer/feature.ts'
import { ${own} } from './feature.ts'

it('answers at its address', async () => {
  const app: SiteApp = new Hono()
  // Its routes open no request.
  ${own}.routes?.(app, {} as Opener)
  const answer = await app.request('/api/${name}')
  expect([answer.status, await answer.text()]).toEqual([200, '${title(name)}'])
})
`,
    },
    next: [
      `Import ${own} in worker/index.ts and add it to \`features\`, at the place in which its routes are tried.`,
    ],
  }
}

/** A fact of a visitor is an entry of a declaration that is read as a whole, so a person adds it. */
function fact(name: string): Recipe {
  const own = camelCase(name)
  return {
    files: {},
    next: [
      `Add this to \`visitorFacts\` in blocks/_kit/visitor-facts.ts; the types name all that is still missing:

  /** Does the cookie \`${name}\` say yes? */
  ${own}: fact<boolean>({
    read: ({ cookie }) => cookie('${name.replaceAll('-', '_')}', /^1$/) !== undefined,
    chosen: () => false,
    words: '${words(name)}',
    sample: false,
  }),`,
      `A block reads it in its props.ts: context.${own}()`,
    ],
  }
}

export const recipes = { block, call, rule, fact, feature, unit } as const

export type RecipeName = keyof typeof recipes
