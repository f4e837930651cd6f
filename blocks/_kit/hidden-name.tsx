/** A name that is not shown, as an element: unlike an attribute it can say that it is in another language than the page. */
export const HiddenName = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <span id={id} hidden>
    {name}
  </span>
)
