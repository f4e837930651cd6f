import type { ReactNode } from 'react'
import type { FormField } from './api.ts'
import type { FormContext } from './form-context.ts'
import type { ListPlace } from './move-block.ts'

export interface BlocksProps {
  readonly label: string
  readonly value: unknown
  readonly allowed: readonly string[] | undefined
  readonly max?: number | undefined
  /** Undefined for blocks in running text, which stay there. */
  readonly place?: ListPlace | undefined
  readonly onChange: (blocks: readonly unknown[]) => void
  readonly context: FormContext
}

export interface FieldProps {
  readonly field: FormField
  readonly value: unknown
  /** The value in the default language, where another one is edited. */
  readonly original?: unknown
  readonly onChange: (value: unknown) => void
  readonly context: FormContext
  readonly renderBlocks: (blocks: BlocksProps) => ReactNode
}

/** A control of a field gets the id under which the label knows it. */
export type ControlProps = FieldProps & { readonly id: string }
