/** A name that is visually hidden, as an element: unlike an attribute it can have a language of its own. */
export const HiddenName = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <span id={id} hidden>
    {name}
  </span>
)
