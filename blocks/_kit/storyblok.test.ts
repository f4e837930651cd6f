import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { asset } from './fields/asset.ts'
import { assetAddress, isAssetAddress } from './storyblok.ts'

const plain = 'https://a.storyblok.com/f/52232/4168x2084/78173aafc0/thumb-03.png'

describe('the address of an asset', () => {
  it.each([
    [plain, plain],
    ['//a.storyblok.com/f/52232/4168x2084/78173aafc0/thumb-03.png', plain],
    ['http://a.storyblok.com/f/52232/4168x2084/78173aafc0/thumb-03.png', plain],
    ['https://s3.amazonaws.com/a.storyblok.com/f/52232/4168x2084/78173aafc0/thumb-03.png', plain],
    ['//s3.amazonaws.com/a-ap.storyblok.com/f/1/a.png', 'https://a-ap.storyblok.com/f/1/a.png'],
    ['https://img2.storyblok.com/312x211/smart/f/52232/4168x2084/78173aafc0/thumb-03.png', plain],
    ['//img2.storyblok.com/0x380/filters:no_upscale()/f/52232/4168x2084/78173aafc0/thumb-03.png', plain],
    ['https://img2.storyblok.com/f/52232/4168x2084/78173aafc0/thumb-03.png', plain],
    [`${plain}/m/`, plain],
    [`${plain}/m/800x0/filters:quality(80):focal(1x2:3x4)`, plain],
    ['//a-us.storyblok.com/f/1/a.png/m/fit-in/200x200', 'https://a-us.storyblok.com/f/1/a.png'],
    ['https://a.storyblokchina.cn/f/1/a.png', 'https://a.storyblokchina.cn/f/1/a.png'],
  ])('%s', (address, expected) => {
    expect([assetAddress(address), isAssetAddress(expected)]).toEqual([expected, true])
  })

  it.each([
    '/pictures/a.png',
    '//evil.example/f/1/a.png',
    'https://evil.example/a.storyblok.com/f/1/a.png/m/1x1',
    'https://s3.amazonaws.com/evil/f/1/a.png',
    'https://s3.amazonaws.com/a.storyblok.com.evil.example/f/1/a.png',
    'https://a.storyblok.com.evil.example/f/1/a.png',
    'https://img2.storyblok.com/12x12/smart/a.png',
    `https://img2.storyblok.com/${'x/'.repeat(50_000)}`,
    '',
  ])('of anything else stays: %#', address => {
    expect([assetAddress(address), isAssetAddress(address)]).toEqual([address, false])
  })
})

describe('an asset', () => {
  const read = (fields: object) => v.parse(asset(), { filename: plain, ...fields })

  it.each([
    [{}, { width: 4168, height: 2084 }],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: '800', height: '600' },
      { width: 800, height: 600 },
    ],
    [
      { width: 0, height: 600 },
      { width: 4168, height: 2084 },
    ],
    [
      { width: -1, height: {} },
      { width: 4168, height: 2084 },
    ],
    [
      { width: null, height: null },
      { width: 4168, height: 2084 },
    ],
    [{ filename: 'https://a-ca.storyblok.com/f/1/x/ab/a.png' }, {}],
    [{ filename: 'https://a-ca.storyblok.com/f/1/0x0/ab/a.png' }, {}],
    [
      { filename: 'https://a.storyblok.com/f/1/ab/a.png', width: 9, height: 7 },
      { width: 9, height: 7 },
    ],
  ])('with %j has the size %j', (fields, size) => {
    const { width, height } = read(fields)!
    expect(width === undefined ? {} : { width, height }).toEqual(size)
  })

  it('has its focus in the pixels of its own size', () => {
    const focus = '700x10:710x20'
    expect(read({ focus, width: 800, height: 600 })!.focus).toBe('north_east')
    expect(read({ focus })!.focus).toBe('north_west')
  })
})
