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

/** Utilities on the semantic tokens: colours by role, the fluid type scale, the specification's breakpoints. */
export const uno: UserConfig<object> = {
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
      ['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'].map(step => [step, `var(--t-${step})`]),
    ),
  } as object,
}
