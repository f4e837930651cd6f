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

/** Conditions from content, without the entries' other members. */
export const conditionsOf = (conditions: readonly Condition[]): readonly FieldCondition[] =>
  conditions.map(({ field, operator, value }) => ({ field, operator, value }))

/**
 * The definition of a field, from the content that all field blocks have and the part of its kind. Its texts are the same for every
 * visitor: placeholders of the query are removed.
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
