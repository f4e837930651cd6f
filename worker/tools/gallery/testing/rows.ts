import type { AnswerRow } from '../../../tests/setup/tool-rows.ts'

export const answers: readonly AnswerRow[] = [
  { path: '/developer/', status: 200 },
  { path: '/_gallery/', status: 200 },
]
export const missing = ['/_gallery/_payload.json', '/_gallery/hero/_payload.json']
export const mount = '/_gallery'
export const ownMachine = [
  '/_gallery',
  '/_gallery/',
  '/_gallery/index.json',
  '/_gallery/headline/',
  '/developer/',
  '/developer/?testing=on',
]
export const positions = {
  'a path of the gallery': (typed: string) => ({ path: `/_gallery/${typed}/` }),
}
