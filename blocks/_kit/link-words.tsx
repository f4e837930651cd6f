const mailbox = /^([^\s@]+@)([^\s@]+)$/

/** What a link says. The address of a mailbox breaks after its "@" and nowhere else while it fits, and gets no hyphens. */
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
