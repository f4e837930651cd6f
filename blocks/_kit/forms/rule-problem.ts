import type { FieldRule } from './definition.ts'
import { isNumber, isRuleName, noSuchValidator, type RuleName } from './rules.ts'

const isLength = (text: string) => /^\d{1,5}$/.test(text)

/** Rules that mean something only with an argument, and which arguments they take. */
const takenArguments: Partial<Readonly<Record<RuleName, (argument: string) => boolean>>> = {
  min: isNumber,
  max: isNumber,
  minLength: isLength,
  maxLength: isLength,
  minAge: isLength,
  // Monday is 1, Sunday 7 (ISO 8601).
  weekday: argument => /^[1-7]{1,7}$/.test(argument),
}

/** The fault of a rule as an editor wrote it, or undefined. */
export function ruleProblem({ name, argument = '' }: FieldRule): string | undefined {
  if (!isRuleName(name)) return noSuchValidator
  const takes = takenArguments[name]
  return takes && !takes(argument) ? `The rule ${name} needs a number.` : undefined
}
