interface Place {
  /** Index. */
  readonly step: number
  readonly steps: number
}

/** “Step 1 of 3”; empty for a form of one step. */
export const stepPosition = ({ position }: { readonly position: string }, { step, steps }: Place): string =>
  steps > 1 ? position.replace('{step}', String(step + 1)).replace('{steps}', String(steps)) : ''
