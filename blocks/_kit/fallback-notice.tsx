import { ButtonLook, buttonClass } from './button.tsx'
import type { FallbackNoticeProps } from './fallback-notice-props.ts'
import { Icon } from './icons/icon.tsx'

/** Replaces data that failed. Only its first line is announced, where a tool is swapped in place. */
export function FallbackNotice({ text, help, links }: FallbackNoticeProps) {
  const [again, ...others] = links
  return (
    <div className="fallback-notice">
      <Icon name="info" className="icon fallback-notice-icon" />
      <div className="fallback-notice-words">
        <p className="fallback-notice-text" role="status">
          {text}
        </p>
        <p>{help}</p>
        <p className="fallback-notice-links">
          {again && (
            <a href={again.link.href} className={buttonClass({ kind: 'secondary', size: 'small' })}>
              <ButtonLook>{again.text}</ButtonLook>
            </a>
          )}
          {others.map(other => (
            <a key={other.text} className="text-link" href={other.link.href}>
              {other.text}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}
