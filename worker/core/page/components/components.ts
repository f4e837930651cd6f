import type { BlockSchema } from '../../../../blocks/_kit/block-schema.ts'
import { type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { storyTypes } from '../../content/types/story-types.ts'
import { displayName } from '../display-name.ts'
import { blockLogic } from '../registry.ts'
import { type Component, type ComponentSource, componentOf, uniqueComponents } from './component.ts'

type Source = Omit<ComponentSource, 'textBlocks'>

const groupOf = { story: 'stories', form: 'formParts', part: 'parts' } as const

/** A block under one of its names. */
function blockSources(name: string, component: string, { block, fields }: BlockSchema): Source[] {
  const { place = 'page', title, description, category = 'blocks' } = block
  if (place === 'none') return []
  const ownTitle = name === component ? title : `${title} (${name})`
  return [{ name, title: ownTitle, description, group: place === 'page' ? category : groupOf[place], fields }]
}

/** The entries that belong to blocks and stories, however deep. */
function partSources(fields: Fields): Source[] {
  return Object.values(fields).flatMap(field => {
    const { entries, allowed } = fieldMetadata(field)
    const name = allowed?.[0]
    if (!entries || !name) return []
    return [{ name, title: displayName(name), group: 'parts', fields: entries }, ...partSources(entries)]
  })
}

const sources: readonly Source[] = [
  ...[...storyTypes].map(
    ([name, { block, fields }]): Source => ({
      name,
      title: block.title,
      description: block.description,
      group: 'stories',
      fields,
    }),
  ),
  ...[...blockLogic].flatMap(([name, { component, schema }]) => blockSources(name, component, schema)),
]

const textBlocks = [...blockLogic].flatMap(([name, { schema }]) => (schema.block.inText ? [name] : [])).sort()

/**
 * Every component of the site's content as Storyblok stores it: story types, blocks under all their names, and the parts of both, by
 * name. All of it follows from the schemas that validate the content.
 */
export const components: readonly Component[] = uniqueComponents(
  [...sources, ...sources.flatMap(({ fields }) => partSources(fields))].map(source =>
    componentOf({ ...source, textBlocks }),
  ),
)
