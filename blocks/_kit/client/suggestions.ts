import { addParameters } from '../add-parameters.ts'
import { suggestionPicture } from '../media-address.ts'
import { paintedPicture } from '../painted-picture.ts'
import { SEARCHED } from '../search-page.ts'
import { element } from './popup.ts'

type Mark = readonly [from: number, to: number]

export interface Suggestion {
  readonly title: string
  readonly titleMarks?: readonly Mark[]
  readonly subtitle?: string
  readonly subtitleMarks?: readonly Mark[]
  readonly path?: string
  readonly image?: { readonly filename: string }
  readonly color?: string
  readonly showLargeItems?: boolean | null
}

/** A group of the call `story-library-search`, which checks its answer. */
export interface SuggestionGroup {
  readonly title: string
  readonly items: readonly Suggestion[]
}

/** An element with a text whose matched parts are marked. */
function marked(name: string, text: string, marks: readonly Mark[] = []): HTMLElement {
  const made = element(name, {})
  let at = 0
  for (const [from, to] of marks) {
    const mark = element('mark', {})
    mark.textContent = text.slice(from, to)
    made.append(text.slice(at, from), mark)
    at = to
  }
  made.append(text.slice(at))
  return made
}

/** The address of a suggestion, with the visitor's search as a parameter for its page (requirement finding-blocks/suggestions). */
export const withSearch = (path: string, query: string): string =>
  addParameters(path, [`${SEARCHED}=${encodeURIComponent(query)}`])

/** The element of a picture. Calls name the site's own pictures without a theme; the page adds its theme. */
function picture(name: string): HTMLElement {
  const { theme } = document.documentElement.dataset
  const src = suggestionPicture(theme ? paintedPicture(name, theme) : name)
  return element('img', { src, alt: '', loading: 'lazy' })
}

interface Look {
  readonly id: string
  readonly query: string
  readonly titleClass: string
  readonly classOf: (item: Suggestion) => string
}

function option(item: Suggestion, look: Look) {
  const { title, titleMarks, subtitle, subtitleMarks, path, image } = item
  const made = element('a', {
    role: 'option',
    dir: 'auto',
    'aria-selected': 'false',
    tabindex: '-1',
    id: look.id,
    class: look.classOf(item),
    // Only those with an address are written.
    href: withSearch(path!, look.query),
  })
  const words = element('span', {})
  words.append(marked('b', title, titleMarks))
  if (subtitle) words.append(marked('small', subtitle, subtitleMarks))
  if (image) made.append(picture(image.filename))
  made.append(words)
  return made
}

/**
 * Writes the groups of suggestions for the list of a search field; leaves out suggestions without an address, and groups without
 * suggestions.
 */
export function writeSuggestions(groups: readonly SuggestionGroup[], look: Look): HTMLElement[] {
  return groups.flatMap(({ title, items }, index) => {
    const linked = items.filter(({ path }) => path)
    if (!linked.length) return []
    const id = `${look.id}-${index}`
    const group = element('div', { role: 'group', 'aria-labelledby': id })
    const heading = element('div', { role: 'presentation', class: look.titleClass, id })
    heading.textContent = title
    group.append(heading, ...linked.map((item, place) => option(item, { ...look, id: `${id}-${place}` })))
    return group
  })
}
