import { inEach } from '../../text.ts'
import { type LegalPage, section } from './parts.ts'

const right = section(
  {
    de: 'Dein Widerrufsrecht',
    en: 'Your right of withdrawal',
    fr: 'Ton droit de rétractation',
    it: 'Il tuo diritto di recesso',
    es: 'Tu derecho de desistimiento',
    pt: 'O teu direito de retratação',
  },
  {
    de: [
      'Du kannst einen Vertrag über einen Kurs oder ein Studium innerhalb von 14 Tagen widerrufen, ohne einen Grund zu nennen. Die Frist beginnt, wenn du den Vertrag unterschrieben und das erste Lehrmaterial bekommen hast.',
      'Es reicht, dass du uns vor dem Ende der Frist eindeutig sagst, dass du widerrufst: mit dem Formular, zu dem „Vertrag widerrufen“ am Ende dieser Seite führt, wo du den Vertrag auf dieser Website geschlossen hast, oder per E-Mail oder Brief. Das Muster unten kannst du verwenden, musst es aber nicht.',
    ],
    en: [
      'You may withdraw from a contract for a course or a degree within 14 days, without giving a reason. The period begins when you have signed the contract and received the first course material.',
      'It is enough to tell us clearly, before the period ends, that you withdraw: with the form to which “Withdraw from contract here” at the end of this page leads, where you concluded the contract on this website, or by e-mail or by letter. You may use the model below, but need not.',
    ],
    fr: [
      'Tu peux te rétracter d’un contrat de cours ou d’études dans un délai de 14 jours, sans donner de motif. Le délai court à partir de la signature du contrat et de la réception du premier support de cours.',
      'Il suffit de nous écrire clairement, avant la fin du délai, que tu te rétractes : avec le formulaire en fin de page si tu as conclu le contrat sur ce site, ou par e-mail ou par courrier. Tu peux utiliser le modèle ci-dessous, sans y être obligé.',
    ],
    it: [
      'Puoi recedere da un contratto per un corso o uno studio entro 14 giorni, senza indicare un motivo. Il termine decorre da quando hai firmato il contratto e ricevuto il primo materiale didattico.',
      'Basta scriverci chiaramente, prima della fine del termine, che recedi: con il modulo a fondo pagina, se hai concluso il contratto su questo sito, oppure per e-mail o per lettera. Puoi usare il modello qui sotto, ma non sei obbligato.',
    ],
    es: [
      'Puedes desistir de un contrato de curso o carrera en un plazo de 14 días, sin dar un motivo. El plazo empieza cuando has firmado el contrato y recibido el primer material.',
      'Basta con que nos escribas con claridad, antes de que acabe el plazo, que desistes: con el formulario al final de la página, si celebraste el contrato en este sitio, o por correo electrónico o por carta. Puedes usar el modelo de abajo, pero no es obligatorio.',
    ],
    pt: [
      'Podes retratar-te de um contrato de curso no prazo de 14 dias, sem indicar o motivo. O prazo começa quando assinaste o contrato e recebeste o primeiro material.',
      'Basta que nos escrevas com clareza, antes do fim do prazo, que te retratas: com o formulário no fim da página, se celebraste o contrato neste site, ou por e-mail ou por carta. Podes usar o modelo abaixo, mas não é obrigatório.',
    ],
  },
)

const effects = section(
  {
    de: 'Was dann geschieht',
    en: 'What happens then',
    fr: 'Ce qui se passe ensuite',
    it: 'Che cosa succede dopo',
    es: 'Qué ocurre después',
    pt: 'O que acontece depois',
  },
  {
    de: [
      'Wir zahlen dir alles, was du uns gezahlt hast, innerhalb von 14 Tagen auf demselben Weg zurück. Das Lehrmaterial schickst du uns innerhalb von 14 Tagen; das Porto zahlen wir.',
    ],
    en: [
      'We pay back all that you have paid us within 14 days and in the same way. You send us the course material within 14 days; we pay the postage.',
    ],
    fr: [
      'Nous te remboursons tout ce que tu nous as payé dans les 14 jours et par le même moyen. Tu nous renvoies les supports dans les 14 jours ; nous payons le port.',
    ],
    it: [
      'Ti rimborsiamo tutto ciò che ci hai pagato entro 14 giorni e con lo stesso mezzo. Ci rispedisci il materiale entro 14 giorni; le spese di spedizione sono nostre.',
    ],
    es: [
      'Te devolvemos todo lo que nos has pagado en 14 días y por el mismo medio. Nos envías el material en 14 días; el porte lo pagamos nosotros.',
    ],
    pt: [
      'Devolvemos-te tudo o que nos pagaste no prazo de 14 dias e pelo mesmo meio. Envias-nos o material em 14 dias; os portes são por nossa conta.',
    ],
  },
)

