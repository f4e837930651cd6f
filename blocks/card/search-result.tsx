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

export function SearchTags({ tags }: SearchPart) {
  if (!tags.length) return null
  return (
    <ul className="card-facts card-tags">
      {tags.map(tag => (
        <li key={tag} className="card-unit">
          {tag}
        </li>
      ))}
    </ul>
  )
}
