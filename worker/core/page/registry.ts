import type { BlockSchema } from '../../../blocks/_kit/block-schema.ts'
import type { BlockPlace, Context, Need } from '../../../blocks/_kit/context.ts'
import type { ToolStep } from '../../../blocks/_kit/tool-step.ts'

/** The parts of a block that the page stage uses: its schema, and the function for the props of its view. */
export interface BlockLogic {
  /** Folder name: the component whose view renders it. */
  readonly component: string
  readonly schema: BlockSchema
  readonly props?: (content: never, context: Context, place: BlockPlace) => object | undefined
  readonly data?: (content: never) => readonly Need[]
  readonly step?: (content: never, context: Context) => ToolStep | undefined
}

const nameOf = (path: string) => path.split('/').at(-2)!

const schemas = import.meta.glob<BlockSchema>('../../../blocks/*/schema.ts', {
  eager: true,
  import: 'schema',
})
const props = import.meta.glob<BlockLogic['props']>('../../../blocks/*/props.ts', {
  eager: true,
  import: 'props',
})
const data = import.meta.glob<BlockLogic['data']>('../../../blocks/*/data.ts', {
  eager: true,
  import: 'data',
})
const steps = import.meta.glob<BlockLogic['step']>('../../../blocks/*/step.ts', {
  eager: true,
  import: 'step',
})

function logicOf(path: string, schema: BlockSchema): BlockLogic {
  const component = nameOf(path)
  const ownProps = props[path.replace('schema.ts', 'props.ts')]
  const ownData = data[path.replace('schema.ts', 'data.ts')]
  const step = steps[path.replace('schema.ts', 'step.ts')]
  return {
    ...{ component, schema },
    ...(ownProps && { props: ownProps }),
    ...(ownData && { data: ownData }),
    ...(step && { step }),
  }
}

/** Every block by its component name and its aliases; collected from the folders. */
export const blockLogic: ReadonlyMap<string, BlockLogic> = new Map(
  Object.entries(schemas).flatMap(([path, schema]) => {
    const logic = logicOf(path, schema)
    return [logic.component, ...(schema.block.aliases ?? [])].map(name => [name, logic] as const)
  }),
)
