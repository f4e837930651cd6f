import type { UserConfig } from '@unocss/core'
import { presetWind3 } from 'unocss/preset-wind3'

const roles = [
  'surface',
  'text',
  'muted',
  'accent',
  'accent-hover',
  'on-accent',
  'border',
  'highlight',
  'positive',
  'notice',
]

/** The type scale, with the line height of each step. */
const lineHeights = {
  sm: '1.45',
  base: '1.55',
  lg: '1.45',
  xl: '1.35',
  '2xl': '1.25',
  '3xl': '1.15',
  '4xl': '1.08',
  '5xl': '1.04',
}

/** Words of the sources that are names of utilities, too, and that no view uses as a class. */
const plainWords = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'h23',
    'ha',
    'b',
    'ms',
    'pt',
    'px',
    'tab',
    '-tab',
    'tab-0',
    'tab-1',
  ],
  ...[
    'border',
    'container',
    'fixed',
    'italic',
    'ordinal',
    'outline',
    'resize',
    'ring',
    'rounded',
    '-rounded',
  ],
  ...['table', 'transition', 'underline', 'visible'],
]

/** Utilities on the semantic tokens: colours by role, the fluid type scale, the breakpoints of requirement themes/breakpoints. */
export const uno: UserConfig<object> = {
  blocklist: plainWords,
  presets: [presetWind3({ preflight: 'on-demand' }) as never],
  theme: {
    breakpoints: {
      xs: '375px',
      sm: '640px',
      md: '768px',
      lg: '1024px',
      xl: '1280px',
      '2xl': '1536px',
      '3xl': '1980px',
    },
    colors: {
      ...Object.fromEntries(roles.map(role => [role, `var(--c-${role})`])),
      tone: 'var(--a)',
      'on-tone': 'var(--on-a)',
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
    },
    borderRadius: {
      control: 'var(--r-control)',
      card: 'var(--r-card)',
      media: 'var(--r-media)',
      full: '9999px',
      none: '0',
    },
    fontSize: Object.fromEntries(
      Object.entries(lineHeights).map(([step, height]) => [step, [`var(--t-${step})`, height]]),
    ),
  } as object,
}