const form = ({ email }: Parameters<LegalPage['body']>[0]) =>
  section(
    {
      de: 'Muster für den Widerruf',
      en: 'Form for a withdrawal',
      fr: 'Modèle de rétractation',
      it: 'Modello di recesso',
      es: 'Modelo de desistimiento',
      pt: 'Modelo de retratação',
    },
    {
      de: [
        `An die Hochschule Tannhagen gGmbH, Kornspeicherufer 5, 10179 Berlin, [${email}](mailto:${email}):`,
        'Hiermit widerrufe ich meinen Vertrag über (Kurs oder Studiengang), unterschrieben am (Datum). Name, Anschrift, Datum, auf Papier auch Unterschrift.',
        'Diese Hochschule und ihre Zulassungsnummern sind erfunden: Hier kann niemand etwas kaufen.',
      ],
      en: [
        `To Hochschule Tannhagen gGmbH, Kornspeicherufer 5, 10179 Berlin, Germany, [${email}](mailto:${email}):`,
        'I hereby withdraw from my contract for (course or degree), signed on (date). Name, address, date, and on paper your signature.',
        'This university and its approval numbers are fictional: nobody can buy anything here.',
      ],
      fr: [
        `À Hochschule Tannhagen gGmbH, Kornspeicherufer 5, 10179 Berlin, Allemagne, [${email}](mailto:${email}) :`,
        'Je me rétracte par la présente de mon contrat portant sur (cours ou cursus), signé le (date). Nom, adresse, date et, sur papier, signature.',
        'Cette université et ses numéros d’agrément sont fictifs : personne ne peut rien acheter ici.',
      ],
      it: [
        `A Hochschule Tannhagen gGmbH, Kornspeicherufer 5, 10179 Berlino, Germania, [${email}](mailto:${email}):`,
        'Con la presente recedo dal mio contratto per (corso), firmato il (data). Nome, indirizzo, data e, su carta, firma.',
        'Questa università e i suoi numeri di autorizzazione sono inventati: qui nessuno può comprare nulla.',
      ],
      es: [
        `A Hochschule Tannhagen gGmbH, Kornspeicherufer 5, 10179 Berlín, Alemania, [${email}](mailto:${email}):`,
        'Por la presente desisto de mi contrato de (curso o carrera), firmado el (fecha). Nombre, dirección, fecha y, en papel, firma.',
        'Esta universidad y sus números de autorización son ficticios: aquí nadie puede comprar nada.',
      ],
      pt: [
        `À Hochschule Tannhagen gGmbH, Kornspeicherufer 5, 10179 Berlim, Alemanha, [${email}](mailto:${email}):`,
        'Venho por este meio retratar-me do meu contrato de (curso), assinado em (data). Nome, morada, data e, em papel, assinatura.',
        'Esta universidade e os seus números de autorização são fictícios: aqui ninguém pode comprar nada.',
      ],
    },
  )

export const withdrawal: LegalPage = {
  path: 'widerruf',
  translatedPaths: {
    en: 'withdrawal',
    fr: 'retractation',
    it: 'recesso',
    es: 'desistimiento',
    pt: 'retratacao',
  },
  title: inEach({
    de: 'Widerruf',
    en: 'Withdrawal',
    fr: 'Rétractation',
    it: 'Recesso',
    es: 'Desistimiento',
    pt: 'Retratação',
  }),
  body: reached => [...right, ...effects, ...form(reached)],
}
