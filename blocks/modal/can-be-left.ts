interface Ways {
  readonly closable: boolean
  readonly closeOnOutsideClick: boolean
}

/** Whether visitors get out of a modal again: one from which nothing leads is refused. */
export const canBeLeft = ({ closable, closeOnOutsideClick }: Ways): boolean => closable || closeOnOutsideClick
