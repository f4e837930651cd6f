interface Ways {
  readonly closable: boolean
  readonly closeOnOutsideClick: boolean
}

/** Whether visitors can close a modal. A modal that they cannot close is refused. */
export const canBeLeft = ({ closable, closeOnOutsideClick }: Ways): boolean => closable || closeOnOutsideClick
