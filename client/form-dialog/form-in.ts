import type { Payload } from '../../worker/features/payload/payload.ts'

/** Attributes that contain one or more ids. */
const references = [
  'id',
  'for',
  'list',
  'commandfor',
  'popovertarget',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
]

/** Gives all elements other ids: the page of the form may be shown later, while the dialog is still there. */
function prefixIds(part: HTMLElement, prefix: string): void {
  const within = (ids: string) => ids.replace(/\S+/g, id => prefix + id)
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const name of references) {
      const ids = element.getAttribute(name)
      if (ids) element.setAttribute(name, within(ids))
    }
    const hash = element.getAttribute('href')
    if (hash?.startsWith('#')) element.setAttribute('href', `#${prefix}${hash.slice(1)}`)
  }
}

/**
 * The form with an id on a page, with its surroundings and its replacement after sending, with ids of its own. Undefined where the page has no such
 * form.
 */
export function formIn({ regions }: Extract<Payload, { kind: 'page' }>, id: string): HTMLElement | undefined {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: regions.main.html })
  const found = content.querySelector<HTMLElement>(`[data-form-scope]#${CSS.escape(id)}`)
  if (!found) return undefined
  const form = document.importNode(found, true)
  prefixIds(form, 'dialog-')
  return form
}
