import { theme as standard } from './default.ts'
import { theme as mapleBlaze } from './maple-blaze.ts'
import { theme as rust } from './rust.ts'
import { theme as texasRose } from './texas-rose.ts'
import type { Theme } from './theme.ts'

/** The themes by the name that content, units and configuration use. */
export const themes = {
  default: standard,
  rust,
  maple_blaze: mapleBlaze,
  texas_rose: texasRose,
} as const satisfies Readonly<Record<string, Theme>>

export type ThemeName = keyof typeof themes

// The keys of the object above.
export const themeNames = Object.keys(themes) as [ThemeName, ...ThemeName[]]

/** The named theme, or the default one. */
export function themeNamed(name: string | undefined): Theme {
  return Object.values(themes).find(theme => theme.name === name) ?? standard
}
