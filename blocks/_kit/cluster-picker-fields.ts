import { items } from './fields/bloks.ts'
import { multilink } from './fields/multilink.ts'
import { text } from './fields/text.ts'

const choice = { value: text({ required: true }), label: text({ required: true }), link: multilink() }

export const degreeOptions = () =>
  items('cluster-picker-degree', choice, { description: 'Without one there is no picker' })

export const clusterOptions = () =>
  items(
    'cluster-picker-cluster',
    { degree: text({ required: true, description: 'Value of the degree it belongs to' }), ...choice },
    { description: 'Fields of study; the chosen degree’s are offered' },
  )

export const finderLinkField = () =>
  multilink({
    description: 'The study finder; choices without a link of their own lead there, fields by their label',
  })

export const emptyOptionLabel = () => text({ description: 'Stands for no field of study' })
