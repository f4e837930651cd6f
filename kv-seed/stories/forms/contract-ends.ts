import type { StoryDraft } from '../../story.ts'
import { inEach } from '../../text.ts'
import type { BlockDraft } from '../blocks.ts'
import { choice, field, formStory, rule, step, thanks, where } from './parts.ts'
import { type Answerer, email as anyEmail, waysTo } from './person.ts'

/** Forms by which visitors end a contract: what the law asks for, and no more. */

interface ContractEnds extends Pick<Answerer, 'mailbox' | 'telephone'> {
  /** Begins the ids of the forms. */
  readonly unit: string
  readonly languages?: readonly string[]
}

export const withdrawalFormId = (unit: string) => `${unit}-widerruf`
export const cancellationFormId = (unit: string) => `${unit}-kuendigung`

const name = field(
  'name',
  inEach({
    de: 'Dein Name',
    en: 'Your name',
    fr: 'Ton nom',
    it: 'Il tuo nome',
    es: 'Tu nombre',
    pt: 'O teu nome',
  }),
  { autocomplete: 'name', maxLength: '160' },
)

const contract = field(
  'contract',
  inEach({
    de: 'Um welchen Vertrag geht es?',
    en: 'Which contract is it about?',
    fr: 'De quel contrat s’agit-il ?',
    it: 'Di quale contratto si tratta?',
    es: '¿De qué contrato se trata?',
    pt: 'De que contrato se trata?',
  }),
  {
    maxLength: '200',
    hint: inEach({
      de: 'Kurs oder Studiengang, Nummer oder Datum: was du weißt.',
      en: 'Course or degree, number or date: whatever you know.',
      fr: 'Cours ou cursus, numéro ou date : ce que tu sais.',
      it: 'Corso, numero o data: quello che sai.',
      es: 'Curso o carrera, número o fecha: lo que sepas.',
      pt: 'Curso, número ou data: o que souberes.',
    }),
  },
)

const email: BlockDraft = {
  ...anyEmail,
  label: inEach({
    de: 'E-Mail-Adresse',
    en: 'E-mail address',
    fr: 'Adresse e-mail',
    it: 'Indirizzo e-mail',
    es: 'Correo electrónico',
    pt: 'Endereço de e-mail',
  }),
  hint: inEach({
    de: 'Dorthin schicken wir sofort die Eingangsbestätigung.',
    en: 'We send the confirmation of receipt there at once.',
    fr: 'Nous y envoyons tout de suite l’accusé de réception.',
    it: 'Lì inviamo subito la conferma di ricezione.',
    es: 'Ahí enviamos enseguida el acuse de recibo.',
    pt: 'Enviamos logo para lá a confirmação de receção.',
  }),
}

const checkTitle = inEach({
  de: 'Stimmt das?',
  en: 'Is this right?',
  fr: 'Est-ce exact ?',
  it: 'È corretto?',
  es: '¿Es correcto?',
  pt: 'Está certo?',
})

const answers = { component: 'form-summary' }

const sent = inEach({
  de: 'Bewahr diese Bestätigung auf. Dasselbe ist unterwegs an {fv:email}.',
  en: 'Keep this confirmation. The same is on its way to {fv:email}.',
  fr: 'Garde cette confirmation. La même est en route vers {fv:email}.',
  it: 'Conserva questa conferma. La stessa è in arrivo a {fv:email}.',
  es: 'Guarda esta confirmación. La misma va de camino a {fv:email}.',
  pt: 'Guarda esta confirmação. A mesma vai a caminho de {fv:email}.',
})

