import type { StoryDraft } from '../../story.ts'
import { withBoundNumbers } from '../typography.ts'
import { businessPage } from './business.ts'
import { computingPage } from './computing.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { partnersPage } from './partners.ts'
import { ruben } from './people.ts'
import { products } from './products.ts'
import { stories as settings } from './settings.ts'

/** The second unit: study with a company, in a folder and a theme of its own. */
export const stories: readonly StoryDraft[] = withBoundNumbers([
  home,
  businessPage,
  computingPage,
  partnersPage,
  notFound,
  ruben,
  ...products,
  ...settings,
])
