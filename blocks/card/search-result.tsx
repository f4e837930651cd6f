import { Anchor } from '../_kit/anchor.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { SearchPart } from './parts.ts'

/** The kind of a result: its degree, and its field in the field's colour. */
export function SearchKind({ degree, cluster }: SearchPart) {
  if (!degree && !cluster) return null
  return (
    <p className="card-pre card-kind">
      {degree && <span>{degree}</span>}{' '}
      {cluster && (
        <span className={cluster.accent ? `card-cluster accent-${cluster.accent}` : 'card-cluster'}>
          {cluster.name}
        </span>
      )}
    </p>
  )
}

/** The tags; on a site with a finder each links to its programmes in the finder. */
export function SearchTags({ tags }: SearchPart) {
  if (!tags.length) return null
  return (
    <ul className="card-facts card-tags" {...tracked({ event: 'clusterfinder' })}>
      {tags.map(({ text, link }) => (
        <li key={text} className="card-unit">
          {link ? (
            <Anchor className="card-tag" link={link}>
              {text}
            </Anchor>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
