import { type ReactNode, use, useId } from 'react'
import { Blocks } from '../_kit/blocks.tsx'
import { type FormDefinition, type FormState, technicalFields } from '../_kit/forms/definition.ts'
import { FormAsideContext, FormPlaceContext, FormScopeContext } from '../_kit/forms/form-state.tsx'
import { Heading } from '../_kit/heading.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import { RenewalForm, ResumeForm, RevokeButton } from './link-notices.tsx'
import { FailureNotice, FormErrors, SentNotice } from './notices.tsx'
import type { FormProps } from './props.ts'
import type { SavedProps } from './saved.ts'
import { BegunNotice, ConflictNotice, KeptNotice, SentBeforeNotice } from './saved-notices.tsx'
import { Step } from './step.tsx'

interface TechnicalInputsProps {
  readonly definition: FormDefinition
  readonly state: FormState | undefined
  readonly label: string
}

/** Inputs that nobody fills in: the version that was shown, the step that is sent, and one that only robots see. */
function TechnicalInputs({ definition, state, label }: TechnicalInputsProps) {
  const { version, step, trap, revision } = technicalFields
  const shown = state?.step ?? 0
  return (
    <>
      <input type="hidden" name={version} value={definition.version} />
      <input type="hidden" name={step} value={shown} />
      {state?.carriesAnswers &&
        definition.steps
          .slice(0, shown)
          .map(({ uid }, before) => <input key={uid} type="hidden" name={step} value={before} />)}
      {definition.saves && <input type="hidden" name={revision} value={state?.revision ?? 0} />}
      <div className="form-trap" aria-hidden="true">
        <label>
          {label}
          <input type="text" name={trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  )
}

function Introduction({ look: { headline, level, intro }, newTabHint }: FormProps) {
  return (
    <>
      {headline && <Heading level={level}>{headline}</Heading>}
      {intro && <RichText className="form-intro" value={intro} newTabHint={newTabHint} />}
    </>
  )
}

function Notes({ notes }: Pick<FormProps, 'notes'>) {
  return notes.map(note => (
    <p key={note} className="block-problem">
      {note}
    </p>
  ))
}

/** The notices of a form whose answers are saved: what changed elsewhere, until when they are kept, that they were sent. */
function SavedNotices(notices: { readonly saved: SavedProps; readonly props: FormProps }) {
  return (
    <>
      <ConflictNotice {...notices} />
      <KeptNotice {...notices} />
      <SentBeforeNotice {...notices} />
    </>
  )
}

/** All steps, of which one is shown. Without script each step is posted; with it the whole form is, at its end. */
function Steps(props: FormProps & { readonly idPrefix: string }) {
  const { definition, state, steps, action, hasFiles, browser, words, idPrefix, saved } = props
  // A declaration about a contract is sent in one way only, which needs no script.
  const enhanced = definition.declares ? undefined : true
  return (
    <form
      className="form"
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      hidden={Boolean(state?.sent || state?.resume || state?.renewal)}
      data-enhance={enhanced && 'form'}
      data-form={enhanced && browser}
      data-sending={words.sending}
      data-error-title={props.errorTitle}
      data-furthest={state?.furthest}
    >
      {/* The keyboard submits a form by its first button, which must be neither a disabled one nor the way back. */}
      <button
        type="submit"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        {...(saved?.kept && { name: technicalFields.go, value: 'enter' })}
      >
        {words.next}
      </button>
      <TechnicalInputs definition={definition} state={state} label={words.leaveEmpty} />
      <FormErrors {...props} />
      <FailureNotice {...props} />
      {saved && <SavedNotices saved={saved} props={props} />}
      {steps.map((step, index) => (
        <Step key={step.uid} {...props} index={index} id={`${idPrefix}-step-${index}`} />
      ))}
      {saved && <RevokeButton saved={saved} props={props} />}
      <p className="visually-hidden form-sending" role="status" data-sending-status="" />
      {saved && (
        <p
          className="form-save-status"
          role="status"
          data-save-status=""
          data-saved={saved.words.saved}
          data-unsaved={saved.words.unsaved}
        />
      )}
    </form>
  )
}

interface BesideStepsProps extends FormProps {
  /** Of the element around all of the form. */
  readonly attributes: object
  readonly children: ReactNode
}

/** The form, and in a rail what content puts beside its steps. */
function BesideSteps({ aside, attributes, children }: BesideStepsProps) {
  if (!aside.length)
    return (
      <div className="flow" {...attributes}>
        {children}
      </div>
    )
  return (
    <div className="section-columns section-rail" {...attributes}>
      <div className="flow">{children}</div>
      <div className="flow section-border section-border-light">
        <FormAsideContext value={true}>
          <Blocks items={aside} />
        </FormAsideContext>
      </div>
    </div>
  )
}

export function View(props: FormProps) {
  const { definition, state, look, words, steps, prices, saved } = props
  const idPrefix = useId()
  const place = use(FormPlaceContext)
  return (
    <FormScopeContext value={{ definition, state, idPrefix, words, prices }}>
      <Section {...look.section}>
        <Notes {...props} />
        <BesideSteps
          {...props}
          attributes={{ id: place + definition.id, 'data-form-scope': '', 'data-close': props.closeLabel }}
        >
          <div className="form-introduction" hidden={Boolean(state?.sent)} data-form-introduction="">
            <Introduction {...props} />
          </div>
          {saved && <BegunNotice saved={saved} />}
          {saved && <ResumeForm saved={saved} props={props} />}
          {saved && <RenewalForm saved={saved} props={props} />}
          {steps.length > 0 && <Steps {...props} idPrefix={idPrefix} />}
          <SentNotice {...props} />
        </BesideSteps>
      </Section>
    </FormScopeContext>
  )
}
