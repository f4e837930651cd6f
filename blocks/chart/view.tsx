import { Section } from '../_kit/section.tsx'
import type { ChartProps } from './props.ts'

/** One rectangle, as wide as its share of 100 units; the style sheet gives its height. */
const Bar = ({ share }: { readonly share: number }) => (
  <svg className="chart-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 .5H${share}`} />
  </svg>
)

/** Rows of twenty dots, of which the first ones are filled: a stroke of round dashes. */
const rows = (dots: number) =>
  [0, 1, 2, 3, 4]
    .map(row => [row, Math.min(20, dots - row * 20)] as const)
    .filter(([, count]) => count > 0)
    .map(([row, count]) => `M5 ${5 + row * 10}h${(count - 1) * 10 + 0.01}`)
    .join('')

const Dots = ({ share }: { readonly share: number }) => (
  <svg className="chart-dots" viewBox="0 0 200 50" aria-hidden="true">
    <path className="chart-rest" d={rows(100)} />
    <path d={rows(share)} />
  </svg>
)

/** A list of values in words; the drawing beside them says nothing more. */
export const View = ({ look, values, source }: ChartProps) => (
  <Section spacing="small">
    <figure className="chart">
      <dl className={look === 'dots' ? 'chart-of-dots' : undefined}>
        {values.map(({ uid, label, text, share }) => (
          <div key={uid} className="chart-value">
            {label && <dt>{label}</dt>}
            <dd>
              <strong className="chart-number">{text}</strong>
              {look === 'dots' ? <Dots share={share} /> : <Bar share={share} />}
            </dd>
          </div>
        ))}
      </dl>
      {source && <figcaption className="chart-source">{source}</figcaption>}
    </figure>
  </Section>
)
