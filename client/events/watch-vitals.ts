import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { type SentEvent, vitalNames } from '../../blocks/_kit/sent-event.ts'

/** A metric with the template of its page; undefined for one without meaning, or one that is not stored. */
export function vitalOf(
  { name, value, navigationType }: Pick<MetricType, 'name' | 'value' | 'navigationType'>,
  template: string,
): Extract<SentEvent, { kind: 'vital' }> | undefined {
  const known = vitalNames.find(one => one === name)
  // The first byte of a soft navigation is always 0.
  if (!known || (known === 'TTFB' && navigationType === 'soft-navigation')) return undefined
  return { kind: 'vital', name: known, template, value: Number(value.toFixed(name === 'CLS' ? 3 : 0)) }
}

/**
 * Reports largest paint, interaction, shift and first byte of the document, and of soft navigations in browsers that measure them
 * (requirement tracking/vitals). `templateAt` returns the template of a page that was shown at a path.
 */
export function watchVitals(
  report: (event: SentEvent) => void,
  templateAt: (path: string | undefined) => string,
): void {
  function onMetric(metric: MetricType): void {
    const { navigationURL: url } = metric
    const vital = vitalOf(metric, templateAt(url && new URL(url, location.href).pathname))
    if (vital) report(vital)
  }
  const options = { reportSoftNavs: true }
  onLCP(onMetric, options)
  onINP(onMetric, options)
  onCLS(onMetric, options)
  onTTFB(onMetric, options)
}
