import type { Queries } from './queries.ts'

/**
 * Searches that were written down before their results were known, and to which neither the search nor its settings were tuned: they measure the
 * search on untuned queries. When one of them is used to improve the search, it moves to another list, and a new one is written.
 */
export const heldOut: Queries = {
  de: [
    ['zeugnis nachreichen', '/forms-space/unterlagen/'],
    ['sozialer beruf', '/bachelor/soziale-arbeit/fernstudium/', '/bachelor/soziale-arbeit/mystudium/'],
    ['hof übernehmen', '/bachelor/agrarmanagement/mystudium/'],
    ['wo ist die hochschule in berlin', '/campus/berlin/'],
    ['wie finde ich mein fach', '/kompass/'],
    ['termine', '/veranstaltungen/'],
    ['weiterbildung zertifikat', '/weiterbildung/'],
    ['statistik master', '/master/data-science/fernstudium/'],
    ['menschen führen', '/master/unternehmensfuehrung/fernstudium/'],
    ['cookies ablehnen', '/cookies/'],
    ['campus münchen anfahrt', '/campus/muenchen/'],
    ['studentenleben', '/studienalltag/'],
    ['datenschutzbeauftragter', '/datenschutz/'],
    ['professorin', '/hochschule/lehrende/'],
  ],
  en: [
    ['how to apply', '/en/forms-space/application/'],
    ['upload transcript', '/en/forms-space/documents/'],
    ['data scientist', '/en/master/data-science/distance-learning/'],
    ['social worker', '/en/bachelor/social-work/distance-learning/'],
  ],
  fr: [
    ['déposer une candidature', '/fr/forms-space/candidature/'],
    ['adresse à berlin', '/fr/campus/'],
  ],
  it: [
    ['iscrizione', '/it/forms-space/candidatura/'],
    ['cancellare newsletter', '/it/newsletter/'],
  ],
  es: [
    ['inscribirse', '/es/forms-space/solicitud/'],
    ['teléfono', '/es/contacto/'],
  ],
  pt: [
    ['fazer candidatura', '/pt/forms-space/candidatura/'],
    ['brochura', '/pt/material-informativo/'],
  ],
}
