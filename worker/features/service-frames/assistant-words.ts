import type { Words } from '../../../blocks/_kit/words.ts'

/**
 * The texts of the demonstration assistant. It says that it is a machine, and invents nothing: its answers are passages of this site.
 */
export const assistantWords = {
  de: {
    greeting: 'Hallo! Frag mich nach Studiengängen, Kosten, Zulassung oder Anrechnung.',
    nature: 'Dies ist ein Vorführ-Assistent: Er zeigt Fundstellen dieser Website und erfindet nichts.',
    question: 'Deine Frage',
    send: 'Senden',
    found: 'Dazu habe ich gefunden:',
    nothing:
      'Dazu habe ich auf dieser Website nichts gefunden. Frag mit anderen Worten, oder wende dich an die Studienberatung.',
    failed: 'Das hat gerade nicht geklappt. Bitte versuche es noch einmal.',
    you: 'Du',
    assistant: 'Assistent',
  },
  en: {
    greeting: 'Hello! Ask me about programmes, costs, admission or credit transfer.',
    nature: 'This is a demonstration assistant: it shows passages of this website and makes nothing up.',
    question: 'Your question',
    send: 'Send',
    found: 'This is what I found:',
    nothing: 'I found nothing about that on this website. Try other words, or contact our advisers.',
    failed: 'That did not work just now. Please try again.',
    you: 'You',
    assistant: 'Assistant',
  },
  fr: {
    greeting:
      'Bonjour\u202f! Pose-moi tes questions sur les cursus, les coûts, l’admission ou les équivalences.',
    nature:
      'Ceci est un assistant de démonstration\u202f: il montre des passages de ce site et n’invente rien.',
    question: 'Ta question',
    send: 'Envoyer',
    found: 'Voici ce que j’ai trouvé\u202f:',
    nothing: 'Je n’ai rien trouvé à ce sujet sur ce site. Essaie d’autres mots, ou contacte nos conseillers.',
    failed: 'Cela n’a pas fonctionné. Merci de réessayer.',
    you: 'Toi',
    assistant: 'Assistant',
  },
  it: {
    greeting: 'Ciao! Chiedimi di corsi di laurea, costi, ammissione o riconoscimento dei crediti.',
    nature: 'Questo è un assistente dimostrativo: mostra passaggi di questo sito e non inventa nulla.',
    question: 'La tua domanda',
    send: 'Invia',
    found: 'Ecco che cosa ho trovato:',
    nothing:
      'Su questo sito non ho trovato nulla in merito. Prova con altre parole o contatta l’orientamento.',
    failed: 'Non ha funzionato. Riprova.',
    you: 'Tu',
    assistant: 'Assistente',
  },
  es: {
    greeting: '¡Hola! Pregúntame por estudios, costes, admisión o reconocimiento de créditos.',
    nature: 'Este es un asistente de demostración: muestra pasajes de este sitio web y no inventa nada.',
    question: 'Tu pregunta',
    send: 'Enviar',
    found: 'Esto es lo que he encontrado:',
    nothing:
      'No he encontrado nada sobre eso en este sitio web. Prueba con otras palabras o habla con nuestros asesores.',
    failed: 'Ahora mismo no ha funcionado. Inténtalo de nuevo.',
    you: 'Tú',
    assistant: 'Asistente',
  },
  pt: {
    greeting: 'Olá! Pergunta-me sobre cursos, custos, admissão ou creditação.',
    nature: 'Este é um assistente de demonstração: mostra passagens deste site e não inventa nada.',
    question: 'A tua pergunta',
    send: 'Enviar',
    found: 'Eis o que encontrei:',
    nothing:
      'Não encontrei nada sobre isso neste site. Tenta outras palavras ou fala com os nossos conselheiros.',
    failed: 'Não funcionou agora. Tenta novamente.',
    you: 'Tu',
    assistant: 'Assistente',
  },
} as const satisfies Words
