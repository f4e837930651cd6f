import { useId } from 'react'
import { Heading } from '../_kit/heading.tsx'
import { RichText } from '../_kit/rich-text.tsx'
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
  const { headline, items, titleLevel: Title } = list
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
      {items.map(({ uid, title, content, open }) => (
        <details key={uid} className="accordion-item" name={name} open={open}>
          <summary className="accordion-title">
            <Title>{title}</Title>
            <span className="accordion-sign" />
          </summary>
          <div className="accordion-body">
            <RichText value={content} newTabHint={newTabHint} className="accordion-content" />
          </div>
        </details>
      ))}
    </div>
  )
}

/** Native disclosures: they open without JavaScript, and are found by the browser's search in the page. */
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
