/**
 * Attribute of an option that the query of the page may choose (`first`): the renderer writes `selected` or `checked` in its place where the
 * option's value is what the query says, and nothing elsewhere. None where content alone names the option.
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
