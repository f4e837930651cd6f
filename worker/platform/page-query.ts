import * as v from 'valibot'

const short = v.pipe(v.string(), v.maxLength(256))
const optional = (schema: v.GenericSchema<string, string>) => v.optional(schema, '')

/** Unit codes are names of folders. */
export const unit = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))

/** Parameters that the calls for a page share. */
export const pageQuery = {
  unit,
  slug: optional(v.pipe(v.string(), v.maxLength(2048))),
  pageId: optional(short),
  language: optional(short),
  country: optional(short),
  countryGroups: optional(short),
}
