import * as v from 'valibot'
import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { RequestContext } from '../../../core/answer/request-context.ts'
import { findFormSource, withFormSource } from '../../../core/content/stories/form-source.ts'
import type { PageData } from '../../../core/page/data/page-data.ts'
import { submissionsOf } from '../form-services.ts'
import { digestOfContent } from '../store/form-versions.ts'
import type { FormDraft } from '../submission.ts'

const stored = v.pipe(v.string(), v.parseJson(), v.custom<RawBlock>(isRawBlock))

const languageOf = ({ story }: PageData): string => story.value.lang

/** Stores the present content of a page's form. Resolves to the draft's reference to it; an existing reference stays. */
export async function storeFormContent(
  pageData: PageData,
  { form, draft }: { readonly form: string; readonly draft: FormDraft | undefined },
  { services }: RequestContext,
): Promise<FormDraft['contents']> {
  const language = languageOf(pageData)
  const before = draft?.contents
  const source = before?.[language] ? undefined : findFormSource(pageData.story.value, form)
  const digest = source && (await submissionsOf(services).storeContent(JSON.stringify(source)))
  return digest ? { ...before, [language]: digest } : before
}

/**
 * The content of a page with the form as it was when the draft began in this language (requirement applications/republished). What is
 * edited is shown as it is edited.
 */
export async function asItBegan(
  pageData: PageData,
  { form, contents }: FormDraft,
  { services }: RequestContext,
): Promise<PageData> {
  const digest = contents?.[languageOf(pageData)]
  const source = digest && findFormSource(pageData.story.value, form)
  if (!digest || !source || pageData.publication === 'draft') return pageData
  if ((await digestOfContent(JSON.stringify(source))) === digest) return pageData
  const result = v.safeParse(stored, await submissionsOf(services).readContent(digest))
  if (!result.success) return pageData
  const value = withFormSource(pageData.story.value, form, result.output)
  // A new anchor, because nothing that is cached for the page is valid for this one.
  return { ...pageData, story: { ...pageData.story, value, anchor: {} } }
}
