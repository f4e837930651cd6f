import { controlAttributes, FieldFrame, FieldNotes } from '../_kit/forms/field-frame.tsx'
import { textOf, useField } from '../_kit/forms/form-state.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import type { FormConsentProps } from './props.ts'

/** The words label the box by their id: they may contain links and paragraphs, which a label must not. */
export function View({ field, value, wording, hint, newTabHint }: FormConsentProps) {
  const scope = useField(field)
  if (!scope) return null
  const words = `${scope.id}-words`
  return (
    <FieldFrame field={field} scope={scope}>
      <div className="consent">
        <input
          {...controlAttributes(field, scope)}
          className="choice-input"
          type="checkbox"
          name={field.name}
          value={value}
          defaultChecked={textOf(scope.value) === value}
          aria-labelledby={words}
        />
        <div className="consent-words" id={words} data-consent-words="">
          <RichText value={wording} isPlain newTabHint={newTabHint} />
          {!field.required && scope.words && <span className="field-optional">({scope.words.optional})</span>}
        </div>
      </div>
      <FieldNotes scope={scope} hint={hint} />
    </FieldFrame>
  )
}
