/**
 * Whether a key belongs to a text that is being composed (UI Events, composition). In WebKit the key that ends it is raised afterwards, with the code
 * 229.
 */
export const isComposing = ({ isComposing: isWithin, keyCode }: KeyboardEvent): boolean =>
  isWithin || keyCode === 229
