import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const loader = new StaticConfigLoader({
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
    // Rules about the style of markup, which React and the minifier decide.
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
    // WebKit drops the roles of a table that a phone does not lay out as one.
    'no-redundant-role': 'off',
  },
})

/** The loader creates it again for each document, which takes longer than validating most of them. */
const configuration = loader.getConfigFor('')
loader.getConfigFor = () => configuration

const validator = new HtmlValidate(loader)

/** The errors of a document by the HTML standard; empty when it is valid. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
