import { type BlockCategory, blockCategories } from '../../../../blocks/_kit/block-categories.ts'

/** A folder of Storyblok's block library (management API, component groups). */
export interface ComponentGroup {
  readonly id: number
  readonly name: string
  /** Joins components to their group within the files; the CLI replaces it by the space's own id. */
  readonly uuid: string
  /** The folder that contains it. */
  readonly parent?: 'blocks'
  /** Icon and colour of its components (management API, the component object). */
  readonly icon: string
  readonly color: string
}

const top = {
  stories: {
    id: 1,
    name: 'Stories',
    uuid: '5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e01',
    icon: 'block-doc',
    color: '#1b243f',
  },
  blocks: {
    id: 2,
    name: 'Blocks',
    uuid: '5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e02',
    icon: 'block-block',
    color: '#05807f',
  },
  formParts: {
    id: 4,
    name: 'Parts of forms',
    uuid: '5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e04',
    icon: 'block-keyboard',
    color: '#8d60ff',
  },
  parts: {
    id: 3,
    name: 'Parts of blocks',
    uuid: '5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e03',
    icon: 'block-buildin',
    color: '#99a4af',
  },
} as const satisfies Readonly<Record<string, ComponentGroup>>

/** Ids of the folders below "Blocks". They stay the same when a category is added. */
const categoryIds = {
  openings: 10,
  text: 11,
  media: 12,
  cards: 13,
  layout: 14,
  programmes: 15,
  tools: 16,
  people: 17,
  forms: 18,
  links: 19,
} as const satisfies Record<BlockCategory, number>

const categoryGroup = (category: BlockCategory): ComponentGroup => ({
  ...top.blocks,
  id: categoryIds[category],
  name: blockCategories[category],
  uuid: `5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e${categoryIds[category]}`,
  parent: 'blocks',
})

export type GroupName = keyof typeof top | BlockCategory

// The keys of the table are its categories.
const categories = Object.keys(blockCategories) as BlockCategory[]

/** All folders, each under its name in the code; those below "Blocks" by their category. */
export const groups: Readonly<Record<GroupName, ComponentGroup>> = {
  ...top,
  ...(Object.fromEntries(categories.map(name => [name, categoryGroup(name)])) as Record<
    BlockCategory,
    ComponentGroup
  >),
}

/** The folders whose components are allowed where any block is. */
export const blockFolders: readonly ComponentGroup[] = [
  groups.blocks,
  ...categories.map(name => groups[name]),
]
