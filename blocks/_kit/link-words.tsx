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
