import { describe, expect, it } from 'vitest'
import { afterFirstPaint, writeRules } from '../../blocks/_kit/style-sheet.ts'
import { readSources } from './sources.ts'
import { laterRules, readRules } from './style-rules.ts'
import { rareElements } from './styles.ts'

const read = (css: string) =>
  readRules(css, { elements: new Set(['table', 'code']), faceTokens: () => ['theme:a', 'theme:b'] })

it('browser code creates no element whose rules a page may lack', () => {
  const sources = readSources('.', [
    'client/*.ts',
    'client/{editing,enhancements,islands,navigation,triggers}/*.{ts,tsx}',
    'blocks/*/island.tsx',
    'blocks/*/{enhance,begin}.ts',
    'blocks/_kit/{client,islands,enhancements}/*.{ts,tsx}',
  ])
  const created = new RegExp(
    `(?<!(?:closest|querySelector)\\()(?:<|['"])(?:${[...rareElements].join('|')})(?:[\\s>/'"])`,
  )
  expect(created.test('<ol class="x">')).toBe(true)
  expect(sources.filter(({ text }) => created.test(text)).map(({ path }) => path)).toEqual([])
})

describe('rules', () => {
  it('are written as they were read, without characters that browsers do not need', () => {
    const css = `
      .a > .b + .c, :nth-child(2n + 1) ~ p { margin: 0.5rem -0.25rem 0 calc(100% + 0.0625rem) !important; color: #ffffff; }
      @media (min-width: 640px) { .a { aspect-ratio: 16 / 9; content: "0.5 #ffffff" } @starting-style { .a { opacity: 0 } } }
      @font-face { font-family: "x"; size-adjust: 90.10% }
      @page { margin: 15mm }`
    expect(writeRules(read(css))).toBe(
      '.a>.b+.c,:nth-child(2n + 1)~p{margin:.5rem -.25rem 0 calc(100% + .0625rem)!important;color:#fff}' +
        '@media (min-width:640px){.a{aspect-ratio:16/9;content:"0.5 #ffffff"}@starting-style{.a{opacity:0}}}' +
        '@font-face{font-family:"x";size-adjust:90.10%}@page{margin:15mm}',
    )
  })

  it('say what each selector needs, and which classes it chooses from', () => {
    const [[, selectors]] = read(
      '[data-theme="a"] :is(.x, .y) table, .z:is(.x, a) { color: red }',
    ) as never as [[string, unknown]]
    expect(selectors).toEqual([
      ['[data-theme=a] :is() table', ['theme:a', '<table'], ['x', 'y']],
      ['.z:is(.x,a)', ['z']],
    ])
  })

  it('nested in a rule are refused: the build reads none', () => {
    expect(() => read('.a { @media print { color: red } }')).toThrow('.a: a rule within a rule')
    expect(() => read('.a { > p { color: red } }')).toThrow('.a: a rule within a rule')
  })

  it('a font face for one weight is needed where a rule uses that weight, except for default weights of text', () => {
    const face = (weight: string) => `@font-face { font-family: x; font-weight: ${weight} }`
    const rules = readRules(
      `${['400', '500', '400 750'].map(face).join('')}
      .a { --w: 650; font: 500 1rem/1.5 x; font-weight: 600; z-index: 100 }`,
      { elements: new Set(), faceTokens: () => ['theme:a'] },
    )
    expect(rules.map(([, , declarations]) => declarations.map(([, ...names]) => names))).toEqual([
      ...['', 'weight:500', ''].map(name => Array.from({ length: 2 }, () => [name, []])),
      [
        ['--w', ['weight:650']],
        ['', ['weight:500']],
        ['', ['weight:600']],
        ['', []],
      ],
    ])
  })

  it('say what changes nothing until the visitor acts: states, print, what is closed, transitions', () => {
    const rules = read(`
      .a { transition: opacity 1s; cursor: pointer; color: red }
      .a:hover, .a[open] { color: blue }
      @media print { .a { color: black } @page { margin: 15mm } }
      @starting-style { .a { opacity: 0 } }
      ${laterRules('.b { color: red } @media (min-width: 1px) { .b .c { color: red } }')}`)
    const tokens = rules.map(([, selectors]) => selectors.map(([, needed]) => needed.join(' ')))
    expect(tokens).toEqual([
      ['a'],
      [`a ${afterFirstPaint}`, 'a'],
      [`a ${afterFirstPaint}`],
      [],
      [`a ${afterFirstPaint}`],
      [`b ${afterFirstPaint}`],
      [`b c ${afterFirstPaint}`],
    ])
    const [first, , , page] = rules.map(([, , declarations]) => declarations.map(([, name]) => name))
    expect(first).toEqual([afterFirstPaint, afterFirstPaint, ''])
    expect(page).toEqual([afterFirstPaint])
    expect(writeRules(rules)).not.toContain('after-first-paint')
  })

  it('say which names they give and read', () => {
    const rules = read(`
      .a { --b: var(--c, var(--d)); animation: fade-ends 1s; color: red }
      @keyframes fade-ends { to { opacity: var(--e) } }
      @property --b { syntax: "<length>"; inherits: true; initial-value: 0px }`)
    expect(rules.flatMap(([, , declarations]) => declarations.map(([, ...names]) => names))).toEqual([
      ['--b', ['--c', '--d']],
      ['', ['@fade-ends']],
      ['', []],
      ['@fade-ends', ['--e']],
      ['--b', []],
    ])
  })
})
