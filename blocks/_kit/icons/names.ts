/**
 * General icons, and the Phosphor icon that draws each (bold where it must carry small sizes). Views draw some of these, so that nearly every
 * page shows one.
 */
export const iconNames = {
  'arrow-right': 'arrow-right-bold',
  'arrow-left': 'arrow-left-bold',
  'arrow-up': 'arrow-up-bold',
  'arrow-down': 'arrow-down-bold',
  'caret-down': 'caret-down-bold',
  'caret-right': 'caret-right-bold',
  check: 'check-bold',
  close: 'x-bold',
  menu: 'list-bold',
  plus: 'plus-bold',
  minus: 'minus-bold',
  download: 'download-simple-bold',
  external: 'arrow-up-right-bold',
  search: 'magnifying-glass-bold',
  star: 'star-fill',
  info: 'info-bold',
  phone: 'phone',
  mail: 'envelope-simple',
  chat: 'chat-circle',
  whatsapp: 'whatsapp-logo',
  calendar: 'calendar-blank',
  clock: 'clock',
  location: 'map-pin',
  euro: 'currency-eur',
  percent: 'percent',
  tag: 'tag',
  gift: 'gift',
  megaphone: 'megaphone-simple',
  graduation: 'graduation-cap',
  certificate: 'certificate',
  book: 'book-open',
  laptop: 'laptop',
  building: 'buildings',
  briefcase: 'briefcase',
  users: 'users',
  user: 'user',
  globe: 'globe',
  heart: 'heart',
  leaf: 'leaf',
  chart: 'chart-line-up',
  lightbulb: 'lightbulb',
  target: 'target',
  quotes: 'quotes-fill',
  link: 'link-bold',
} as const

/** Brand icons by the names of requirement themes/icons, from the Font Awesome brand set. */
export const brandIcons = {
  facebook: 'facebook-f',
  instagram: 'instagram',
  linkedin: 'linkedin-in',
  tiktok: 'tiktok',
  twitter: 'x-twitter',
  youtube: 'youtube',
  xing: 'xing',
  orcid: 'orcid',
  researchgate: 'researchgate',
} as const

/** General icons that only content names. */
const moreIcons = {
  home: 'house',
  video: 'video-camera',
  student: 'student',
  teacher: 'chalkboard-teacher',
  handshake: 'handshake',
  headset: 'headset',
  rocket: 'rocket-launch',
  trophy: 'trophy',
  medal: 'medal',
  document: 'file-text',
  checklist: 'list-checks',
  shield: 'shield-check',
  question: 'question',
  warning: 'warning',
  play: 'play-circle',
  coins: 'coins',
  wallet: 'wallet',
  savings: 'piggy-bank',
  train: 'train-simple',
  coffee: 'coffee',
  news: 'newspaper',
  microphone: 'microphone',
  camera: 'camera',
  pencil: 'pencil-simple',
  puzzle: 'puzzle-piece',
  settings: 'gear',
  lock: 'lock',
  eye: 'eye',
  'thumbs-up': 'thumbs-up',
  smile: 'smiley',
  flag: 'flag',
  compass: 'compass',
  law: 'scales',
  health: 'stethoscope',
  code: 'code',
  plant: 'plant',
} as const

type Light<Icons> = {
  [Name in keyof Icons]: Icons[Name] extends `${string}-${'bold' | 'fill'}` ? never : Name
}[keyof Icons]
type BoldName = `${Extract<Light<typeof iconNames> | Light<typeof moreIcons>, string>}-bold`

/** The bold variant of each general icon that is not bold already. */
const boldIcons = Object.fromEntries(
  Object.entries({ ...iconNames, ...moreIcons }).flatMap(([name, source]) =>
    /-(?:bold|fill)$/.test(source) ? [] : [[`${name}-bold`, `${source}-bold`]],
  ),
  // One entry for each name of the type.
) as Readonly<Record<BoldName, string>>

/** Icons that pages load only where content names one: the rest of the general ones, and bold variants. */
export const furtherIcons: Readonly<Record<keyof typeof moreIcons | BoldName, string>> = {
  ...moreIcons,
  ...boldIcons,
}

export type IconName = keyof typeof iconNames | keyof typeof brandIcons | keyof typeof furtherIcons

/** All that content may name: general ones, bold variants, brands. */
export const allIconNames = [iconNames, furtherIcons, brandIcons].flatMap(icons =>
  Object.keys(icons),
) as readonly string[] as readonly IconName[]

/** Whether there is an icon of this name. */
export const isIconName = (name: string): name is IconName =>
  Object.hasOwn(iconNames, name) || Object.hasOwn(brandIcons, name) || Object.hasOwn(furtherIcons, name)
