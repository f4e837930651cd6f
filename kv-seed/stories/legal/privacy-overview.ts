import { table } from '../blocks.ts'
import { processors } from '../consent/parts.ts'
import { type InEach, type Reached, section } from './parts.ts'

const officer = 'datenschutz@tannhagen.example'
const write = `[${officer}](mailto:${officer})`
const seat = 'Hochschule Tannhagen gGmbH, Kornspeicherufer 5, 10179 Berlin'

/** Who decides on the data, and whom to ask. */
export const controller = ({ phone }: Reached) =>
  section(
    {
      de: 'Wer verantwortlich ist',
      en: 'Who is responsible',
      fr: 'Qui est responsable',
      it: 'Chi è il titolare',
      es: 'Quién es responsable',
      pt: 'Quem é responsável',
    },
    {
      de: [`**${seat}**, Telefon ${phone}.`, `Unsere Datenschutzbeauftragte erreichst du unter ${write}.`],
      en: [`**${seat}**, telephone ${phone}.`, `You reach our data protection officer at ${write}.`],
      fr: [`**${seat}**, téléphone ${phone}.`, `Notre déléguée à la protection des données : ${write}.`],
      it: [`**${seat}**, telefono ${phone}.`, `La nostra responsabile della protezione dei dati: ${write}.`],
      es: [`**${seat}**, teléfono ${phone}.`, `Nuestra delegada de protección de datos: ${write}.`],
      pt: [`**${seat}**, telefone ${phone}.`, `A nossa encarregada da proteção de dados: ${write}.`],
    },
  )

type Row = readonly [purpose: string, basis: string, recipient: string, kept: string]

const hosting = 'Nordlicht Hosting AG, Kiel'
const mail = 'Brieftaube Mail GmbH, Erfurt'

