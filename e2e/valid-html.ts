import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    {
      'x-island': {
        flow: true,
        phrasing: true,
        attributes: { name: { required: true }, on: { required: true }, props: {}, prefix: {} },
      },
    },
  ],
  rules: {
    // React and the minifier's business, not the reader's.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'prefer-native-element': 'off',
  },
})

/** What is wrong with a document by the HTML standard; nothing when it is valid. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
