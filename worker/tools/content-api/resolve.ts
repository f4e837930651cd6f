import type { LoadedStory } from '../../core/content/space-schema.ts'
import { resolveAssets } from './assets.ts'
import { type DeliveredStory, type Delivery, deliverContent, deliverStory } from './deliver-story.ts'
import { linkObject } from './link-object.ts'
import { type LinkForm, linkedUuids, resolveLinks } from './linked-stories.ts'
import type { StoryParameters } from './parameters.ts'
import { resolveRelations } from './relations.ts'
import { knownLinksOf } from './story-records.ts'
import { deliveredSlug } from './story-slugs.ts'

type ReferenceParameters = Pick<
  StoryParameters,
  'resolve_relations' | 'resolve_level' | 'resolve_links' | 'resolve_links_level' | 'resolve_assets'
>

type Input = {
  readonly stories: readonly DeliveredStory[]
  readonly delivery: Delivery
  readonly parameters: ReferenceParameters
}

type Form = (story: LoadedStory, delivery: Delivery) => unknown

/** How each form of link is written from its target story. */
const forms: Readonly<Record<LinkForm, Form>> = {
  story: (story, delivery) => deliverStory(story, { ...delivery, excludingFields: [] }),
  url: (story, delivery) => {
    const { id, uuid, name, slug, path } = story
    const full_slug = deliveredSlug(story, delivery.language)
    return { id, uuid, name, path, slug, url: path || full_slug, full_slug }
  },
  link: (story, delivery) => {
    const full_slug = deliveredSlug(story, delivery.language)
    return { ...linkObject(story, delivery.snapshot), full_slug, url: story.path || full_slug }
  },
}

/** The stories that a story links to. Those of its own language were written with it, so that its content is not read. */
function linksOf(story: LoadedStory, delivery: Delivery): readonly string[] {
  const isOwn = delivery.language === 'default' && !delivery.excludingFields.length
  return (isOwn && knownLinksOf(story)) || linkedUuids([deliverContent(story, delivery)])
}

/** The `rels` and `links` (or only their uuids) and `assets` that go with the stories of an answer. */
export function resolveReferences({ stories, delivery, parameters }: Input) {
  const { byUuid } = delivery.snapshot[delivery.version]
  const contents = stories.map(story => story.content)
  const find = (uuid: string) => {
    const story = byUuid.get(uuid)
    return story ? deliverStory(story, delivery) : null
  }
  const relations = resolveRelations({
    contents,
    names: parameters.resolve_relations,
    level: parameters.resolve_level,
    find,
  })
  const related = 'rels' in relations ? relations.rels.map(story => story.content) : []
  const links = resolveLinks({
    form: parameters.resolve_links,
    level: parameters.resolve_links_level,
    contents,
    relations: related,
    exists: uuid => byUuid.has(uuid),
    linksIn: uuid => {
      const story = byUuid.get(uuid)
      return story ? linksOf(story, delivery) : []
    },
    linkTo: (uuid, form) => {
      const story = byUuid.get(uuid)
      return story ? forms[form](story, delivery) : null
    },
  })
  const assets = parameters.resolve_assets ? { assets: resolveAssets([...contents, ...related]) } : {}
  return { ...relations, ...links, ...assets }
}
