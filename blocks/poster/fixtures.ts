import type { Fixture } from '../_kit/fixture.ts'

const poster = (name: string, figure: string, meaning?: string) => ({
  component: 'poster',
  _uid: `poster-${name}`,
  figure,
  ...(meaning && { name: meaning }),
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: poster('default', '3+2', 'drei Tage Betrieb, zwei Tage Hörsaal') },
  { name: 'euros', content: poster('euros', '0\u00a0€', 'Gebühren') },
  { name: 'longest', hidden: true, content: poster('longest', '123.456.789.000 €') },
  { name: 'letters', hidden: true, content: poster('letters', 'Studium') },
  { name: 'empty', hidden: true, content: poster('empty', '') },
  { name: 'hostile', hidden: true, content: poster('hostile', '1"><script>alert(1)</script>') },
]

export const invalid: readonly unknown[] = [{ component: 'poster', figure: 3 }]
