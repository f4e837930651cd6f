import { parseArgs } from 'node:util'
import { rowNames } from './row-names.ts'

export const usage =
  'npm run bench -- [--rounds 7] [--time 1000] [--built] [--rows PATTERN] [--stories 100,10000 [--limits 5,50]] [--profile]'

/** Throws if a text is not a list of whole numbers above zero. */
function numbersIn(name: string, text: string): readonly number[] {
  if (!/^[1-9]\d*(?:,[1-9]\d*)*$/.test(text))
    throw new Error(`--${name} takes numbers like 7 or 5,50, not "${text}"`)
  return text.split(',').map(Number)
}

function numberIn(name: string, text: string): number {
  const [number, ...others] = numbersIn(name, text)
  if (!number || others.length) throw new Error(`--${name} takes one number, not "${text}"`)
  return number
}

function patternIn(text: string): RegExp {
  try {
    return new RegExp(text)
  } catch {
    throw new Error(`--rows takes a part of a name or a regular expression, not "${text}"`)
  }
}

/** Throws where no row has such a name. */
function rowsIn(text: string): RegExp {
  const pattern = patternIn(text)
  if (rowNames.some(name => pattern.test(name))) return pattern
  throw new Error(`no row has a name with "${text}" in it; there are ${rowNames.join('; ')}`)
}

/** Parses the words of the command. Throws an error that names the wrong word, before anything is loaded or built. */
export function readWords(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      /** Rounds of measuring; each measures every variant. */
      rounds: { type: 'string', default: '7' },
      /** Milliseconds of each measurement. */
      time: { type: 'string', default: '1000' },
      /** Measures `dist/` as it is. */
      built: { type: 'boolean', default: false },
      /** Measures only the rows whose names contain this text. */
      rows: { type: 'string' },
      /** Measures only spaces with these numbers of stories, separated by commas. */
      stories: { type: 'string' },
      /** Calls a second that their content system answers. */
      limits: { type: 'string', default: '5,50' },
      /** Prints where the time is spent instead of how much it is. */
      profile: { type: 'boolean', default: false },
    },
  })
  const { rounds, time, rows, stories, limits, built, profile } = values
  return {
    ...{ built, profile },
    rounds: numberIn('rounds', rounds),
    milliseconds: numberIn('time', time),
    rows: rows === undefined ? undefined : rowsIn(rows),
    stories: stories === undefined ? undefined : numbersIn('stories', stories),
    limits: numbersIn('limits', limits),
  }
}

export type Options = ReturnType<typeof readWords>
