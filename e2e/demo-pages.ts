/** Every page of the demonstration site that a visitor can reach, in both complete languages. */
export const pages: readonly {
  readonly path: string
  readonly language: string
  readonly status?: number
}[] = [
  { path: '/', language: 'de' },
  { path: '/en/', language: 'en' },
  { path: '/bachelor/', language: 'de' },
  { path: '/en/bachelor/', language: 'en' },
  { path: '/bachelor/betriebswirtschaftslehre/fernstudium/', language: 'de' },
  { path: '/en/bachelor/business-administration/distance-learning/', language: 'en' },
  { path: '/bachelor/gesundheitsmanagement/', language: 'de' },
  { path: '/en/bachelor/health-management/', language: 'en' },
  { path: '/gibt-es-nicht/', language: 'de', status: 404 },
  { path: '/en/does-not-exist/', language: 'en', status: 404 },
]
