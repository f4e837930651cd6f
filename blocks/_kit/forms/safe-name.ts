const longestName = 40

/**
 * Properties of a form element that scripts use and that an input of the same name would hide (HTML, named property of a form). Scripts read
 * properties whose names fields do use, such as `action` and `hidden`, as attributes.
 */
const reserved: ReadonlySet<string> = new Set(
  `addEventListener append closest contains dataset dispatchEvent elements getAttribute getBoundingClientRect hasAttribute
  isConnected matches querySelector querySelectorAll removeAttribute setAttribute submit`.split(/\s+/),
)

/**
 * A name of letters, digits, `-` and `_` that begins with a letter and is not a property of every object. Other characters become `-`. Empty
 * for a text without a letter.
 */
export function safeName(text: string): string {
  const name = text
    .slice(0, 1_000)
    .replace(/^[^a-z]+/i, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, longestName)
  return name in Object.prototype || reserved.has(name) ? `${name}-field` : name
}
