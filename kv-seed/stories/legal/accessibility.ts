import { bullets, inEach } from '../../text.ts'
import { type LegalPage, section } from './parts.ts'

const standard = section(
  {
    de: 'Was du erwarten kannst',
    en: 'What you can expect',
    fr: 'Ce que tu peux attendre',
    it: 'Che cosa puoi aspettarti',
    es: 'Qué puedes esperar',
    pt: 'O que podes esperar',
  },
  {
    de: [
      'Diese Website soll für alle benutzbar sein. Maßstab sind die WCAG 2.2 in Stufe AA und die Norm EN 301 549; wir halten sie nach eigener Prüfung weitgehend ein.',
      bullets(
        'Alles geht mit der Tastatur, und man sieht immer, wo man ist.',
        'Texte lassen sich auf 200 % vergrößern, ohne dass etwas verloren geht.',
        'Inhalte, Formulare und Links funktionieren auch ohne JavaScript.',
        'Wer im System weniger Bewegung oder mehr Kontrast einstellt, bekommt beides.',
      ),
    ],
    en: [
      'This website should work for everybody. The measure is WCAG 2.2 at level AA and the standard EN 301 549; by our own tests we meet them for the most part.',
      bullets(
        'Everything works by keyboard, and you always see where you are.',
        'Text can be enlarged to 200% without losing anything.',
        'Content, forms and links work without JavaScript, too.',
        'If you ask your system for less motion or more contrast, you get both.',
      ),
    ],
    fr: [
      'Ce site doit servir à tout le monde. La référence est WCAG 2.2, niveau AA, et la norme EN 301 549 ; selon nos tests, nous les respectons pour l’essentiel.',
      bullets(
        'Tout se fait au clavier, et l’on voit toujours où l’on est.',
        'Le texte s’agrandit à 200 % sans rien perdre.',
        'Contenus, formulaires et liens fonctionnent aussi sans JavaScript.',
        'Moins de mouvement ou plus de contraste : le site suit les réglages du système.',
      ),
    ],
    it: [
      'Questo sito deve servire a tutti. Il riferimento sono le WCAG 2.2, livello AA, e la norma EN 301 549; secondo le nostre verifiche le rispettiamo in gran parte.',
      bullets(
        'Tutto funziona con la tastiera, e si vede sempre dove ci si trova.',
        'Il testo si ingrandisce al 200 % senza perdere nulla.',
        'Contenuti, moduli e link funzionano anche senza JavaScript.',
        'Meno movimento o più contrasto: il sito segue le impostazioni del sistema.',
      ),
    ],
    es: [
      'Este sitio debe servir a todas las personas. La medida son las WCAG 2.2, nivel AA, y la norma EN 301 549; según nuestras pruebas las cumplimos en su mayor parte.',
      bullets(
        'Todo funciona con el teclado, y siempre se ve dónde estás.',
        'El texto se amplía al 200 % sin perder nada.',
        'Contenidos, formularios y enlaces funcionan también sin JavaScript.',
        'Menos movimiento o más contraste: el sitio sigue los ajustes del sistema.',
      ),
    ],
    pt: [
      'Este site deve servir a toda a gente. A medida são as WCAG 2.2, nível AA, e a norma EN 301 549; segundo os nossos testes cumprimo-las em grande parte.',
      bullets(
        'Tudo funciona com o teclado, e vê-se sempre onde se está.',
        'O texto aumenta até 200 % sem perder nada.',
        'Conteúdos, formulários e ligações funcionam também sem JavaScript.',
        'Menos movimento ou mais contraste: o site segue as definições do sistema.',
      ),
    ],
  },
)

const gaps = section(
  {
    de: 'Was noch nicht geht',
    en: 'What does not work yet',
    fr: 'Ce qui ne marche pas encore',
    it: 'Che cosa non funziona ancora',
    es: 'Qué falta todavía',
    pt: 'O que ainda falta',
  },
  {
    de: [
      'Videos haben Untertitel, aber noch keine Audiodeskription. Karten anderer Anbieter haben wir nicht geprüft; Adresse und Anreise stehen deshalb immer als Text daneben. Ältere PDF-Dateien schicken wir dir auf Wunsch in einer zugänglichen Fassung.',
    ],
    en: [
      'Videos have captions, but no audio description yet. Maps of other providers we have not tested, so address and directions always stand beside them as text. On request we send you older PDF files in an accessible version.',
    ],
    fr: [
      'Les vidéos ont des sous-titres, mais pas encore d’audiodescription. Les cartes d’autres fournisseurs n’ont pas été testées : adresse et accès figurent toujours en texte à côté. Sur demande, nous t’envoyons une version accessible des anciens PDF.',
    ],
    it: [
      'I video hanno i sottotitoli, ma non ancora l’audiodescrizione. Le mappe di altri fornitori non sono state verificate: indirizzo e percorso stanno sempre accanto come testo. Su richiesta ti inviamo i vecchi PDF in versione accessibile.',
    ],
    es: [
      'Los vídeos tienen subtítulos, pero aún no audiodescripción. Los mapas de otros proveedores no los hemos comprobado: la dirección y el camino están siempre al lado en texto. Si lo pides, te enviamos los PDF antiguos en versión accesible.',
    ],
    pt: [
      'Os vídeos têm legendas, mas ainda não audiodescrição. Os mapas de outros fornecedores não foram testados: a morada e o caminho estão sempre ao lado em texto. A pedido, enviamos os PDF antigos em versão acessível.',
    ],
  },
)