const withdrawalForm = ({ unit, languages, ...ways }: ContractEnds): StoryDraft =>
  formStory(
    {
      id: withdrawalFormId(unit),
      name: inEach({
        de: 'Vertrag widerrufen',
        en: 'Withdraw from contract',
        fr: 'Renoncer au contrat',
        it: 'Recedere dal contratto',
        es: 'Desistir del contrato',
        pt: 'Retratar-se do contrato',
      }),
      isDeclaration: true,
      steps: [
        step(
          inEach({
            de: 'Wer widerruft welchen Vertrag?',
            en: 'Who withdraws from which contract?',
            fr: 'Qui renonce à quel contrat ?',
            it: 'Chi recede da quale contratto?',
            es: '¿Quién desiste de qué contrato?',
            pt: 'Quem se retrata de que contrato?',
          }),
          name,
          contract,
          email,
        ),
        step(checkTitle, answers),
      ],
      submitLabel: inEach({
        de: 'Widerruf bestätigen',
        en: 'Confirm withdrawal',
        fr: 'Confirmer la rétractation',
        it: 'Conferma il recesso',
        es: 'Confirmar el desistimiento',
        pt: 'Confirmar a retratação',
      }),
      successHeadline: inEach({
        de: 'Dein Widerruf ist eingegangen',
        en: 'We have received your withdrawal',
        fr: 'Ta rétractation nous est parvenue',
        it: 'Abbiamo ricevuto il tuo recesso',
        es: 'Hemos recibido tu desistimiento',
        pt: 'Recebemos a tua retratação',
      }),
      success: thanks(sent),
      ...waysTo(ways),
      receiptSubject: inEach({
        de: 'Eingangsbestätigung: dein Widerruf',
        en: 'Confirmation of receipt: your withdrawal',
        fr: 'Accusé de réception : ta rétractation',
        it: 'Conferma di ricezione: il tuo recesso',
        es: 'Acuse de recibo: tu desistimiento',
        pt: 'Confirmação de receção: a tua retratação',
      }),
      receiptText: inEach({
        de: 'Hallo,\n\nmit diesen Angaben hast du auf unserer Website einen Vertrag widerrufen:',
        en: 'Hello,\n\nWith these details you have withdrawn from a contract on our website:',
        fr: 'Bonjour,\n\nAvec ces informations, tu as renoncé à un contrat sur notre site :',
        it: 'Ciao,\n\ncon questi dati hai esercitato il recesso da un contratto sul nostro sito:',
        es: 'Hola:\n\nCon estos datos has desistido de un contrato en nuestro sitio:',
        pt: 'Olá,\n\nCom estes dados retrataste-te de um contrato no nosso site:',
      }),
      notifyTo: ways.mailbox,
      notifySubject: 'Widerruf {{reference}}',
      notifyText: 'Ein Widerruf ist da: {{reference}}. Was darin steht, zeigt die Zustellung.',
    },
    languages ? { languages } : {},
  )

const reasons = choice(
  'kind',
  inEach({
    de: 'Wie kündigst du?',
    en: 'How do you cancel?',
    fr: 'Comment résilies-tu ?',
    it: 'Come disdici?',
    es: '¿Cómo cancelas?',
    pt: 'Como cancelas?',
  }),
  [
    [
      'notice',
      inEach({
        de: 'Ordentlich, mit der Frist des Vertrags',
        en: 'With the notice that the contract asks for',
        fr: 'Avec le préavis du contrat',
        it: 'Con il preavviso del contratto',
        es: 'Con el plazo del contrato',
        pt: 'Com o prazo do contrato',
      }),
    ],
    [
      'cause',
      inEach({
        de: 'Außerordentlich, aus wichtigem Grund',
        en: 'Without notice, for an important reason',
        fr: 'Sans préavis, pour un motif grave',
        it: 'Senza preavviso, per giusta causa',
        es: 'Sin plazo, por un motivo grave',
        pt: 'Sem prazo, por motivo grave',
      }),
    ],
  ],
)

const reason = field(
  'reason',
  inEach({
    de: 'Der Grund',
    en: 'The reason',
    fr: 'Le motif',
    it: 'Il motivo',
    es: 'El motivo',
    pt: 'O motivo',
  }),
  { kind: 'textarea', maxLength: '1000', ...where('kind', 'cause') },
)

