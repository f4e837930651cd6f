/** The name of a form's value: the editor's, else one that no other block of the page has. */
export const nameOf = (written: string | undefined, { kind, uid }: { kind: string; uid: string }): string =>
  written ?? `${kind}-${uid}`
