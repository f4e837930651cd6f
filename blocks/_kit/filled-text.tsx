interface FilledTextProps {
  readonly template: string
  /** The placeholder of the template that the text replaces. */
  readonly place: string
  readonly text: string
}

/**
 * The site's words around a text of content. The text gets an element of its own, because it may be in another language than the
 * page.
 */
export function FilledText({ template, place, text }: FilledTextProps) {
  const [before, after] = template.split(place)
  return (
    <>
      {before}
      {after !== undefined && <span>{text}</span>}
      {after}
    </>
  )
}
