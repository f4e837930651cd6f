const german = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  menu: 'Menü',
  close: 'Schließen',
  home: 'Startseite',
  legalNavigation: 'Rechtliches',
  socialMedia: 'Soziale Medien',
  perMonth: 'pro Monat',
  insteadOf: 'statt',
  language: 'Sprache',
  campaign: 'Aktion',
  days: 'Tage',
  hours: 'Stunden',
  minutes: 'Minuten',
  seconds: 'Sekunden',
  day: 'Tag',
  hour: 'Stunde',
  minute: 'Minute',
  second: 'Sekunde',
  opensInNewTab: 'öffnet in neuem Tab',
  atAGlance: 'im Überblick',
  footerNavigation: 'Alle Bereiche',
  closeBanner: 'Aktion ausblenden',
  months: 'Monate',
  studyModel: 'Studienmodell',
  closeMenu: 'Menü schließen',
} as const

export type MessageName = keyof typeof german

const english: Readonly<Record<MessageName, string>> = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  menu: 'Menu',
  close: 'Close',
  home: 'Home',
  legalNavigation: 'Legal',
  socialMedia: 'Social media',
  perMonth: 'per month',
  insteadOf: 'instead of',
  language: 'Language',
  campaign: 'Offer',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  day: 'day',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  opensInNewTab: 'opens in a new tab',
  atAGlance: 'at a glance',
  footerNavigation: 'All sections',
  closeBanner: 'Hide this offer',
  months: 'months',
  studyModel: 'Study model',
  closeMenu: 'Close menu',
}

const messages: Readonly<Record<string, Partial<Record<MessageName, string>>>> = { de: german, en: english }

/** Interface text by name; languages without a text of their own fall back to English, then German. */
export function message(language: string, name: MessageName): string {
  return messages[language]?.[name] ?? english[name] ?? german[name]
}
