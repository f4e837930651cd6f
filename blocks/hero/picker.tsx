import { Anchor } from '../_kit/anchor.tsx'
import { Island } from '../_kit/blocks.tsx'
import type { HeroProps } from './props.ts'

/** Two lists and a button; without JavaScript all their targets as links. */
export function Picker({ picker, newTabHint }: Pick<HeroProps, 'picker' | 'newTabHint'>) {
  if (!picker) return null
  const links = picker.degrees.flatMap(degree => [
    { ...degree, key: degree.value },
    ...degree.clusters.map(cluster => ({
      link: cluster.link,
      label: `${degree.label}: ${cluster.label}`,
      key: `${degree.value} ${cluster.value}`,
    })),
  ])
  return (
    <div className="hero-picker">
      <Island name="hero" trigger="visible" props={picker} />
      <noscript>
        <ul className="hero-picker-links">
          {links.map(
            ({ key, label, link }) =>
              link && (
                <li key={key}>
                  <Anchor className="text-link" link={link} newTabHint={newTabHint}>
                    {label}
                  </Anchor>
                </li>
              ),
          )}
        </ul>
      </noscript>
    </div>
  )
}
