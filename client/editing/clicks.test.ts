import { describe, expect, it } from 'vitest'
import { clickedThing, linkToFollow } from './clicks.ts'

const here = new URL(
  'http://a.example/seite/?_storyblok=7&_storyblok_c=page&_storyblok_release=3&_storyblok_tk%5Btoken%5D=x&a=b',
) as unknown as Location

function clicked(html: string, event: object = {}): MouseEvent {
  document.body.innerHTML = html
  const target = document.querySelector('[data-here]') ?? document.body.firstElementChild
  return { button: 0, target, ...event } as unknown as MouseEvent
}

describe('a click in a preview', () => {
  it.each([
    ['the words of its element', '<h2>Eine <b data-here>Frage</b></h2>', 'Eine Frage'],
    ['a picture', '<p><img data-here src="http://a.example/b.jpg"></p>', 'http://a.example/b.jpg'],
    ['an empty place', '<div></div>', undefined],
  ])('means %s', (_, html, expected) => {
    expect(clickedThing(clicked(html).target)).toBe(expected)
  })

  it('on a link to another page keeps the preview, without the story of this page', () => {
    const link = linkToFollow(
      clicked('<a href="http://a.example/andere/?c=d#e"><i data-here>x</i></a>'),
      here,
    )
    expect(link).toBe('http://a.example/andere/?c=d&_storyblok_release=3&_storyblok_tk%5Btoken%5D=x#e')
  })

  it.each([
    ['leads out of the site', '<a href="http://b.example/">x</a>', {}],
    ['leads to a place of this page', '<a href="http://a.example/seite/#x">x</a>', {}],
    ['leads to a file', '<a href="http://a.example/a.pdf">x</a>', {}],
    ['opens a tab', '<a href="http://a.example/b/" target="_blank">x</a>', {}],
    ['is clicked with Control', '<a href="http://a.example/b/">x</a>', { ctrlKey: true }],
    ['is no link', '<p>x</p>', {}],
  ])('that %s is left to the browser', (_, html, event) => {
    expect(linkToFollow(clicked(html, event), here)).toBeUndefined()
  })
})
