import { type StoryDraft, storyLink } from '../story.ts'
import { inEach, plain } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { type BlockDraft, button } from './blocks.ts'

/** The settings that show a unit's visitors a layer before they leave. */
const exitLayer = (
  unit: string,
  languages: readonly string[],
  layer: Omit<BlockDraft, 'component'>,
): StoryDraft => ({
  slug: `settings/features/${unit}-exit-layer`,
  name: `Exit layer, ${unit}`,
  languages,
  content: {
    component: 'feature-settings',
    unit,
    exitLayer: [{ component: 'exit-layer', ...layer }],
  },
})

const main = exitLayer('dach', everyLanguage, {
  headline: inEach({
    de: 'Nimm alles schwarz auf weiß mit',
    en: 'Take it all with you in writing',
    fr: 'Emporte tout noir sur blanc',
    it: 'Porta via tutto nero su bianco',
    es: 'Llévatelo todo por escrito',
    pt: 'Leva tudo por escrito',
  }),
  text: plain(
    inEach({
      de: 'Module, Kosten, Zulassung: 24 Seiten zu deinem Studiengang, kostenlos und in fünf Minuten in deinem Postfach.',
      en: 'Modules, fees, admission: 24 pages on your programme, free of charge and in your inbox in five minutes.',
      fr: 'Modules, coûts, admission : 24 pages sur ton cursus, gratuites et dans ta boîte en cinq minutes.',
      it: 'Moduli, costi, ammissione: 24 pagine sul tuo corso, gratis e nella tua casella in cinque minuti.',
      es: 'Módulos, costes, admisión: 24 páginas sobre tu carrera, gratis y en tu correo en cinco minutos.',
      pt: 'Módulos, custos, admissão: 24 páginas sobre o teu curso, grátis e no teu correio em cinco minutos.',
    }),
  ),
  content: [
    button(
      inEach({
        de: 'Infomaterial bestellen',
        en: 'Order information',
        fr: 'Demander la documentation',
        it: 'Richiedi il materiale',
        es: 'Pedir el material',
        pt: 'Pedir o material',
      }),
      storyLink('infomaterial', 'formular'),
    ),
  ],
  callbackLabel: inEach({
    de: 'Ruft mich lieber an',
    en: 'Call me instead',
    fr: 'Appelez-moi plutôt',
    it: 'Preferisco una telefonata',
    es: 'Prefiero que me llaméis',
    pt: 'Prefiro que me liguem',
  }),
  callbackLink: storyLink('kontakt', 'rueckruf'),
  callbackForm: 'callback',
})

const dual = exitLayer('ds', ['en'], {
  delay: '8',
  headline: inEach({
    de: 'Welcher Betrieb passt zu dir?',
    en: 'Which company would suit you?',
    fr: 'Quelle entreprise te correspond ?',
    it: 'Quale azienda fa per te?',
    es: '¿Qué empresa te encaja?',
    pt: 'Que empresa combina contigo?',
  }),
  text: plain(
    inEach({
      de: 'Ruben Falk kennt alle 112 Betriebe. Schreib ihm zwei Sätze, und er nennt dir drei.',
      en: 'Ruben Falk knows all 112 companies. Write him two sentences, and he names you three.',
      fr: 'Ruben Falk connaît les 112 entreprises. Écris-lui deux phrases, il t’en cite trois.',
      it: 'Ruben Falk conosce tutte le 112 aziende. Scrivigli due frasi e te ne indica tre.',
      es: 'Ruben Falk conoce las 112 empresas. Escríbele dos frases y te nombra tres.',
      pt: 'Ruben Falk conhece as 112 empresas. Escreve-lhe duas frases e ele indica-te três.',
    }),
  ),
  content: [
    button(
      inEach({
        de: 'Ruben schreiben',
        en: 'Write to Ruben',
        fr: 'Écrire à Ruben',
        it: 'Scrivi a Ruben',
        es: 'Escribir a Ruben',
        pt: 'Escrever ao Ruben',
      }),
      storyLink('ds/kontakt', 'formular'),
    ),
  ],
})

/** What visitors of two units see who are about to leave. */
export const stories: readonly StoryDraft[] = [main, dual]
