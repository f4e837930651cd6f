import type { Words } from '../_kit/words.ts'

/** `{{name}}` is the provider, `{{recipient}}` the company behind it. */
export const messages = {
  de: {
    video:
      'Das Video kommt von {{name}}: Beim Laden erfährt {{recipient}} deine IP-Adresse, Angaben zu deinem Gerät und diese Website, und kann Daten in deinem Browser speichern.',
    map: 'Die Karte kommt von {{name}}: Beim Laden erfährt {{recipient}} deine IP-Adresse, Angaben zu deinem Gerät und diese Website, und kann Daten in deinem Browser speichern.',
    once: 'Einmal laden',
    always: 'Videos und Karten immer laden',
    failure: 'Das konnte nicht gespeichert werden. Einmal laden kannst du trotzdem.',
    settings: 'Cookie-Einstellungen',
    privacyOf: 'Datenschutz bei {{name}}',
    openOn: 'Bei {{name}} öffnen',
  },
  en: {
    video:
      'This video comes from {{name}}: when it is loaded, {{recipient}} learns your IP address, details of your device and this website, and may store data in your browser.',
    map: 'This map comes from {{name}}: when it is loaded, {{recipient}} learns your IP address, details of your device and this website, and may store data in your browser.',
    once: 'Load once',
    always: 'Always load videos and maps',
    failure: 'That could not be saved. You can still load it once.',
    settings: 'Cookie settings',
    privacyOf: 'Privacy at {{name}}',
    openOn: 'Open on {{name}}',
  },
  fr: {
    video:
      'Cette vidéo vient de {{name}}\u202f: au chargement, {{recipient}} reçoit ton adresse IP, des données sur ton appareil et ce site, et peut enregistrer des données dans ton navigateur.',
    map: 'Cette carte vient de {{name}}\u202f: au chargement, {{recipient}} reçoit ton adresse IP, des données sur ton appareil et ce site, et peut enregistrer des données dans ton navigateur.',
    once: 'Charger une fois',
    always: 'Toujours charger vidéos et cartes',
    failure: 'L’enregistrement n’a pas réussi. Tu peux quand même charger une fois.',
    settings: 'Réglages des cookies',
    privacyOf: 'Confidentialité chez {{name}}',
    openOn: 'Ouvrir sur {{name}}',
  },
  it: {
    video:
      'Questo video viene da {{name}}: al caricamento {{recipient}} riceve il tuo indirizzo IP, dati sul tuo dispositivo e questo sito, e può salvare dati nel tuo browser.',
    map: 'Questa mappa viene da {{name}}: al caricamento {{recipient}} riceve il tuo indirizzo IP, dati sul tuo dispositivo e questo sito, e può salvare dati nel tuo browser.',
    once: 'Carica una volta',
    always: 'Carica sempre video e mappe',
    failure: 'Non è stato possibile salvare. Puoi comunque caricare una volta.',
    settings: 'Impostazioni dei cookie',
    privacyOf: 'Privacy di {{name}}',
    openOn: 'Apri su {{name}}',
  },
  es: {
    video:
      'Este vídeo viene de {{name}}: al cargarlo, {{recipient}} recibe tu dirección IP, datos de tu dispositivo y este sitio web, y puede guardar datos en tu navegador.',
    map: 'Este mapa viene de {{name}}: al cargarlo, {{recipient}} recibe tu dirección IP, datos de tu dispositivo y este sitio web, y puede guardar datos en tu navegador.',
    once: 'Cargar una vez',
    always: 'Cargar siempre vídeos y mapas',
    failure: 'No se pudo guardar. Aun así puedes cargarlo una vez.',
    settings: 'Ajustes de cookies',
    privacyOf: 'Privacidad en {{name}}',
    openOn: 'Abrir en {{name}}',
  },
  pt: {
    video:
      'Este vídeo vem de {{name}}: ao carregar, {{recipient}} recebe o teu endereço IP, dados do teu dispositivo e este site, e pode guardar dados no teu navegador.',
    map: 'Este mapa vem de {{name}}: ao carregar, {{recipient}} recebe o teu endereço IP, dados do teu dispositivo e este site, e pode guardar dados no teu navegador.',
    once: 'Carregar uma vez',
    always: 'Carregar sempre vídeos e mapas',
    failure: 'Não foi possível guardar. Ainda assim podes carregar uma vez.',
    settings: 'Definições de cookies',
    privacyOf: 'Privacidade em {{name}}',
    openOn: 'Abrir em {{name}}',
  },
} as const satisfies Words
