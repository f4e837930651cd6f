import { boolean } from '../fields/boolean.ts'

/** Field of a block that names a programme; templates of programme pages set it. */
export const isOwnPage = () =>
  boolean({
    description:
      'The page is that of the programme: its offers are those of the page, and a platform says all of its models',
  })
