import { regions } from '../../blocks/_kit/storyblok.ts'
import { parseZonedTime, writeZonedTime } from '../../blocks/_kit/zoned-time.ts'
import { endpointOf } from '../../worker/core/content/client/content-source.ts'
import { objectsOf } from '../../worker/core/content/tree.ts'
import { signWebhook } from '../../worker/core/content/version/webhook.ts'
import { type Environment, supportedLanguages } from '../../worker/env.ts'
import {
  addressOf,
  type FoundStory,
  type ReadSpace,
  type Reply,
  spaceIn,
  storiesIn,
  storyIn,
} from './read-space.ts'

/** The result of one check: that it passed, or what to do. */
export interface Finding {
  readonly about:
    | 'tokens'
    | 'space'
    | 'region'
    | 'languages'
    | 'webhook'
    | 'zone'
    | 'first stories'
    | 'pictures'
  readonly isRight: boolean
  readonly text: string
}

interface Checked {
  readonly environment: Environment
  readonly read: ReadSpace
  /** Origin of the site whose webhook is tested; without it no message is sent. */
  readonly origin?: string | undefined
}

const right = (about: Finding['about'], text: string): Finding => ({ about, isRight: true, text })
const todo = (about: Finding['about'], text: string): Finding => ({ about, isRight: false, text })

const isAnswer = (reply: Reply): reply is Extract<Reply, { status: number }> => 'status' in reply

const saying = (reply: Reply) => (isAnswer(reply) ? `it answers ${reply.status}` : reply.none)

const spaceAt = async (endpoint: string, token: string, read: ReadSpace): Promise<Reply> =>
  read(addressOf(endpoint, 'spaces/me', { token }))

/** Other regions in which the token opens a space. */
async function otherRegions({ environment, read }: Checked, token: string) {
  const { STORYBLOK_REGION: own, STORYBLOK_ENDPOINT } = environment
  if (STORYBLOK_ENDPOINT) return []
  const others = Object.entries(regions).filter(([region]) => region !== own)
  const replies = await Promise.all(others.map(([, { api }]) => spaceAt(api, token, read)))
  return others.flatMap(([region], index) => (spaceIn(replies[index]!) ? [region] : []))
}

/** Why the public token opens no space. */
async function refusal(checked: Checked, token: string, reply: Reply): Promise<Finding> {
  const { STORYBLOK_REGION: own, STORYBLOK_ENDPOINT } = checked.environment
  if (!isAnswer(reply))
    return todo('region', `${reply.none}: try again, and look at the network and the region (${own})`)
  const [found] = await otherRegions(checked, token)
  if (found)
    return todo('region', `the token opens a space in ${found}, not in ${own}: STORYBLOK_REGION=${found}`)
  if (reply.status !== 401 && reply.status !== 403)
    return todo(
      'region',
      `${saying(reply)} at ${STORYBLOK_ENDPOINT ? 'STORYBLOK_ENDPOINT' : own}: no delivery API is there`,
    )
  return todo(
    'tokens',
    'STORYBLOK_TOKEN opens no space in any region: copy the public token from Settings → Access tokens',
  )
}

/** The finding about the spaces that the two tokens open. */
async function tokenFinding({ environment, read }: Checked, space: number): Promise<Finding> {
  const { STORYBLOK_TOKEN: token = '', STORYBLOK_PREVIEW_TOKEN: preview } = environment
  const endpoint = endpointOf(environment)
  const drafts = (given: string) =>
    read(addressOf(endpoint, 'stories', { token: given, version: 'draft', per_page: '1' }))
  if (!preview) return todo('tokens', 'STORYBLOK_PREVIEW_TOKEN is not set: there are no previews')
  const [own, open, byPublic] = await Promise.all([
    spaceAt(endpoint, preview, read),
    drafts(preview),
    drafts(token),
  ])
  if (!isAnswer(own) || !isAnswer(open))
    return todo('tokens', `the preview token was not tried: ${saying(isAnswer(own) ? open : own)}`)
  const opened = spaceIn(own)
  if (!opened)
    return todo(
      'tokens',
      `STORYBLOK_PREVIEW_TOKEN opens no space (${saying(own)}): copy the preview token from Settings → Access tokens`,
    )
  if (opened.id !== space)
    return todo(
      'tokens',
      `STORYBLOK_PREVIEW_TOKEN opens the space ${opened.id}, and STORYBLOK_TOKEN the space ${space}: both are those of one space`,
    )
  if (open.status !== 200)
    return todo('tokens', 'STORYBLOK_PREVIEW_TOKEN opens no drafts: it is a public token')
  if (isAnswer(byPublic) && byPublic.status === 200)
    return todo(
      'tokens',
      'STORYBLOK_TOKEN opens drafts: it is a preview token, and the site needs a public one',
    )
  return right('tokens', 'the public token opens what is published, the preview token drafts')
}