/** The last day of tests in `docs/accessibility.md`, which says what they were. */
const testedOn = new Date('2026-11-28')

const tested = (language: string, asOf: string, how: string) =>
  `${asOf} ${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(testedOn)}. ${how}`

const feedback = (email: string) =>
  section(
    {
      de: 'Sag uns, wo es hakt',
      en: 'Tell us where it fails',
      fr: 'Dis-nous ce qui coince',
      it: 'Dicci che cosa non va',
      es: 'Dinos qué falla',
      pt: 'Diz-nos o que falha',
    },
    {
      de: [
        `Schreib an [${email}](mailto:${email}). Du bekommst in fünf Werktagen eine Antwort, und den Inhalt in einer Form, die du nutzen kannst.`,
        'Reicht dir die Antwort nicht, hilft die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.',
        tested(
          'de',
          'Stand',
          'Geprüft haben wir mit automatischen Tests: Regeln der WCAG, Namen und Rollen im Zugänglichkeitsbaum, Wege mit der Tastatur, kleine Fenster und große Schrift. Mit Screenreadern und von Menschen mit Behinderungen ist die Website noch nicht geprüft.',
        ),
      ],
      en: [
        `Write to [${email}](mailto:${email}). You get an answer within five working days, and the content in a form that you can use.`,
        'If the answer is not enough, the market surveillance authority for accessibility of the German states helps; in the United Kingdom it is the Equality Advisory and Support Service.',
        tested(
          'en',
          'As of',
          'We tested with tools: the rules of WCAG, names and roles in the accessibility tree, ways by keyboard, small windows and large text. Nobody has tested the website with a screen reader yet, nor have people with disabilities.',
        ),
      ],
      fr: [
        `Écris à [${email}](mailto:${email}). Tu as une réponse sous cinq jours ouvrés, et le contenu sous une forme utilisable.`,
        'Si la réponse ne suffit pas, l’autorité allemande de surveillance du marché pour l’accessibilité peut t’aider.',
        tested(
          'fr',
          'État :',
          'Nous avons contrôlé par des tests automatiques : règles des WCAG, noms et rôles dans l’arbre d’accessibilité, parcours au clavier, petites fenêtres et grands caractères. Le site n’a encore été testé ni avec un lecteur d’écran ni par des personnes handicapées.',
        ),
      ],
      it: [
        `Scrivi a [${email}](mailto:${email}). Ricevi una risposta entro cinque giorni lavorativi e il contenuto in una forma utilizzabile.`,
        'Se la risposta non basta, ti aiuta l’autorità tedesca di vigilanza del mercato per l’accessibilità.',
        tested(
          'it',
          'Aggiornamento:',
          'Abbiamo verificato con test automatici: regole delle WCAG, nomi e ruoli nell’albero di accessibilità, percorsi da tastiera, finestre piccole e caratteri grandi. Il sito non è ancora stato verificato con uno screen reader né da persone con disabilità.',
        ),
      ],
      es: [
        `Escribe a [${email}](mailto:${email}). Recibes respuesta en cinco días laborables y el contenido en una forma que puedas usar.`,
        'Si la respuesta no basta, ayuda la autoridad alemana de vigilancia del mercado para la accesibilidad.',
        tested(
          'es',
          'Estado:',
          'Hemos comprobado con pruebas automáticas: reglas de las WCAG, nombres y funciones en el árbol de accesibilidad, recorridos con teclado, ventanas pequeñas y letra grande. Nadie ha probado todavía el sitio con un lector de pantalla, ni lo han hecho personas con discapacidad.',
        ),
      ],
      pt: [
        `Escreve para [${email}](mailto:${email}). Recebes resposta em cinco dias úteis e o conteúdo numa forma que possas usar.`,
        'Se a resposta não chegar, ajuda a autoridade alemã de fiscalização do mercado para a acessibilidade.',
        tested(
          'pt',
          'Estado:',
          'Verificámos com testes automáticos: regras das WCAG, nomes e funções na árvore de acessibilidade, percursos com o teclado, janelas pequenas e letras grandes. O site ainda não foi testado com um leitor de ecrã nem por pessoas com deficiência.',
        ),
      ],
    },
  )

export const accessibility: LegalPage = {
  path: 'barrierefreiheit',
  translatedPaths: {
    en: 'accessibility',
    fr: 'accessibilite',
    it: 'accessibilita',
    es: 'accesibilidad',
    pt: 'acessibilidade',
  },
  title: inEach({
    de: 'Barrierefreiheit',
    en: 'Accessibility',
    fr: 'Accessibilité',
    it: 'Accessibilità',
    es: 'Accesibilidad',
    pt: 'Acessibilidade',
  }),
  body: ({ email }) => [...standard, ...gaps, ...feedback(email)],
}
