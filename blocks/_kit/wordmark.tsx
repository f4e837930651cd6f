import { markPath } from './mark-path.ts'

/** The university's mark. Takes the colour of the text around it. */
export function Mark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" d={markPath} />
    </svg>
  )
}

/** A line of more letters is set smaller beside other things. */
const fewLetters = 14

/** Mark and name of the university, with one line per part of the name. */
export function Wordmark({ name, large = false }: { name: string | undefined; large?: boolean }) {
  const lines = name?.split('\n') ?? []
  const look = [
    'wordmark',
    large && 'wordmark-large',
    lines.some(line => line.length > fewLetters) && 'wordmark-long',
  ]
  return (
    <span className={look.filter(Boolean).join(' ')}>
      <Mark className="wordmark-mark" />
      {lines.length > 0 && (
        <span className="wordmark-name">
          {lines.map((line, index) => (
            <span key={line} className="block">
              {index ? ' ' : ''}
              {line}
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
