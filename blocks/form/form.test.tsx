import { describe, expect, it } from 'vitest'
import type { FieldDefinition, FormState } from '../_kit/forms/definition.ts'
import { formConfig } from '../_kit/references/form-config.ts'
import type { NestedBlock } from '../_kit/resolved.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'
import { formStates } from './form-states.ts'
import { stepsOf } from './steps.ts'

const content = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const state = (form: string) => formStates.find(candidate => candidate.form === form)!
const render = (name: string, options: Parameters<typeof renderContent>[1] = {}) =>
  renderContent(content(name), options).html
const inState = (name: string) => render(name, { facts: { form: state(name) } })
const field = (name: string, fields: object = {}) => ({
  component: 'form-field',
  _uid: `f-${name}`,
  name,
  label: name,
  ...fields,
})
const form = (fields: readonly object[], own: object = {}) =>
  renderContent({ component: 'form', _uid: 'form', id: 'test', fields, ...own })
const definitionIn = (html: string) =>
  JSON.parse(/data-form="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"'))

describe('form', () => {
  it('posts to its own address, and says which page it stands on', () => {
    expect(render('default', { facts: { path: '/kontakt/' } })).toMatch(
      /<form [^>]*noValidate=""[^>]* action="\/api\/forms\/enquiry\?page=%2Fkontakt%2F" method="post"/,
    )
  })

  it('is made of its own fields, or of those of a story, which come first', () => {
    const story = {
      uuid: '1f6b0c3a-52a4-4d0e-8f38-3d7b6a90c1e5',
      full_slug: 'settings/forms/a',
      name: 'A',
      content: { component: 'form-config', id: 'story', fields: [field('of-story')] },
    }
    const { html } = form([field('own')], { config: story, headline: 'Frag uns' })
    expect(definitionIn(html)).toMatchObject({ id: 'story', steps: [{ fields: [{ name: 'of-story' }] }] })
    expect(html).toContain('Frag uns')
    expect(html).not.toContain('name="own"')
  })

  it('has its fields wherever they stand between other blocks', () => {
    const split = { component: 'split', _uid: 's', left: [field('a')], right: [field('b')] }
    const { html } = form([split, field('c')])
    expect(definitionIn(html).steps[0].fields.map(({ name }: { name: string }) => name)).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(html).toContain('name="b"')
  })

  it('shows no option that an earlier step excludes; those that the same step decides are all shown', () => {
    const shownIn = (values: FormState['values']) => {
      const { html } = renderContent(content('offered'), {
        facts: { form: { form: 'offered', step: 1, errors: {}, values } },
      })
      const isShown = (value: string) =>
        !new RegExp(
          `(?:option|input)[^>]*disabled="" [^>]*value="${value}"|value="${value}"[^>]*disabled=""`,
        ).test(html)
      return ['full', 'dual', 'campus', 'loan', 'employer'].filter(isShown)
    }
    expect(shownIn({ programme: 'agriculture', model: 'dual' })).toEqual([
      'full',
      'dual',
      'campus',
      'employer',
    ])
    expect(shownIn({ programme: 'agriculture', model: 'campus' })).toHaveLength(5)
    // The choice that does not fit any more stays, with its error.
    expect(shownIn({ model: 'dual', payment: 'loan' })).toHaveLength(5)
  })

  it('has each name once; a draft says which field was left out, and which condition names none', () => {
    const fields = [
      field('a'),
      field('a', { _uid: 'again', label: 'Again' }),
      field('b', { condition: [{ component: 'form-condition', field: 'gone' }] }),
    ]
    expect(form(fields).html.match(/name="a"/g)).toHaveLength(1)
    const nested = fields.map(block => {
      const { name, condition = [] } = { condition: [], ...block } as { name: string; condition?: object[] }
      const definition = {
        name,
        kind: 'text',
        label: name,
        required: false,
        personal: true,
        condition: condition[0],
      }
      return { component: 'form-field', uid: name, props: { field: definition }, source: block }
    })
    expect(stepsOf({ steps: [], fields: nested }).notes).toEqual([
      'Two fields are named “a”; the second is left out.',
      'The condition of “b” names the field “gone”, which this form does not have.',
    ])
    expect(stepsOf({ steps: [], fields: [] }).notes).toEqual(['The form has no field.'])
  })

  it('tells a draft of conditions of options that name no field, or a value that it does not offer', () => {
    const choice = (name: string, options: FieldDefinition['options']): NestedBlock => ({
      ...{ component: 'form-choice', uid: name, source: { component: 'form-choice', _uid: name } },
      props: { field: { name, kind: 'radio', label: name, required: false, personal: false, options } },
    })
    const when = (other: string, value: string) =>
      ({
        value: `${other}-${value}`,
        label: 'x',
        conditions: [{ field: other, operator: 'is', value }],
      }) as const
    const fields = [
      choice('programme', [{ value: 'a', label: 'A' }]),
      choice('model', [when('programme', 'a'), when('programme', 'b'), when('gone', 'a'), when('gone', 'b')]),
    ]
    expect(stepsOf({ steps: [], fields }).notes).toEqual([
      'The condition of “model” names the value “b”, which “programme” does not offer.',
      'The condition of “model” names the field “gone”, which this form does not have.',
    ])
  })

  it('is lost with a clear reason where it has no name', () => {
    const { html, log } = form([field('a')], { id: ' ' })
    expect(html).toBe('')
    expect(log[0]).toMatchObject({ reason: 'A form needs an id of letters, digits, - and _.' })
  })

  it('changes its version with what is read or checked, and with nothing else', () => {
    const version = (own: object) => definitionIn(form([field('a', own)]).html).version
    expect(version({})).toBe(version({ defaultValue: 'x', hint: undefined, width: 'half' }))
    expect(version({})).not.toBe(version({ label: 'Other' }))
    expect(version({})).not.toBe(version({ required: true }))
  })

  it('tells the browser no option, no label, and nothing of the query', () => {
    const { html } = renderContent(
      {
        component: 'form',
        _uid: 'f',
        id: 'q',
        fields: [field('a', { label: 'Zu {{get_x}}', message: 'Nenne {{get_x}}' })],
      },
      { query: 'x=%22%2C%22y%22%3A%22' },
    )
    expect(definitionIn(html).steps[0].fields[0]).toEqual({
      name: 'a',
      kind: 'text',
      rules: [],
      required: false,
      message: 'Nenne',
      personal: undefined,
    })
  })

  it('has an input that only robots see, and a button for the keyboard before all others', () => {
    const html = render('default')
    expect(html).toMatch(
      /<div class="form-trap" aria-hidden="true"><label>[^<]*<input type="text" tabindex="-1" autoComplete="off" name="website_confirm"/,
    )
    expect(html).toMatch(/<form [^>]*><button type="submit" class="visually-hidden" tabindex="-1"/)
  })

  it('is multipart where it has files', () => {
    expect(render('steps')).toContain('encType="multipart/form-data"')
    expect(render('default')).not.toContain('encType')
  })

  it('takes a button of content for its own', () => {
    const button = { component: 'button', _uid: 'b', text: 'Los', submit: true }
    expect(form([field('a'), button]).html.match(/button button-primary/g)).toHaveLength(1)
    expect(form([field('a')]).html).toContain('>Absenden<')
  })

  it.each(['de', 'en', 'fr', 'it', 'es', 'pt'])('speaks %s', language => {
    expect(definitionIn(render('default', { language })).language).toBe(language)
    expect(render('default', { language })).not.toMatch(/\{\w+\}(?!&quot;|[^"]*")/)
  })
})

describe('a form of steps', () => {
  it('shows the first one; the others are disabled, so that they are neither sent nor reached', () => {
    const tags = render('steps').match(/<fieldset class="form-step"[^>]*>/g)!
    expect(tags.map(tag => tag.includes('disabled=""') && tag.includes('hidden=""'))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('shows in each step a bar of all of them, where each has a word for it', () => {
    const bars = render('steps').match(/<ol class="form-progress".*?<\/ol>/g)!
    const places = bars.map(bar => [...bar.matchAll(/data-place="(\w+)"/g)].map(([, place]) => place))
    expect(places).toEqual([['here'], ['passed', 'here'], ['passed', 'passed', 'here']])
    expect(bars[0]!.match(/<li/g)).toHaveLength(3)
    expect(render('default')).not.toContain('form-progress')
  })

  it('shows the step that the visitor has reached, with a way back that checks nothing', () => {
    const html = inState('second-step')
    expect(html).toContain('name="_step" value="1"')
    expect(html).toMatch(/value="back" formNoValidate="" name="_go">Zurück/)
    expect(html).toContain('Schritt 2 von 3')
    expect(html).toContain('<option value="1" selected="">Bachelor')
    expect(html).toContain('Abschlusszeugnis Pflegeschule 2006.pdf')
  })

  it('lists all answers at the end, step by step, with the way to each', () => {
    const html = inState('check')
    expect(html).toMatch(/<dt>Geburtsdatum<\/dt><dd[^>]*><span[^>]*>7. April 1984<\/span>/)
    expect(html).toMatch(/<dt>Abschluss<\/dt><dd[^>]*><span[^>]*>Bachelor<\/span>/)
    expect(html).toMatch(/<dt>Land<\/dt><dd[^>]*><span[^>]*>Deutschland<\/span>/)
    expect(html.match(/value="step:\d" formNoValidate="" name="_go">Ändern<span[^>]*>[^<]*/g)).toEqual([
      'value="step:0" formNoValidate="" name="_go">Ändern<span class="visually-hidden">: Wer bist du?',
      'value="step:1" formNoValidate="" name="_go">Ändern<span class="visually-hidden">: Was möchtest du studieren?',
    ])
  })
})

describe('a form that was sent', () => {
  it('keeps the values, and says beside each field and on top what to do', () => {
    const html = inState('errors')
    expect(html).toContain('value="Amara"')
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus="" data-error-summary/)
    const [, id] = /<a href="#([^"]+)">Bitte gib eine E-Mail-Adresse/.exec(html)!
    expect(html).toMatch(new RegExp(`<input id="${id}"[^>]*aria-invalid="true"`))
    expect(html).toMatch(/id="[^"]+email-error" data-field-error="">.*?Bitte gib eine E-Mail-Adresse wie/)
  })

  it('is replaced by what content says of success, with the reference', () => {
    const html = inState('sent')
    expect(html).toMatch(/<form [^>]*hidden=""/)
    expect(html).toMatch(
      /role="status"[^>]*data-sent=""><h2 tabindex="-1" autofocus=""[^>]*>Gesendet<.*Danke, <span[^>]*>Amara<\/span>.*TH-7K2M-Q9/,
    )
    expect(render('sent')).toMatch(/role="status" hidden="" data-sent=""/)
  })

  it('says that no mail goes out, instead of what content says of success', () => {
    const html = inState('unmailed')
    expect(html).toMatch(/data-success="" hidden=""|hidden="" data-success=""/)
    expect(html).toMatch(/<p data-unmailed="">Danke\. Deine Angaben sind bei uns\..*TH-7K2M-Q9/)
    expect(inState('sent')).toMatch(/<p hidden="" data-unmailed="">/)
  })

  it('has the heading that content gives to its success', () => {
    const { html } = renderContent(
      { ...content('sent'), successHeadline: 'Anfrage gesendet' },
      { facts: { form: state('sent') } },
    )
    expect(html).toContain('>Anfrage gesendet</h2>')
  })

  it('says honestly that nothing was stored, and offers phone and mail', () => {
    const html = inState('failure')
    expect(html).toMatch(/<p data-failure="notStored">Wir konnten deine Angaben gerade nicht speichern/)
    expect(html).toContain('href="tel:00493023125140"')
    expect(html).toContain('href="mailto:studienberatung@tannhagen.example"')
    expect(html).toContain('value="Okafor"')
  })

  it('is the same for all others', () => {
    expect(render('errors', { facts: { form: state('sent') } })).toBe(render('errors'))
  })
})

describe('what the worker reads', () => {
  it('are fields of the story and of the block', () => {
    expect(Object.keys(formConfig)).toEqual(
      expect.arrayContaining([
        'receiptSubject',
        'receiptText',
        'notifyTo',
        'isNewsletter',
        'confirmText',
        'successPage',
      ]),
    )
  })
})

describe('saved answers', () => {
  it('of a form that saves none are not mentioned', () => {
    expect(render('steps')).not.toMatch(/_revision|value="later"|data-save-status/)
  })

  it('have a revision, which an unknown form begins with 0, and can be continued later', () => {
    expect(render('saved')).toContain('name="_revision" value="0"')
    expect(render('saved')).toMatch(/<button [^>]*value="later"[^>]*name="_go"/)
    expect(inState('conflict')).toContain('name="_revision" value="4"')
    expect(inState('conflict')).toContain('data-furthest="2"')
  })

  it('that were begun in this visit are offered where they stand', () => {
    const offered = render('saved', { facts: { hasDraft: form => form === 'saved', path: '/bewerbung/' } })
    expect(offered).toContain('href="/bewerbung/?step=99#saved"')
    expect(render('saved', { facts: { hasDraft: () => false } })).not.toContain('?step=99')
  })

  it('changed elsewhere are listed as people read them', () => {
    const html = inState('conflict')
    expect(html).toMatch(/<dt>Abschluss<\/dt><dd>Master<\/dd>/)
    expect(html).toMatch(/<dt>Geburtsdatum<\/dt><dd>17\. April 1984<\/dd>/)
    expect(html).toMatch(/<dt>Postleitzahl<\/dt><dd>keine Angabe<\/dd>/)
  })

  it('kept for later say until when, and where the link was sent or may be sent', () => {
    expect(inState('kept')).toContain('bis zum 23. Dezember 2026 gespeichert')
    expect(inState('kept')).toContain('unterwegs an amara@beispiel.example')
    expect(inState('kept-without-mail')).toMatch(/<input [^>]*class="field-input"[^>]*name="_mail"/)
  })

  const boxIn = (html: string) => /<input [^>]*name="_mail"[^>]*>/.exec(html)![0]
  const idIn = (tag: string, name = 'id') => new RegExp(` ${name}="([^"]+)"`).exec(tag)![1]!

  it.each([
    ['kept-without-mail', 'Wohin dürfen wir dir den Link zum Weitermachen schicken?'],
    ['kept', 'An eine andere Adresse schicken:'],
  ])('kept for later ask in the state %s by a visible label where to send the link', (name, question) => {
    const html = inState(name)
    expect(html).toContain(`<label for="${idIn(boxIn(html))}">${question}</label>`)
    expect(boxIn(html)).not.toContain('aria-label')
  })

  it('kept for later say why no link was sent', () => {
    const limit = inState('kept-limit')
    expect(limit).toContain('Diesmal haben wir keinen Link geschickt')
    expect(limit).not.toContain('unterwegs an')
    const mistyped = inState('kept-mistyped')
    expect(mistyped).not.toContain('unterwegs an')
    const box = boxIn(mistyped)
    expect(box).toContain('value="amara@beispiel"')
    expect(box).toContain('aria-invalid="true"')
    const [, error] = mistyped.split(`id="${idIn(box, 'aria-describedby')}"`)
    expect(error).toMatch(/^><span [^>]*>Fehler: <\/span>Bitte gib eine E-Mail-Adresse/)
  })

  it('are opened by a button of the page that a mail leads to', () => {
    const html = inState('resume')
    expect(html).toContain('name="_token" value="token"')
    expect(html).toMatch(/<button [^>]*value="resume"[^>]*name="_go"/)
    expect(html).toMatch(/<form class="form" [^>]*hidden=""/)
  })

  it('whose link was used offer a new one, and the form itself is not there', () => {
    const html = inState('link-ended')
    expect(html).toContain('name="_token" value="token"')
    expect(html).toMatch(/<button [^>]*value="renew"/)
    expect(html).toMatch(/<form class="form" [^>]*hidden=""/)
    expect(inState('link-renewed')).toMatch(/<h\d[^>]*>Ein neuer Link ist unterwegs/)
    expect(inState('link-renewed')).not.toContain('nicht mehr verwenden')
    expect(inState('link-renewed')).not.toMatch(/name="_go" value="renew"|value="renew"/)
  })

  it('with links that were sent have a button that ends all of them', () => {
    expect(inState('kept')).toMatch(/<button [^>]*value="revoke"/)
    expect(inState('kept-without-mail')).not.toContain('value="revoke"')
    const revoked = inState('links-revoked')
    expect(revoked).not.toContain('value="revoke"')
    expect(revoked).toContain('Alle Links zu diesen Angaben sind beendet.')
    expect(revoked).not.toContain('unterwegs an')
  })

  it('that were sent say so', () => {
    expect(inState('sent-before')).toContain('Vorgangsnummer TH7K2MQ9')
  })
})