function spaceFinding({ STORYBLOK_SPACE_ID: id }: Environment, space: { id: number; name: string }): Finding {
  if (id === undefined) return todo('space', `STORYBLOK_SPACE_ID is not set: STORYBLOK_SPACE_ID=${space.id}`)
  return id === space.id
    ? right('space', `${space.name}, ${space.id}`)
    : todo(
        'space',
        `the token opens the space ${space.id} (${space.name}), not ${id}: STORYBLOK_SPACE_ID=${space.id}, or the token of ${id}`,
      )
}

function languageFinding(environment: Environment, codes: readonly string[]): Finding {
  const { DEFAULT_LANGUAGE, SITE_HOSTS, SITE_UNIT } = environment
  const hosts = Object.values(SITE_HOSTS)
  const main = hosts.some(({ unit }) => unit === SITE_UNIT) ? [] : [{ languages: supportedLanguages }]
  const named = [...main, ...hosts].flatMap(({ languages = supportedLanguages }) => languages)
  const wanted = [...new Set(named)].filter(code => code !== DEFAULT_LANGUAGE)
  const missing = wanted.filter(code => !codes.includes(code))
  if (missing.length)
    return todo(
      'languages',
      `${missing.join(', ')} missing: add them at Settings → Internationalization, or name fewer \`languages\` in SITE_HOSTS`,
    )
  const others = codes.filter(code => !wanted.includes(code) && code !== DEFAULT_LANGUAGE)
  const rest = others.length ? `; the site has no ${others.join(', ')}` : ''
  return right('languages', `${DEFAULT_LANGUAGE} by default, ${wanted.join(', ')}${rest}`)
}

async function webhookFinding({ environment, read, origin }: Checked, space: number): Promise<Finding> {
  const { STORYBLOK_WEBHOOK_SECRET: secret } = environment
  if (!secret)
    return todo(
      'webhook',
      'STORYBLOK_WEBHOOK_SECRET is not set: a publish shows within a minute, not in seconds',
    )
  if (!origin)
    return right('webhook', 'the secret is set; with `-- --origin https://…` the site is sent a message')
  // A message about no story: the site checks for news, and finds none.
  const body = JSON.stringify({ action: 'published', space_id: space, story_id: 0 })
  const headers = await signWebhook(body, secret)
  const reply = await read(`${origin}/api/webhooks/storyblok`, { method: 'POST', headers, body })
  if (isAnswer(reply) && reply.status === 202)
    return right('webhook', `${origin} believes a message with this secret`)
  return isAnswer(reply) && reply.status === 401
    ? todo('webhook', `${origin} has another STORYBLOK_WEBHOOK_SECRET, or another space`)
    : todo('webhook', `${origin}/api/webhooks/storyblok: ${saying(reply)}`)
}

/** The finding about stories that the site cannot work without. */
async function storiesFinding({ environment, read }: Checked): Promise<Finding> {
  const { STORYBLOK_TOKEN: token = '', SITE_UNIT: unit, SITE_HOSTS } = environment
  const own = Object.values(SITE_HOSTS)
    .find(entry => entry.unit === unit)
    ?.folder.replace(/^\/|\/$/g, '')
  const folder = own ? `${own}/` : ''
  const wanted: readonly (readonly [slug: string, type: string])[] = [
    [`settings/${unit}/defaults`, 'defaults'],
    [`settings/${unit}/header`, 'header'],
    [`settings/${unit}/footer`, 'footer'],
    [`${folder}home`, 'page'],
    ['error/404', 'page'],
    ['error/500', 'page'],
  ]
  const replies = await Promise.all(
    wanted.map(([slug]) =>
      read(addressOf(endpointOf(environment), `stories/${slug}`, { token, version: 'published' })),
    ),
  )
  const unread = replies.find(reply => !isAnswer(reply))
  if (unread) return todo('first stories', `they were not read: ${saying(unread)}`)
  const wrong = wanted.flatMap(([slug, type], index) => {
    const found = storyIn(replies[index]!)
    if (!found) return [`publish ${slug} (${type})`]
    return found.content.component === type
      ? []
      : [`${slug} is of type ${found.content.component}, not ${type}`]
  })
  return wrong.length
    ? todo('first stories', wrong.join('; '))
    : right('first stories', wanted.map(([slug]) => slug).join(', '))
}

const wallTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/

/** How a moment of the space is read, so that a person can compare it with the picker. */
function zoneFinding(environment: Environment, events: readonly FoundStory[]): Finding {
  const { CONTENT_TIME_ZONE: content, TIME_ZONE: shown } = environment
  const found = events.find(
    ({ content: { startsAt } }) => typeof startsAt === 'string' && wallTime.test(startsAt),
  )
  if (!found)
    return right(
      'zone',
      `moments are read in ${content} and shown in ${shown}; no event or campaign with one was found to try it on`,
    )
  const stored = String(found.content.startsAt)
  const moment = parseZonedTime(stored, content)
  return right(
    'zone',
    `${found.full_slug} stores ${stored}, which is read in ${content} and shown as ${writeZonedTime(moment, shown)} (${shown}); if the picker in the Visual Editor shows another time to somebody in ${shown}, set CONTENT_TIME_ZONE`,
  )
}

/** An address of an asset, whichever host has it, and the number of its space. */
const asset = /^(?:https?:)?\/\/[a-z\d.-]*storyblok[a-z\d.-]*\/(?:[a-z\d.-]+\/)?f\/(\d+)\//

async function picturesFinding(
  { environment, read }: Checked,
  stories: readonly FoundStory[],
): Promise<Finding> {
  const found = [...objectsOf(stories)].flatMap(({ filename }) => {
    const space = typeof filename === 'string' ? asset.exec(filename)?.[1] : undefined
    return space
      ? [{ address: String(filename).replace(/^(?:https?:)?/, 'https:'), space: Number(space) }]
      : []
  })
  if (!found.length) return right('pictures', 'none of the stories that were read has one')
  const own = new Set([environment.STORYBLOK_SPACE_ID, ...environment.STORYBLOK_ASSET_SPACES])
  const others = [...new Set(found.map(({ space }) => space))].filter(space => !own.has(space))
  if (others.length)
    return todo(
      'pictures',
      `pictures of the space ${others.join(', ')} are not shown: STORYBLOK_ASSET_SPACES=${[...environment.STORYBLOK_ASSET_SPACES, ...others].join(',')}`,
    )
  const [first] = found
  const reply = await read(first!.address, { method: 'HEAD' })
  return isAnswer(reply) && reply.status === 200
    ? right('pictures', `${new URL(first!.address).host} answers`)
    : todo('pictures', `${first!.address}: ${saying(reply)}`)
}

/** Checks a space as the site would read it. Its results contain no token. */
export async function checkSpace(checked: Checked): Promise<readonly Finding[]> {
  const { environment, read } = checked
  const { STORYBLOK_TOKEN: token, STORYBLOK_REGION: region, STORYBLOK_ENDPOINT } = environment
  if (!token)
    return [todo('tokens', 'STORYBLOK_TOKEN is not set: the public token of Settings → Access tokens')]
  const endpoint = endpointOf(environment)
  const reply = await spaceAt(endpoint, token, read)
  const space = spaceIn(reply)
  if (!space) return [await refusal(checked, token, reply)]
  const list = (parameters: Readonly<Record<string, string>>) =>
    read(addressOf(endpoint, 'stories', { token, version: 'published', per_page: '25', ...parameters }))
  const [tokens, webhook, first, some, timed] = await Promise.all([
    tokenFinding(checked, space.id),
    webhookFinding(checked, space.id),
    storiesFinding(checked),
    list({}),
    list({ 'filter_query[component][in]': 'event,campaign' }),
  ])
  return [
    tokens,
    spaceFinding(environment, space),
    right('region', STORYBLOK_ENDPOINT ? 'that of STORYBLOK_ENDPOINT' : region),
    languageFinding(environment, space.language_codes),
    webhook,
    zoneFinding(environment, storiesIn(timed)),
    first,
    await picturesFinding(checked, storiesIn(some)),
  ]
}