const rows: InEach<readonly [head: Row, ...rows: Row[]]> = {
  de: [
    ['Wofür', 'Rechtsgrundlage (DSGVO)', 'Wer es bekommt', 'Wie lange'],
    ['Seiten ausliefern, Angriffe abwehren', 'Art. 6 Abs. 1 f', hosting, 'solange die Antwort dauert'],
    ['Anfragen und Infomaterial', 'Art. 6 Abs. 1 a und b', mail, '180 Tage'],
    ['Bewerbung mit Unterlagen', 'Art. 6 Abs. 1 b', 'Studierendensekretariat', '180 Tage, danach im Studium'],
    ['Newsletter', 'Art. 6 Abs. 1 a', mail, 'bis zur Abmeldung'],
    [
      'Nachweis deiner Entscheidung',
      'Art. 6 Abs. 1 c, Art. 7 Abs. 1',
      hosting,
      '4 Jahre, ohne Angaben zu dir',
    ],
    ['Chat', 'Art. 6 Abs. 1 a', 'Lindwurm Sprachdienste GmbH, Graz', '30 Tage'],
    ['Messung', 'Art. 6 Abs. 1 a', 'Zählwerk Analytics GmbH, Leipzig', '14 Monate'],
    ['Videos und Karten', 'Art. 6 Abs. 1 a', processors.embeds, 'regelt der Anbieter'],
  ],
  en: [
    ['What for', 'Legal basis (GDPR)', 'Who gets it', 'How long'],
    ['Delivering pages, fending off attacks', 'Art. 6 (1) f', hosting, 'while we answer'],
    ['Enquiries and information material', 'Art. 6 (1) a and b', mail, '180 days'],
    ['Application with documents', 'Art. 6 (1) b', 'Student office', '180 days, then in your student file'],
    ['Newsletter', 'Art. 6 (1) a', mail, 'until you unsubscribe'],
    ['Receipt of your decision', 'Art. 6 (1) c, Art. 7 (1)', hosting, '4 years, without data about you'],
    ['Chat', 'Art. 6 (1) a', 'Lindwurm Sprachdienste GmbH, Graz', '30 days'],
    ['Measuring', 'Art. 6 (1) a', 'Zählwerk Analytics GmbH, Leipzig', '14 months'],
    ['Videos and maps', 'Art. 6 (1) a', processors.embeds, 'as the provider rules'],
  ],
  fr: [
    ['Pourquoi', 'Base légale (RGPD)', 'Destinataire', 'Durée'],
    ['Servir les pages, repousser les attaques', 'Art. 6.1 f', hosting, 'le temps de la réponse'],
    ['Demandes et documentation', 'Art. 6.1 a et b', mail, '180 jours'],
    [
      'Candidature et documents',
      'Art. 6.1 b',
      'Secrétariat des études',
      '180 jours, puis dans le dossier d’études',
    ],
    ['Newsletter', 'Art. 6.1 a', mail, 'jusqu’au désabonnement'],
    ['Justificatif de ta décision', 'Art. 6.1 c, art. 7.1', hosting, '4 ans, sans données sur toi'],
    ['Chat', 'Art. 6.1 a', 'Lindwurm Sprachdienste GmbH, Graz', '30 jours'],
    ['Mesure', 'Art. 6.1 a', 'Zählwerk Analytics GmbH, Leipzig', '14 mois'],
    ['Vidéos et cartes', 'Art. 6.1 a', processors.embeds, 'selon le fournisseur'],
  ],
  it: [
    ['Per che cosa', 'Base giuridica (GDPR)', 'Chi li riceve', 'Per quanto'],
    ['Fornire le pagine, respingere attacchi', 'Art. 6.1 f', hosting, 'il tempo della risposta'],
    ['Richieste e materiale', 'Art. 6.1 a e b', mail, '180 giorni'],
    [
      'Candidatura e documenti',
      'Art. 6.1 b',
      'Segreteria studenti',
      '180 giorni, poi nel fascicolo di studio',
    ],
    ['Newsletter', 'Art. 6.1 a', mail, 'fino alla disiscrizione'],
    ['Ricevuta della tua scelta', 'Art. 6.1 c, art. 7.1', hosting, '4 anni, senza dati su di te'],
    ['Chat', 'Art. 6.1 a', 'Lindwurm Sprachdienste GmbH, Graz', '30 giorni'],
    ['Misurazione', 'Art. 6.1 a', 'Zählwerk Analytics GmbH, Leipzig', '14 mesi'],
    ['Video e mappe', 'Art. 6.1 a', processors.embeds, 'secondo il fornitore'],
  ],
  es: [
    ['Para qué', 'Base jurídica (RGPD)', 'Quién los recibe', 'Cuánto tiempo'],
    ['Servir las páginas, repeler ataques', 'Art. 6.1 f', hosting, 'mientras respondemos'],
    ['Consultas y material', 'Art. 6.1 a y b', mail, '180 días'],
    [
      'Solicitud con documentos',
      'Art. 6.1 b',
      'Secretaría de estudiantes',
      '180 días, luego en tu expediente',
    ],
    ['Boletín', 'Art. 6.1 a', mail, 'hasta la baja'],
    ['Comprobante de tu decisión', 'Art. 6.1 c, art. 7.1', hosting, '4 años, sin datos sobre ti'],
    ['Chat', 'Art. 6.1 a', 'Lindwurm Sprachdienste GmbH, Graz', '30 días'],
    ['Medición', 'Art. 6.1 a', 'Zählwerk Analytics GmbH, Leipzig', '14 meses'],
    ['Vídeos y mapas', 'Art. 6.1 a', processors.embeds, 'según el proveedor'],
  ],
  pt: [
    ['Para quê', 'Base legal (RGPD)', 'Quem os recebe', 'Quanto tempo'],
    ['Servir as páginas, repelir ataques', 'Art. 6.º, 1 f', hosting, 'enquanto respondemos'],
    ['Pedidos e material', 'Art. 6.º, 1 a e b', mail, '180 dias'],
    [
      'Candidatura com documentos',
      'Art. 6.º, 1 b',
      'Secretaria de estudantes',
      '180 dias, depois no processo de estudos',
    ],
    ['Newsletter', 'Art. 6.º, 1 a', mail, 'até cancelares'],
    ['Comprovativo da tua decisão', 'Art. 6.º, 1 c, art. 7.º, 1', hosting, '4 anos, sem dados sobre ti'],
    ['Chat', 'Art. 6.º, 1 a', 'Lindwurm Sprachdienste GmbH, Graz', '30 dias'],
    ['Medição', 'Art. 6.º, 1 a', 'Zählwerk Analytics GmbH, Leipzig', '14 meses'],
    ['Vídeos e mapas', 'Art. 6.º, 1 a', processors.embeds, 'segundo o fornecedor'],
  ],
}

const inTable = (language: keyof typeof rows) => [table(...rows[language])]

/** Each purpose with its legal basis, recipient and retention. */
export const overview = section(
  {
    de: 'Auf einen Blick',
    en: 'At a glance',
    fr: 'En un coup d’œil',
    it: 'In breve',
    es: 'De un vistazo',
    pt: 'Num relance',
  },
  {
    de: inTable('de'),
    en: inTable('en'),
    fr: inTable('fr'),
    it: inTable('it'),
    es: inTable('es'),
    pt: inTable('pt'),
  },
)
