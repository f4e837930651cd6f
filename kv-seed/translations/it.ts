/** The demonstration site in Italian, by German source text. */
export const it: Readonly<Record<string, string>> = {
  // Home
  Startseite: 'Pagina iniziale',
  'Online studieren: Bachelor ab 180 € im Monat': 'Studiare online: lauree triennali da 180 € al mese',
  'Sechs staatlich anerkannte Bachelorstudiengänge im Fernstudium: ab 180 € im Monat, auch ohne Abitur, mit Campus in Berlin und München. Vier Wochen kostenlos.':
    'Sei lauree triennali a distanza riconosciute dallo Stato: da 180 € al mese, anche senza maturità, con campus a Berlino e Monaco. Quattro settimane gratuite.',
  'Eine junge Frau und ein älterer Mann lernen abends am Fenster, eine Studentin ist per Laptop zugeschaltet; draußen liegt der Campus':
    'Una giovane donna e un uomo più anziano studiano la sera alla finestra, una studentessa è collegata al portatile; fuori si vede il campus',
  'Staatlich anerkannt seit 2004': 'Riconosciuta dallo Stato dal 2004',
  'Studieren, ohne alles andere zu lassen': 'Studiare senza lasciare tutto il resto',
  'Sechs Bachelorstudiengänge ab 180 € im Monat. Du lernst online, wann es bei dir passt, und triffst die anderen im Live-Kurs, in Berlin oder in München.':
    'Sei lauree triennali da 180 € al mese. Studi online quando ti va bene e incontri gli altri nelle lezioni in diretta, a Berlino o a Monaco.',
  '4,6 von 5 aus 1.284 Bewertungen': '4,6 su 5 da 1.284 recensioni',
  '4 Wochen kostenlos testen': '4 settimane di prova gratuita',
  'Wer hier studiert, und wie es ausgeht': 'Chi studia qui, e come va a finire',
  '9.400': '9.400',
  'Studierende zwischen 18 und 71 Jahren; im Mittel sind sie 34.':
    'studentesse e studenti tra i 18 e i 71 anni; in media ne hanno 34.',
  '71 %': '71%',
  'arbeiten neben dem Studium, im Mittel 31 Stunden in der Woche.':
    'lavora mentre studia, in media 31 ore alla settimana.',
  'sitzen höchstens in einem Live-Kurs, auch im ersten Semester.':
    'persone al massimo in una lezione in diretta, già dal primo semestre.',
  '81 %': '81%',
  'derer, die 2018 bis 2020 begannen, haben heute ihren Abschluss.':
    'di chi ha iniziato tra il 2018 e il 2020 oggi ha la laurea.',
  'Womit fängst du an?': 'Da dove vuoi cominciare?',
  'Alle Studiengänge führen zu 180 ECTS und einem staatlich anerkannten Bachelor. Das Tempo wählst du bei der Einschreibung und kannst es jedes Semester ändern.':
    'Tutti i corsi di laurea portano a 180 crediti ECTS e a un titolo riconosciuto dallo Stato. Scegli il ritmo all’iscrizione e puoi cambiarlo ogni semestre.',
  'Betriebswirt\u00adschaftslehre': 'Economia aziendale',
  'Rechnen, verhandeln, führen: 30 Module und 8 Schwerpunkte. Ab 198 € im Monat.':
    'Calcolare, negoziare, dirigere: 30 moduli e 8 indirizzi. Da 198 € al mese.',
  'Eine Frau arbeitet am Stehpult, neben ihr ein Marktstand, ein Diagramm und ein Taschenrechner':
    'Una donna lavora a una scrivania alta; accanto a lei un banco del mercato, un grafico e una calcolatrice',
  'Deutsch, Englisch': 'Tedesco, inglese',
  'Zum Studiengang': 'Vai al corso',
  'Gesundheits\u00admanagement': 'Management sanitario',
  'Von der Station in die Leitung: bis zu 60 ECTS aus deiner Pflegeausbildung zählen mit. Ab 180 € im Monat.':
    'Dal reparto alla sua direzione: fino a 60 crediti della tua formazione infermieristica vengono riconosciuti. Da 180 € al mese.',
  'Eine Pflegerin lernt nachts am Laptop unter einer Schreibtischlampe':
    'Un’infermiera studia di notte al portatile sotto la lampada della scrivania',
  Deutsch: 'Tedesco',
  Übersicht: 'Panoramica',
  'Alle sechs im Vergleich': 'Tutti e sei a confronto',
  'Dazu Informatik, Soziale Arbeit, Agrarmanagement und BWL im dualen Studium: Dauer, Preis und Abschluss in einer Tabelle.':
    'Anche informatica, servizio sociale, management agrario ed economia aziendale in alternanza: durata, prezzo e titolo in una tabella.',
  'Drei Studierende auf den Stufen eines Campusgebäudes':
    'Tre studenti sui gradini di un edificio del campus',
  '36 bis 84 Monate': 'Da 36 a 84 mesi',
  'Studiengänge vergleichen': 'Confronta i corsi',
  'So sieht Fernstudium an einem Dienstag aus': 'Com’è lo studio a distanza di martedì',
  'Drei Fragen, die im ersten Gespräch fast immer kommen.':
    'Tre domande che arrivano quasi sempre nel primo colloquio.',
  'Studium finden': 'Trova il corso',
  Studienfinder: 'Cerca corsi',
  'Nach Fach, Ort, Dauer und Start filtern': 'Filtra per materia, luogo, durata e inizio',
  'Alle Studiengänge': 'Tutti i corsi',
  'Eine Tabelle zum Sortieren und Drucken': 'Una tabella da ordinare e stampare',
  'Bis zu vier nebeneinander': 'Fino a quattro affiancati',
  Studienkompass: 'Bussola degli studi',
  'Ein paar Fragen führen zu dem, was passt': 'Poche domande portano a ciò che fa per te',
  Gebühren: 'Rette',
  'Was du im Monat zahlst': 'Quanto paghi al mese',
  Förderrechner: 'Calcolo dei contributi',
  'Wer mitzahlt, und wie viel': 'Chi contribuisce, e quanto',
  'So studierst du': 'Come studi',
  'Deine Woche': 'La tua settimana',
  'Mehmet leitet einen Baumarkt in Kassel und studiert BWL in Teilzeit II. Seine 15 Stunden verteilen sich so:':
    'Mehmet dirige un negozio di bricolage a Kassel e studia economia aziendale a tempo parziale II. Le sue 15 ore si dividono così:',
  Wann: 'Quando',
  Was: 'Che cosa',
  Stunden: 'Ore',
  'Mo, Mi, Fr, 5:30 Uhr': 'Lun, mer, ven, 5:30',
  'Skript und Übungsaufgaben': 'Dispensa ed esercizi',
  'Dienstag, 19 Uhr': 'Martedì, ore 19',
  'Live-Kurs Controlling, Kamera freiwillig':
    'Lezione in diretta di controllo di gestione, videocamera facoltativa',
  'Donnerstag, 20 Uhr': 'Giovedì, ore 20',
  'Lerngruppe zu viert, per Video': 'Gruppo di studio in quattro, in video',
  'Samstag, 9 Uhr': 'Sabato, ore 9',
  'Fallstudie, im Café oder auf dem Campus': 'Caso di studio, al bar o al campus',
  'Wer einen Live-Kurs verpasst, sieht die Aufzeichnung: Sie steht nach 48 Stunden bereit und bleibt es bis zum Abschluss.':
    'Chi perde una lezione in diretta guarda la registrazione: è pronta dopo 48 ore e resta disponibile fino alla laurea.',
  Prüfungen: 'Esami',
  'Du meldest dich an, wenn du so weit bist, auch erst 24 Stunden vorher. Eine Klausur schreibst du zu Hause am eigenen Rechner oder in einem von 34 Prüfungszentren in Deutschland, Österreich, der Schweiz und London.':
    'Ti iscrivi quando ti senti pronto o pronta, anche solo 24 ore prima. L’esame lo fai a casa, al tuo computer, oppure in uno dei 34 centri in Germania, Austria, Svizzera e a Londra.',
  'Ein Drittel der Module schließt du ganz ohne Klausur ab: mit Hausarbeit, Fallstudie oder Präsentation.':
    'Un terzo dei moduli si chiude senza alcun esame: con un elaborato, un caso di studio o una presentazione.',
  Online: 'Online',
  '365 Tage im Jahr, 6 bis 23 Uhr': '365 giorni all’anno, dalle 6 alle 23',
  'Im Zentrum': 'In un centro',
  'Samstags und am ersten Mittwoch im Monat': 'Il sabato e il primo mercoledì del mese',
  Wiederholen: 'Ripetere',
  'Zweimal je Modul, ohne Gebühr und Wartezeit': 'Due volte per modulo, senza tasse e senza attese',
  Ergebnis: 'Risultato',
  'Nach höchstens 3 Wochen': 'Dopo 3 settimane al massimo',
  Betreuung: 'Sostegno',
  Studienbegleitung: 'Chi ti accompagna',
  'Plant mit dir jedes Semester und meldet sich, wenn drei Wochen lang nichts von dir kommt. Montags bis freitags von 8 bis 20 Uhr.':
    'Pianifica con te ogni semestre e si fa sentire dopo tre settimane di silenzio. Dal lunedì al venerdì, dalle 8 alle 20.',
  Lehrende: 'Docenti',
  'Beantworten Fachfragen innerhalb von 24 Stunden und halten jede Woche eine Sprechstunde per Video.':
    'Rispondono alle domande sulla materia entro 24 ore e ogni settimana ricevono in video.',
  'Mentorin oder Mentor': 'La tua mentore o il tuo mentore',
  'Studiert dasselbe, zwei Semester weiter, und weiß, welche Übung sich vor der Klausur lohnt.':
    'Studia la stessa cosa, due semestri più avanti, e sa quale esercizio conviene prima dell’esame.',
  'Was BWL im Monat kostet': 'Quanto costa economia aziendale al mese',
  'Betriebswirtschaftslehre in drei Tempi, eine Summe: 14.256 € für das ganze Studium, egal wie lange du brauchst. Die ersten vier Wochen sind kostenlos, danach kannst du jeden Monat pausieren.':
    'Economia aziendale a tre ritmi, una sola somma: 14.256 € per tutto il corso, qualunque sia il tempo che ti serve. Le prime quattro settimane sono gratuite, poi puoi fare una pausa in qualsiasi mese.',
  Vollzeit: 'Tempo pieno',
  '29 Stunden in der Woche. Für dich, wenn das Studium gerade die Hauptsache ist.':
    '29 ore alla settimana. Per te, se adesso lo studio viene prima di tutto.',
  '36 Monate': '36 mesi',
  'Studiengang ansehen': 'Vedi il corso',
  'Monatlich zahlen': 'Paga ogni mese',
  'im Monat': 'al mese',
  'Dazu einmalig 699 € Prüfungsgebühr': 'Più 699 € di tassa d’esame, una volta sola',
  'Von 46 % gewählt': 'Scelto dal 46%',
  'Teilzeit I': 'Tempo parziale I',
  '22 Stunden in der Woche. Passt neben eine Stelle mit 20 bis 30 Stunden.':
    '22 ore alla settimana. Va bene accanto a un lavoro da 20 a 30 ore.',
  '48 Monate': '48 mesi',
  'Teilzeit II': 'Tempo parziale II',
  '15 Stunden in der Woche. Passt neben Vollzeitstelle, Schichtdienst oder Familie.':
    '15 ore alla settimana. Va bene accanto a un lavoro a tempo pieno, ai turni o alla famiglia.',
  '72 Monate': '72 mesi',
  'Jährlich zahlen': 'Paga ogni anno',
  'im Jahr': 'all’anno',
  'Du zahlst 11 Monate und studierst 12. Dazu einmalig 699 € Prüfungsgebühr':
    'Paghi 11 mesi e ne studi 12. Più 699 € di tassa d’esame, una volta sola',
  'Drei, die mittendrin sind': 'Tre che ci sono in mezzo',
  'Porträt von Lena, junge Frau mit blondem Bob': 'Ritratto di Lena, giovane donna con caschetto biondo',
  'BWL, Vollzeit, 2. Semester': 'Economia aziendale, tempo pieno, 2º semestre',
  'Lena, 19, Rostock': 'Lena, 19 anni, Rostock',
  '„Ich wollte nicht noch mal Schule. Hier mache ich Mathe nachts um elf und surfe vormittags. Fünf von sechs Prüfungen habe ich schon.“':
    '«Non volevo un’altra scuola. Qui faccio matematica alle undici di sera e la mattina surfo. Cinque esami su sei li ho già dati.»',
  'Porträt von Mehmet, Mann mit dunklem Haar und Bart': 'Ritratto di Mehmet, uomo con capelli scuri e barba',
  'BWL, Teilzeit II, 7. Semester': 'Economia aziendale, tempo parziale II, 7º semestre',
  'Mehmet, 38, Kassel': 'Mehmet, 38 anni, Kassel',
  '„Mein Betriebswirt hat mir 45 ECTS gebracht. Das waren anderthalb Jahre weniger, und die habe ich mit meinen Töchtern verbracht.“':
    '«Il mio diploma professionale mi ha portato 45 crediti. È un anno e mezzo in meno, e l’ho passato con le mie figlie.»',
  'Porträt von Amara, Frau mit Afro und goldenen Ohrringen':
    'Ritratto di Amara, donna con capelli afro e orecchini dorati',
  'Gesundheitsmanagement, Teilzeit I': 'Management sanitario, tempo parziale I',
  'Amara, 41, Leipzig': 'Amara, 41 anni, Lipsia',
  '„Nach der Nachtschicht schlafe ich vier Stunden, dann lerne ich drei. Im Mai übernehme ich die Stationsleitung.“':
    '«Dopo il turno di notte dormo quattro ore, poi ne studio tre. A maggio divento caposala.»',
  'Online zuerst. Mit Türen, die offen stehen': 'Prima online. Con porte che restano aperte',
  'Du musst nie anreisen. Aber du darfst: 63 % unserer Studierenden kommen mindestens einmal im Jahr auf einen Campus.':
    'Non devi mai viaggiare. Ma puoi: il 63% di chi studia qui viene in un campus almeno una volta all’anno.',
  'Eine Frau liest in einem runden Sessel': 'Una donna legge in una poltrona rotonda',
  '120 Live-Kurse in der Woche, 64.000 E-Books und Fachartikel, ein Lernforum, in dem auch um Mitternacht jemand antwortet.':
    '120 lezioni in diretta alla settimana, 64.000 libri e articoli digitali, un forum in cui qualcuno risponde anche a mezzanotte.',
  'Campus Berlin: Fernsehturm, Kuppelbau und Hochschulgebäude an der Spree':
    'Campus di Berlino: torre della televisione, edificio a cupola e sede universitaria sulla Sprea',
  'Berlin, an der Spree': 'Berlino, sulla Sprea',
  '22 Seminarräume, 90 Lernplätze, offen von 7 bis 22 Uhr. Vom Bahnhof Alexanderplatz sind es 6 Minuten zu Fuß.':
    '22 aule, 90 posti studio, aperto dalle 7 alle 22. A 6 minuti a piedi dalla stazione Alexanderplatz.',
  'Campus München: Kirche mit zwei Zwiebeltürmen und Hochschulgebäude vor den Alpen':
    'Campus di Monaco: chiesa con due campanili a cipolla e sede universitaria davanti alle Alpi',
  'München, am Altstadtring': 'Monaco, accanto al centro storico',
  '14 Seminarräume, 60 Lernplätze, samstags Klausuren und Kaffee. Vom Marienplatz sind es 8 Minuten zu Fuß.':
    '14 aule, 60 posti studio, il sabato esami e caffè. A 8 minuti a piedi da Marienplatz.',
  'Bis zum Start der Live-Kurse im Sommer\u00adsemester 2027':
    'Fino all’inizio delle lezioni in diretta del semestre estivo 2027',
  um: 'alle',
  Heute: 'Oggi',
  Uhr: '(ora di Berlino)',
  'Allein losgehen kannst du jeden Tag: Skripte und Aufzeichnungen stehen dir ab der Einschreibung offen. Gemeinsam beginnen wir am **1. April** und am **1. Oktober**.':
    'Da solo puoi partire in qualsiasi giorno: dispense e registrazioni si aprono con l’iscrizione. Insieme cominciamo il **1º aprile** e il **1º ottobre**.',
  'Platz im Sommersemester sichern': 'Prendi un posto per l’estate',
  'Was du vorher wissen willst': 'Quello che vuoi sapere prima',
  'Zulassung und Abschluss': 'Ammissione e titolo',
  'Kann ich ohne Abitur studieren?': 'Posso studiare senza maturità?',
  'Ja. Mit Meisterbrief oder einer gleichwertigen Fortbildung bist du sofort zugelassen. Mit abgeschlossener Ausbildung und drei Jahren im Beruf beginnst du auf Probe: Nach zwei bestandenen Modulen bist du regulär eingeschrieben.':
    'Sì. Con il diploma di maestro artigiano o una formazione equivalente l’ammissione è immediata. Con una formazione professionale conclusa e tre anni di lavoro cominci in prova: dopo due moduli superati l’iscrizione è definitiva.',
  'Ist der Abschluss so viel wert wie der einer Universität?':
    'Il titolo vale quanto quello di un’università tradizionale?',
  'Dein Bachelor ist staatlich anerkannt und akkreditiert. Du kannst damit an jeder Hochschule einen Master beginnen; im Zeugnis steht kein Wort von „Fernstudium“.':
    'La tua laurea è riconosciuta dallo Stato e accreditata. Ti apre una laurea magistrale in qualsiasi ateneo; sul diploma non c’è una parola su «studio a distanza».',
  'Was von meiner Ausbildung zählt mit?': 'Che cosa conta della mia formazione?',
  'Bis zu 60 ECTS in Gesundheitsmanagement, bis zu 45 in BWL. Wir prüfen deine Nachweise kostenlos, innerhalb von fünf Werktagen und bevor du dich bewirbst.':
    'Fino a 60 crediti in management sanitario, fino a 45 in economia aziendale. Controlliamo i tuoi documenti gratis, entro cinque giorni lavorativi e prima che ti candidi.',
  'Geld und Zeit': 'Soldi e tempo',
  'Was, wenn ich länger brauche?': 'E se mi serve più tempo?',
  'Bis zu 12 Monate über die Regelzeit hinaus zahlst du nichts. Wer in Teilzeit II studiert, hat also sieben Jahre zum Preis von sechs.':
    'Fino a 12 mesi oltre la durata prevista non paghi nulla. A tempo parziale II sono quindi sette anni al prezzo di sei.',
  'Bekomme ich BAföG?': 'Ho diritto al BAföG, la borsa di studio tedesca?',
  'In Vollzeit ja, bis zu 992 € im Monat. Für Meisterinnen, Pflegekräfte und Fachwirte kommen Aufstiegs- und Weiterbildungsstipendien hinzu; Sofia aus der Beratung rechnet sie mit dir durch.':
    'A tempo pieno sì, fino a 992 € al mese se vivi in Germania. Ci sono anche borse per artigiani, infermieri e lavoratori qualificati; Sofia, del servizio di orientamento, fa i conti con te.',
  'Kann ich pausieren oder kündigen?': 'Posso fare una pausa o disdire?',
  'Pausieren: jeden Monat, insgesamt zwölf Monate lang, ohne Gebühr. Kündigen: mit sechs Wochen Frist zum Ende jedes Quartals. In den ersten vier Wochen genügt eine E-Mail, und du hast nichts bezahlt.':
    'Pausa: in qualsiasi mese, dodici mesi in tutto, senza costi. Disdetta: con sei settimane di preavviso alla fine di ogni trimestre. Nelle prime quattro settimane basta un’e-mail, e non hai pagato nulla.',
  'Frag Sofia, bevor du rechnest': 'Chiedi a Sofia prima di fare i conti',
  'Sofia Brandt und fünf Kolleginnen und Kollegen sagen dir in 20 Minuten, was dir angerechnet wird, was es kostet und ob es in deine Woche passt. Manchmal raten sie auch ab.':
    'Sofia Brandt e cinque colleghi ti dicono in 20 minuti che cosa ti viene riconosciuto, quanto costa e se sta nella tua settimana. A volte lo sconsigliano anche.',
  'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. E-Mails beantworten wir an Werktagen innerhalb von zwei Stunden.':
    'Dal lunedì al venerdì dalle 8 alle 20, il sabato dalle 10 alle 14, ora di Berlino. Nei giorni lavorativi rispondiamo alle e-mail entro due ore.',
  'Anrufen: 030 23125 140': 'Chiama +49 30 23125 140',
  'E-Mail schreiben': 'Scrivi un’e-mail',
  'Eine Beraterin mit Headset am Schreibtisch, neben ihr ein Telefon':
    'Una consulente con le cuffie alla scrivania, accanto a lei un telefono',
  'Sofia Brandt, Studienberatung, seit 2011 in Tannhagen':
    'Sofia Brandt, consulente agli studi, a Tannhagen dal 2011',

  // Business administration
  'Betriebswirtschaftslehre im Fernstudium': 'Economia aziendale a distanza',
  'BWL im Fernstudium: Bachelor ab 198 € im Monat': 'Laurea in economia aziendale online, da 198 € al mese',
  'Bachelor BWL im Fernstudium: 180 ECTS in 36, 48 oder 72 Monaten, ab 198 € im Monat, 8 Schwerpunkte, auch ohne Abitur. Start jederzeit, 4 Wochen kostenlos.':
    'Laurea triennale in economia aziendale a distanza: 180 crediti ECTS in 36, 48 o 72 mesi, da 198 € al mese, 8 indirizzi. Inizi quando vuoi, 4 settimane gratis.',
  'Bachelor of Arts im Fernstudium': 'Bachelor of Arts a distanza',
  'Verstehen, wie ein Betrieb Geld verdient, und dann mitentscheiden: in 36, 48 oder 72 Monaten, ab 198 € im Monat, Start an jedem Tag.':
    'Capire come un’impresa guadagna, e poi decidere insieme: in 36, 48 o 72 mesi, da 198 € al mese, inizio in qualsiasi giorno.',
  'Jetzt bewerben': 'Candidati ora',
  'Auf einen Blick': 'In breve',
  Abschluss: 'Titolo',
  'Bachelor of Arts (B.A.), 180 ECTS, staatlich anerkannt und akkreditiert':
    'Bachelor of Arts (B.A.), laurea triennale da 180 crediti ECTS, riconosciuta dallo Stato e accreditata',
  'Führt zu': 'Porta a',
  'Controlling, Vertrieb, Personal, Einkauf, eigener Betrieb, jedem Master in BWL':
    'Controllo di gestione, vendite, risorse umane, acquisti, un’impresa tua, ogni laurea magistrale in economia',
  Dauer: 'Durata',
  '36, 48 oder 72 Monate; 12 weitere Monate ohne Gebühr': '36, 48 o 72 mesi; altri 12 mesi senza costi',
  Kosten: 'Costi',
  '396 €, 297 € oder 198 € im Monat, gesamt 14.256 €, dazu einmalig 699 € Prüfungsgebühr':
    '396 €, 297 € o 198 € al mese, 14.256 € in tutto, più 699 € di tassa d’esame, una volta sola',
  Start: 'Inizio',
  'An jedem Tag; Live-Kurse ab 1. April und 1. Oktober':
    'In qualsiasi giorno; lezioni in diretta dal 1º aprile e dal 1º ottobre',
  Voraussetzung: 'Che cosa serve',
  'Abitur, Fachabitur, Meister oder Ausbildung mit drei Jahren Beruf; kein NC':
    'Maturità, diploma di maestro artigiano, o formazione professionale e tre anni di lavoro; nessun numero chiuso',
  Sprache: 'Lingua',
  'Deutsch oder Englisch, von der ersten Vorlesung bis zur Bachelorarbeit':
    'Tedesco o inglese, dalla prima lezione alla tesi',
  Beratung: 'Orientamento',
  'Sofia Brandt, [030 23125 140](tel:+493023125140), Mo bis Fr 8 bis 20 Uhr, Sa 10 bis 14 Uhr':
    'Sofia Brandt, [+49 30 23125 140](tel:+493023125140), lun–ven dalle 8 alle 20, sab dalle 10 alle 14',
  Bewerbung: 'Candidatura',
  'Online, zwölf Minuten, drei Dateien, Antwort in fünf Werktagen':
    'Online, dodici minuti, tre file, risposta entro cinque giorni lavorativi',
  'Überall dieselben Fragen': 'Ovunque le stesse domande',
  'Eine Bäckerei mit acht Leuten und ein Konzern mit achtzigtausend fragen dasselbe: Was kostet ein Stück wirklich? Wer kauft es, und warum? Wen stellen wir ein, und wann sagen wir Nein? BWL gibt dir die Werkzeuge dafür, und du benutzt sie ab der ersten Woche an einem Betrieb, den du kennst.':
    'Un panificio con otto persone e un gruppo con ottantamila si chiedono la stessa cosa: quanto costa davvero un pezzo? Chi lo compra, e perché? Chi assumiamo, e quando diciamo di no? Economia aziendale ti dà gli strumenti, e dalla prima settimana li usi su un’impresa che conosci.',
  'Deine Arbeit ist das Material': 'Il tuo lavoro è la materia',
  '21 der 30 Module enden mit einer Aufgabe aus deinem Alltag: Du rechnest die Deckungsbeiträge deiner Abteilung nach, planst eine Kampagne für deinen Verein, schreibst die Stellenanzeige, die dein Team gerade braucht. Ohne eigene Stelle bekommst du Zahlen und Ansprechpersonen von einem unserer 112 Praxisbetriebe.':
    '21 dei 30 moduli finiscono con un compito preso dalla tua giornata: ricalcoli i margini del tuo reparto, progetti una campagna per la tua associazione, scrivi l’annuncio di lavoro che serve alla tua squadra. Se non lavori, ricevi i numeri, e qualcuno a cui chiedere, da una delle nostre 112 imprese partner.',
  'Alle Raten und einmalig 699 € für die Prüfungen': 'Tutte le rate e una sola volta 699 € per gli esami',
  'ZFU 0000001 (erfunden, wie diese Hochschule)': 'ZFU 0000001 (inventato, come questa università)',
  'Drei Tempi, dieselbe Summe': 'Tre ritmi, la stessa somma',
  '14.256 € für das ganze Studium, mit allen Skripten, Live-Kursen und Wiederholungsprüfungen. Das Tempo wechselst du zu jedem Semester, ohne Gebühr.':
    '14.256 € per tutto il corso, con tutte le dispense, le lezioni in diretta e gli esami ripetuti. Puoi cambiare ritmo ogni semestre, senza costi.',
  'Mit diesem Tempo starten': 'Comincia con questo ritmo',
  'So wird es weniger': 'Così costa meno',
  '− 3.564 €': '− 3.564 €',
  'durch 45 angerechnete ECTS aus Ausbildung oder Fortbildung':
    'con 45 crediti riconosciuti per una formazione che hai già',
  '22 %': '22%',
  'lassen ihren Arbeitgeber zahlen, für ihn und für sie steuerfrei':
    'fa pagare il datore di lavoro, esentasse per entrambi in Germania',
  '− 1 Rate': '− 1 mese',
  'in jedem Jahr, das du im Voraus zahlst': 'per ogni anno che paghi in anticipo',
  '30 Module, ein Projekt, eine Arbeit': '30 moduli, un progetto, una tesi',
  '60 ECTS in jedem Jahr. Das ist der Plan für Vollzeit; in Teilzeit bleibt die Reihenfolge, die Jahre werden länger.':
    '60 crediti all’anno. Questo è il piano a tempo pieno; a tempo parziale l’ordine resta, gli anni si allungano.',
  Studienplan: 'Piano di studi',
  '1. Jahr: Die Sprache des Fachs': '1º anno: la lingua della materia',
  '1. Semester': '1º semestre',
  Prüfung: 'Prova',
  'Einführung in die Betriebswirt\u00adschaftslehre': 'Introduzione all’economia aziendale',
  Hausarbeit: 'Elaborato',
  'Wirtschafts\u00admathematik': 'Matematica per l’economia',
  Klausur: 'Esame scritto',
  'Buchführung und Bilanzierung': 'Contabilità e bilancio',
  Wirtschaftsrecht: 'Diritto commerciale',
  'Wissenschaftlich arbeiten': 'Metodi del lavoro accademico',
  'Selbst- und Zeitmanagement': 'Organizzare sé e il proprio tempo',
  Portfolio: 'Portfolio',
  '2. Semester': '2º semestre',
  Statistik: 'Statistica',
  'Kosten- und Leistungsrechnung': 'Contabilità dei costi',
  Marketing: 'Marketing',
  Fallstudie: 'Caso di studio',
  Mikroökonomik: 'Microeconomia',
  'Business English': 'Inglese per gli affari',
  Präsentation: 'Presentazione',
  'Digitale Geschäftsmodelle': 'Modelli di business digitali',
  '2. Jahr: Der ganze Betrieb': '2º anno: l’impresa intera',
  '3. Semester': '3º semestre',
  'Investition und Finanzierung': 'Investimenti e finanza',
  'Personal und Führung': 'Personale e leadership',
  Makroökonomik: 'Macroeconomia',
  'Einkauf, Produktion, Logistik': 'Acquisti, produzione, logistica',
  Unternehmenssteuern: 'Imposte d’impresa',
  Projektmanagement: 'Gestione dei progetti',
  Projektbericht: 'Relazione di progetto',
  '4. Semester': '4º semestre',
  Controlling: 'Controllo di gestione',
  Strategie: 'Strategia',
  'Daten auswerten mit SQL und Python': 'Analizzare dati con SQL e Python',
  'Organisation und Wandel': 'Organizzazione e cambiamento',
  'Nachhaltig wirtschaften': 'Impresa sostenibile',
  'Ein Wahlmodul aus allen sechs Studiengängen': 'Un modulo a scelta dai sei corsi di laurea',
  'je nach Fach': 'secondo la materia',
  '3. Jahr: Deine Richtung': '3º anno: la tua direzione',
  '5. Semester': '5º semestre',
  Umfang: 'Crediti',
  'Erster Schwerpunkt, drei Module': 'Primo indirizzo, tre moduli',
  '15 ECTS': '15 ECTS',
  'Zweiter Schwerpunkt, drei Module': 'Secondo indirizzo, tre moduli',
  '6. Semester': '6º semestre',
  'Praxisprojekt, zwölf Wochen, auch im eigenen Betrieb':
    'Progetto pratico, dodici settimane, anche nella tua impresa',
  'Bachelorarbeit, neun Wochen': 'Tesi di laurea, nove settimane',
  '12 ECTS': '12 ECTS',
  'Kolloquium, 45 Minuten, online oder auf dem Campus': 'Discussione, 45 minuti, online o al campus',
  '3 ECTS': '3 ECTS',
  'Zwei von acht Schwerpunkten': 'Due indirizzi su otto',
  'Du wählst am Ende des vierten Semesters. Wer sich nicht entscheiden kann, besucht vorher drei Probestunden je Schwerpunkt.':
    'Scegli alla fine del quarto semestre. Se non sai decidere, prima segui tre lezioni di prova per ogni indirizzo.',
  'Controlling und Finanzen': 'Controllo di gestione e finanza',
  'Planen, abweichen, erklären können.': 'Pianificare, scostarsi, saper spiegare.',
  'Marketing und Vertrieb': 'Marketing e vendite',
  'Vom Bedarf zum Abschluss.': 'Dal bisogno all’ordine firmato.',
  Personal: 'Risorse umane',
  'Gewinnen, entwickeln, fair bezahlen.': 'Trovare persone, farle crescere, pagarle il giusto.',
  'Logistik und Einkauf': 'Logistica e acquisti',
  'Lieferketten, die halten.': 'Catene di fornitura che tengono.',
  Immobilien: 'Immobili',
  'Bewerten, finanzieren, verwalten.': 'Valutare, finanziare, amministrare.',
  'Wirtschafts\u00adinformatik': 'Informatica gestionale',
  'Zwischen Fachabteilung und IT.': 'Tra i reparti e l’informatica.',
  'Gesundheits\u00adökonomie': 'Economia sanitaria',
  'Kliniken, Kassen, Praxen.': 'Ospedali, assicurazioni, ambulatori.',
  'Nachhaltige Führung': 'Guida sostenibile',
  'Berichten, was wirkt, und es ändern.': 'Mostrare ciò che conta, e cambiarlo.',
  'Was danach kommt': 'Che cosa viene dopo',
  'Aus unserer Befragung von 612 Absolventinnen und Absolventen, zwei Jahre nach dem Bachelor.':
    'Dal nostro sondaggio tra 612 laureate e laureati, due anni dopo la laurea.',
  '46 %': '46%',
  'arbeiten in einer höheren Stelle als vor dem Studium.': 'ha un posto più alto di prima degli studi.',
  '+ 640 €': '+ 640 €',
  'mehr brutto im Monat, im Mittel aller Befragten.': 'lordi in più al mese, in media.',
  '23 %': '23%',
  'haben einen Master begonnen oder schon beendet.': 'ha iniziato o già finito una laurea magistrale.',
  '1 von 14': '1 su 14',
  'hat einen eigenen Betrieb gegründet oder übernommen.': 'ha fondato o rilevato un’impresa.',
  'Wer hier lernt und wer hier lehrt': 'Chi impara qui e chi insegna',
  'Teilzeit II, 7. Semester': 'Tempo parziale II, 7º semestre',
  'Mehmet, 38, Marktleiter': 'Mehmet, 38 anni, direttore di negozio',
  '„Für die Kostenrechnung habe ich meine eigene Gartenabteilung durchgerechnet. Drei Artikel sind seitdem raus, einer kam dazu.“':
    '«Per la contabilità dei costi ho rifatto i conti del mio reparto giardino. Da allora tre articoli sono usciti, uno è entrato.»',
  'Vollzeit, 2. Semester': 'Tempo pieno, 2º semestre',
  'Lena, 19, Surferin': 'Lena, 19 anni, surfista',
  '„Ich hatte Angst vor Mathe. Die Sprechstunde am Dienstag hat vier Leute, man traut sich zu fragen.“':
    '«Avevo paura della matematica. Al ricevimento del martedì siamo in quattro: si ha il coraggio di chiedere.»',
  'Porträt von Henrik, älterer Mann mit grauem Bart und Brille':
    'Ritratto di Henrik, uomo anziano con barba grigia e occhiali',
  'Professor für Rechnungswesen': 'Professore di contabilità',
  'Henrik Asmussen, 58': 'Henrik Asmussen, 58 anni',
  '„Nach 19 Jahren als Kaufmann weiß ich: Die Bilanz lügt selten, aber sie antwortet nur auf gute Fragen.“':
    '«Dopo 19 anni nel commercio lo so: il bilancio mente di rado, ma risponde solo alle buone domande.»',
  'Wo du lernst, entscheidest du': 'Dove studiare lo decidi tu',
  Studienorte: 'Luoghi di studio',
  'Zu Hause': 'A casa',
  'Skript, Videos und Übungen eines Moduls bekommst du auf einmal, als App und als gedrucktes Buch. Du lernst ohne Netz weiter, im Zug oder im Garten, und der Fortschritt gleicht sich ab, sobald du wieder online bist.':
    'Dispensa, video ed esercizi di un modulo arrivano tutti insieme, nell’app e come libro stampato. Continui a studiare senza rete, in treno o in giardino, e i progressi si aggiornano appena torni online.',
  'Live-Kurse': 'Lezioni in diretta',
  '18 in BWL jede Woche, morgens und abends': '18 di economia ogni settimana, mattina e sera',
  Aufzeichnungen: 'Registrazioni',
  'Nach 48 Stunden, bis zum Abschluss': 'Dopo 48 ore, fino alla laurea',
  Klausuren: 'Esami scritti',
  'An 365 Tagen, 6 bis 23 Uhr': '365 giorni all’anno, dalle 6 alle 23',
  'Campus Berlin': 'Campus di Berlino',
  '22 Räume an der Spree': '22 aule sulla Sprea',
  'Jeden zweiten Samstag ist BWL-Werkstatt: Fallstudien in Gruppen zu sechst.':
    'Un sabato su due c’è il laboratorio di economia aziendale: casi di studio in gruppi di sei.',
  Offen: 'Aperto',
  'Täglich 7 bis 22 Uhr': 'Tutti i giorni dalle 7 alle 22',
  Lernplätze: 'Posti studio',
  '90, ohne Reservierung': '90, senza prenotazione',
  Werkstatt: 'Laboratorio',
  'Jeden zweiten Samstag, 10 bis 16 Uhr': 'Un sabato su due, dalle 10 alle 16',
  Anfahrt: 'Come arrivare',
  '6 Minuten zu Fuß ab Alexanderplatz': 'A 6 minuti a piedi da Alexanderplatz',
  'Campus München': 'Campus di Monaco',
  '14 Räume am Altstadtring': '14 aule accanto al centro storico',
  'Am Controlling-Stammtisch erzählen Gäste aus Münchner Betrieben, wie sie wirklich planen.':
    'Alle serate del controllo di gestione, ospiti da imprese di Monaco raccontano come pianificano davvero.',
  'Montag bis Samstag, 8 bis 21 Uhr': 'Dal lunedì al sabato, dalle 8 alle 21',
  '60, ohne Reservierung': '60, senza prenotazione',
  Stammtisch: 'Serate',
  'Donnerstags, 18 Uhr': 'Il giovedì, ore 18',
  '8 Minuten zu Fuß ab Marienplatz': 'A 8 minuti a piedi da Marienplatz',
  'Zu BWL gefragt': 'Domande su questo corso',
  'Vor dem Studium': 'Prima di studiare',
  'Wie gut muss ich in Mathe sein?': 'Quanta matematica devo sapere?',
  'Dreisatz, Prozente und einfache Gleichungen genügen. Dazu gibt es einen Vorkurs mit 40 Übungen und einer Sprechstunde, kostenlos und vor dem Start. 93 % derer, die ihn besuchen, bestehen Wirtschaftsmathematik im ersten Anlauf.':
    'Bastano proporzioni, percentuali ed equazioni semplici. C’è anche un corso preparatorio con 40 esercizi e un ricevimento, gratuito e prima dell’inizio. Il 93% di chi lo segue supera matematica al primo tentativo.',
  'Welche Ausbildung bringt wie viele ECTS?': 'Quale formazione porta quanti crediti?',
  'Kaufmännische Ausbildung: 20 bis 30 ECTS': 'Formazione commerciale: da 20 a 30 crediti',
  'Fachwirt oder Fachkaufmann: 30 bis 40 ECTS':
    'Diploma di specialista (Fachwirt, Fachkaufmann): da 30 a 40 crediti',
  'Staatlich geprüfter Betriebswirt: 45 ECTS': 'Diploma statale in economia (Betriebswirt): 45 crediti',
  'Jedes angerechnete Modul entfällt, mit seiner Prüfung und seinem Anteil an der Gebühr.':
    'Ogni modulo riconosciuto non si fa più, con il suo esame e la sua parte di costi.',
  'Während des Studiums': 'Durante gli studi',
  'Wie finde ich ein Thema für die Bachelorarbeit?': 'Come trovo un argomento per la tesi?',
  'Zwei von drei Arbeiten entstehen im eigenen Betrieb. Für alle anderen hält jede Professur eine Liste bereit, zurzeit mit 74 offenen Themen.':
    'Due tesi su tre nascono nella propria impresa. Per tutti gli altri ogni cattedra tiene un elenco, al momento con 74 argomenti liberi.',
  'Kann ich ein Semester im Ausland verbringen?': 'Posso passare un semestre all’estero?',
  'Ja, an einer von 11 Partnerhochschulen in Europa, mit Erasmus+ bis zu 600 € im Monat. Oder du nimmst Tannhagen mit: Klausuren kannst du von überall schreiben.':
    'Sì, in una delle 11 università partner in Europa, con Erasmus+ fino a 600 € al mese. Oppure porti Tannhagen con te: gli esami li puoi dare da qualsiasi posto.',
  'Fang an, wann du willst': 'Comincia quando vuoi',
  'Vier Wochen kostenlos. Danach entscheidest du.': 'Quattro settimane gratis. Poi decidi tu.',
  '**Schreib uns** dein Tempo und deinen Wunschtermin, und häng Zeugnis, Ausweis und Lebenslauf an.':
    '**Scrivici** il tuo ritmo e la data che vuoi, e allega diploma, documento e curriculum.',
  '**Lass anrechnen,** was du mitbringst: Nachweise dazu, Ergebnis in fünf Werktagen.':
    '**Fatti riconoscere** quello che porti: aggiungi i documenti, risposta in cinque giorni lavorativi.',
  '**Unterschreib online.** Am nächsten Werktag öffnet sich dein erstes Modul.':
    '**Firma online.** Il giorno lavorativo seguente si apre il tuo primo modulo.',
  'Für BWL bewerben': 'Candidati a economia aziendale',
  'Noch unsicher? Ruf Sofia an': 'Ancora in dubbio? Chiama Sofia',
  'Sofia Brandt hat selbst neben dem Beruf BWL studiert und berät seit 2011. Sie sagt dir in 20 Minuten, welches Tempo zu deiner Woche passt. Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr.':
    'Sofia Brandt ha studiato economia aziendale accanto al lavoro e consiglia dal 2011. In 20 minuti ti dice quale ritmo sta nella tua settimana. Dal lunedì al venerdì dalle 8 alle 20, il sabato dalle 10 alle 14, ora di Berlino.',

  // Sofia, and the error pages
  'Sofia Brandt': 'Sofia Brandt',
  'Studienberaterin, seit 2011 in Tannhagen': 'Consulente agli studi, a Tannhagen dal 2011',
  'Porträt von Sofia, Frau mit langem braunem Haar und Blazer':
    'Ritratto di Sofia, donna con lunghi capelli castani e blazer',
  'Campus Berlin, Raum 1.12, und am Telefon': 'Campus di Berlino, stanza 1.12, e al telefono',
  'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. Du zahlst einen Ortstarif.':
    'Dal lunedì al venerdì dalle 8 alle 20, il sabato dalle 10 alle 14, ora di Berlino. Paghi una chiamata locale.',
  'So läuft ein Beratungsgespräch': 'Come si svolge un colloquio',
  'Seite nicht gefunden': 'Pagina non trovata',
  'Diese Seite gibt es nicht oder nicht mehr. Von hier aus findest du zu allen Studiengängen, zu den Kosten und zur Beratung der Hochschule Tannhagen.':
    'Questa pagina non esiste, o non esiste più. Da qui trovi tutti i corsi di laurea, i costi e il servizio di orientamento dell’Università Tannhagen.',
  'Eine Person steht mit einer Landkarte ratlos an einer Wegkreuzung':
    'Una persona con una mappa, perplessa, a un incrocio di sentieri',
  'Fehler 404': 'Errore 404',
  'Falscher Flur, richtiges Gebäude': 'Corridoio sbagliato, edificio giusto',
  'Diese Seite ist umgezogen, oder es hat sie nie gegeben. Das passiert Erstsemestern im Schnitt viermal, und alle haben ihren Raum noch gefunden.':
    'Questa pagina si è spostata, oppure non è mai esistita. A chi è al primo anno succede in media quattro volte, e tutti hanno poi trovato l’aula.',
  'Zurück zum Eingang': 'Torna all’ingresso',
  'Die meisten suchen eines davon': 'La maggior parte cerca una di queste cose',
  'Ein Studiengang': 'Un corso di laurea',
  'Sechs Bachelor mit Dauer, Preis und Zulassung.': 'Sei lauree triennali con durata, prezzo e ammissione.',
  'Der Preis': 'Il prezzo',
  'Drei Tempi, ab 198 € im Monat für BWL.': 'Tre ritmi, da 198 € al mese per economia aziendale.',
  'Ein Mensch': 'Una persona',
  'Sofia und das Beratungsteam, auch samstags.': 'Sofia e il servizio di orientamento, anche di sabato.',
  'Du bist einem Link von uns gefolgt? Dann haben wir ihn verlegt. Sag uns [im Kontaktformular](/kontakt/#formular), welchen, und er stimmt am nächsten Werktag wieder.':
    'Ti ha portato qui un nostro link? Allora l’abbiamo smarrito noi. Dicci quale [nel modulo di contatto](/it/contatti/#formular), e il prossimo giorno lavorativo funziona di nuovo.',
  Störung: 'Guasto',
  'Störung auf unserer Seite': 'Un guasto da parte nostra',
  'Diese Seite lässt sich gerade nicht aufbauen. Der Fehler liegt bei uns; hier steht, was weiterläuft und wie du die Hochschule Tannhagen trotzdem erreichst.':
    'Questa pagina al momento non si può comporre. L’errore è nostro; qui leggi che cosa continua a funzionare e come raggiungere comunque l’Università Tannhagen.',
  'Ein Student programmiert am Laptop, hinter ihm Codezeilen und ein Serverschrank':
    'Uno studente programma al portatile, dietro di lui righe di codice e un armadio di server',
  'Fehler 500': 'Errore 500',
  'Der Beamer streikt, nicht du': 'È il proiettore, non sei tu',
  'Beim Aufbau dieser Seite ist auf unserem Server etwas schiefgegangen. Die Technik ist schon benachrichtigt; meistens genügt es, in einer Minute noch einmal zu laden.':
    'Mentre componevamo questa pagina, qualcosa è andato storto sul nostro server. I tecnici sono già avvisati; di solito basta ricaricare tra un minuto.',
  'Zur Startseite': 'Alla pagina iniziale',
  'Was du jetzt tun kannst': 'Che cosa puoi fare ora',
  '**Warte eine Minute** und lade die Seite neu. Dein Browser behält die Adresse.':
    '**Aspetta un minuto** e ricarica la pagina. Il browser tiene l’indirizzo.',
  '**Nimm einen anderen Weg:** Startseite und [Bachelorübersicht](/bachelor/) liegen auf mehreren Rechnern.':
    '**Prendi un’altra strada:** la pagina iniziale e l’[elenco delle lauree triennali](/en/bachelor/), in inglese, stanno su più macchine.',
  '**Ruf an,** wenn es eilt. Am Telefon gibt es dieselben Auskünfte, nur ohne Bilder.':
    '**Telefona,** se è urgente. Al telefono ci sono le stesse informazioni, solo senza immagini.',
  'Bachelor ansehen': 'Vedi le lauree triennali',
  'Was trotzdem läuft': 'Che cosa funziona comunque',
  'Eigene Rechner, an einem anderen Ort. Schreib ruhig weiter':
    'Su macchine proprie, in un altro posto. Continua pure a scrivere',
  'Der Link in deiner Einladung gilt wie immer': 'Il link nel tuo invito vale come sempre',
  Fristen: 'Scadenze',
  'Fällt eine in die Störung, verschieben wir sie um 24 Stunden':
    'Se una cade durante il guasto, la spostiamo di 24 ore',
  Bewerbungen: 'Candidature',
  'Kommen per E-Mail an und gehen nicht verloren': 'Arrivano per e-mail e non si perdono',
  'Kommt die Störung wieder?': 'Il guasto si ripete?',
  'Schreib an [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example), welche Seite du öffnen wolltest und um wie viel Uhr. Mit diesen zwei Angaben findet die Technik die Stelle im Protokoll.':
    'Scrivi a [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example) quale pagina volevi aprire e a che ora. Con questi due dati i tecnici trovano il punto nel registro.',

  // Defaults, header and footer
  'Hochschule Tannhagen': 'Università Tannhagen di Scienze Applicate',
  'Staatlich anerkannt und online zuerst: sechs Bachelorstudiengänge ab 180 € im Monat, mit Campus in Berlin und München und vier Wochen Probezeit.':
    'Riconosciuta dallo Stato e prima di tutto online: sei lauree triennali da 180 € al mese, con campus a Berlino e Monaco e quattro settimane di prova gratuita.',
  'Hochschule\nTannhagen': 'Università\nTannhagen',
  Bachelor: 'Triennali',
  Betriebswirtschaftslehre: 'Economia aziendale',
  'B.A. im Fernstudium, ab 198 € im Monat': 'B.A. a distanza, da 198 € al mese',
  Gesundheitsmanagement: 'Management sanitario',
  'B.A. neben dem Dienst, ab 180 € im Monat': 'B.A. accanto ai turni, da 180 € al mese',
  'Alle sechs vergleichen': 'Confronta tutti e sei',
  'Dauer, Preis und Abschluss in einer Tabelle': 'Durata, prezzo e titolo in una tabella',
  Zulassung: 'Ammissione',
  'Drei Wege ins Studium, zwei ohne Abitur': 'Tre vie per entrare, due senza maturità',
  Master: 'Magistrali',
  Weiterbildung: 'Corsi brevi',
  Fernstudium: 'A distanza',
  '42 Kurse zu 5 ECTS, 445 €': '42 corsi da 5 crediti, 445 €',
  'Dual mit deinem Betrieb': 'Con la tua azienda',
  'Für 8 bis 16 Leute, fünf Monate': 'Da 8 a 16 persone, cinque mesi',
  myStudium: 'myStudium',
  'Sechs Samstage in Berlin oder München': 'Sei sabati a Berlino o a Monaco',
  'Staatlich anerkannt seit 2004. Zu Hause da, wo du lernst.':
    'Riconosciuta dallo Stato dal 2004. Di casa dove studi tu.',
  Studium: 'Corsi',
  'Alle Bachelorstudiengänge': 'Tutte le lauree triennali',
  'Alle Masterstudiengänge': 'Tutte le lauree magistrali',
  'Vor dem Start': 'Prima di cominciare',
  'Kosten und Zeitmodelle': 'Costi e ritmi di studio',
  'So läuft die Bewerbung': 'Come candidarsi',
  'Häufige Fragen': 'Domande frequenti',
  Hochschule: 'Università',
  'Campus Berlin und München': 'Campus di Berlino e Monaco',
  Stimmen: 'Voci',
  Kontakt: 'Contatti',
  '030 23125 140': '+49 30 23125 140',
  Studienberatung: 'Orientamento agli studi',
  'Hochschule Tannhagen gGmbH': 'Hochschule Tannhagen gGmbH',

  // Campaigns
  'Deutschland: 10 % bis September 2027': 'Germania: 10% fino a settembre 2027',
  '10 % auf jede Rate': '10% su ogni rata',
  'Für alle, die sich bis 30. September 2027 einschreiben, und bis zum Abschluss.':
    'Per chi si iscrive entro il 30 settembre 2027, e fino alla laurea.',
  'Einschreibung bis 30.9.2027': 'Iscrizione entro il 30/9/2027',
  '10 % weniger, Einschreibung bis 30.9.2027': '10% in meno, iscrizione entro il 30/9/2027',
  'Österreich: 40 € je Rate': 'Austria: 40 € per rata',
  'Servus: jede Rate 40 € günstiger': 'Servus: ogni rata costa 40 € in meno',
  'Jede Rate 40 € günstiger': '40 € in meno su ogni rata',
  'Für Studierende mit Wohnsitz in Österreich, Einschreibung bis 31. August 2027.':
    'Per chi vive in Austria e si iscrive entro il 31 agosto 2027.',
  'Einschreibung bis 31.8.2027': 'Iscrizione entro il 31/8/2027',
  '40 € weniger, Einschreibung bis 31.8.2027': '40 € in meno, iscrizione entro il 31/8/2027',
  'Schweiz: 12 % bis Juli 2027': 'Svizzera: 12% fino a luglio 2027',
  'Grüezi: 12 % auf jede Rate': 'Grüezi: 12% su ogni rata',
  '12 % auf jede Rate': '12% su ogni rata',
  'Du zahlst in Franken zum Tageskurs. Gilt bis 31. Juli 2027.':
    'Paghi in franchi al cambio del giorno. Vale fino al 31 luglio 2027.',
  'Gilt bis 31.7.2027': 'Vale fino al 31/7/2027',
  '12 % weniger, Einschreibung bis 31.7.2027': '12% in meno, iscrizione entro il 31/7/2027',
  'Großbritannien: 15 % bis Dezember 2027': 'Regno Unito: 15% fino a dicembre 2027',
  'Aus Großbritannien: 15 % auf jede Rate': 'Dal Regno Unito: 15% su ogni rata',
  '15 % auf jede Rate': '15% su ogni rata',
  'Du zahlst in Pfund und schreibst deine Prüfungen in London oder online. Bis 31. Dezember 2027.':
    'Paghi in sterline e fai gli esami a Londra o online. Fino al 31 dicembre 2027.',
  'Bis 31.12.2027': 'Fino al 31/12/2027',
  '15 % weniger, Einschreibung bis 31.12.2027': '15% in meno, iscrizione entro il 31/12/2027',
  'Sommer 2026': 'Estate 2026',
  'Sommerstart: jede Rate 25 € günstiger': 'Inizio d’estate: ogni rata costa 25 € in meno',
  'Jede Rate 25 € günstiger': '25 € in meno su ogni rata',
  'Einschreibung bis 31. August 2026.': 'Iscrizione entro il 31 agosto 2026.',
  'Bis 31.8.2026': 'Fino al 31/8/2026',
  '25 € weniger, Einschreibung bis 31.8.2026': '25 € in meno, iscrizione entro il 31/8/2026',
  'Norden: 8 % bis August 2027': 'Paesi nordici: 8% fino ad agosto 2027',
  'Aus dem Norden: 8 % auf jede Rate': 'Dal Nord: 8% su ogni rata',
  '8 % auf jede Rate': '8% su ogni rata',
  'Für alle, die in Dänemark, Finnland, Island, Norwegen oder Schweden leben und sich bis 31. August 2027 einschreiben.':
    'Per chi vive in Danimarca, Finlandia, Islanda, Norvegia o Svezia e si iscrive entro il 31 agosto 2027.',
  '8 % weniger, Einschreibung bis 31.8.2027': '8% in meno, iscrizione entro il 31/8/2027',
  'Agrarmanagement: 60 € je Rate': 'Management agrario: 60 € per rata',
  'Wirtschaftspsychologie: 60 € je Rate': 'Psicologia aziendale: 60 € per rata',
  'Jede Rate 60 € günstiger': '60 € in meno su ogni rata',
  'Für die ersten 40 im Frühjahr, Einschreibung bis 30. April 2027.':
    'Per le prime 40 iscrizioni di primavera, entro il 30 aprile 2027.',
  'Einschreibung bis 30.4.2027': 'Iscrizione entro il 30/4/2027',
  '60 € weniger, Einschreibung bis 30.4.2027': '60 € in meno, iscrizione entro il 30/4/2027',
  '25 Jahre Tannhagen': '25 anni di Tannhagen',
  '25 Jahre: 25 % auf jede Rate': '25 anni: 25% su ogni rata',
  '25 % auf jede Rate': '25% su ogni rata',
  'Zum Geburtstag der Hochschule, Einschreibung bis 31. Mai 2029.':
    'Per il compleanno dell’università, iscrizione entro il 31 maggio 2029.',
  'Bis 31.5.2029': 'Fino al 31/5/2029',
  '25 % weniger, Einschreibung bis 31.5.2029': '25% in meno, iscrizione entro il 31/5/2029',
}
