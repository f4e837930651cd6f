import type { FieldCondition, FieldDefinition, FieldKind } from './definition.ts'
import { withoutPlaceholders } from './without-placeholders.ts'

interface CommonContent {
  readonly name: string
  readonly required: boolean
  readonly message: string | undefined
  readonly condition: readonly (Omit<FieldCondition, 'value'> & { readonly value: string | undefined })[]
  readonly personal: boolean
}

interface FieldPart extends Pick<FieldDefinition, 'rules' | 'options' | 'multiple' | 'file'> {
  readonly kind: FieldKind
  readonly label: string
}

const conditionOf = ([condition]: CommonContent['condition']): FieldCondition | undefined =>
  condition && { field: condition.field, operator: condition.operator, value: condition.value }

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
    condition: conditionOf(condition),
    personal,
  }
}
