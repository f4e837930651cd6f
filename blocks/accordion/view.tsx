import { useId } from 'react'
import { Disclosure } from '../_kit/disclosure.tsx'
import { Heading } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { AccordionList, AccordionProps } from './props.ts'

const columns = ['accordion-columns-1', 'accordion-columns-2', 'accordion-columns-3', 'accordion-columns-4']
const columnsFor = (lists: number) => columns[lists - 1] ?? 'accordion-columns-many'

function List({
  list,
  name,
  newTabHint,
}: {
  list: AccordionList
  name: string | undefined
  newTabHint: string
}) {
  const { headline, items, titleLevel } = list
  return (
    <div className="accordion-list">
      {headline && (
        <Heading
          level={headline.level}
          look="h4"
          highlighted={headline.highlighted}
          className="accordion-headline"
        >
          {headline.text}
        </Heading>
      )}
      {items.map(({ uid, ...item }) => (
        <Disclosure key={uid} {...item} titleLevel={titleLevel} name={name} newTabHint={newTabHint} />
      ))}
    </div>
  )
}

export function View({ surface, single, lists, texts }: AccordionProps) {
  const id = useId()
  return (
    <Section surface={surface}>
      <div className={`accordion ${columnsFor(lists.length)}`}>
        {lists.map((list, index) => (
          <List
            key={list.uid}
            list={list}
            name={single ? `${id}-${index}` : undefined}
            newTabHint={texts.opensInNewTab}
          />
        ))}
      </div>
    </Section>
  )
}
