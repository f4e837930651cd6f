import { comparedName } from '../_kit/programmes/compared.ts'

export const onlyName = 'only'

export const parameterNames: readonly string[] = [comparedName, onlyName]
