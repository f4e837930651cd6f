import { type StoryDraft, uuidOf } from '../../story.ts'
import { inEach } from '../../text.ts'
import { analytics } from './analytics.ts'
import { functional } from './functional.ts'
import { necessary } from './necessary.ts'
import { settingsTitle } from './parts.ts'

const notice = {
  noticeHeadline: inEach({
    de: 'Du entscheidest',
    en: 'You decide',
    fr: 'C’est toi qui décides',
    it: 'Decidi tu',
    es: 'Tú decides',
    pt: 'Tu decides',
  }),
  noticeText: inEach({
    de: 'Chat, Videos und Messung laufen nur, wenn du zustimmst. Ohne sie funktioniert alles andere genauso.',
    en: 'Chat, videos and measuring run only if you agree. Everything else works the same without them.',
    fr: 'Chat, vidéos et mesure ne tournent qu’avec ton accord. Sans eux, tout le reste fonctionne pareil.',
    it: 'Chat, video e misurazione partono solo se accetti. Senza, tutto il resto funziona allo stesso modo.',
    es: 'Chat, vídeos y medición solo funcionan si aceptas. Sin ellos, todo lo demás funciona igual.',
    pt: 'Chat, vídeos e medição só funcionam se aceitares. Sem eles, tudo o resto funciona igual.',
  }),
  acceptLabel: inEach({
    de: 'Zustimmen',
    en: 'Accept all',
    fr: 'Accepter',
    it: 'Accetta',
    es: 'Aceptar',
    pt: 'Aceitar',
  }),
  declineLabel: inEach({
    de: 'Ablehnen',
    en: 'Decline all',
    fr: 'Refuser',
    it: 'Rifiuta',
    es: 'Rechazar',
    pt: 'Recusar',
  }),
  settingsLabel: inEach({
    de: 'Einzeln wählen',
    en: 'Choose',
    fr: 'Choisir',
    it: 'Scegli',
    es: 'Elegir',
    pt: 'Escolher',
  }),
}

const form = {
  headline: settingsTitle,
  intro: inEach({
    de: 'Wähle jeden Dienst für sich. Du kannst deine Wahl jederzeit ändern; was ein Dienst gespeichert hat, wird dann gelöscht.',
    en: 'Choose each service by itself. You can change your choice at any time; what a service has stored is then deleted.',
    fr: 'Choisis chaque service séparément. Tu peux changer d’avis à tout moment ; ce qu’un service a enregistré est alors effacé.',
    it: 'Scegli ogni servizio da solo. Puoi cambiare quando vuoi; ciò che un servizio ha salvato viene allora cancellato.',
    es: 'Elige cada servicio por separado. Puedes cambiar cuando quieras; lo que un servicio guardó se borra entonces.',
    pt: 'Escolhe cada serviço em separado. Podes mudar quando quiseres; o que um serviço guardou é então apagado.',
  }),
  saveLabel: inEach({
    de: 'Auswahl speichern',
    en: 'Save my choice',
    fr: 'Enregistrer mon choix',
    it: 'Salva la scelta',
    es: 'Guardar mi elección',
    pt: 'Guardar a escolha',
  }),
  savedText: inEach({
    de: 'Gespeichert. Du kannst deine Wahl jederzeit hier ändern.',
    en: 'Saved. You can change your choice here at any time.',
    fr: 'Enregistré. Tu peux changer ton choix ici à tout moment.',
    it: 'Salvato. Puoi cambiare la tua scelta qui quando vuoi.',
    es: 'Guardado. Puedes cambiar tu elección aquí cuando quieras.',
    pt: 'Guardado. Podes mudar a tua escolha aqui quando quiseres.',
  }),
  failureText: inEach({
    de: 'Deine Wahl konnte nicht gespeichert werden. Es läuft nichts, dem du nicht zugestimmt hast. Bitte versuche es gleich noch einmal.',
    en: 'Your choice could not be saved. Nothing runs that you have not agreed to. Please try again in a moment.',
    fr: 'Ton choix n’a pas pu être enregistré. Rien ne tourne sans ton accord. Réessaie dans un instant.',
    it: 'La tua scelta non è stata salvata. Nulla parte senza il tuo consenso. Riprova tra poco.',
    es: 'Tu elección no se pudo guardar. Nada funciona sin tu acuerdo. Inténtalo de nuevo en un momento.',
    pt: 'A tua escolha não pôde ser guardada. Nada funciona sem o teu acordo. Tenta de novo daqui a pouco.',
  }),
}

interface Unit {
  /** Empty for the settings of all units. */
  readonly unit: string
  readonly languages: readonly string[]
  readonly defaultLanguage?: 'en'
}

/** What a unit asks visitors, and the feature settings that bring it to its pages. */
export function consentStories({ unit, ...languages }: Unit): readonly StoryDraft[] {
  const settings: StoryDraft = {
    slug: `settings/${unit ? `${unit}/` : ''}consent`,
    name: unit ? `Consent, ${unit}` : 'Consent',
    ...languages,
    content: {
      component: 'consent-settings',
      ...notice,
      ...form,
      categories: [necessary, functional, analytics],
    },
  }
  const features: StoryDraft = {
    slug: `settings/features/${unit ? `${unit}-` : ''}consent`,
    name: settings.name,
    content: {
      component: 'feature-settings',
      ...(unit && { unit }),
      consentSettings: uuidOf(settings.slug),
    },
  }
  return [settings, features]
}
