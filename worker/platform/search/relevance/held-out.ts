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
    ['gesundheit studieren', '/bachelor/gesundheitsmanagement/', '/bachelor/gesundheitsmanagement-dual/'],
    ['psychologe', '/master/wirtschaftspsychologie/fernstudium/'],
    ['bauernhof', '/bachelor/agrarmanagement/mystudium/'],
    ['mba', '/master/unternehmensfuehrung/fernstudium/'],
    ['bücherei öffnungszeiten', '/aktuelles/lesesaal-laenger-offen/'],
    ['künstlich intelligenz master', '/master/data-science/fernstudium/'],
    ['tag der offenen tür berlin', '/veranstaltungen/offenes-haus-berlin/'],
    ['lehrkräfte', '/hochschule/lehrende/'],
    ['cookie einstellungen', '/cookies/'],
    ['ansprechpartner', '/kontakt/'],
    ['fernstudium bwl', '/bachelor/betriebswirtschaftslehre/fernstudium/'],
  ],
  en: [
    ['hospital administration', '/en/master/hospital-and-care-management/distance-learning/'],
    ['business psych', '/en/master/business-psychology/distance-learning/'],
    ['visit campus munich', '/en/campus/munich/'],
    ['newsletter signup', '/en/newsletter/'],
  ],
  fr: [
    ['informations gratuites', '/fr/documentation/'],
    ['données personnelles', '/fr/confidentialite/'],
    ['licence gestion', business.fr],
  ],
  it: [
    ['laurea online', business.it],
    ['protezione dati', '/it/privacy/'],
    ['materiale gratuito', '/it/materiale-informativo/'],
  ],
  es: [
    ['carrera de empresas', business.es],
    ['política de cookies', '/es/cookies/'],
    ['darse de baja newsletter', '/es/newsletter/'],
  ],
  pt: [
    ['gestao a distancia', business.pt],
    ['proteção de dados', '/pt/privacidade/'],
    ['pedir catálogo', '/pt/material-informativo/'],
  ],
}
