import type { Context } from '../_kit/context.ts'
import { messages } from './messages.ts'

const depthOf = (href: string) => href.split('/').filter(Boolean).length

/** Undefined on the first level, whose pages the navigation names, on landing pages, and without a header. */
export function props(_content: object, context: Context) {
  if (context.isLandingPage()) return undefined
  const crumbs = context.breadcrumbs()
  const [home] = crumbs
  const page = crumbs.at(-1)
  if (!home || !page || depthOf(page.href) - depthOf(home.href) < 2) return undefined
  return { above: crumbs.slice(0, -1), page, label: context.words(messages).here }
}

export type BreadcrumbsProps = NonNullable<ReturnType<typeof props>>
