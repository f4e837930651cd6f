export const parameterNames: readonly string[] = ['group', 'sort']
