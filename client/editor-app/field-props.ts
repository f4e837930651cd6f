import type { ReactNode } from 'react'
import type { FormField } from './api.ts'
import type { Described } from './field-notes.tsx'
import type { FormContext } from './form-context.ts'
import type { ListPlace } from './move-block.ts'

export interface BlocksProps {
  readonly label: string
  readonly description?: string | undefined
  readonly value: unknown
  readonly allowed: readonly string[] | undefined
  readonly max?: number | undefined
  /** Undefined for blocks in running text, which stay there. */
  readonly place?: ListPlace | undefined
  readonly onChange: (blocks: readonly unknown[]) => void
  readonly context: FormContext
  readonly problems?: readonly string[] | undefined
}

export interface FieldProps {
  readonly field: FormField
  readonly value: unknown
  /** The value in the default language, where another one is edited. */
  readonly original?: unknown
  readonly onChange: (value: unknown) => void
  readonly context: FormContext
  /** The problems of the field. */
  readonly problems?: readonly string[] | undefined
  readonly renderBlocks: (blocks: BlocksProps) => ReactNode
}

/** Props of a field's control: the id that its label refers to, and the attributes that connect it with its notes. */
export type ControlProps = FieldProps & { readonly id: string; readonly described: Described }
