import { inEach } from '../../text.ts'
import { life, processors, service, stored } from './parts.ts'

const assistant = service({
  service: 'study-assistant',
  title: inEach({
    de: 'Studienassistent (Chat)',
    en: 'Study assistant (chat)',
    fr: 'Assistant d’études (chat)',
    it: 'Assistente allo studio (chat)',
    es: 'Asistente de estudios (chat)',
    pt: 'Assistente de estudos (chat)',
  }),
  description: inEach({
    de: 'Beantwortet deine Fragen im Chat. Was du dort schreibst, verarbeitet der Anbieter des Chats.',
    en: 'Answers your questions in the chat. What you write there is processed by the provider of the chat.',
    fr: 'Répond à tes questions dans le chat. Son fournisseur traite ce que tu y écris.',
    it: 'Risponde alle tue domande in chat. Ciò che scrivi è trattato da chi fornisce la chat.',
    es: 'Responde a tus preguntas en el chat. Lo que escribes lo trata su proveedor.',
    pt: 'Responde às tuas perguntas no chat. O que escreves é tratado pelo seu fornecedor.',
  }),
  purposes: ['assistance'],
  recipient: processors.assistant,
  storage: [
    stored({
      name: 'public_user_id',
      kind: 'localKey',
      purpose: inEach({
        de: 'zufällige Nummer, damit dein Gespräch weitergeht',
        en: 'random number by which your conversation continues',
        fr: 'numéro aléatoire pour reprendre ta conversation',
        it: 'numero casuale per riprendere la conversazione',
        es: 'número aleatorio para continuar tu conversación',
        pt: 'número aleatório para continuar a tua conversa',
      }),
      duration: life.withdrawal,
    }),
  ],
})

const embeds = service({
  service: 'website-features',
  title: inEach({
    de: 'Videos und Karten',
    en: 'Videos and maps',
    fr: 'Vidéos et cartes',
    it: 'Video e mappe',
    es: 'Vídeos y mapas',
    pt: 'Vídeos e mapas',
  }),
  description: inEach({
    de: 'Zeigt Videos und Karten anderer Anbieter auf der Seite. Sie erfahren dabei deine IP-Adresse.',
    en: 'Shows videos and maps of other providers on the page. They learn your IP address.',
    fr: 'Affiche des vidéos et cartes d’autres fournisseurs. Ils reçoivent ton adresse IP.',
    it: 'Mostra video e mappe di altri fornitori, che ricevono il tuo indirizzo IP.',
    es: 'Muestra vídeos y mapas de otros proveedores, que reciben tu dirección IP.',
    pt: 'Mostra vídeos e mapas de outros fornecedores, que recebem o teu endereço IP.',
  }),
  purposes: ['embedding'],
  recipient: processors.embeds,
})

const usergroup = service({
  service: 'usergroup',
  title: inEach({
    de: 'Passende Inhalte',
    en: 'Content that fits',
    fr: 'Contenus adaptés',
    it: 'Contenuti adatti',
    es: 'Contenidos adecuados',
    pt: 'Conteúdos adequados',
  }),
  description: inEach({
    de: 'Merkt sich, ob du zum ersten Mal hier bist, wiederkommst oder über eine Anzeige kamst, und wählt danach Angebote.',
    en: 'Remembers whether you are new, back again or came by an advertisement, and chooses offers by it.',
    fr: 'Retient si tu es nouveau, de retour ou arrivé par une annonce, et choisit les offres selon cela.',
    it: 'Ricorda se sei qui per la prima volta, di ritorno o da un annuncio, e sceglie così le offerte.',
    es: 'Recuerda si vienes por primera vez, si vuelves o si llegaste por un anuncio, y elige así las ofertas.',
    pt: 'Guarda se vens pela primeira vez, se voltas ou se vieste por um anúncio, e escolhe assim as ofertas.',
  }),
  purposes: ['personalisation'],
  storage: [
    stored({
      name: 'usergroup',
      purpose: inEach({
        de: 'Gruppe und Zeit deines ersten Besuchs',
        en: 'group and time of your first visit',
        fr: 'groupe et moment de ta première visite',
        it: 'gruppo e ora della prima visita',
        es: 'grupo y hora de tu primera visita',
        pt: 'grupo e hora da tua primeira visita',
      }),
      duration: life.days(30),
    }),
  ],
})

