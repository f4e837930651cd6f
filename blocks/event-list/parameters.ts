export const parameterNames = ['where'] as const
