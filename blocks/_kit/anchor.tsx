import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { LinkTarget } from './resolved.ts'

interface AnchorProps
  extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel' | 'style' | 'aria-current'> {
  readonly link: LinkTarget
  /** Read out, not shown, after a link that opens a new tab: views know no language, so props bring it. */
  readonly newTabHint?: string | undefined
  readonly children: ReactNode
}

/** A link to a resolved target; the page's own link says that it is the current page. */
export function Anchor({ link, newTabHint, children, ...rest }: AnchorProps) {
  const { href, target, rel, title, current } = link
  return (
    <a
      title={title}
      {...rest}
      href={href}
      target={target}
      rel={rel}
      aria-current={current ? 'page' : undefined}
    >
      {children}
      {target && newTabHint && <span className="visually-hidden"> ({newTabHint})</span>}
    </a>
  )
}
