import { inEach } from '../../text.ts'
import { type LegalPage, section } from './parts.ts'
import { controller, overview } from './privacy-overview.ts'
import { use } from './privacy-use.ts'

const recipients = section(
  {
    de: 'Wer für uns arbeitet',
    en: 'Who works for us',
    fr: 'Qui travaille pour nous',
    it: 'Chi lavora per noi',
    es: 'Quién trabaja para nosotros',
    pt: 'Quem trabalha para nós',
  },
  {
    de: [
      'Die Firmen in der Tabelle verarbeiten Daten nur nach unserer Weisung (Art. 28 DSGVO), in der EU. Verkauft oder zu Profilen zusammengeführt wird nichts, und keine Entscheidung über dich fällt allein durch eine Maschine.',
    ],
    en: [
      'The companies in the table process data on our instructions only (Art. 28 GDPR), in the EU; for London the adequacy decision for the United Kingdom applies. No data are sold or merged into profiles, and no decision about you is made by a machine alone.',
    ],
    fr: [
      'Les sociétés du tableau traitent les données sur nos seules instructions (art. 28 RGPD), dans l’UE. Rien n’est vendu ni réuni en profils, et aucune décision te concernant n’est prise par une machine seule.',
    ],
    it: [
      'Le società della tabella trattano i dati solo su nostre istruzioni (art. 28 GDPR), nell’UE. Nulla è venduto o riunito in profili, e nessuna decisione su di te è presa solo da una macchina.',
    ],
    es: [
      'Las empresas de la tabla tratan los datos solo según nuestras instrucciones (art. 28 RGPD), en la UE. Nada se vende ni se reúne en perfiles, y ninguna decisión sobre ti la toma solo una máquina.',
    ],
    pt: [
      'As empresas da tabela tratam os dados só segundo as nossas instruções (art. 28.º RGPD), na UE. Nada é vendido nem reunido em perfis, e nenhuma decisão sobre ti é tomada só por uma máquina.',
    ],
  },
)

const rights = section(
  {
    de: 'Deine Rechte',
    en: 'Your rights',
    fr: 'Tes droits',
    it: 'I tuoi diritti',
    es: 'Tus derechos',
    pt: 'Os teus direitos',
  },
  {
    de: [
      'Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und eine Kopie deiner Daten verlangen (Art. 15 bis 20 DSGVO), der Verarbeitung aus berechtigtem Interesse widersprechen (Art. 21) und jede Einwilligung für die Zukunft widerrufen. Eine formlose Nachricht an datenschutz@tannhagen.example genügt; wir antworten innerhalb eines Monats.',
      'Beschweren kannst du dich bei jeder Aufsichtsbehörde, für uns ist es die Berliner Beauftragte für Datenschutz und Informationsfreiheit. Stand: November 2026.',
    ],
    en: [
      'You can ask for access, correction, deletion, restriction and a copy of your data (Art. 15 to 20 GDPR), object to processing in our legitimate interest (Art. 21), and withdraw any consent for the future. A plain message to datenschutz@tannhagen.example is enough; we answer within a month.',
      'You can complain to any supervisory authority; ours is the Berlin Commissioner for Data Protection, in the United Kingdom it is the Information Commissioner’s Office. As of November 2026.',
    ],
    fr: [
      'Tu peux demander l’accès, la rectification, l’effacement, la limitation et une copie de tes données (art. 15 à 20 RGPD), t’opposer à un traitement fondé sur notre intérêt légitime (art. 21) et retirer tout accord pour l’avenir. Un simple message à datenschutz@tannhagen.example suffit ; nous répondons sous un mois.',
      'Tu peux saisir toute autorité de contrôle ; la nôtre est celle de Berlin. État : novembre 2026.',
    ],
    it: [
      'Puoi chiedere accesso, rettifica, cancellazione, limitazione e una copia dei tuoi dati (art. 15-20 GDPR), opporti al trattamento per legittimo interesse (art. 21) e revocare ogni consenso per il futuro. Basta un messaggio a datenschutz@tannhagen.example; rispondiamo entro un mese.',
      'Puoi presentare reclamo a ogni autorità di controllo; la nostra è quella di Berlino. Aggiornato a novembre 2026.',
    ],
    es: [
      'Puedes pedir acceso, rectificación, supresión, limitación y una copia de tus datos (art. 15 a 20 RGPD), oponerte al tratamiento por interés legítimo (art. 21) y retirar cualquier consentimiento para el futuro. Basta un mensaje a datenschutz@tannhagen.example; respondemos en un mes.',
      'Puedes reclamar ante cualquier autoridad de control; la nuestra es la de Berlín. Estado: noviembre de 2026.',
    ],
    pt: [
      'Podes pedir acesso, retificação, apagamento, limitação e uma cópia dos teus dados (art. 15.º a 20.º RGPD), opor-te ao tratamento por interesse legítimo (art. 21.º) e retirar qualquer consentimento para o futuro. Basta uma mensagem para datenschutz@tannhagen.example; respondemos num mês.',
      'Podes reclamar junto de qualquer autoridade de controlo; a nossa é a de Berlim. Estado: novembro de 2026.',
    ],
  },
)

export const privacy: LegalPage = {
  path: 'datenschutz',
  translatedPaths: {
    en: 'privacy',
    fr: 'confidentialite',
    it: 'privacy',
    es: 'privacidad',
    pt: 'privacidade',
  },
  title: inEach({
    de: 'Datenschutz',
    en: 'Privacy policy',
    fr: 'Protection des données',
    it: 'Protezione dei dati',
    es: 'Protección de datos',
    pt: 'Proteção de dados',
  }),
  body: reached => [...controller(reached), ...overview, ...use, ...recipients, ...rights],
}
