import { expect, it } from 'vitest'
import { writeAtomFeed } from './atom-feed.ts'

const feed = {
  title: 'Aktuelles',
  site: 'Hochschule Tannhagen',
  origin: 'https://www.tannhagen.example',
  page: '/aktuelles/',
  path: '/aktuelles/feed.xml',
  language: 'de',
}

it('has what readers need of each article, and hostile text as text', () => {
  const xml = writeAtomFeed({
    ...feed,
    articles: [
      {
        uuid: 'a',
        title: '<script>alert("1")</script> & mehr\u0007',
        path: '/aktuelles/a/?x=1&y=2',
        publishedAt: Date.UTC(2026, 10, 12, 8),
        author: 'Sofia Brandt',
        description: "Was's gibt",
      },
      {
        uuid: 'b',
        title: 'B',
        path: '/aktuelles/b/',
        publishedAt: Date.UTC(2026, 10, 1),
        changedAt: Date.UTC(2026, 10, 20),
      },
    ],
  })
  expect(xml.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de"><id>https://www.tannhagen.example/aktuelles/feed.xml</id><title>Aktuelles</title><updated>2026-11-20T00:00:00.000Z</updated><author><name>Hochschule Tannhagen</name></author><link rel="self" type="application/atom+xml" href="https://www.tannhagen.example/aktuelles/feed.xml"/><link rel="alternate" type="text/html" href="https://www.tannhagen.example/aktuelles/"/>',
    '<entry><id>urn:uuid:a</id><title>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; mehr</title><link rel="alternate" type="text/html" href="https://www.tannhagen.example/aktuelles/a/?x=1&amp;y=2"/><published>2026-11-12T08:00:00.000Z</published><updated>2026-11-12T08:00:00.000Z</updated><author><name>Sofia Brandt</name></author><summary>Was&apos;s gibt</summary></entry>',
    '<entry><id>urn:uuid:b</id><title>B</title><link rel="alternate" type="text/html" href="https://www.tannhagen.example/aktuelles/b/"/><published>2026-11-01T00:00:00.000Z</published><updated>2026-11-20T00:00:00.000Z</updated></entry>',
    '</feed>',
    '',
  ])
})

it('is a feed without an article, too', () => {
  expect(writeAtomFeed({ ...feed, articles: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})
