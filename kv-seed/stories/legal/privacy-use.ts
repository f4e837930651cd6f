import { section } from './parts.ts'

const visiting = section(
  {
    de: 'Wenn du die Website besuchst',
    en: 'When you visit the website',
    fr: 'Quand tu visites le site',
    it: 'Quando visiti il sito',
    es: 'Cuando visitas el sitio',
    pt: 'Quando visitas o site',
  },
  {
    de: [
      'Dein Browser schickt uns seine IP-Adresse und die Adresse der Seite; ohne sie käme keine Antwort an. Wir nutzen sie, um zu antworten, dein Land für Preise zu bestimmen und Anfragen zu begrenzen, und schreiben sie in kein Protokoll.',
      'Cookies und Schlüssel im Browser, die nicht notwendig sind, setzen wir nur mit deiner Einwilligung (§ 25 TDDDG). Welche das sind und wie du sie änderst, steht auf der Seite Cookies.',
    ],
    en: [
      'Your browser sends us its IP address and the address of the page; without them no answer would arrive. We use them to answer, to find your country for prices and to limit requests, and write them to no log.',
      'Cookies and keys in the browser that are not necessary are set only with your consent (section 25 TDDDG; in the United Kingdom, PECR). The page Cookies names them and lets you change your mind.',
    ],
    fr: [
      'Ton navigateur nous envoie son adresse IP et l’adresse de la page ; sans elles, aucune réponse n’arriverait. Elles servent à répondre, à trouver ton pays pour les prix et à limiter les requêtes, et ne figurent dans aucun journal.',
      'Les cookies et clés non nécessaires ne sont posés qu’avec ton accord (§ 25 TDDDG). La page Cookies les nomme et te laisse changer d’avis.',
    ],
    it: [
      'Il tuo browser ci invia l’indirizzo IP e quello della pagina; senza, nessuna risposta arriverebbe. Servono a rispondere, a trovare il tuo Paese per i prezzi e a limitare le richieste, e non stanno in alcun registro.',
      'I cookie e le chiavi non necessari si impostano solo con il tuo consenso (§ 25 TDDDG). La pagina Cookie li elenca e ti fa cambiare idea.',
    ],
    es: [
      'Tu navegador nos envía su dirección IP y la de la página; sin ellas no llegaría respuesta. Sirven para responder, hallar tu país para los precios y limitar las peticiones, y no quedan en ningún registro.',
      'Las cookies y claves no necesarias solo se ponen con tu consentimiento (art. 25 TDDDG). La página Cookies las nombra y te deja cambiar de idea.',
    ],
    pt: [
      'O teu navegador envia-nos o endereço IP e o da página; sem eles nenhuma resposta chegaria. Servem para responder, encontrar o teu país para os preços e limitar os pedidos, e não ficam em nenhum registo.',
      'Os cookies e chaves não necessários só são postos com o teu consentimento (§ 25 TDDDG). A página Cookies enumera-os e deixa-te mudar de ideias.',
    ],
  },
)

const forms = section(
  {
    de: 'Wenn du uns schreibst oder dich bewirbst',
    en: 'When you write to us or apply',
    fr: 'Quand tu nous écris ou postules',
    it: 'Quando ci scrivi o ti candidi',
    es: 'Cuando nos escribes o solicitas plaza',
    pt: 'Quando nos escreves ou te candidatas',
  },
  {
    de: [
      'Was du in ein Formular einträgst oder hochlädst, speichern wir verschlüsselt übertragen in der EU, schicken es an die zuständige Stelle und löschen es hier nach 180 Tagen. Pflichtfelder sind nur, was wir für die Antwort brauchen.',
      'Den Newsletter bekommst du erst, wenn du den Link in unserer E-Mail bestätigt hast. Abmelden kannst du dich in jeder Ausgabe; deine Adresse löschen wir dann in derselben Nacht.',
    ],
    en: [
      'What you enter in a form or upload is sent encrypted, stored in the EU, passed to the office in charge and deleted here after 180 days. Only what we need for an answer is required.',
      'You get the newsletter only once you have confirmed the link in our e-mail. You can unsubscribe in every issue; your address is then deleted the same night.',
    ],
    fr: [
      'Ce que tu saisis ou envoies est transmis chiffré, stocké dans l’UE, remis au service compétent et effacé ici après 180 jours. Seul ce qu’il faut pour répondre est obligatoire.',
      'Tu ne reçois la newsletter qu’après avoir confirmé le lien de notre e-mail. Chaque numéro permet de se désabonner ; ton adresse est effacée la nuit même.',
    ],
    it: [
      'Ciò che inserisci o carichi viaggia cifrato, è conservato nell’UE, va all’ufficio competente e qui viene cancellato dopo 180 giorni. È obbligatorio solo ciò che serve per rispondere.',
      'Ricevi la newsletter solo dopo aver confermato il link nella nostra e-mail. Ogni numero permette di disiscriversi; il tuo indirizzo viene cancellato la notte stessa.',
    ],
    es: [
      'Lo que escribes o subes viaja cifrado, se guarda en la UE, llega a la oficina competente y aquí se borra a los 180 días. Solo es obligatorio lo necesario para responder.',
      'Recibes el boletín solo tras confirmar el enlace de nuestro correo. En cada número puedes darte de baja; tu dirección se borra esa misma noche.',
    ],
    pt: [
      'O que escreves ou carregas segue cifrado, é guardado na UE, chega ao serviço competente e é apagado aqui ao fim de 180 dias. Só é obrigatório o necessário para responder.',
      'Só recebes a newsletter depois de confirmares a ligação no nosso e-mail. Em cada edição podes cancelar; o teu endereço é apagado na mesma noite.',
    ],
  },
)

