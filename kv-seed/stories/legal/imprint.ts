import { inEach } from '../../text.ts'
import { type LegalPage, section } from './parts.ts'

const register = ['Amtsgericht Charlottenburg, HRB 000000 B', 'DE 000 000 000'] as const
const president = 'Prof. Dr. Almut Reinhardt'
const chancellor = 'Dr. Henning Vogt'

const provider = ({ email, phone, place = [] }: Parameters<LegalPage['body']>[0]) => {
  const seat = ['**Hochschule Tannhagen gGmbH**', 'Kornspeicherufer 5, 10179 Berlin']
  const other = place.length ? [place.join(', ')] : []
  const reached = (by: string, mail: string) => [
    ...seat,
    ...other,
    `${by} [${phone}](tel:${phone.replace(/[^+\d]/g, '')})`,
    `${mail} [${email}](mailto:${email})`,
  ]
  return section(
    {
      de: 'Anbieterin',
      en: 'Provider',
      fr: 'Éditeur',
      it: 'Fornitore',
      es: 'Titular',
      pt: 'Prestador',
    },
    {
      de: reached('Telefon:', 'E-Mail:'),
      en: reached('Telephone:', 'E-mail:'),
      fr: reached('Téléphone :', 'E-mail :'),
      it: reached('Telefono:', 'E-mail:'),
      es: reached('Teléfono:', 'Correo:'),
      pt: reached('Telefone:', 'E-mail:'),
    },
  )
}

const represented = section(
  {
    de: 'Vertretung und Register',
    en: 'Representation and register',
    fr: 'Représentation et registre',
    it: 'Rappresentanza e registro',
    es: 'Representación y registro',
    pt: 'Representação e registo',
  },
  {
    de: [
      `Vertreten durch die Präsidentin ${president} und den Kanzler ${chancellor}, gemeinsam.`,
      `Handelsregister: ${register[0]}. Umsatzsteuer-Identifikationsnummer: ${register[1]}.`,
    ],
    en: [
      `Represented jointly by the president, ${president}, and the chancellor, ${chancellor}.`,
      `Commercial register: ${register[0]}. VAT number: ${register[1]}.`,
    ],
    fr: [
      `Représentée conjointement par la présidente, ${president}, et le chancelier, ${chancellor}.`,
      `Registre du commerce : ${register[0]}. Numéro de TVA : ${register[1]}.`,
    ],
    it: [
      `Rappresentata congiuntamente dalla presidente ${president} e dal cancelliere ${chancellor}.`,
      `Registro delle imprese: ${register[0]}. Partita IVA: ${register[1]}.`,
    ],
    es: [
      `Representada conjuntamente por la presidenta, ${president}, y el canciller, ${chancellor}.`,
      `Registro mercantil: ${register[0]}. Número de IVA: ${register[1]}.`,
    ],
    pt: [
      `Representada em conjunto pela presidente, ${president}, e pelo chanceler, ${chancellor}.`,
      `Registo comercial: ${register[0]}. Número de IVA: ${register[1]}.`,
    ],
  },
)

const supervised = section(
  {
    de: 'Anerkennung und Aufsicht',
    en: 'Recognition and supervision',
    fr: 'Reconnaissance et tutelle',
    it: 'Riconoscimento e vigilanza',
    es: 'Reconocimiento y supervisión',
    pt: 'Reconhecimento e supervisão',
  },
  {
    de: [
      'Staatlich anerkannte Hochschule seit 2004. Zuständig ist die Senatsverwaltung für Wissenschaft des Landes Berlin.',
    ],
    en: [
      'State-recognised university since 2004. The competent authority is the science department of the state of Berlin.',
    ],
    fr: [
      'Établissement reconnu par l’État depuis 2004. L’autorité compétente est l’administration des sciences du Land de Berlin.',
    ],
    it: [
      'Università riconosciuta dallo Stato dal 2004. L’autorità competente è l’amministrazione per la scienza del Land di Berlino.',
    ],
    es: [
      'Universidad reconocida por el Estado desde 2004. La autoridad competente es la administración de ciencia del estado de Berlín.',
    ],
    pt: [
      'Universidade reconhecida pelo Estado desde 2004. A autoridade competente é a administração da ciência do estado de Berlim.',
    ],
  },
)

const content = section(
  {
    de: 'Inhalt, Bilder und Streitbeilegung',
    en: 'Content, pictures and disputes',
    fr: 'Contenu, images et litiges',
    it: 'Contenuti, immagini e controversie',
    es: 'Contenido, imágenes y litigios',
    pt: 'Conteúdo, imagens e litígios',
  },
  {
    de: [
      `Verantwortlich für den Inhalt nach § 18 Absatz 2 MStV: ${president}, Anschrift wie oben.`,
      'Zeichnungen und Texte gehören der Hochschule. Schreib uns, wenn du etwas davon verwenden willst.',
      'Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil. Diese Hochschule ist ein Beispiel: Es gibt sie nicht.',
    ],
    en: [
      `Responsible for the content (section 18 (2) MStV): ${president}, address as above.`,
      'Drawings and texts belong to the university. Write to us if you want to use any of them.',
      'We take part in no proceedings before a consumer arbitration board. This university is an example: it does not exist.',
    ],
    fr: [
      `Responsable du contenu (§ 18 al. 2 MStV) : ${president}, adresse ci-dessus.`,
      'Les dessins et les textes appartiennent à l’université. Écris-nous si tu veux en utiliser.',
      'Nous ne participons à aucune procédure de médiation de la consommation. Cette université est un exemple : elle n’existe pas.',
    ],
    it: [
      `Responsabile dei contenuti (§ 18 comma 2 MStV): ${president}, indirizzo come sopra.`,
      'Disegni e testi appartengono all’università. Scrivici se vuoi usarne.',
      'Non partecipiamo a procedure di conciliazione per i consumatori. Questa università è un esempio: non esiste.',
    ],
    es: [
      `Responsable del contenido (art. 18.2 MStV): ${president}, dirección indicada arriba.`,
      'Los dibujos y textos pertenecen a la universidad. Escríbenos si quieres usar alguno.',
      'No participamos en procedimientos de arbitraje de consumo. Esta universidad es un ejemplo: no existe.',
    ],
    pt: [
      `Responsável pelo conteúdo (§ 18, n.º 2 MStV): ${president}, morada acima.`,
      'Os desenhos e textos pertencem à universidade. Escreve-nos se quiseres usar algum.',
      'Não participamos em processos de arbitragem de consumo. Esta universidade é um exemplo: não existe.',
    ],
  },
)

export const imprint: LegalPage = {
  path: 'impressum',
  translatedPaths: {
    en: 'imprint',
    fr: 'mentions-legales',
    it: 'note-legali',
    es: 'aviso-legal',
    pt: 'aviso-legal',
  },
  title: inEach({
    de: 'Impressum',
    en: 'Imprint',
    fr: 'Mentions légales',
    it: 'Note legali',
    es: 'Aviso legal',
    pt: 'Aviso legal',
  }),
  body: reached => [...provider(reached), ...represented, ...supervised, ...content],
}