const prefill = service({
  service: 'application-prefill',
  title: inEach({
    de: 'Bewerbung vorausfüllen',
    en: 'Prefilling the application',
    fr: 'Candidature préremplie',
    it: 'Candidatura precompilata',
    es: 'Solicitud rellenada',
    pt: 'Candidatura preenchida',
  }),
  description: inEach({
    de: 'Übernimmt den Studiengang, den du zuletzt angesehen hast, in die Bewerbung. Speichert nichts.',
    en: 'Takes the programme you looked at last into your application. Stores nothing.',
    fr: 'Reprend dans la candidature la dernière formation consultée. N’enregistre rien.',
    it: 'Porta nella candidatura l’ultimo corso che hai guardato. Non salva nulla.',
    es: 'Lleva a tu solicitud la última titulación que viste. No guarda nada.',
    pt: 'Leva para a candidatura o último curso que viste. Não guarda nada.',
  }),
  purposes: ['remember'],
})

const resume = service({
  service: 'resume-application',
  title: inEach({
    de: 'Bewerbung fortsetzen',
    en: 'Resuming the application',
    fr: 'Reprendre la candidature',
    it: 'Riprendere la candidatura',
    es: 'Retomar la solicitud',
    pt: 'Retomar a candidatura',
  }),
  description: inEach({
    de: 'Lässt dich eine angefangene Bewerbung auf diesem Gerät später weiterschreiben.',
    en: 'Lets you go on later, on this device, with an application that you began.',
    fr: 'Te laisse continuer plus tard, sur cet appareil, une candidature commencée.',
    it: 'Ti fa continuare più tardi, su questo dispositivo, una candidatura iniziata.',
    es: 'Te deja seguir más tarde, en este dispositivo, con una solicitud empezada.',
    pt: 'Deixa-te continuar mais tarde, neste dispositivo, uma candidatura começada.',
  }),
  purposes: ['remember'],
  storage: ['application', '__Host-application'].map(name =>
    stored({
      name,
      purpose: inEach({
        de: 'signierte Nummer deiner Bewerbung',
        en: 'signed number of your application',
        fr: 'numéro signé de ta candidature',
        it: 'numero firmato della candidatura',
        es: 'número firmado de tu solicitud',
        pt: 'número assinado da tua candidatura',
      }),
      duration: life.days(30),
    }),
  ),
})

const guidance = service({
  service: 'study-guidance',
  title: inEach({
    de: 'Studienkompass',
    en: 'Study guidance',
    fr: 'Boussole d’études',
    it: 'Bussola degli studi',
    es: 'Brújula de estudios',
    pt: 'Bússola de estudos',
  }),
  description: inEach({
    de: 'Wertet deine Antworten im Studienkompass aus und schlägt Studiengänge vor. Speichert nichts.',
    en: 'Evaluates your answers in the study guidance and suggests programmes. Stores nothing.',
    fr: 'Évalue tes réponses et propose des formations. N’enregistre rien.',
    it: 'Valuta le tue risposte e propone corsi. Non salva nulla.',
    es: 'Valora tus respuestas y propone titulaciones. No guarda nada.',
    pt: 'Avalia as tuas respostas e propõe cursos. Não guarda nada.',
  }),
  purposes: ['personalisation'],
})

export const functional = {
  component: 'consent-category',
  category: 'functional',
  title: inEach({
    de: 'Komfort',
    en: 'Comfort',
    fr: 'Confort',
    it: 'Comodità',
    es: 'Comodidad',
    pt: 'Conforto',
  }),
  description: inEach({
    de: 'Chat, Videos, Karten und was sich die Website für dich merkt.',
    en: 'Chat, videos, maps, and what the website remembers for you.',
    fr: 'Chat, vidéos, cartes, et ce que le site retient pour toi.',
    it: 'Chat, video, mappe e ciò che il sito ricorda per te.',
    es: 'Chat, vídeos, mapas y lo que el sitio recuerda por ti.',
    pt: 'Chat, vídeos, mapas e o que o site guarda por ti.',
  }),
  services: [assistant, embeds, usergroup, prefill, resume, guidance],
}
