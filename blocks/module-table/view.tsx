import { useId } from 'react'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { ModuleTableProps } from './props.ts'

type Module = ModuleTableProps['modules'][number]

function Rows({ module: { title, courses }, hasCredits }: { module: Module; hasCredits: boolean }) {
  return (
    <tbody>
      {title && (
        <tr>
          <th className="module-table-title" scope="rowgroup" colSpan={hasCredits ? 2 : undefined}>
            {title}
          </th>
        </tr>
      )}
      {courses.map(({ uid, title: name, credits }) => (
        <tr key={uid}>
          <th scope="row">{name}</th>
          {hasCredits && <td className="module-table-credits">{credits}</td>}
        </tr>
      ))}
    </tbody>
  )
}

/** One table; each module is a group of its rows. */
export function View({ headline, isHighlighted, modules, hasCredits, words }: ModuleTableProps) {
  const id = useId()
  return (
    <Section>
      {headline && (
        <Heading level={headline.level} highlighted={isHighlighted} id={id}>
          {headline.text}
        </Heading>
      )}
      <table
        className="module-table"
        aria-labelledby={headline ? id : undefined}
        aria-label={headline ? undefined : words.courses}
      >
        <thead>
          <tr>
            <th scope="col">{words.courses}</th>
            {hasCredits && (
              <th scope="col" className="module-table-credits">
                {words.credits}
              </th>
            )}
          </tr>
        </thead>
        {modules.map(module => (
          <Rows key={module.uid} module={module} hasCredits={hasCredits} />
        ))}
      </table>
    </Section>
  )
}
