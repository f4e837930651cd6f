import { describe, expect, it } from 'vitest'
import { mainSpace } from '../../kv-seed/space.ts'
import { parseCounts, reportExperiments } from './experiment-report.ts'

type Space = ReturnType<typeof mainSpace>

/** The demonstration site with the content of some stories changed. */
function withContent(slugs: readonly string[], change: (content: Record<string, unknown>) => object): Space {
  const space = mainSpace()
  const stories = space.stories.map(record => {
    const { published } = record
    if (!published || !slugs.includes(published.full_slug)) return record
    const content = { ...published.content, ...change(published.content) }
    return { ...record, published: { ...published, content } }
  })
  return { ...space, stories }
}

const variant = 'experiments/master-opening/numbers-first'

describe('the report of experiments', () => {
  it('lists what the demonstration site tests, and finds nothing wrong', () => {
    const { lines, faults } = reportExperiments(mainSpace())
    expect(lines).toEqual([
      'master: How the master’s page opens (master-opening)',
      '  50 %  Control (control)',
      '  25 %  Numbers in the headline (numbers-first)',
      '  25 %  Subjects before the introduction (subjects-first)',
      'lp/bachelor/gesundheit-und-soziales: What the landing page about health begins with (health-trial)',
      '  50 %  Control (control)',
      '  50 %  The sum that is saved (sum-first)',
    ])
    expect(faults).toEqual([])
  })

  it('names variants that change nothing', () => {
    const idle = 'master-opening: numbers-first shows what the control shows'
    expect(reportExperiments(withContent([variant], () => ({ variantContent: [] }))).faults).toEqual([idle])
    const { content } = mainSpace().stories.find(({ draft }) => draft.full_slug === 'master')!.draft
    const same = [
      { component: 'experiment-override', key: 'body', blocks: structuredClone(content.body) },
      { component: 'experiment-override', key: 'component', text: 'other' },
    ]
    expect(reportExperiments(withContent([variant], () => ({ variantContent: same }))).faults).toEqual([idle])
  })

  it('names experiments without weights', () => {
    const unweighted = (content: Record<string, unknown>) => ({
      experimentMetaData: [{ ...(content.experimentMetaData as [object])[0], weight: '0' }],
    })
    const space = withContent(['master', variant, 'experiments/master-opening/subjects-first'], unweighted)
    expect(reportExperiments(space).faults).toEqual(['master-opening: nobody has a weight'])
  })

  it('checks counts against the weights', () => {
    const counts = (control: number, numbers: number, subjects: number) =>
      parseCounts(
        JSON.stringify({
          'master-opening': { control, 'numbers-first': numbers, 'subjects-first': subjects },
        }),
      )
    const { lines, faults } = reportExperiments(mainSpace(), counts(5010, 2480, 2510))
    expect(lines[1]).toBe('  50 %  Control (control): 5010')
    expect(faults).toEqual([])
    expect(reportExperiments(mainSpace(), counts(5500, 2250, 2250)).faults).toEqual([
      expect.stringMatching(/^master-opening: visitors do not follow the weights/),
    ])
  })

  it('has the visitors who sent a form beside all of them', () => {
    const counts = { 'master-opening': { control: 50, 'numbers-first': 25, 'subjects-first': 25 } }
    const conversions = { 'master-opening': { 'numbers-first': 3 } }
    expect(reportExperiments(mainSpace(), counts, conversions).lines.slice(1, 4)).toEqual([
      '  50 %  Control (control): 50, conversions 0 (0.00 %)',
      '  25 %  Numbers in the headline (numbers-first): 25, conversions 3 (12.00 %)',
      '  25 %  Subjects before the introduction (subjects-first): 25, conversions 0 (0.00 %)',
    ])
  })

  it('names counts of experiments and variants that the content has not', () => {
    const counts = { 'master-openings': { control: 5 }, 'master-opening': { control: 0, numbers: 0 } }
    expect(reportExperiments(mainSpace(), counts).faults).toEqual([
      'master-openings: counted, and unknown: the content has no such experiment',
      'master-opening: numbers is counted, and unknown: the experiment has no such variant',
    ])
  })

  it.each(['{', '[]x', '{"a":5}', '{"a":{"b":"c"}}'])('%s is no table of counts', text => {
    expect(() => parseCounts(text)).toThrow()
  })
})

it('a table of another shape is refused in words', () => {
  expect(() => parseCounts('{"a":1}')).toThrow('counts are {experiment: {variant: visitors}}: a: ')
})
