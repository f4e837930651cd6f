import { beforeEach, expect, describe as group, it } from 'vitest'
import { builtInConfig, emptyConfig } from '../../worker/features/events/tracking-config.ts'
import { describeChoice, describeClick, fieldsOf } from './describe.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <nav data-track-section="header" data-track-event="menu">
      <a id="menu" href="/a/">Studium <span class="visually-hidden">(neuer Tab)</span><svg><title>x</title></svg></a>
      <div data-track-event="cta"><a id="cta" href="/b/" data-track-label="Jetzt">Bewerben</a></div>
    </nav>
    <p><a id="plain" href="/c/"><em>Mehr</em>
      lesen</a></p>
    <a id="picture" href="/d/"><img alt="Campus Berlin"></a>
    <button id="close" aria-label="Schließen"><svg></svg></button>
    <a id="mail" href="mailto:a@b.example">a@b.example</a>
    <a id="long" href="/e/">${'sehr '.repeat(60)}</a>
    <details><summary id="summary"><b>Frage</b></summary></details>
    <span id="text">Text</span>
    <form action="/api/consent"><button id="accept">Annehmen</button></form>
    <button id="always" data-embed-always="">Immer laden</button>
    <button id="chat" data-chat-accept="">Zustimmen</button>
    <button id="no-chat" data-chat-decline="">Nein</button>
    <form data-track-event="clusterfinder" data-track-choices="">
      <label><input id="box" type="checkbox" name="degree"><span>Master <span>(4)</span></span></label>
      <label>Name<input id="name" name="name"></label>
    </form>
    <form data-track-choices="comparison">
      <select id="list" name="p"><option value="">Wähle</option><option value="a">Data Science</option></select>
    </form>
    <label><input id="elsewhere" type="radio" name="age">Über 50</label>`
})

const click = (id: string, config: Parameters<typeof fieldsOf>[1] = builtInConfig) => {
  const described = describeClick(document.getElementById(id)!)
  return described && fieldsOf(described, config)
}

group('a click', () => {
  const fields = (eventname: string, label: string, type: string, position: string) => ({
    ...{ eventname, label, type, position, formstatus: '' },
  })

  it.each([
    ['menu', fields('menu', 'Studium', 'navigation', 'header')],
    ['cta', fields('cta', 'Jetzt', 'navigation', 'header')],
    ['plain', fields('content_engagement', 'Mehr lesen', 'link', 'content')],
    ['picture', fields('content_engagement', 'Campus Berlin', 'link', 'content')],
    ['close', fields('content_engagement', 'Schließen', 'link', 'content')],
    ['mail', fields('content_engagement', '…', 'link', 'content')],
    ['summary', fields('content_engagement', 'Frage', 'link', 'content')],
  ])('on #%s has these fields', (id, expected) => {
    expect(click(id)).toEqual(expected)
  })

  it('is understood from what stands in a link', () => {
    expect(describeClick(document.querySelector('#plain em'))).toMatchObject({ label: 'Mehr lesen' })
  })

  it.each(['text', 'accept', 'always', 'chat', 'no-chat'])('on #%s is no event', id => {
    expect(click(id)).toBeUndefined()
  })

  it('has a label of 100 characters at most', () => {
    expect(click('long')?.label).toHaveLength(100)
  })

  it('has what the marks say where the configuration is empty', () => {
    expect(click('menu', emptyConfig)).toEqual(fields('menu', 'Studium', '', ''))
    expect(click('plain', {})).toEqual(fields('content_engagement', 'Mehr lesen', '', ''))
  })
})

group('a choice', () => {
  const field = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
  const choice = (id: string) => {
    const described = describeChoice(field(id))
    return described && fieldsOf(described, builtInConfig)
  }
  const told = { position: 'content', formstatus: '' }

  it('in a tool has its words, without a number of results, and the name of its box', () => {
    field<HTMLInputElement>('box').checked = true
    expect(choice('box')).toEqual({ ...told, eventname: 'clusterfinder', label: 'Master', type: 'degree' })
  })

  it('has the type that its tool names', () => {
    field<HTMLSelectElement>('list').value = 'a'
    const fields = { eventname: 'content_engagement', label: 'Data Science', type: 'comparison' }
    expect(choice('list')).toEqual({ ...told, ...fields })
  })

  it.each([
    ['that is taken back', 'box'],
    ['of nothing', 'list'],
    ['that is a text', 'name'],
  ])('%s is no event', (_, id) => {
    expect(choice(id)).toBeUndefined()
  })

  it('elsewhere is no event: it may tell of the visitor', () => {
    field<HTMLInputElement>('elsewhere').checked = true
    expect(choice('elsewhere')).toBeUndefined()
  })
})
