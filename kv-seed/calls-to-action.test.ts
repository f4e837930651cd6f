import { describe, expect, it } from 'vitest'
import { isOffered } from '../blocks/_kit/forms/conditions.ts'
import { objectsIn } from './broken-links.ts'
import { mainSpace } from './space.ts'
import { unitFolders } from './unit-folders.ts'

type Content = Readonly<Record<string, unknown>>

const stories = mainSpace().stories.map(({ draft }) => draft)
const storyAt = (slug: string) => stories.find(({ full_slug }) => full_slug === slug)!
const formStory = (id: string) => storyAt(`settings/forms/${id}`)

/** Ways to a person that say what they are: a channel of a contact, and running text. */
const isOwnWay = ({ component }: Content) => component === 'contact-channel'

const linksOf = (content: unknown) =>
  objectsIn(content).flatMap(block =>
    isOwnWay(block) || typeof block.component !== 'string'
      ? []
      : Object.values(block).filter(
          (field): field is Content =>
            objectsIn(field)[0]?.fieldtype === 'multilink' && !Array.isArray(field),
        ),
  )

const addressOf = ({ url, email, cached_url }: Content) => String(email || url || cached_url)

const links = stories.flatMap(({ full_slug, content }) =>
  linksOf(content).map(link => ({ from: full_slug, link, address: addressOf(link) })),
)

/** The unit whose page or product a story is. */
const folderOf = (slug: string) =>
  unitFolders.find(({ unit, folder }) =>
    [`${folder}/`, `settings/${unit}/`, `products/${unit}-`].some(start => slug.startsWith(start)),
  )?.folder

const pagesByPath = new Map<string, (typeof stories)[number]>(
  stories.flatMap(story =>
    [
      [story.full_slug, ''] as const,
      ...(story.translated_slugs ?? []).map(({ lang, path }) => [path, `${lang}/`] as const),
    ].map(([slug, prefix]) => [`/${prefix}${slug}/`, story] as const),
  ),
)

function targetOf(address: string, from: string) {
  const { pathname, searchParams } = new URL(address, 'https://tannhagen.example')
  const folder = folderOf(from)
  const path = folder
    ? pathname.replace(/^\/(?:([a-z]{2})\/)?/, (_, code) => `/${code ? `${code}/` : ''}${folder}/`)
    : pathname
  return { page: pagesByPath.get(path), searchParams }
}

/** The forms that stand on a page. */
const formsOn = (content: unknown) =>
  objectsIn(content).flatMap(({ component, config }) =>
    component === 'form' ? stories.filter(({ uuid }) => uuid === config) : [],
  )

const fieldNamed = (name: string, content: unknown) =>
  objectsIn(content).find(block => String(block.component).startsWith('form-') && block.name === name)

const valuesOf = (field: Content | undefined) => objectsIn(field?.options).map(({ value }) => String(value))

