import { describe, expect, it } from 'vitest'
import { blockLogic } from '../../../worker/core/page/registry.ts'
import { type FieldMetadata, type Fields, fieldMetadata } from '../fields/field.ts'
import { isTested } from './is-tested.ts'

/** Minimum fields of blocks, by block. A dot separates the entries of a list or the parts of an object. */
const fieldsOfBlocks: Readonly<Record<string, string>> = {
  accordion: `containerBackgroundColor accordionLists.headline accordionLists.headlineProps accordionLists.firstAccordionItemOpen
    accordionLists.accordionItems.title accordionLists.accordionItems.content`,
  'accordion-content': 'title content',
  'back-to-top': '',
  'big-image': 'image accordionItems.title accordionItems.content',
  button: `buttonType checkHrefForExistence notExistingText passQueryParameter submit disabled href hrefLandingpage iconBefore iconAfter
    text conversationTemplate.enabledDomains conversationTemplate.templateId trackingLabel trackingEvent trackingType trackingPosition`,
  'campaign-banner':
    'backgroundColor headlineColor icon titleDesktop titleMobile slope campaignImage link roofHeadline',
  card: `image title preTitle content headlineColor ectsText languageText moneySavingLabel moneySavingValue recognizedEctsLabel
    recognizedEctsValue businessUnits linkLabel link customLabelLink label subItems accordionTitle compact backgroundColor
    buttonDisabled buttonText date duration location time cluster clusterColor color degree description path searchTags`,
  'chat-entry': 'text template',
  'checklist-grid': 'checklistItems.text',
  choice: 'question answers.label answers.value color',
  'cluster-picker': `degreeOptions.value degreeOptions.label degreeOptions.link clusterOptions.degree clusterOptions.value
    clusterOptions.label clusterOptions.link buttonText`,
  'contact-block': `photo phone phoneLabel phoneNote whatsapp whatsappLabel email emailLabel showCallback callback callbackForm
    callbackLabel contactOverviewLabel contactOverviewLink location showChat chatLabel`,
  'contact-bubble': `icon attentionText attentionActive showTime delay clickActivity channels.kind channels.label channels.headline
    channels.description`,
  container: 'size border backgroundColor accentColor topEdge bottomEdge',
  'copy-link': 'copyText afterCopyText',
  countdown: 'headline startDate endDate showStart atText todayText timeText color',
  divider: 'color dividerWidth',
  dropdown: 'options.value options.label',
  'elevation-button': 'text href',
  fact: 'icon title titleProps content layout hint',
  'faq-item': 'question questionColor answerColor',
  'flex-blok': 'layout alignSelf content',
  footer: `newsletter navigation.title navigation.children.title navigation.children.href legalNavigation.title legalNavigation.href
    socialMedia.href socialMedia.icon copyrightText languageSwitcher`,
  'form-icon': 'iconName',
  'form-value': 'name formatter',
  grid: 'items columnsMobile columnsTablet columnsDesktop slider mobileSlider',
  header: 'navigation.title languageSwitcher',
  'header-campaign-banner': '',
  headline: 'text level isHighlighted',
  'health-insurance': 'title number copyText afterCopyText',
  hero: `type frameLabel image characterImage logoImages showStarRating starRatingPercentage starRatingLabel voucherCode voucherLabel
    voucherButtonText voucherButtonLink voucherCopyText voucherAfterCopyText ctaHref ctaLabel showClusterPicker flagText flagHref
    flagIcon theme background containerClass color headline subline excludeSublineFromH1 isHighlighted toggleHyphensAuto search
    clusterPickerCtaLabel clusterPickerEmptyOptionLabel clusterPickerDegreeOptions.value clusterPickerClusterOptions.value`,
  hint: 'tooltip',
  'image-tab-grid': 'tabs.label tabs.items.title tabs.items.link tabs.items.image buttonText buttonLink',
  'intro-box': 'headline text',
  'jump-navigation': 'items.title items.anchor',
  'language-switcher': 'languages.code languages.label languages.shortLabel languages.href',
  link: 'label text href hrefLandingpage passQueryParameter iconBefore iconAfter boldLink',
  'linked-image': 'image href hrefLandingpage passQueryParameter',
  'location-map':
    'locations.name locations.href locations.state locations.top locations.left listLabel mapLabel',
  'logo-cloud': 'logos.image logos.href',
  'media-text': 'media imageSize text',
  modal: 'linkText headline content mode direction closable closeOnOutsideClick skipFormatting',
  'module-table': 'modules.title modules.courses.title modules.courses.ects',
  'navigation-popup': 'items.title items.link',
  'exit-layer': 'headline text content callbackLabel callbackLink callbackForm delay',
  embed: 'title address poster ratio linkText settingsPage size spacing',
  'new-grid': 'items columnsMobile columnsTablet columnsDesktop sliderMobile sliderTablet sliderDesktop',
  'new-slider-grid': 'items columnsMobile columnsTablet columnsDesktop',
  'price-boxes': `items.color items.special items.timeModel items.timeModelDescription items.duration items.durationNumeric items.price
    items.priceFrequency items.strikePrice items.discountDescription items.buttonText items.buttonLink items.tabLabel
    items.basePriceText`,
  progress: 'value',
  'radio-group': 'options.value options.label options.icon',
  'rich-text': 'content',
  search: `suggestions.title suggestions.items.title suggestions.items.subtitle suggestions.items.path suggestions.items.image
    suggestions.items.color suggestions.items.showLargeItems`,
  'search-toggle': 'toggleText',
  'select-button-group': 'multiple options.value options.label options.icon options.selected',
  'slider-grid': 'items maxColumns',
  split: 'left right',
  'star-rating': 'rating percentage label',
  'sticky-notes':
    'notes.title notes.titleProps notes.content notes.image notes.colors notes.initialOpenState',
  table: 'groups.title groups.closed groups.rows',
  tabs: 'items.label items.body',
  'teacher-contact': `photo email emailLabel phone phoneLabel linkedIn linkedInLabel xing xingLabel facebook facebookLabel researchGate
    researchGateLabel orcid orcidLabel`,
  testimonial: 'photo fullName quote title color layout headline starRating age studyStart',
  voucher: 'code label buttonText buttonLink copyText afterCopyText',
}

