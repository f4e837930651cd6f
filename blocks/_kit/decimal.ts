/** A decimal number without rounding: `digits / 10 ** scale`. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const written = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/

/** The decimal that a finite number is written as: 0.1 is one tenth, not its binary neighbour. */
export function decimal(value: number): Decimal {
  const match = written.exec(String(value))
  if (!match) throw new RangeError(`not a finite number: ${value}`)
  const [, sign, whole, fraction = '', exponent = '0'] = match
  const digits = BigInt(`${sign}${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

const atScale = ({ digits, scale }: Decimal, wanted: number) => digits * 10n ** BigInt(wanted - scale)

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: atScale(a, scale) - atScale(b, scale), scale }
}

export const isNegative = ({ digits }: Decimal): boolean => digits < 0n

/** Rounded to a number of decimals, half away from zero, as plain digits: `-12.50`. */
export function toFixed({ digits, scale }: Decimal, decimals: number): string {
  const rounded = roundTo(digits, scale, decimals)
  const size = rounded < 0n ? -rounded : rounded
  const text = size.toString().padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals)
  const sign = rounded < 0n ? '-' : ''
  return decimals ? `${sign}${whole}.${text.slice(-decimals)}` : `${sign}${whole}`
}

function roundTo(digits: bigint, scale: number, decimals: number): bigint {
  if (scale <= decimals) return digits * 10n ** BigInt(decimals - scale)
  const divisor = 10n ** BigInt(scale - decimals)
  const half = digits < 0n ? -divisor / 2n : divisor / 2n
  return (digits + half) / divisor
}
