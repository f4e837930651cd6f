// A migration for `storyblok migrations run`: turns what field plugins stored for experiments into blocks (docs/experiments.md).

const blockOf = (component, fields) => ({ component, _uid: crypto.randomUUID(), ...fields })

const isBlocks = value => Array.isArray(value) && value.every(item => item?.component)

/** The field of an override that takes a value of this kind. */
function fieldsFor(value) {
  if (typeof value === 'boolean') return { flag: value ? 'yes' : 'no' }
  if (isBlocks(value)) return { blocks: value }
  if (value?.type === 'doc') return { richText: value }
  if (value?.fieldtype === 'asset') return { picture: value }
  if (value?.linktype) return { link: value }
  return { text: String(value ?? '') }
}

export default function (block) {
  const { experimentMetaData: metaData, variantContent } = block
  if (metaData && !Array.isArray(metaData)) {
    const { plugin: _plugin, _uid, weight, ...fields } = metaData
    const share = weight === undefined ? {} : { weight: String(weight) }
    block.experimentMetaData = [blockOf('experiment-meta-data', { ...fields, ...share })]
  }
  const overrides = Array.isArray(variantContent) ? variantContent : variantContent?.value
  if (overrides)
    block.variantContent = overrides.map(entry =>
      'value' in entry
        ? blockOf('experiment-override', { key: entry.key, ...fieldsFor(entry.value) })
        : entry,
    )
  return block
}
