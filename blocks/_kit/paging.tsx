import { Icon } from './icons/icon.tsx'

/** Links between the pages of a list. */
export interface PagingLinks {
  /** Which page of how many it is. */
  readonly label: string
  readonly previous?: string | undefined
  readonly next?: string | undefined
}

interface PagingProps {
  /** Undefined for a list of one page. */
  readonly paging: PagingLinks | undefined
  readonly words: { readonly pages: string; readonly previous: string; readonly next: string }
}

/** Links to the pages before and after this one of a list. */
export function Paging({ paging, words }: PagingProps) {
  if (!paging) return null
  const { label, previous, next } = paging
  return (
    <nav className="paging" aria-label={words.pages}>
      {previous && (
        <a className="text-link" href={previous} rel="prev" data-control={previous}>
          <Icon name="arrow-left" /> {words.previous}
        </a>
      )}
      <span>{label}</span>
      {next && (
        <a className="text-link" href={next} rel="next" data-control={next}>
          {words.next} <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
