import { textsOf } from '../_kit/forms/conditions.ts'
import { controlAttributes, FieldFrame, FieldNotes, LabelWords } from '../_kit/forms/field-frame.tsx'
import { useField } from '../_kit/forms/form-state.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { FormFileProps } from './props.ts'

/**
 * A file that was uploaded before; a ticked box sends its reference. Browser code copies the one without a reference for each of its own
 * uploads, and replaces the box by the button.
 */
function UploadedFile({
  field,
  words,
  reference,
  name,
}: FormFileProps & { readonly reference: string; readonly name: string }) {
  return (
    <li className="file-item" hidden={!reference} data-file-item={reference}>
      <Icon name="check" />
      <span className="file-name" dir="auto" data-file-name="">
        {name}
      </span>
      <span className="file-state" data-file-state={words.uploaded}>
        {reference && words.uploaded}
      </span>
      <progress className="file-progress" max={100} value={0} hidden aria-label={words.uploading} />
      <label className="file-keep">
        <input
          className="choice-input"
          type="checkbox"
          name={field.name}
          value={reference}
          defaultChecked={Boolean(reference)}
          disabled={!reference}
        />
        {words.keep}
      </label>
      <button type="button" className="text-link file-remove needs-script" data-file-remove="">
        <span data-file-action="" data-cancel={words.cancel} data-remove={words.remove}>
          {words.remove}
        </span>
        <span className="visually-hidden" dir="auto" data-file-name="">
          {' '}
          {name}
        </span>
      </button>
    </li>
  )
}

/**
 * Without script the file is sent with its step, and the browser’s own control says which it is; with script it is sent at once, and then
 * only its reference with the step: the control lies unseen over the place for files, so that they are chosen and dropped all over it.
 */
export function View(props: FormFileProps) {
  const { field, label, hint, accept, words } = props
  const scope = useField(field)
  if (!scope) return null
  return (
    <FieldFrame field={field} scope={scope}>
      <label className="field-label" htmlFor={scope.id}>
        <LabelWords field={field} scope={scope}>
          {label}
        </LabelWords>
      </label>
      <FieldNotes scope={scope} hint={hint} />
      <noscript>
        <p className="field-hint">{words.withoutScript}</p>
      </noscript>
      <div className="file-drop">
        <label className="button button-secondary needs-script" htmlFor={scope.id}>
          <span className="button-label">{field.multiple ? words.chooseSeveral : words.choose}</span>
        </label>
        <span className="file-drop-words" aria-hidden="true">
          {words.drop}
        </span>
        <input
          {...controlAttributes(field, scope)}
          className="file-input"
          type="file"
          name={field.name}
          accept={accept}
          multiple={field.multiple}
        />
      </div>
      <p
        className="visually-hidden"
        role="status"
        data-file-status=""
        data-failed={words.failed}
        data-uploaded={words.uploaded}
        data-cancelled={words.cancelled}
      />
      <div className="file-problems" role="status" data-file-problems="" />
      <ul>
        {textsOf(scope.value).map(reference => (
          <UploadedFile
            {...props}
            key={reference}
            reference={reference}
            name={scope.fileNames[reference] ?? reference}
          />
        ))}
        <UploadedFile {...props} reference="" name="" />
      </ul>
    </FieldFrame>
  )
}
