import { type ReactNode, use } from 'react'
import { Anchor } from '../_kit/anchor.tsx'
import { isOffered } from '../_kit/forms/conditions.ts'
import type { FieldCondition } from '../_kit/forms/definition.ts'
import { FormAsideContext, useForm } from '../_kit/forms/form-state.tsx'
import type { FormPriceProps } from './props.ts'

const Term = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="form-price-term">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Attributes of a part with conditions: hidden until the answers meet them. Browser code shows it while the visitor answers. */
function useOffered(conditions: readonly FieldCondition[]) {
  const values = useForm()?.state?.values ?? {}
  if (!conditions.length) return {}
  return { hidden: !isOffered({ conditions }, values), 'data-offered': JSON.stringify(conditions) }
}

type Shared = Pick<FormPriceProps, 'withdrawal' | 'words' | 'newTabHint'>

function Withdrawal({ withdrawal, words, newTabHint }: Shared) {
  if (!withdrawal) return null
  return (
    <Term name={words.withdrawal}>
      <Anchor className="text-link" link={withdrawal} newTabHint={newTabHint}>
        {words.withdrawalLink}
      </Anchor>
    </Term>
  )
}

type ModelProps = Shared & Pick<FormPriceProps, 'note'> & { readonly model: FormPriceProps['models'][number] }

function Model({ model, note, ...shared }: ModelProps) {
  const { words } = shared
  const { name, conditions, price, frequency, term, total } = model
  return (
    <div className="form-price-model" {...useOffered(conditions)}>
      {name && <p>{name}</p>}
      <dl className="form-price-terms">
        <Term name={words.price}>
          {price} {frequency}
        </Term>
        {term && <Term name={words.term}>{term}</Term>}
        {total && (
          <Term name={total.name}>
            <strong>{total.value}</strong>
            {note && <span className="form-price-note">{note}</span>}
          </Term>
        )}
        <Withdrawal {...shared} />
      </dl>
    </div>
  )
}

/** The statement that replaces the price where an answer means no price model. */
function Statement({ statement, ...shared }: Shared & Pick<FormPriceProps, 'statement'>) {
  const attributes = useOffered(statement?.conditions ?? [])
  if (!statement) return null
  return (
    <div className="form-price-model" {...attributes}>
      <p>{statement.text}</p>
      {shared.withdrawal && (
        <dl className="form-price-terms">
          <Withdrawal {...shared} />
        </dl>
      )}
    </div>
  )
}

/** Beside the steps: what a price model costs a month, and how long. */
function BriefModel({ model: { name, conditions, price, frequency, term } }: Pick<ModelProps, 'model'>) {
  return (
    <p className="form-price-brief" {...useOffered(conditions)}>
      {name && <span>{name}</span>}
      <strong>{price}</strong> {[frequency, term].filter(Boolean).join(', ')}
    </p>
  )
}

function Brief({ conditions, models, statement }: FormPriceProps) {
  const attributes = useOffered(statement?.conditions ?? [])
  return (
    <div {...useOffered(conditions)}>
      {models.map(model => (
        <BriefModel key={model.uid} model={model} />
      ))}
      {statement && <p {...attributes}>{statement.text}</p>}
    </div>
  )
}

/** Price, term, total and withdrawal of the course, or a statement, above the button that sends the form. */
export function View(props: FormPriceProps) {
  const { title, conditions, models, statement, ...shared } = props
  const offered = useOffered(conditions)
  if (use(FormAsideContext)) return <Brief {...props} />
  return (
    <div className="form-price" {...offered}>
      {title && <p className="form-price-title">{title}</p>}
      {models.map(model => (
        <Model key={model.uid} model={model} {...shared} />
      ))}
      <Statement statement={statement} {...shared} />
    </div>
  )
}
