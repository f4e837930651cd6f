/** The files of a block that the site does not have: fields, view, words, style, native behaviour from the first paint and later, and an island. */
export const newBlockFiles: Readonly<Record<string, string>> = {
  'schema.ts': `
    import { block } from '../_kit/block-schema.ts'
    import { text } from '../_kit/fields/text.ts'
    export const schema = block({ title: 'Greeting' }, { name: text({ required: true }) })`,
  'messages.ts': `
    import type { Words } from '../_kit/words.ts'
    export const messages = {
      de: { hello: 'Hallo' }, en: { hello: 'Hello' }, fr: { hello: 'Bonjour' },
      it: { hello: 'Ciao' }, es: { hello: 'Hola' }, pt: { hello: 'Olá' },
    } as const satisfies Words`,
  'props.ts': `
    import { messages } from './messages.ts'
    export const props = ({ name }, context) => ({ name, hello: context.words(messages).hello })`,
  'view.tsx': `
    import { Island } from '../_kit/blocks.tsx'
    export const View = ({ name, hello }) => (
      <div className="greeting" data-enhance="greeting">
        {hello}, {name}
        <Island name="greeting" trigger="visible" props={{ name }} />
      </div>
    )`,
  'island.tsx': `export const Island = ({ name }) => <button type="button" className="greeting-wave">{name}</button>`,
  'enhance.ts': `export function enhance(element) { element.dataset.greeted = '' }`,
  'begin.ts': `export function begin() { document.documentElement.dataset.greeting = '' }`,
  'style.css': '.greeting { color: var(--c-accent) }',
  'fixtures.ts': `
    export const fixtures = [{ name: 'default', content: { component: 'greeting', _uid: 'g', name: 'Ada' } }]
    export const invalid = [{ component: 'greeting' }]`,
}
