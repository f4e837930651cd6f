import icons from 'virtual:site/icons'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon } from './icon.tsx'

it.each([
  ['check', icons.common],
  ['orcid', icons.common],
  ['rocket', icons.further],
  ['phone-bold', icons.further],
])('the icon %s is a reference into its file, and holds no drawing', (name, file) => {
  expect(renderToStaticMarkup(<Icon name={name} className="icon own" />)).toBe(
    `<svg class="icon own" aria-hidden="true"><use href="${file}#${name}"></use></svg>`,
  )
})

it.each(['no-such-icon', 'toString', ''])('the name %j draws nothing', name => {
  expect(renderToStaticMarkup(<Icon name={name} />)).toBe('')
})
