import type { FieldCondition, FieldDefinition, FieldKind } from './definition.ts'
import { withoutPlaceholders } from './without-placeholders.ts'

type Condition = Omit<FieldCondition, 'value'> & { readonly value: string | undefined }

interface CommonContent {
  readonly name: string
  readonly required: boolean
  readonly message: string | undefined
  readonly condition: readonly Condition[]
  readonly personal: boolean
}

interface FieldPart
  extends Pick<FieldDefinition, 'rules' | 'options' | 'onlyCurrentOptions' | 'multiple' | 'file'> {
  readonly kind: FieldKind
  readonly label: string
}

/** Conditions as content has them, without what else an entry has. */
export const conditionsOf = (conditions: readonly Condition[]): readonly FieldCondition[] =>
  conditions.map(({ field, operator, value }) => ({ field, operator, value }))

/**
 * The definition of a field, of what all kinds of field blocks have and what this kind has. Its texts are the same for every visitor:
 * places that the query fills are left out.
 */
export function defineField(content: CommonContent, part: FieldPart): FieldDefinition {
  const { name, required, message, condition, personal } = content
  return {
    name,
    ...part,
    label: withoutPlaceholders(part.label),
    required,
    message: message && withoutPlaceholders(message),
    condition: conditionsOf(condition)[0],
    personal,
  }
}
