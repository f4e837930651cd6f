import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks } from '../../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { experimentMetaData } from './experiment-meta-data.ts'

/** Fields of every story that is shown as a page. */
export const pageFields = {
  body: bloks(),
  seoTitle: text({
    maxLength: 70,
    description: 'Title in search results; the name of the page when empty.',
  }),
  seoDescription: textarea({ maxLength: 160, description: 'Description in search results.' }),
  shareImage: asset({ description: 'Picture for links that are shared.' }),
  preloadImage: asset({ description: 'The largest picture above the fold; default: that of the hero.' }),
  noindex: boolean({ description: 'Keep this page out of search engines.' }),
  findable: boolean({
    description:
      'Visitors find this page by the search of the site although search engines do not list it: a form, say.',
  }),
  keepScroll: boolean({
    description:
      'Visitors who come here by a link of the site stay at their place instead of going to the top.',
  }),
  withoutExitLayer: boolean({
    description: 'Visitors who are about to leave this page are shown no exit layer.',
  }),
  shouldBeTested: boolean({ description: 'An experiment runs on this page.' }),
  experimentMetaData,
  pageColor: option(['white', 'white-off', 'gray-50', 'red-light']),
}
