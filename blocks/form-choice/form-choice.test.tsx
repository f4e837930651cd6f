import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { data } from './data.ts'

const options = [
  { component: 'form-option', _uid: '1', value: 'fs', label: 'Fernstudium' },
  { component: 'form-option', _uid: '2', value: 'ds', label: 'Dual' },
]
const choice = (fields: object) => ({
  component: 'form-choice',
  _uid: 'c',
  name: 'model',
  label: 'Modell',
  options,
  ...fields,
})
const render = (fields: object, settings: Parameters<typeof renderContent>[1] = {}) =>
  renderContent(choice(fields), settings).html

describe('form choice', () => {
  it('is radio buttons, check boxes where several may be chosen, buttons or a dropdown', () => {
    expect(render({}).match(/type="radio" name="model"/g)).toHaveLength(2)
    expect(render({ multiple: true }).match(/type="checkbox" name="model"/g)).toHaveLength(2)
    expect(render({ look: 'buttons' })).toContain('choices choices-buttons')
    expect(render({ look: 'dropdown', multiple: true })).toMatch(
      /<select [^>]*name="model"[^>]*><option value="" selected="">Bitte wählen/,
    )
  })

  it('begins with the option that content names', () => {
    expect(render({ defaultValue: 'ds' })).toMatch(
      /checked="" name="model" value="ds"|name="model" checked="" value="ds"/,
    )
  })

  it.each(['dropdown', 'radio', 'buttons'])(
    'begins with the option of the query, without script too: %s',
    look => {
      const chosen = (query: string) =>
        [...render({ look, defaultValue: '{{get_model}}' }, { query }).matchAll(/<(?:option|input) [^>]*>/g)]
          .map(([tag]) => tag)
          .filter(tag => /(?:selected|checked)=""/.test(tag))
          .map(tag => /value="(.*?)"/.exec(tag)?.[1])
      expect(chosen('model=fs')).toEqual(['fs'])
      expect(chosen('model=f')).toEqual([])
      expect(chosen('')).toEqual([])
      expect(render({ look, defaultValue: '{{get_model}}' }, { query: '' })).not.toMatch(/-by=/)
    },
  )

  it('adds pages of the site to its options', () => {
    const answer = {
      data: [
        { path: '/bachelor/pflege/', title: 'Pflege', careId: 'BAPF' },
        { path: '/a/', title: 'A' },
      ],
    }
    const facts = { data: () => ({ state: 'ready' as const, value: answer, revision: '', fallback: false }) }
    const html = render({ look: 'dropdown', optionsFrom: 'programmes' }, { facts })
    expect(html).toContain('<option value="BAPF">Pflege</option><option value="/a/">A</option>')
  })

  it('adds the events to come to its options, without those that take nobody', () => {
    const event = { uuid: '1', title: 'Infoabend', startsAt: Date.UTC(2026, 11, 9, 17) }
    const answer = {
      value: [
        event,
        { ...event, uuid: '2', status: 'postponed' },
        { ...event, uuid: '3', status: 'cancelled' },
        { ...event, uuid: '4', buttonDisabled: true },
      ],
    }
    const facts = { data: () => ({ state: 'ready' as const, value: answer, revision: '', fallback: false }) }
    const html = render({ look: 'dropdown', optionsFrom: 'events', options: [] }, { facts })
    expect(html).toContain(
      '<option value="1">Infoabend (9. Dezember 2026)</option><option value="2">Infoabend (9. Dezember 2026)</option></select>',
    )
  })

  it('calls for pages only where its options come from them', () => {
    const need = { call: 'story-library', query: { storyTypes: 'variant-grouping', perPage: '100' } }
    expect(data({ optionsFrom: 'programmes' } as never)).toEqual([need])
    expect(data({ optionsFrom: 'events' } as never)).toEqual([
      { call: 'event-list', query: { limit: '100' } },
    ])
    expect(data({ optionsFrom: undefined } as never)).toEqual([])
  })

  it('without an option is nothing', () => {
    expect(render({ options: [] })).toBe('')
  })
})
