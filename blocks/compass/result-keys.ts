interface Results {
  readonly results: readonly { readonly key?: string | undefined }[]
}

/** The keys of the results of a compass. */
export const resultKeys = ({ results }: Results): readonly string[] =>
  results.length ? results.map(({ key = '' }) => key) : ['result']
