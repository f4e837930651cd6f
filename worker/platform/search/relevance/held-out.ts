import type { Queries } from './queries.ts'

const business = {
  fr: '/fr/bachelor/gestion-d-entreprise/a-distance/',
  it: '/it/laurea/economia-aziendale/a-distanza/',
  es: '/es/grado/administracion-de-empresas/a-distancia/',
  pt: '/pt/licenciatura/gestao-de-empresas/a-distancia/',
}

/**
 * Searches that were written down before anybody looked at what they find, and for which neither the search nor its settings were changed: they tell how
 * the search does where nobody tuned it. When one of them is used to mend the search, it moves to another list, and a new one is written.
 */
export const heldOut: Queries = {
  de: [
    ['studienplatz online bewerben', '/forms-space/bewerbung/'],
    ['it studium', '/bachelor/informatik/fernstudium/', '/bachelor/informatik/duales-studium/'],
    ['kosten berechnen', '/foerderung/'],
    ['pflegewissenschaft', '/master/klinik-und-pflegemanagement/fernstudium/'],
    ['unterlagen hochladen', '/forms-space/unterlagen/'],
    ['jugendhilfe', '/bachelor/soziale-arbeit/fernstudium/', '/bachelor/soziale-arbeit/mystudium/'],
    ['sprechstunde telefon', '/kontakt/'],
    ['studiengänge vergleichen', '/vergleich/'],
    ['datenanalyst', '/master/data-science/fernstudium/'],
    ['führungskraft werden', '/master/unternehmensfuehrung/fernstudium/'],
    ['campustag', '/veranstaltungen/campustag-muenchen-2027/'],
    ['vertrag widerrufen', '/widerruf/'],
  ],
  en: [
    ['softare developer', '/en/bachelor/computer-science/distance-learning/'],
    ['which degree suits me', '/en/compass/'],
    ['student finance', '/en/funding/'],
    ['university latest news', '/en/news/'],
  ],
  fr: [
    ['demander une documentation', '/fr/documentation/'],
    ['licence en gestion à distance', business.fr],
  ],
  it: [
    ['richiesta informazioni', '/it/materiale-informativo/'],
    ['sede di monaco', '/it/campus/'],
  ],
  es: [
    ['dirección del campus', '/es/campus/'],
    ['grado en empresa', business.es],
  ],
  pt: [
    ['reconhecimento de créditos', '/pt/creditacao/'],
    ['contactar-nos', '/pt/contacto/'],
  ],
}