describe('calls to action', () => {
  const chosen = links.filter(({ address }) => address.startsWith('/') && address.includes('?'))

  it('lead to no mailbox', () => {
    expect(links.length).toBeGreaterThan(500)
    expect(
      links.filter(({ link, address }) => link.linktype === 'email' || /^mailto:/i.test(address)),
    ).toEqual([])
  })

  it('lead to a page with a form that has a place for everything that they bring along', () => {
    expect(chosen.length).toBeGreaterThan(100)
    const lost = chosen.flatMap(({ address, from }) => {
      const { page, searchParams } = targetOf(address, from)
      const forms = page ? formsOn(page.content).map(({ content }) => content) : []
      const hasPlace = (name: string) => JSON.stringify(forms).includes(`{{get_${name}}}`)
      return [...searchParams.keys()].every(hasPlace) ? [] : [`${from} -> ${address}`]
    })
    expect(lost).toEqual([])
  })

  it('name programmes, models and subjects that the form offers', () => {
    const unknown = chosen.flatMap(({ address, from }) => {
      const { page, searchParams } = targetOf(address, from)
      const forms = page ? formsOn(page.content) : []
      return [...searchParams].flatMap(([name, value]) => {
        const published = forms
          .flatMap(({ content }) => objectsIn(content))
          .filter(({ defaultValue }) => defaultValue === `{{get_${name}}}`)
        const offered = published.flatMap(valuesOf)
        return offered.length && !offered.includes(value) ? [`${from}: ${name}=${value}`] : []
      })
    })
    expect(unknown).toEqual([])
  })

  it('name a model that the programme has, and no other programme has it', () => {
    const form = formStory('bewerbung').content
    const taken = objectsIn(fieldNamed('model', form)?.options).flatMap(({ value, conditions }) =>
      objectsIn(conditions)
        .filter(({ field }) => field === 'programme')
        .map(condition => `${condition.value} ${value}`),
    )
    const linked = chosen.flatMap(({ address }) => {
      const { searchParams } = new URL(address, 'https://tannhagen.example')
      const model = searchParams.get('model')
      return model ? [`${searchParams.get('programme')} ${model}`] : []
    })
    // Courses by distance learning are applied for without a model.
    const ofDegrees = taken.filter(pair => !pair.startsWith('weiterbildung '))
    expect(new Set([...ofDegrees, 'weiterbildung mystudium'])).toEqual(new Set(linked))
  })

  it.each([
    ['agrarmanagement', '', ['2027-11']],
    ['agrarmanagement', 'mystudium', ['2027-11']],
    ['informatik', '', ['now', '2027-04', '2027-10']],
    ['informatik', 'dual', ['2027-10']],
    ['soziale-arbeit', '', ['now', '2027-04', '2027-10', '2027-11']],
    ['weiterbildung', 'mystudium', ['now', '2027-04', '2027-10', '2027-11']],
  ])('begin %s in the model “%s” when it begins', (programme, model, starts) => {
    const form = formStory('bewerbung').content
    const offered = objectsIn(fieldNamed('start', form)?.options).filter(
      ({ component, conditions }) =>
        component === 'form-option' &&
        isOffered({ conditions: objectsIn(conditions) as never }, { programme, model }),
    )
    expect(offered.map(({ value }) => value)).toEqual(starts)
  })

  it('say the programme and the speed of the price that they stand under', () => {
    const boxes = stories
      .flatMap(({ content }) => objectsIn(content))
      .filter(({ component, price }) => component === 'price-box' && Number(price) > 0)
    const prices = boxes
      .map(({ buttonLink }) => addressOf(buttonLink as Content))
      .filter(address => address.includes('forms-space'))
    expect(prices.length).toBeGreaterThan(20)
    expect(prices.filter(address => !/[?&]programme=[\w-]+&model=[\w-]+$/.test(address))).toEqual([])
  })

  it('bring the code of their campaign along', () => {
    // One that stands in price boxes alone has no link, one that lowers no price has no code.
    const campaigns = stories.filter(
      ({ content }) => content.component === 'campaign' && content.link && content.discountType,
    )
    expect(campaigns.length).toBeGreaterThan(5)
    for (const { full_slug, content } of campaigns) {
      const { searchParams } = new URL(addressOf(content.link as Content), 'https://tannhagen.example')
      expect(searchParams.get('voucher'), full_slug).toBe(content.voucherCode)
      expect(full_slug).toBe(`settings/campaigns/${searchParams.get('campaign')}`)
    }
  })

  it('the code of the funding calculator has a place in the form that it leads to', () => {
    const leads = stories
      .flatMap(({ content }) => objectsIn(content))
      .filter(({ component }) => component === 'funding-calculator')
      .map(({ contactLink }) => contactLink as Content)
    expect(leads.length).toBeGreaterThan(0)
    for (const link of leads) expect(link).toMatchObject({ id: storyAt('kontakt').uuid })
    const form = formStory('contact').content
    expect(fieldNamed('funding', form)).toMatchObject({ kind: 'hidden', defaultValue: '{{get_funding}}' })
  })

  it('the way to keep a place names its event', () => {
    // A link with parameters has an address in each language.
    const ways = stories
      .filter(({ content }) => content.component === 'event' && content.link__i18n__en)
      .flatMap(({ uuid, content }) =>
        [content.link, content.link__i18n__en].map(link => [uuid, addressOf(link as Content)] as const),
      )
    expect(ways.length).toBeGreaterThan(10)
    for (const [uuid, address] of ways) {
      const { searchParams } = new URL(address, 'https://tannhagen.example')
      expect(searchParams.get('subject') ?? searchParams.get('wish')).toBe('event')
      expect(searchParams.get('event'), address).toBe(uuid)
    }
  })

  it.each(['contact', 'ds-contact'])('an event has a place in form, receipt and notification: %s', id => {
    const form = formStory(id).content
    expect(fieldNamed('event', form)).toMatchObject({
      ...{ required: true, optionsFrom: 'events', defaultValue: '{{get_event}}' },
    })
    for (const name of ['notifyText', 'receiptText', 'receiptText__i18n__en'])
      expect(form[name], name).toContain('{{event}}')
  })

  it('each event that takes registrations leads to a form', () => {
    const open = stories.filter(
      ({ content }) => content.component === 'event' && content.buttonText && !content.buttonDisabled,
    )
    expect(open.length).toBeGreaterThan(5)
    for (const { full_slug, content } of open)
      expect(addressOf(content.link as Content), full_slug).toMatch(/\?(?:subject|wish)=event&/)
  })

  it('the receipt of an order names what was ordered', () => {
    const form = formStory('infomaterial').content
    expect(form.receiptText).toContain('{{programmes}}')
  })

  it('mails to senders name what mails may name: choices, and persons where they may be left out', () => {
    const texts = stories
      .filter(({ content }) => content.component === 'form-config')
      .flatMap(({ full_slug, content }) =>
        Object.entries(content).flatMap(([name, text]) =>
          /^(?:receipt|confirm)(?:Subject|Text)/.test(name)
            ? [{ full_slug, content, text: String(text) }]
            : [],
        ),
      )
    expect(texts.length).toBeGreaterThan(50)
    for (const { full_slug, content, text } of texts)
      for (const [, before = '', name = ''] of text.matchAll(/(\[\[[^[\]]*)?\{\{([\w-]+)\}\}/g)) {
        if (['reference', 'link', 'optOut'].includes(name)) continue
        const field = fieldNamed(name, content)
        // Forms that share a text have fields that others lack.
        if (!field && before) continue
        const isChosen =
          field?.component === 'form-choice' || ['date', 'country'].includes(String(field?.kind))
        const isPerson = objectsIn(field?.rules).some(rule => rule.name === 'name') && before !== ''
        expect([full_slug, name, isChosen || isPerson]).toEqual([full_slug, name, true])
      }
  })

  it.each(['bewerbung', 'bewerbung-dual'])('the receipt of an application names its programme: %s', id => {
    const form = formStory(id).content
    for (const name of ['receiptText', 'receiptText__i18n__en'])
      expect(form[name], name).toContain('{{programme}}')
  })

  it.each([
    ['forms-space/unterlagen', 'settings/forms/bewerbung'],
    ['ds/forms-space/unterlagen', 'settings/forms/bewerbung-dual'],
  ])('papers can follow: a link leads to %s', (slug, form) => {
    expect(links.filter(({ link }) => link.id === storyAt(slug).uuid).map(({ from }) => from)).toContain(form)
  })

  it.each(['ds', 'obw', 'libf'])('who requests a call of the unit %s gives a number', unit => {
    const form = formStory(`${unit}-contact`).content
    expect(fieldNamed('phone', form)).toMatchObject({
      required: true,
      condition: [{ field: 'wish', operator: 'is', value: 'call' }],
    })
  })

  it.each([
    [['ds-contact', 'bewerbung-dual', 'unterlagen-dual', 'ds-newsletter', 'ds-newsletter-end'], '160'],
    [['obw-contact', 'obw-newsletter', 'obw-newsletter-opt-in'], '180'],
    [['libf-contact', 'libf-newsletter', 'libf-newsletter-end'], '0150'],
  ])('%j name the telephone of their unit and no other', (ids, end) => {
    for (const id of ids) {
      const form = formStory(id).content
      const numbers = JSON.stringify(form).match(/\+4[49][\d\s]{9,}\d/g)
      const ends = numbers?.map(number => number.replaceAll(/\s/g, '').slice(-end.length))
      expect([...new Set(ends)], id).toEqual([end])
    }
  })

  it('have no empty query', () => {
    expect(links.map(({ address }) => address).filter(address => /\?(?:#|$)/.test(address))).toEqual([])
  })

  it('each answer of the compass has a place in the form that it leads to, and in the mail to the advisers', () => {
    const compasses = stories
      .flatMap(({ content }) => objectsIn(content))
      .filter(({ component }) => component === 'compass')
    const form = formStory('contact').content
    expect(compasses.length).toBeGreaterThan(0)
    for (const { contactLink, questions } of compasses) {
      expect(contactLink).toMatchObject({ id: storyAt('kontakt').uuid })
      for (const { key } of objectsIn(questions).filter(
        ({ component }) => component === 'compass-question',
      )) {
        const name = String(key)
        expect(fieldNamed(name, form)).toMatchObject({ kind: 'hidden', defaultValue: `{{get_${name}}}` })
        expect(form.notifyText).toContain(`{{${name}}}`)
      }
    }
  })

  it.each([
    ['kontakt', ['contact', 'callback']],
    ['infomaterial', ['infomaterial']],
    ['newsletter', ['newsletter']],
    ['newsletter/opt-in', ['newsletter-opt-in']],
    ['anrechnung', ['anrechnung']],
    ['forms-space/bewerbung', ['bewerbung']],
    ['ds/kontakt', ['ds-contact']],
    ['weiterbildung/kontakt', ['obw-contact']],
    ['london/contact', ['libf-contact']],
    ['london/newsletter', ['libf-newsletter']],
  ])('%s has the forms %j', (slug, ids) => {
    const story = storyAt(slug)
    const configs = objectsIn(story.content).flatMap(({ component, config }) =>
      component === 'form' ? [config] : [],
    )
    expect(configs).toEqual(ids.map(id => formStory(id).uuid))
  })

  it.each([
    ['settings/dach/footer', 'newsletter'],
    ['settings/ds/footer', 'ds/newsletter'],
    ['settings/obw/footer', 'weiterbildung/newsletter'],
    ['settings/libf/footer', 'london/newsletter'],
  ])('%s leads to the form at %s', (slug, newsletter) => {
    const { newsletter: slot } = storyAt(slug).content
    expect(linksOf(slot).map(({ cached_url }) => cached_url)).toEqual([newsletter])
  })

  it('take no address of a page for a name, which mails repeat', () => {
    // The mail of a declaration makes no link of what was typed.
    const others = stories.filter(({ content }) => !content.isDeclaration)
    const fields = others.flatMap(({ content }) => objectsIn(content))
    const names = fields.filter(({ autocomplete }) => /^(given-|family-)?name$/.test(String(autocomplete)))
    expect(names.length).toBeGreaterThan(10)
    for (const { name, rules } of names)
      expect([name, objectsIn(rules).map(rule => rule.name)]).toEqual([name, ['name']])
  })

  it('have what every form needs when nothing could be stored, and what a receipt needs', () => {
    const forms = stories.filter(({ content }) => content.component === 'form-config')
    expect(forms.length).toBeGreaterThan(10)
    for (const { full_slug, content } of forms) {
      expect(content, full_slug).toMatchObject({
        failurePhone: expect.any(String),
        failureEmail: expect.stringMatching(/\.example$/),
      })
      // Below what content says, the mail of a declaration has all of its receipt.
      if (fieldNamed('email', content) && !content.isNewsletter && !content.isDeclaration)
        expect(content, full_slug).toMatchObject({
          receiptSubject: expect.any(String),
          receiptText: expect.stringContaining('{{reference}}'),
        })
    }
  })
})
