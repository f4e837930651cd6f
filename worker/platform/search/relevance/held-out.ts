import type { Queries } from './queries.ts'

const business = {
  fr: '/fr/bachelor/gestion-d-entreprise/a-distance/',
  it: '/it/laurea/economia-aziendale/a-distanza/',
  es: '/es/grado/administracion-de-empresas/a-distancia/',
  pt: '/pt/licenciatura/gestao-de-empresas/a-distancia/',
}

/**
 * Searches that were written down before anybody looked at what they find, and for which neither the search nor its settings were changed: they tell how
 * the search does where nobody tuned it. Pages that search engines must not list, such as the imprint, are none that it finds. When one of them is used to mend the search, it moves to the other list, and a new one is written.
 */
export const heldOut: Queries = {
  de: [
    ['sozialarbeiter werden', '/bachelor/soziale-arbeit/fernstudium/', '/bachelor/soziale-arbeit/mystudium/'],
    ['datenwissenschaft', '/master/data-science/fernstudium/'],
    ['bafög', '/foerderung/'],
    ['öffnungszeiten campus berlin', '/campus/berlin/'],
    ['schnuppertag muenchen', '/veranstaltungen/campustag-muenchen-2027/'],
    ['anrechnug ausbildung', '/anrechnung/'],
    ['krankenpflege master', '/master/klinik-und-pflegemanagement/fernstudium/'],
    ['programmieren lernen', '/bachelor/informatik/fernstudium/', '/bachelor/informatik/duales-studium/'],
    ['newsletter bestellen', '/newsletter/'],
    ['vorkenntnisse anerkennen', '/anrechnung/'],
  ],
  en: [
    ['bussiness administration', '/en/bachelor/business-administration/'],
    ['opening hours berlin', '/en/campus/berlin/'],
    ['farm management', '/en/bachelor/agricultural-management/my-study/'],
    ['hospital manager', '/en/master/hospital-and-care-management/distance-learning/'],
  ],
  fr: [
    ['etudier a distance', business.fr],
    ['brochures gratuites', '/fr/documentation/'],
    ['validation des acquis', '/fr/equivalences/'],
    ['nous contacter', '/fr/contact/'],
  ],
  it: [
    ['gestione aziendale', business.it],
    ['studiare a distanza', business.it],
    ['riconoscimento crediti', '/it/riconoscimento/'],
    ['richiedere materiale', '/it/materiale-informativo/'],
  ],
  es: [
    ['estudiar a distancia', business.es],
    ['solicitar informacion', '/es/material-informativo/'],
    ['reconocimiento de créditos', '/es/reconocimiento/'],
    ['vida en el campus', '/es/campus/'],
  ],
  pt: [
    ['gestão de empresas online', business.pt],
    ['estudar a distância', business.pt],
    ['creditação de formação', '/pt/creditacao/'],
    ['pedir informações', '/pt/material-informativo/'],
  ],
}
