import { type Field, type Fields, fieldMetadata } from '../fields/field.ts'

const scripts = ['alert(1)', 'location=name'] as const
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  '{{get_x}}javascript:alert(1)',
  'java{{get_x}}script:alert(1)',
  'tel:" onclick="alert(1)',
  'mailto:a@b.example" onmouseover="alert(1)',
  'https://example.org/" onclick="alert(1)',
  "https://example.org/' onclick='alert(1)",
  'https://example.org/><script>alert(1)</script>',
]
const markup = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<x-island name="tabs" on="load" props="{}"></x-island>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '"><img src=x onerror=alert(1)>',
  '`><img src=x onerror=alert(1)>',
  '{{get_x}}',
  '{{get_x}}<img src=x onerror=alert(1)>',
  '{fv:x"><img src=x onerror=alert(1)>|label}',
  '\u{F0000}%7B%22kind%22%3A%22text%22%7D\u{F0001}<b>',
  '\u{F0006}<b>\u{F0007}',
  '\u{F0002}i0\u{F0003}\u{F0002}l0\u{F0003}',
  '&#xF0000;%7B%22kind%22%3A%22text%22%2C%22template%22%3A%22x%22%7D&#xF0001;',
]

/** Texts that have run as script, left their attribute, or led elsewhere on some site at some time. */
export const payloads: readonly string[] = [...addresses, ...markup, ...scripts]

const richTextOf = (payload: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: payload },
        { type: 'text', text: payload, marks: [{ type: 'link', attrs: { href: payload, linktype: 'url' } }] },
        {
          type: 'text',
          text: payload,
          marks: [{ type: 'link', attrs: { href: payload, linktype: 'email' } }],
        },
        { type: 'text', text: payload, marks: [{ type: 'anchor', attrs: { id: payload } }] },
        { type: 'text', text: payload, marks: [{ type: 'styled', attrs: { class: payload } }] },
        { type: 'text', text: payload, marks: [{ type: 'textStyle', attrs: { color: payload } }] },
        { type: 'emoji', attrs: { name: payload, emoji: payload } },
      ],
    },
    { type: 'heading', attrs: { level: payload }, content: [{ type: 'text', text: payload }] },
    { type: 'image', attrs: { src: payload, alt: payload } },
    { type: 'code_block', attrs: { class: payload }, content: [{ type: 'text', text: payload }] },
    { type: payload, content: [{ type: 'text', text: payload }] },
  ],
})

const linkOf = (payload: string, linktype: string) => ({
  linktype,
  url: payload,
  cached_url: payload,
  email: payload,
  anchor: payload,
  target: payload,
})

type Fill = (payload: string, metadata: ReturnType<typeof fieldMetadata>, turn: number) => unknown

const linktypes = ['url', 'email', 'story', 'asset'] as const
const filenames = (payload: string) => [payload, '/pictures/hero-home.svg', '/pictures/campus-tour.webm']

const fills: Readonly<Record<string, Fill>> = {
  text: payload => payload,
  textarea: payload => payload,
  number: () => '7',
  boolean: (_payload, _field, turn) => turn % 2 === 0,
  datetime: () => '2026-12-01 08:00',
  option: (payload, { options }, turn) => options?.[turn % options.length] ?? payload,
  options: (payload, { options }) => options ?? [payload],
  richtext: richTextOf,
  multilink: (payload, _, turn) => linkOf(payload, linktypes[turn % 4]!),
  asset: (payload, _, turn) => ({ filename: filenames(payload)[turn % 3], alt: payload, title: payload }),
  multiasset: payload => filenames(payload).map(filename => ({ filename, alt: payload })),
  bloks: (payload, { allowed }) => [
    ...(allowed ?? []).map(component => ({ component, _uid: payload, title: payload, text: payload })),
    { component: 'button', _uid: payload, text: payload, href: linkOf(payload, 'url') },
    { component: 'rich-text', _uid: payload, content: richTextOf(payload) },
  ],
}

function fillField(field: Field, payload: string, turn: number): unknown {
  const metadata = fieldMetadata(field)
  if (metadata.entries)
    return [0, 1].map(entry => ({
      component: 'entry',
      _uid: `${payload}${entry}`,
      ...fillFields(metadata.entries!, payload, turn + entry),
    }))
  const { related, storyType } = metadata
  if (related)
    return {
      uuid: payload,
      full_slug: payload,
      name: payload,
      content: { component: storyType, _uid: payload, ...fillFields(related, payload, turn) },
    }
  return fills[metadata.type]?.(payload, metadata, turn)
}

/** Content with the payload in every field of a schema; `turn` varies the kinds of a field with several. */
export const fillFields = (fields: Fields, payload: string, turn: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fillField(field, payload, turn)]))
