import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../../../blocks/_kit/forms/definition.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import type { RequestContext } from '../../../core/answer/request-context.ts'
import { submissionsOf } from '../form-services.ts'
import { asShown } from './shown-version.ts'

const choice = (
  name: string,
  values: readonly string[],
  own: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  ...{ name, kind: 'dropdown', label: name, required: true, personal: false },
  ...{ options: values.map(value => ({ value, label: value })), ...own },
})

const steps = (...fields: readonly FieldDefinition[]) => [{ uid: 'step', fields }]

const shown = {
  ...{ id: 'contact', language: 'de', version: 'before' },
  steps: steps(choice('event', ['over', 'to come']), choice('programme', ['closed', 'open'])),
}

/** Values that the current form offers to a visitor who saw the version `shown`. */
async function offered(...fields: readonly FieldDefinition[]) {
  const form = { definition: { ...shown, version: 'now', steps: steps(...fields) } } as unknown as SentForm
  const replaced = new Map([[submissionsOf, { readVersion: async () => shown }]])
  const request = { services: { dependencies: { replaced } } }
  const { definition } = await asShown(form, 'before', request as unknown as RequestContext)
  return Object.fromEntries(
    definition.steps.flatMap(step =>
      step.fields.map(({ name, options }) => [name, options?.map(({ value }) => value)]),
    ),
  )
}

it('a version that was shown has its own options, and those of now where these pass with time', async () => {
  const event = choice('event', ['to come', 'new'], { onlyCurrentOptions: true })
  expect(await offered(event, choice('programme', ['open']))).toEqual({
    event: ['to come', 'new'],
    programme: ['closed', 'open'],
  })
})

it('a version that was shown keeps its options where the form cannot tell those of now', async () => {
  expect(await offered(choice('programme', ['open']))).toEqual({
    event: ['over', 'to come'],
    programme: ['closed', 'open'],
  })
})
