export const parameterNames = ['topic'] as const
