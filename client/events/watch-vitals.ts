import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { type SentEvent, vitalNames } from '../../blocks/_kit/sent-event.ts'

/** A figure with the template that it belongs to; undefined for one that says nothing, or is none of those that are kept. */
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
 * Reports largest paint, interaction, shift and first byte of the document, and of soft navigations where the browser tells them apart
 * (requirement tracking/vitals). `templateAt` knows the templates of the pages that were shown, by their paths.
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
