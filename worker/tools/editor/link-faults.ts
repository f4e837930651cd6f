import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { objectsOf } from '../../core/content/tree.ts'
import { addressFault } from '../../core/request/site/links.ts'

/** Whether a reference names a missing story. */
export const isGone = (uuid: unknown, uuids: ReadonlySet<string>) =>
  typeof uuid === 'string' && uuid !== '' && !uuids.has(uuid)

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The problem of a link field's value. `uuids` are those of all stories. */
export function linkFault(value: unknown, uuids: ReadonlySet<string>): string | undefined {
  if (!isObject(value)) return undefined
  const { linktype, id, url, cached_url } = value
  if (linktype === 'story') return isGone(id, uuids) ? 'This link leads to a story that is gone.' : undefined
  return linktype === 'url' ? addressFault(textOf(url) || textOf(cached_url)) : undefined
}

/** The problem of the first faulty link in a rich text. */
export function textLinkFault(text: unknown, uuids: ReadonlySet<string>): string | undefined {
  for (const { type, attrs } of objectsOf(text)) {
    if (type !== 'link' || !isObject(attrs)) continue
    const { linktype, uuid, href } = attrs
    const fault = linkFault({ linktype, id: uuid, url: href }, uuids)
    if (fault) return `A link in this text: ${fault}`
  }
  return undefined
}
