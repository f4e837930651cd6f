import type { Fixture } from '../_kit/fixture.ts'

const compare = (name: string, careIds: string) => ({
  component: 'compare-link',
  _uid: `compare-${name}`,
  link: { linktype: 'story', cached_url: 'vergleich' },
  careIds,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: compare('default', 'BABWL-FS') },
  { name: 'models', content: compare('models', 'BABWL-FS, BABWL-DS') },
  { name: 'empty', hidden: true, content: compare('empty', '') },
  { name: 'hostile', hidden: true, content: compare('hostile', '"><script>alert(1)</script>') },
]

export const invalid: readonly unknown[] = [{ component: 'compare-link', careIds: 5 }]
