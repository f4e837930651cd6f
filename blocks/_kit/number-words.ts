const namesOf = (...lists: readonly string[]): readonly string[] => lists.flatMap(list => list.split(' '))

/** Units and countable nouns, in the six languages. A number before any other word is part of a title. */
export const unitNames = namesOf(
  'tag tage tagen woche wochen monat monate monaten jahr jahre jahren stunde stunden minute minuten sekunde sekunden std min sek uhr',
  'day days week weeks month months year years hour hours minutes second seconds pm am',
  'jour jours semaine semaines mois an ans année années heure heures secondes',
  'giorno giorni settimana settimane mese mesi anno anni ora ore minuto minuti secondo secondi',
  'día días semana semanas mes meses año años hora horas minutos segundo segundos',
  'dia dias mês ano anos semestre semestres semestri semester semesters',
  'prozent percent punkte points punti puntos pontos ects cp lp credits crediti créditos crédits',
  'mio mrd tsd million millionen millions milliarden billion mill mille mila mil milioni milhões millones',
  'mal fach times fois volte veces vezes eur euro euros usd gbp chf inr pln czk',
  'rate raten instalment instalments mensualité mensualités rata cuota cuotas prestação prestações',
  'mm cm m km g kg t l ml h s x c k w kw kwh mwh gb mb tb hz khz mhz ghz',
)

/** The months, in the six languages. */
export const monthNames = namesOf(
  'januar februar märz april mai juni juli august september oktober november dezember',
  'january february march may june july october december',
  'janvier février mars avril juin juillet août septembre octobre novembre décembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre',
  'enero febrero abril mayo junio julio septiembre octubre noviembre diciembre',
  'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
)
