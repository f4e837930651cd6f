/** The university's mark: a fir in a hedge. Takes the colour of the text around it. */
export function Mark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M10 61A8 8 0 0 1 2 53V41A16 16 0 0 1 12 26A20.5 20.5 0 0 1 52 26A16 16 0 0 1 62 41V53A8 8 0 0 1 54 61ZM32 11L22.5 26H27L17.5 39H22.5L13 53H30V61H34V53H51L41.5 39H46.5L37 26H41.5Z"
      />
    </svg>
  )
}

/** A line of more letters is set smaller beside other things. */
const fewLetters = 14

/** Mark and name of the university; each line of the name stands by itself. */
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
