import { boolean } from '../fields/boolean.ts'

/** Of a block that names a programme: templates of programmes say it. */
export const isOwnPage = () =>
  boolean({
    description:
      'The page is that of the programme: its offers are those of the page, and a platform says all of its models',
  })