const end = choice(
  'end',
  inEach({
    de: 'Wann soll der Vertrag enden?',
    en: 'When shall the contract end?',
    fr: 'Quand le contrat doit-il prendre fin ?',
    it: 'Quando deve finire il contratto?',
    es: '¿Cuándo debe terminar el contrato?',
    pt: 'Quando deve terminar o contrato?',
  }),
  [
    [
      'soonest',
      inEach({
        de: 'So bald wie möglich',
        en: 'As soon as possible',
        fr: 'Dès que possible',
        it: 'Appena possibile',
        es: 'Lo antes posible',
        pt: 'Logo que possível',
      }),
    ],
    [
      'day',
      inEach({
        de: 'An einem bestimmten Tag',
        en: 'On a certain day',
        fr: 'Un jour précis',
        it: 'In un giorno preciso',
        es: 'Un día concreto',
        pt: 'Num dia certo',
      }),
    ],
  ],
)

const day = field(
  'day',
  inEach({ de: 'Der Tag', en: 'The day', fr: 'Le jour', it: 'Il giorno', es: 'El día', pt: 'O dia' }),
  { kind: 'date', personal: false, ...rule('future'), ...where('end', 'day') },
)

const cancellationForm = ({ unit, languages, ...ways }: ContractEnds): StoryDraft =>
  formStory(
    {
      id: cancellationFormId(unit),
      name: inEach({
        de: 'Vertrag kündigen',
        en: 'Cancel a contract',
        fr: 'Résilier un contrat',
        it: 'Disdire un contratto',
        es: 'Cancelar un contrato',
        pt: 'Cancelar um contrato',
      }),
      isDeclaration: true,
      steps: [
        step(
          inEach({
            de: 'Wer kündigt welchen Vertrag?',
            en: 'Who cancels which contract?',
            fr: 'Qui résilie quel contrat ?',
            it: 'Chi disdice quale contratto?',
            es: '¿Quién cancela qué contrato?',
            pt: 'Quem cancela que contrato?',
          }),
          name,
          contract,
          reasons,
          reason,
          end,
          day,
          email,
        ),
        step(checkTitle, answers),
      ],
      submitLabel: inEach({
        de: 'Jetzt kündigen',
        en: 'Cancel now',
        fr: 'Résilier maintenant',
        it: 'Disdici ora',
        es: 'Cancelar ahora',
        pt: 'Cancelar agora',
      }),
      successHeadline: inEach({
        de: 'Deine Kündigung ist eingegangen',
        en: 'We have received your cancellation',
        fr: 'Ta résiliation nous est parvenue',
        it: 'Abbiamo ricevuto la tua disdetta',
        es: 'Hemos recibido tu cancelación',
        pt: 'Recebemos o teu cancelamento',
      }),
      success: thanks(sent),
      ...waysTo(ways),
      receiptSubject: inEach({
        de: 'Eingangsbestätigung: deine Kündigung',
        en: 'Confirmation of receipt: your cancellation',
        fr: 'Accusé de réception : ta résiliation',
        it: 'Conferma di ricezione: la tua disdetta',
        es: 'Acuse de recibo: tu cancelación',
        pt: 'Confirmação de receção: o teu cancelamento',
      }),
      receiptText: inEach({
        de: 'Hallo,\n\nmit diesen Angaben hast du auf unserer Website einen Vertrag gekündigt:',
        en: 'Hello,\n\nWith these details you have cancelled a contract on our website:',
        fr: 'Bonjour,\n\nAvec ces informations, tu as résilié un contrat sur notre site :',
        it: 'Ciao,\n\ncon questi dati hai disdetto un contratto sul nostro sito:',
        es: 'Hola:\n\nCon estos datos has cancelado un contrato en nuestro sitio:',
        pt: 'Olá,\n\nCom estes dados cancelaste um contrato no nosso site:',
      }),
      notifyTo: ways.mailbox,
      notifySubject: 'Kündigung {{reference}} ({{kind}})',
      notifyText: 'Eine Kündigung ist da: {{reference}}, {{kind}}, Ende: {{end}}[[ ({{day}})]].',
    },
    languages ? { languages } : {},
  )

/** The forms by which visitors of a unit withdraw from a contract, and cancel one. */
export const contractForms = (unit: ContractEnds): readonly StoryDraft[] => [
  withdrawalForm(unit),
  cancellationForm(unit),
]
