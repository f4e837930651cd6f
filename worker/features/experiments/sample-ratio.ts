/** Visitors counted for a variant, and its weight. */
export interface Sample {
  readonly weight: number
  readonly count: number
}

/** ln Γ(x) for x > 0 (Lanczos, g = 5; Numerical Recipes, section 6.1). */
function logGamma(x: number): number {
  const coefficients = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
    -0.000005395239384953,
  ]
  const base = x + 5.5
  const series = coefficients.reduce((sum, each, index) => sum + each / (x + 1 + index), 1.000000000190015)
  return (x + 0.5) * Math.log(base) - base + Math.log((2.5066282746310007 * series) / x)
}

const precision = 1e-12
const maxTerms = 1000

/** P(a, x) by its series, for x < a + 1. */
function lowerGamma(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < maxTerms && term > sum * precision; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** Q(a, x) by its continued fraction (Lentz), for x >= a + 1. */
function upperGamma(a: number, x: number): number {
  let b = x + 1 - a
  let c = Number.MAX_VALUE
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < maxTerms; n++) {
    const factor = -n * (n - a)
    b += 2
    d = 1 / (factor * d + b)
    c = b + factor / c
    fraction *= d * c
    if (Math.abs(d * c - 1) < precision) break
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** How likely a chi-squared value of this size or more is by chance. */
export function chiSquaredTail(value: number, degreesOfFreedom: number): number {
  if (value <= 0) return 1
  const [a, x] = [degreesOfFreedom / 2, value / 2]
  return x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x)
}

/** Below this probability the counts are not taken for chance. */
const threshold = 0.001

export interface SampleRatio {
  /** The probability that chance alone makes counts differ this much from the weights. */
  readonly probability: number
  /** The counts do not follow the weights: the results of the experiment are not reliable. */
  readonly isMismatch: boolean
}

/** Checks counts of visitors against the weights (Pearson's chi-squared test). A variant without weight may have no visitors. */
export function sampleRatio(samples: readonly Sample[]): SampleRatio {
  const weights = samples.reduce((sum, { weight }) => sum + weight, 0)
  const visitors = samples.reduce((sum, { count }) => sum + count, 0)
  if (weights === 0 || visitors === 0) return { probability: 1, isMismatch: false }
  if (samples.some(({ weight, count }) => weight === 0 && count > 0))
    return { probability: 0, isMismatch: true }
  const weighted = samples.filter(({ weight }) => weight > 0)
  const value = weighted.reduce((sum, { weight, count }) => {
    const expected = (visitors * weight) / weights
    return sum + (count - expected) ** 2 / expected
  }, 0)
  const probability = weighted.length > 1 ? chiSquaredTail(value, weighted.length - 1) : 1
  return { probability, isMismatch: probability < threshold }
}
