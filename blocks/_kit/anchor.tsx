import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { LinkTarget } from './resolved.ts'

interface AnchorProps
  extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel' | 'style' | 'aria-current'> {
  readonly link: LinkTarget
  /**
   * Read to screen readers after a link that opens a new tab. A prop, because views do not know the page's language.
   */
  readonly newTabHint?: string | undefined
  readonly children: ReactNode
}

/** A link to a resolved target; a link to the page itself is marked as the current page. */
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

const mailbox = /^([^\s@]+@)([^\s@]+)$/

/** The text of a link. The address of a mailbox breaks after its "@" and nowhere else while it fits, and gets no hyphens. */
export function LinkWords({ children }: { readonly children: string }) {
  const [, name, host] = mailbox.exec(children) ?? []
  if (!host) return children
  return (
    <span className="mailbox">
      {name}
      <wbr />
      {host}
    </span>
  )
}