/** Values that a field offers at least, by block and field. */
const optionsOfFields: Readonly<Record<string, string>> = {
  'button.buttonType': 'primary secondary',
  'campaign-banner.variant': 'campaign compact content',
  'card.variant':
    'default compact compass catalogue catalogue-compact event link image-left search-result sloped',
  'contact-bubble.channels.kind': 'chat callback mail phone whatsapp videoChat uniBuddy',
  'container.border': 'none light dark custom',
  'container.size': 'xs s m l xl 2xl 3xl 4xl 5xl 6xl maxIU 90 default',
  'container.accentColor': 'pink orange red green yellow blue petrol purple beige',
  'container.backgroundColor': 'white white-off red red-light black silver gray-50 page-color gradient',
  'fact.layout': 'small large',
  'flex-blok.alignSelf': 'start center end stretch',
  'flex-blok.layout': 'row col',
  'form-value.formatter': 'label date raw',
  'headline.level': 'h1 h2 h3 h4 h5 h6',
  'hero.theme': 'default rust maple_blaze texas_rose',
  'hero.type': `full split compact basic full_circle split_circle compact_circle basic_circle full_spot split_spot compact_spot
    basic_spot none`,
  'media-text.imageSize': '33 50 66 100',
  'modal.direction': 'up left',
  'modal.mode': 'fullscreen modal headless flyin',
  'testimonial.layout': 'small large',
}

/** Components that rich text may embed. */
const componentsInText =
  'accordion-content button richtext-button syntea-button syntea-link divider link modal checklist-grid form-icon flex-blok'

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The description of a field; undefined where the block, or a list in the path, has no such field. */
function fieldAt(
  fields: Fields | undefined,
  [name = '', ...rest]: readonly string[],
): FieldMetadata | undefined {
  const field = fields?.[name]
  if (!field) return undefined
  const metadata = fieldMetadata(field)
  return rest.length ? fieldAt(metadata.entries ?? metadata.related, rest) : metadata
}

const fieldOf = (component: string, path: string) =>
  fieldAt(blockLogic.get(component)?.schema.fields, path.split('.'))

describe('the block library', () => {
  const blocks = Object.entries(fieldsOfBlocks).filter(([component]) => isTested(component))
  it.each(blocks)('%s has its fields', (component, fields) => {
    expect(blockLogic.has(component)).toBe(true)
    expect(wordsOf(fields).filter(path => !fieldOf(component, path))).toEqual([])
  })

  const offered = Object.entries(optionsOfFields).filter(([path]) => isTested(path.split('.')[0]!))
  it.each(offered)('%s offers %s', (path, options) => {
    const [component = '', ...field] = path.split('.')
    expect(fieldOf(component, field.join('.'))?.options).toEqual(expect.arrayContaining(wordsOf(options)))
  })

  it.each(wordsOf(componentsInText).filter(isTested))('running text may hold %s', component => {
    expect(blockLogic.get(component)?.schema.block.inText).toBe(true)
  })
})
