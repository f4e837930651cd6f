import type { ControlProps } from '../field-props.ts'

/** The stored form of a value that has no control of its own. */
export function JsonField({ value, onChange, id, described }: ControlProps) {
  return (
    <>
      <p className="note">This text has parts that only its source shows.</p>
      <textarea
        id={id}
        {...described}
        rows={8}
        className="code"
        spellCheck={false}
        defaultValue={JSON.stringify(value, null, 1)}
        onChange={({ target }) => {
          try {
            onChange(JSON.parse(target.value))
            target.setCustomValidity('')
          } catch {
            target.setCustomValidity('not JSON')
          }
        }}
      />
    </>
  )
}
