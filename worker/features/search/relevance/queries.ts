/** Searches by language, each with the pages that answer it: the first one must be among the first three results. */
export type Queries = Readonly<Record<string, readonly (readonly [words: string, ...paths: string[]])[]>>

const bwl = '/bachelor/betriebswirtschaftslehre/'
const health = ['/bachelor/gesundheitsmanagement/', '/bachelor/gesundheitsmanagement-dual/'] as const
const healthAndSocial = '/bachelor/gesundheit-und-soziales/'
const psychology = '/master/wirtschaftspsychologie/fernstudium/'
const social = ['/bachelor/soziale-arbeit/fernstudium/', '/bachelor/soziale-arbeit/mystudium/'] as const
const computing = ['/bachelor/informatik/fernstudium/', '/bachelor/informatik/duales-studium/'] as const
const clinic = '/master/klinik-und-pflegemanagement/fernstudium/'
const farming = '/bachelor/agrarmanagement/mystudium/'
const leading = '/master/unternehmensfuehrung/fernstudium/'

/** Visitors' searches on the demonstration site. The search is tuned to them; `held-out.ts` measures it on other searches. */
export const queries: Queries = {
  de: [
    // Abbreviations and names.
    ['bwl', bwl, `${bwl}fernstudium/`, `${bwl}duales-studium/`],
    ['BWL dual', `${bwl}duales-studium/`],
    ['m.sc. psychologie', psychology],
    ['linh tran', '/hochschule/lehrende/linh-tran/'],
    ['infomaterial', '/infomaterial/'],
    // Typing errors.
    ['betribswirtschaft', bwl, `${bwl}fernstudium/`],
    ['psycholgie', psychology],
    ['informtaik', ...computing],
    ['gesundheitsmangement', ...health],
    ['agrarmanagment', farming],
    ['kontkat', '/kontakt/'],
    // Parts of compounds, and compounds of parts.
    ['psychologie', psychology],
    ['wirtschaft psychologie', psychology],
    ['psychologiestudium', psychology],
    ['management gesundheit', ...health],
    ['pflege', clinic],
    ['informatikstudium', ...computing],
    ['rechner förderung', '/foerderung/'],
    // Umlauts in each way.
    ['muenchen', '/campus/muenchen/'],
    ['munchen campus', '/campus/muenchen/'],
    ['unternehmensfuehrung', leading],
    ['UNTERNEHMENSFÜHRUNG', leading],
    ['studiengange', '/studiengaenge/'],
    ['foerderrechner', '/foerderung/'],
    // Other words for the same.
    ['landwirtschaft', farming],
    ['sozialpädagogik', ...social],
    ['krankenhaus leiten', clinic],
    ['dozenten', '/hochschule/lehrende/'],
    ['broschüre', '/infomaterial/'],
    ['ects anrechnen', '/anrechnung/'],
    ['gesundheit und soziales', healthAndSocial],
  ],
  en: [
    ['bba', '/en/bachelor/business-administration/'],
    ['psycology', '/en/master/business-psychology/distance-learning/'],
    ['computer sience', '/en/bachelor/computer-science/distance-learning/'],
    ['nursing management', '/en/master/hospital-and-care-management/distance-learning/'],
    ['münchen', '/en/campus/munich/'],
    ['lecturers', '/en/university/teachers/'],
    ['brochure', '/en/information-material/'],
    ['farming', '/en/bachelor/agricultural-management/my-study/'],
    ['data science', '/en/master/data-science/distance-learning/'],
    ['social work', '/en/bachelor/social-work/distance-learning/'],
  ],
  fr: [
    ['gestion', '/fr/bachelor/gestion-d-entreprise/a-distance/'],
    ['gestion entreprise', '/fr/bachelor/gestion-d-entreprise/a-distance/'],
    ['geston', '/fr/bachelor/gestion-d-entreprise/a-distance/'],
    ['à distance', '/fr/bachelor/gestion-d-entreprise/a-distance/'],
    ['equivalences', '/fr/equivalences/'],
    ['équivalance', '/fr/equivalences/'],
    ['vie etudiante', '/fr/vie-etudiante/'],
    ['brochure', '/fr/documentation/'],
    ['contacter', '/fr/contact/'],
    ['campus', '/fr/campus/'],
  ],
  it: [
    ['economia', '/it/laurea/economia-aziendale/a-distanza/'],
    ['econmia aziendale', '/it/laurea/economia-aziendale/a-distanza/'],
    ['laurea triennale', '/it/laurea/economia-aziendale/a-distanza/'],
    ['bwl', '/it/laurea/economia-aziendale/a-distanza/'],
    ['contatto', '/it/contatti/'],
    ['opuscolo', '/it/materiale-informativo/'],
    ['riconoscimneto', '/it/riconoscimento/'],
    ['crediti formazione', '/it/riconoscimento/'],
    ['vita studente', '/it/vita-da-studente/'],
    ['MONACO', '/it/campus/'],
  ],
  es: [
    ['administracion', '/es/grado/administracion-de-empresas/a-distancia/'],
    ['administración de empresas', '/es/grado/administracion-de-empresas/a-distancia/'],
    ['admnistracion', '/es/grado/administracion-de-empresas/a-distancia/'],
    ['ADE', '/es/grado/administracion-de-empresas/a-distancia/'],
    ['contactar', '/es/contacto/'],
    ['folleto', '/es/material-informativo/'],
    ['reconocimento', '/es/reconocimiento/'],
    ['boletin', '/es/newsletter/'],
    ['vida estudiante', '/es/vida-estudiantil/'],
    ['munich', '/es/campus/'],
  ],
  pt: [
    ['gestao', '/pt/licenciatura/gestao-de-empresas/a-distancia/'],
    ['gestão empresas', '/pt/licenciatura/gestao-de-empresas/a-distancia/'],
    ['licensiatura', '/pt/licenciatura/gestao-de-empresas/a-distancia/'],
    ['bba', '/pt/licenciatura/gestao-de-empresas/a-distancia/'],
    ['contato', '/pt/contacto/'],
    ['folheto', '/pt/material-informativo/'],
    ['creditacao', '/pt/creditacao/'],
    ['subscrição', '/pt/newsletter/'],
    ['vida estudante', '/pt/vida-de-estudante/'],
    ['munique', '/pt/campus/'],
  ],
}

/** Searches that nothing on the demonstration site answers. */
export const nothing: readonly string[] = [
  'quastenflosser',
  'zahnmedizin',
  'raumfahrt',
  'bratkartoffeln',
  'hubschrauber',
  'fußballtrikot',
  'opernsänger',
  'tierarzt',
  'asdfghjkl',
  'xyzzy',
]
