import type { ContentOf } from '../_kit/block-schema.ts'
import { consentPropsOf } from '../_kit/consent/consent-props.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Without settings, or without a service in them, the block is not shown. */
export function props({ settings, headlineLevel }: Resolved<ContentOf<typeof schema>>, context: Context) {
  if (!settings?.categories.length) return undefined
  return {
    consent: consentPropsOf(settings, {
      language: context.language(),
      returnTo: context.path(),
      isGranted: service => context.grants(service),
    }),
    headlineLevel,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type ConsentFormProps = NonNullable<ReturnType<typeof props>>
