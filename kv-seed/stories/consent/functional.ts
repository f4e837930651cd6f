import { embedProviders } from '../../../blocks/_kit/embeds/providers.ts'
import { urlLink } from '../../story.ts'
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
  privacyLink: urlLink('https://lindwurm.example'),
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
    de: 'Zeigt Videos von YouTube und Vimeo und Karten von OpenStreetMap und Google Maps. Der Anbieter erfährt deine IP-Adresse und kann in deinem Browser unter seiner eigenen Adresse Daten speichern, die nur er oder du selbst löschen kannst.',
    en: 'Shows videos of YouTube and Vimeo and maps of OpenStreetMap and Google Maps. The provider learns your IP address, and may store data in your browser under its own address, which only the provider or you yourself can delete.',
    fr: 'Affiche des vidéos de YouTube et Vimeo et des cartes d’OpenStreetMap et Google Maps. Le fournisseur reçoit ton adresse IP et peut enregistrer dans ton navigateur, sous sa propre adresse, des données que lui ou toi seuls pouvez effacer.',
    it: 'Mostra video di YouTube e Vimeo e mappe di OpenStreetMap e Google Maps. Il fornitore riceve il tuo indirizzo IP e può salvare nel tuo browser, sotto il proprio indirizzo, dati che solo lui o tu potete cancellare.',
    es: 'Muestra vídeos de YouTube y Vimeo y mapas de OpenStreetMap y Google Maps. El proveedor recibe tu dirección IP y puede guardar en tu navegador, bajo su propia dirección, datos que solo él o tú podéis borrar.',
    pt: 'Mostra vídeos do YouTube e do Vimeo e mapas do OpenStreetMap e do Google Maps. O fornecedor recebe o teu endereço IP e pode guardar no teu navegador, sob o próprio endereço, dados que só ele ou tu podem apagar.',
  }),
  purposes: ['embedding'],
  recipient: processors.embeds,
  storage: embedProviders.flatMap(({ name: providerName, stores }) =>
    stores.map(name =>
      stored({
        name,
        kind: 'providerKey',
        purpose: inEach({
          de: `${providerName}, nach eigenen Regeln`,
          en: `${providerName}, by its own rules`,
          fr: `${providerName}, selon ses propres règles`,
          it: `${providerName}, secondo le proprie regole`,
          es: `${providerName}, según sus propias reglas`,
          pt: `${providerName}, segundo as próprias regras`,
        }),
        duration: life.providersRule,
      }),
    ),
  ),
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
    de: 'Merkt sich in deinem Browser den Studiengang, den du zuletzt angesehen hast, und übernimmt ihn in die Bewerbung.',
    en: 'Remembers in your browser the programme you looked at last, and takes it into your application.',
    fr: 'Retient dans ton navigateur la dernière formation consultée et la reprend dans la candidature.',
    it: 'Ricorda nel tuo browser l’ultimo corso che hai guardato e lo porta nella candidatura.',
    es: 'Recuerda en tu navegador la última titulación que viste y la lleva a tu solicitud.',
    pt: 'Guarda no teu navegador o último curso que viste e leva-o para a candidatura.',
  }),
  purposes: ['remember'],
  storage: [
    stored({
      name: 'application_prefill',
      kind: 'localKey',
      purpose: inEach({
        de: 'Studiengang und Modell, die du zuletzt angesehen hast',
        en: 'programme and model you looked at last',
        fr: 'formation et formule consultées en dernier',
        it: 'corso e formula che hai guardato per ultimi',
        es: 'titulación y modalidad que viste por última vez',
        pt: 'curso e modalidade que viste por último',
      }),
      duration: life.withdrawal,
    }),
  ],
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
  services: [assistant, embeds, usergroup, prefill, resume],
}
