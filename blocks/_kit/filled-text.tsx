interface FilledTextProps {
  readonly template: string
  /** What of the template stands for the text. */
  readonly place: string
  readonly text: string
}

/** Words of the site around a text of content, which gets an element of its own: it may be in another language than the page. */
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
