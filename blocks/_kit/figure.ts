const namesOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap(list => list.split(' ')))

/** Units and countable nouns, in the six languages. A number before any other word is part of a title. */
const units = namesOf(
  'tag tage tagen woche wochen monat monate monaten jahr jahre jahren stunde stunden minute minuten sekunde sekunden std min sek uhr',
  'day days week weeks month months year years hour hours minutes second seconds pm am',
  'jour jours semaine semaines mois an ans année années heure heures secondes',
  'giorno giorni settimana settimane mese mesi anno anni ora ore minuto minuti secondo secondi',
  'día días semana semanas mes meses año años hora horas minutos segundo segundos',
  'dia dias mês ano anos semestre semestres semestri semester semesters',
  'prozent percent punkte points punti puntos pontos ects cp lp credits crediti créditos crédits',
  'mio mrd tsd million millionen millions milliarden billion mill mille mila mil milioni milhões millones',
  'mal fach times fois volte veces vezes eur euro euros usd gbp chf inr pln czk',
  'mm cm m km g kg t l ml h s x c k w kw kwh mwh gb mb tb hz khz mhz ghz',
)

/** Stand between two numbers. */
const connectors = namesOf('von bis zu oder und of to or and de à a ou et di su o e en y em')

type Part = 'number' | 'unit' | 'between' | 'sign' | 'word'

function partOf(text: string): Part {
  if (/\d/.test(text)) return 'number'
  if (!/\p{L}/u.test(text)) return 'sign'
  const word = text.toLowerCase()
  if (connectors.has(word)) return 'between'
  return units.has(word) ? 'unit' : 'word'
}

/** Numbers with their signs and units, in sequence or with a word between them: `71 %`, `1 von 14`, `24, 36 oder 48 Monate`. */
const figure = /^s*n[snu]*(?:b+[sn]*n[snu]*)*$/

/** No figures: an ordinal (`2. Fach`) and a year. */
const counter = /^\d+\.\s+\p{L}|^(?:1[5-9]|20)\d\d$/u

const longest = 40

/** Whether a text is only a figure, and not a title of the text after it: numbers with a sign or a unit, and no other word. */
export function isFigure(text: string): boolean {
  if (text.length > longest || counter.test(text)) return false
  const parts = text.match(/\d+|\p{L}+|[^\p{L}\d\s]+/gu) ?? []
  return figure.test(parts.map(part => partOf(part)[0]).join(''))
}
