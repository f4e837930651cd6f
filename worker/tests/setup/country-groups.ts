import story from '../../../kv-seed/main/stories/settings/country-groups.json' with { type: 'json' }

const uuidNamed = (name: string): string =>
  story.content.groups.find(group => group.name__i18n__en === name)!.uuid

/** Codes by which offers, contacts and usps of the demonstration site name a group of countries. */
export const groupUuid = {
  alps: uuidNamed('Alpine countries'),
  nordic: uuidNamed('Nordic countries'),
  english: uuidNamed('English-speaking'),
  union: uuidNamed('European Union'),
} as const
