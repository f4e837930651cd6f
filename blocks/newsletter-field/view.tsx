import { useId } from 'react'
import { technicalFields } from '../_kit/forms/definition.ts'
import { Icon } from '../_kit/icons/icon.tsx'
import type { NewsletterFieldProps } from './props.ts'

/**
 * A plain form, which needs no script: its button goes to the first step of the newsletter's form without a check, so that the page of the form
 * shows the address and asks for the rest. The address is in the body of the post, never in an address of the site.
 */
export function View({ headline, text, words, href, action }: NewsletterFieldProps) {
  const id = useId()
  return (
    <form className="newsletter-field" method="post" action={action}>
      {headline && (
        <h2>
          <a href={href}>{headline}</a>
        </h2>
      )}
      {text && <p>{text}</p>}
      <label htmlFor={id}>{words.label}</label>
      <div className="newsletter-field-row">
        <input id={id} type="email" name="email" autoComplete="email" />
        <button type="submit" name={technicalFields.go} value="step:0" aria-label={words.next}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </form>
  )
}
