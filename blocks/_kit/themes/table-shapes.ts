import type { Parts } from './parts.ts'
import type { Shapes } from './theme.ts'

/** The tokens of each shape of tables, which the rules of all tables read. */
export const tableShapes: Readonly<Record<Shapes['table'], NonNullable<Parts['table']>>> = {
  hairlines: {
    headLine: '1px solid var(--c-text)',
  },
  bars: {
    head: 'var(--c-text)',
    headInk: 'var(--c-surface)',
    inset: '0.75rem',
    line: '2px solid var(--c-text)',
    figureFont: 'var(--display)',
    figureSize: '1.75rem',
    figures: 'right',
  },
  slips: {
    gap: '0.5rem',
    inset: '1.25rem',
    line: '0',
    headLine: '0',
    row: 'color-mix(in srgb, var(--c-border) 45%, var(--c-surface))',
    round: '1.5rem',
  },
  tinted: {
    inset: '0.75rem',
    row: 'color-mix(in srgb, var(--c-accent) 7%, var(--c-surface))',
    headLine: '3px double var(--c-text)',
    figures: 'right',
    figureFont: 'var(--display)',
  },
}
