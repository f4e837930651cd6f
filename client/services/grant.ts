import { type Service, services } from '../../blocks/_kit/consent/services.ts'
import { granted } from '../consent/consent.ts'
import { decide } from '../consent/decide.ts'

/** Grants a service in addition to the current grants. Resolves to false if that could not be saved. */
export const grant = (service: Service): Promise<boolean> =>
  decide({ accept: services.filter(one => one === service || granted(one)) })
