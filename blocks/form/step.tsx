import { Blocks } from '../_kit/blocks.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { technicalFields } from '../_kit/forms/definition.ts'
import { StepScopeContext } from '../_kit/forms/form-step.tsx'
import { levelBelow } from '../_kit/heading.tsx'
import type { FormProps } from './props.ts'
import { LaterButton } from './saved-notices.tsx'
import { stepPosition } from './step-position.ts'

interface StepProps extends FormProps {
  readonly index: number
  readonly id: string
}

/** The button that goes on stands first, the way back after it. */
function Actions({ steps, index, submitLabel, words, saved, delivery }: StepProps) {
  const isLast = index === steps.length - 1
  const hasOwnSubmit = steps[index]?.hasSubmit
  if (hasOwnSubmit && index === 0) return null
  return (
    <div className="form-actions">
      {!hasOwnSubmit && (
        <button type="submit" className={buttonClass({})}>
          <ButtonLook iconAfter={isLast ? undefined : 'arrow-right'}>
            {isLast ? submitLabel : words.next}
          </ButtonLook>
        </button>
      )}
      {index > 0 && (
        <button
          type="submit"
          className="text-link form-back"
          name={technicalFields.go}
          value="back"
          formNoValidate
        >
          {words.back}
        </button>
      )}
      {saved && delivery.resume && <LaterButton saved={saved} />}
    </div>
  )
}

/** The bar of steps. Assistive technology hears of the position in the title of the step. */
function Progress({ steps, index }: StepProps) {
  if (steps.length === 1 || !steps.every(({ shortTitle }) => shortTitle)) return null
  return (
    <ol className="form-progress" aria-hidden="true">
      {steps.map(({ uid, shortTitle }, place) => (
        <li key={uid} data-place={place === index ? 'here' : place < index ? 'passed' : undefined}>
          <span className="form-progress-name">{shortTitle}</span>
        </li>
      ))}
    </ol>
  )
}

/** One step. Those that are not shown are disabled, so that they are neither sent nor reached by the keyboard; hidden ones that are carried are sent. */
export function Step(props: StepProps) {
  const { steps, index, id, state, look, words } = props
  const { blocks, title } = steps[index]!
  const shown = Math.min(state?.step ?? 0, steps.length - 1)
  const isShown = index === shown
  const isCarried = state?.carriesAnswers === true && index < shown
  const position = stepPosition(words, { step: index, steps: steps.length })
  const titleId = `${id}-title`
  return (
    <StepScopeContext
      value={{
        ...{ titleId, position, level: look.headline ? levelBelow(look.level) : look.level },
        isReached: isShown && state?.carriesAnswers === true && Object.keys(state.errors).length === 0,
      }}
    >
      <fieldset
        className="form-step"
        data-step=""
        hidden={!isShown}
        disabled={!isShown && !isCarried}
        aria-labelledby={title ? titleId : undefined}
      >
        <Progress {...props} />
        {title ? (
          <Blocks items={blocks} />
        ) : (
          <div className="form-fields">
            <Blocks items={blocks} />
          </div>
        )}
        <Actions {...props} />
      </fieldset>
    </StepScopeContext>
  )
}
