import type { Feature } from '../../core/answer/feature.ts'
import { deleteByAge } from '../../core/base/sql/expiry.ts'
import { oldVisitors } from '../../core/page/experiments/count-visitors.ts'
import { countConversion } from './count-conversion.ts'

/** Counts conversions of experiments, and deletes old counts; pages assign the variants and count who saw them. */
export const experiments: Feature = {
  submissionStored: countConversion,
  expiries: ({ EVENT_RETENTION_DAYS: days }) => ({ RECORDS: [oldVisitors(days)] }),
  eachMinute: ({ bindings, environment, dependencies }) =>
    deleteByAge(
      [{ database: bindings.RECORDS, expiries: [oldVisitors(environment.EVENT_RETENTION_DAYS)] }],
      dependencies,
    ),
}
