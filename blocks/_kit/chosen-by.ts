/**
 * Attribute of an option that the query of the page may choose (`first`): where the query names the option's value, the renderer writes
 * `selected` or `checked` in its place, and otherwise nothing. Undefined where content alone chooses the option.
 */
export function chosenBy(
  attribute: 'selected' | 'checked',
  {
    first,
    options,
  }: { readonly first: string | undefined; readonly options: readonly { readonly value: string }[] },
  value: string,
): Readonly<Record<string, string>> {
  const isOpen = first && !options.some(option => option.value === first)
  return isOpen ? { [`data-${attribute}-by`]: `${first}=${value}` } : {}
}
