import { addParameters } from '../_kit/add-parameters.ts'
import {
  comparedCode,
  comparedIn,
  comparedName,
  comparedParameters,
  mostCompared,
} from '../_kit/programmes/compared.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import { onlyName } from './parameters.ts'

const onlyDifferences = 'differences'

/** All state of the comparison, which is in the address (requirement tools/state-in-address). */
export interface ComparisonState {
  /** Codes of programmes, each once, in the order of their columns. */
  readonly codes: readonly string[]
  readonly isOnlyDifferences: boolean
}

interface RequestedState extends ComparisonState {
  /** The visitor submitted the form without choosing a programme. */
  readonly isUnanswered: boolean
}

const presetIn = (preset: string) => comparedIn([[comparedName, preset.replace(/\s/g, '')]])

/**
 * The state from parameters, the last of which is the choice of one more programme; no programmes if their only value is empty. `preset` are
 * the ids of programmes to show if there are no parameters.
 */
export function readState(
  parameters: readonly (readonly [name: string, value: string])[],
  preset = '',
): RequestedState {
  const requested = comparedIn(parameters)
  const values = parameters.filter(([name]) => name === comparedName).map(([, value]) => value)
  const standard = presetIn(preset)
  return {
    codes: requested.length || values.includes('') ? requested : standard,
    isUnanswered: values.at(-1) === '' && (values.length > 1 || !standard.length),
    isOnlyDifferences: parameters.some(([name, value]) => name === onlyName && value === onlyDifferences),
  }
}

/**
 * The address of a state: sorted, without empty values. If there is a preset, having no programme must be explicit, because the preset would be
 * shown otherwise.
 */
export const addressOf = (path: string, { codes, isOnlyDifferences }: ComparisonState, preset = ''): string =>
  addParameters(path, [
    ...(isOnlyDifferences && codes.length > 1 ? [`${onlyName}=${onlyDifferences}`] : []),
    ...(codes.length || !presetIn(preset).length ? comparedParameters(codes) : [`${comparedName}=`]),
  ])

export interface Chosen {
  readonly code: string
  readonly programme: Programme
}

/** The programmes that an address names: those that fit, those beyond the maximum, and whether some do not exist. */
export function choose(programmes: readonly Programme[], codes: readonly string[]) {
  const byCode = new Map(programmes.map(programme => [comparedCode(programme.careId), programme]))
  const found = codes.flatMap((code): Chosen[] => {
    const programme = byCode.get(code)
    return programme ? [{ code, programme }] : []
  })
  return {
    chosen: found.slice(0, mostCompared),
    cut: found.slice(mostCompared),
    hasUnknown: found.length < codes.length,
  }
}