const services = section(
  {
    de: 'Wenn du zustimmst',
    en: 'When you agree',
    fr: 'Quand tu acceptes',
    it: 'Quando accetti',
    es: 'Cuando aceptas',
    pt: 'Quando aceitas',
  },
  {
    de: [
      'Chat, Videos, Karten, Messung und Tests laufen erst, wenn du dem Dienst zugestimmt hast; Chat und Videos in einem abgeschlossenen Rahmen, der die Seite und deine Formulare nicht lesen kann.',
      'Zu jeder Entscheidung, auch einer Ablehnung, halten wir fest: eine zufällige Nummer, den Zeitpunkt, die Fassung der Texte und die erlaubten Dienste. Die Nummer steht nur in deinem eigenen Cookie. Sendet dein Browser „Global Privacy Control“, gilt das als Ablehnung.',
    ],
    en: [
      'Chat, videos, maps, measuring and tests run only once you have agreed to the service; chat and videos in a closed frame that can read neither the page nor your forms.',
      'Of every decision, a decline as well, we keep: a random number, the time, the version of the texts and the services allowed. The number stands in your own cookie alone. If your browser sends Global Privacy Control, that counts as a decline.',
    ],
    fr: [
      'Chat, vidéos, cartes, mesure et tests ne tournent qu’après ton accord ; chat et vidéos dans un cadre fermé qui ne lit ni la page ni tes formulaires.',
      'De chaque décision, même d’un refus, nous gardons : un numéro aléatoire, le moment, la version des textes et les services autorisés. Le numéro ne figure que dans ton cookie. Si ton navigateur envoie Global Privacy Control, c’est un refus.',
    ],
    it: [
      'Chat, video, mappe, misurazione e test partono solo dopo il tuo consenso; chat e video in un riquadro chiuso che non legge né la pagina né i tuoi moduli.',
      'Di ogni scelta, anche di un rifiuto, conserviamo: un numero casuale, l’ora, la versione dei testi e i servizi consentiti. Il numero sta solo nel tuo cookie. Se il browser invia Global Privacy Control, vale come rifiuto.',
    ],
    es: [
      'Chat, vídeos, mapas, medición y pruebas solo funcionan cuando aceptas el servicio; chat y vídeos en un marco cerrado que no lee ni la página ni tus formularios.',
      'De cada decisión, también de un rechazo, guardamos: un número aleatorio, la hora, la versión de los textos y los servicios permitidos. El número está solo en tu cookie. Si tu navegador envía Global Privacy Control, cuenta como rechazo.',
    ],
    pt: [
      'Chat, vídeos, mapas, medição e testes só funcionam depois de aceitares o serviço; chat e vídeos numa moldura fechada que não lê nem a página nem os teus formulários.',
      'De cada decisão, também de uma recusa, guardamos: um número aleatório, a hora, a versão dos textos e os serviços permitidos. O número está só no teu cookie. Se o navegador enviar Global Privacy Control, conta como recusa.',
    ],
  },
)

export const use = [...visiting, ...forms, ...services]
