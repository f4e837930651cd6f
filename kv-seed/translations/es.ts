/** The demonstration site in Spanish, by German source text. */
export const es: Readonly<Record<string, string>> = {
  // Home
  Startseite: 'Inicio',
  'Online studieren: Bachelor ab 180 € im Monat': 'Estudia online: grados desde 180 € al mes',
  'Sechs staatlich anerkannte Bachelorstudiengänge im Fernstudium: ab 180 € im Monat, auch ohne Abitur, mit Campus in Berlin und München. Vier Wochen kostenlos.':
    'Seis grados a distancia reconocidos por el Estado: desde 180 € al mes, también sin bachillerato, con campus en Berlín y Múnich. Cuatro semanas gratis.',
  'Eine junge Frau und ein älterer Mann lernen abends am Fenster, eine Studentin ist per Laptop zugeschaltet; draußen liegt der Campus':
    'Una mujer joven y un hombre mayor estudian al anochecer junto a una ventana, una compañera participa desde la pantalla del portátil; fuera se ve el campus',
  'Staatlich anerkannt seit 2004': 'Reconocida por el Estado desde 2004',
  'Studieren, ohne alles andere zu lassen': 'Estudiar sin dejar todo lo demás',
  'Sechs Bachelorstudiengänge ab 180 € im Monat. Du lernst online, wann es bei dir passt, und triffst die anderen im Live-Kurs, in Berlin oder in München.':
    'Seis grados desde 180 € al mes. Estudias online cuando te viene bien y te encuentras con el resto en las clases en directo, en Berlín o en Múnich.',
  '4,6 von 5 aus 1.284 Bewertungen': '4,6 de 5 en 1.284 valoraciones',
  '4 Wochen kostenlos testen': 'Prueba 4 semanas gratis',
  'Wer hier studiert, und wie es ausgeht': 'Quién estudia aquí y qué consigue',
  '9.400': '9.400',
  'Studierende zwischen 18 und 71 Jahren; im Mittel sind sie 34.':
    'estudiantes de entre 18 y 71 años; la edad media es de 34.',
  '71 %': '71 %',
  'arbeiten neben dem Studium, im Mittel 31 Stunden in der Woche.':
    'trabaja mientras estudia, 31 horas a la semana de media.',
  'sitzen höchstens in einem Live-Kurs, auch im ersten Semester.':
    'personas como máximo en una clase en directo, también en el primer semestre.',
  '81 %': '81 %',
  'derer, die 2018 bis 2020 begannen, haben heute ihren Abschluss.':
    'de quienes empezaron entre 2018 y 2020 tiene hoy su título.',
  'Womit fängst du an?': '¿Por dónde empiezas?',
  'Alle Studiengänge führen zu 180 ECTS und einem staatlich anerkannten Bachelor. Das Tempo wählst du bei der Einschreibung und kannst es jedes Semester ändern.':
    'Todos los grados suman 180 ECTS y llevan a un título reconocido por el Estado. Eliges el ritmo al matricularte y puedes cambiarlo cada semestre.',
  'Betriebswirt\u00adschaftslehre': 'Administración de Empresas',
  'Rechnen, verhandeln, führen: 30 Module und 8 Schwerpunkte. Ab 198 € im Monat.':
    'Calcular, negociar, dirigir: 30 módulos y 8 especialidades. Desde 198 € al mes.',
  'Eine Frau arbeitet am Stehpult, neben ihr ein Marktstand, ein Diagramm und ein Taschenrechner':
    'Una mujer trabaja en un escritorio alto; a su lado, un puesto de mercado, un gráfico y una calculadora',
  'Deutsch, Englisch': 'Alemán, inglés',
  'Zum Studiengang': 'Ver el grado',
  'Gesundheits\u00admanagement': 'Gestión Sanitaria',
  'Von der Station in die Leitung: bis zu 60 ECTS aus deiner Pflegeausbildung zählen mit. Ab 180 € im Monat.':
    'De la planta a la dirección: hasta 60 ECTS de tu formación en enfermería cuentan. Desde 180 € al mes.',
  'Eine Pflegerin lernt nachts am Laptop unter einer Schreibtischlampe':
    'Una enfermera estudia de noche con el portátil bajo la lámpara del escritorio',
  Deutsch: 'Alemán',
  Übersicht: 'Resumen',
  'Alle sechs im Vergleich': 'Los seis, comparados',
  'Dazu Informatik, Soziale Arbeit, Agrarmanagement und BWL im dualen Studium: Dauer, Preis und Abschluss in einer Tabelle.':
    'También Informática, Trabajo Social, Gestión Agraria y ADE en modalidad dual: duración, precio y título en una tabla.',
  'Drei Studierende auf den Stufen eines Campusgebäudes':
    'Tres estudiantes en los escalones de un edificio del campus',
  '36 bis 84 Monate': 'De 36 a 84 meses',
  'Studiengänge vergleichen': 'Comparar los grados',
  'So sieht Fernstudium an einem Dienstag aus': 'Así es estudiar a distancia un martes cualquiera',
  'Drei Fragen, die im ersten Gespräch fast immer kommen.':
    'Tres preguntas que surgen casi siempre en la primera conversación.',
  'Studium finden': 'Encuentra tu carrera',
  Studienfinder: 'Buscador de estudios',
  'Nach Fach, Ort, Dauer und Start filtern': 'Filtra por materia, lugar, duración e inicio',
  'Alle Studiengänge': 'Todas las carreras',
  'Eine Tabelle zum Sortieren und Drucken': 'Una tabla para ordenar e imprimir',
  'Bis zu vier nebeneinander': 'Hasta cuatro, uno al lado del otro',
  Studienkompass: 'Brújula de estudios',
  'Ein paar Fragen führen zu dem, was passt': 'Unas preguntas llevan a lo que te va',
  Gebühren: 'Matrícula',
  'Was du im Monat zahlst': 'Lo que pagas al mes',
  Förderrechner: 'Calculadora de ayudas',
  'Wer mitzahlt, und wie viel': 'Quién aporta, y cuánto',
  'So studierst du': 'Cómo estudias',
  'Deine Woche': 'Tu semana',
  'Mehmet leitet einen Baumarkt in Kassel und studiert BWL in Teilzeit II. Seine 15 Stunden verteilen sich so:':
    'Mehmet dirige una tienda de bricolaje en Kassel y estudia ADE a tiempo parcial II. Sus 15 horas se reparten así:',
  Wann: 'Cuándo',
  Was: 'Qué',
  Stunden: 'Horas',
  'Mo, Mi, Fr, 5:30 Uhr': 'Lu, mi y vi, 5:30',
  'Skript und Übungsaufgaben': 'Manual y ejercicios',
  'Dienstag, 19 Uhr': 'Martes, 19:00',
  'Live-Kurs Controlling, Kamera freiwillig': 'Clase en directo de Controlling, cámara opcional',
  'Donnerstag, 20 Uhr': 'Jueves, 20:00',
  'Lerngruppe zu viert, per Video': 'Grupo de estudio de cuatro, por vídeo',
  'Samstag, 9 Uhr': 'Sábado, 9:00',
  'Fallstudie, im Café oder auf dem Campus': 'Caso práctico, en un café o en el campus',
  'Wer einen Live-Kurs verpasst, sieht die Aufzeichnung: Sie steht nach 48 Stunden bereit und bleibt es bis zum Abschluss.':
    'Si te pierdes una clase en directo, ves la grabación: está lista en 48 horas y sigue ahí hasta que te gradúas.',
  Prüfungen: 'Exámenes',
  'Du meldest dich an, wenn du so weit bist, auch erst 24 Stunden vorher. Eine Klausur schreibst du zu Hause am eigenen Rechner oder in einem von 34 Prüfungszentren in Deutschland, Österreich, der Schweiz und London.':
    'Te inscribes cuando tienes la materia preparada, incluso solo 24 horas antes. El examen lo haces en casa con tu propio ordenador o en uno de los 34 centros de examen de Alemania, Austria, Suiza y Londres.',
  'Ein Drittel der Module schließt du ganz ohne Klausur ab: mit Hausarbeit, Fallstudie oder Präsentation.':
    'Un tercio de los módulos se aprueba sin ningún examen: con un trabajo escrito, un caso práctico o una presentación.',
  Online: 'Online',
  '365 Tage im Jahr, 6 bis 23 Uhr': '365 días al año, de 6:00 a 23:00',
  'Im Zentrum': 'En un centro',
  'Samstags und am ersten Mittwoch im Monat': 'Los sábados y el primer miércoles de mes',
  Wiederholen: 'Repetir',
  'Zweimal je Modul, ohne Gebühr und Wartezeit': 'Dos veces por módulo, sin coste ni espera',
  Ergebnis: 'Resultado',
  'Nach höchstens 3 Wochen': 'En 3 semanas como máximo',
  Betreuung: 'Apoyo',
  Studienbegleitung: 'Tutora o tutor',
  'Plant mit dir jedes Semester und meldet sich, wenn drei Wochen lang nichts von dir kommt. Montags bis freitags von 8 bis 20 Uhr.':
    'Planifica contigo cada semestre y se pone en contacto si pasan tres semanas sin noticias tuyas. De lunes a viernes, de 8:00 a 20:00.',
  Lehrende: 'Docentes',
  'Beantworten Fachfragen innerhalb von 24 Stunden und halten jede Woche eine Sprechstunde per Video.':
    'Responden a las dudas de la materia en menos de 24 horas y cada semana atienden una tutoría por vídeo.',
  'Mentorin oder Mentor': 'Mentora o mentor',
  'Studiert dasselbe, zwei Semester weiter, und weiß, welche Übung sich vor der Klausur lohnt.':
    'Estudia lo mismo, dos semestres por delante, y sabe qué ejercicio vale la pena antes del examen.',
  'Was BWL im Monat kostet': 'Lo que cuesta ADE al mes',
  'Betriebswirtschaftslehre in drei Tempi, eine Summe: 14.256 € für das ganze Studium, egal wie lange du brauchst. Die ersten vier Wochen sind kostenlos, danach kannst du jeden Monat pausieren.':
    'Administración de Empresas a tres ritmos, una sola suma: 14.256 € por toda la carrera, tardes lo que tardes. Las primeras cuatro semanas son gratis, y después puedes hacer una pausa cualquier mes.',
  Vollzeit: 'Tiempo completo',
  '29 Stunden in der Woche. Für dich, wenn das Studium gerade die Hauptsache ist.':
    '29 horas a la semana. Para ti, si ahora mismo lo principal es estudiar.',
  '36 Monate': '36 meses',
  'Studiengang ansehen': 'Ver el grado',
  'Monatlich zahlen': 'Pago mensual',
  'im Monat': 'al mes',
  'Dazu einmalig 699 € Prüfungsgebühr': 'Más 699 € de derechos de examen, una sola vez',
  'Von 46 % gewählt': 'Lo elige el 46 %',
  'Teilzeit I': 'Tiempo parcial I',
  '22 Stunden in der Woche. Passt neben eine Stelle mit 20 bis 30 Stunden.':
    '22 horas a la semana. Encaja con un trabajo de 20 a 30 horas.',
  '48 Monate': '48 meses',
  'Teilzeit II': 'Tiempo parcial II',
  '15 Stunden in der Woche. Passt neben Vollzeitstelle, Schichtdienst oder Familie.':
    '15 horas a la semana. Encaja con una jornada completa, turnos o familia.',
  '72 Monate': '72 meses',
  'Jährlich zahlen': 'Pago anual',
  'im Jahr': 'al año',
  'Du zahlst 11 Monate und studierst 12. Dazu einmalig 699 € Prüfungsgebühr':
    'Pagas 11 meses y estudias 12. Más 699 € de derechos de examen, una sola vez',
  'Drei, die mittendrin sind': 'Tres personas en plena carrera',
  'Porträt von Lena, junge Frau mit blondem Bob': 'Retrato de Lena, una joven con melena corta rubia',
  'BWL, Vollzeit, 2. Semester': 'ADE, tiempo completo, 2.º semestre',
  'Lena, 19, Rostock': 'Lena, 19, Rostock',
  '„Ich wollte nicht noch mal Schule. Hier mache ich Mathe nachts um elf und surfe vormittags. Fünf von sechs Prüfungen habe ich schon.“':
    '«No quería volver al colegio. Aquí hago mates a las once de la noche y surf por la mañana. Ya tengo cinco de seis exámenes».',
  'Porträt von Mehmet, Mann mit dunklem Haar und Bart': 'Retrato de Mehmet, un hombre de pelo oscuro y barba',
  'BWL, Teilzeit II, 7. Semester': 'ADE, tiempo parcial II, 7.º semestre',
  'Mehmet, 38, Kassel': 'Mehmet, 38, Kassel',
  '„Mein Betriebswirt hat mir 45 ECTS gebracht. Das waren anderthalb Jahre weniger, und die habe ich mit meinen Töchtern verbracht.“':
    '«Mi diploma profesional de gestión me valió 45 ECTS. Fue año y medio menos, y lo he pasado con mis hijas».',
  'Porträt von Amara, Frau mit Afro und goldenen Ohrringen':
    'Retrato de Amara, una mujer con peinado afro y pendientes dorados',
  'Gesundheitsmanagement, Teilzeit I': 'Gestión Sanitaria, tiempo parcial I',
  'Amara, 41, Leipzig': 'Amara, 41, Leipzig',
  '„Nach der Nachtschicht schlafe ich vier Stunden, dann lerne ich drei. Im Mai übernehme ich die Stationsleitung.“':
    '«Después del turno de noche duermo cuatro horas y luego estudio tres. En mayo paso a ser supervisora de planta».',
  'Online zuerst. Mit Türen, die offen stehen': 'Primero online. Y con las puertas abiertas',
  'Du musst nie anreisen. Aber du darfst: 63 % unserer Studierenden kommen mindestens einmal im Jahr auf einen Campus.':
    'Nunca tienes que desplazarte. Pero puedes: el 63 % de nuestro alumnado visita un campus al menos una vez al año.',
  'Eine Frau liest in einem runden Sessel': 'Una mujer lee en un sillón redondo',
  '120 Live-Kurse in der Woche, 64.000 E-Books und Fachartikel, ein Lernforum, in dem auch um Mitternacht jemand antwortet.':
    '120 clases en directo a la semana, 64.000 libros electrónicos y artículos, y un foro en el que alguien responde incluso a medianoche.',
  'Campus Berlin: Fernsehturm, Kuppelbau und Hochschulgebäude an der Spree':
    'Campus de Berlín: torre de televisión, edificio con cúpula y edificio universitario a orillas del Spree',
  'Berlin, an der Spree': 'Berlín, junto al Spree',
  '22 Seminarräume, 90 Lernplätze, offen von 7 bis 22 Uhr. Vom Bahnhof Alexanderplatz sind es 6 Minuten zu Fuß.':
    '22 aulas, 90 puestos de estudio, abierto de 7:00 a 22:00. A 6 minutos a pie de la estación de Alexanderplatz.',
  'Campus München: Kirche mit zwei Zwiebeltürmen und Hochschulgebäude vor den Alpen':
    'Campus de Múnich: iglesia con dos torres de cúpula bulbosa y edificio universitario ante los Alpes',
  'München, am Altstadtring': 'Múnich, junto al casco antiguo',
  '14 Seminarräume, 60 Lernplätze, samstags Klausuren und Kaffee. Vom Marienplatz sind es 8 Minuten zu Fuß.':
    '14 aulas, 60 puestos de estudio, exámenes y café los sábados. A 8 minutos a pie de Marienplatz.',
  'Bis zum Start der Live-Kurse im Sommer\u00adsemester 2027':
    'Hasta el inicio de las clases en directo del semestre de verano de 2027',
  um: 'a las',
  Heute: 'Hoy',
  Uhr: '(hora de Berlín)',
  'Allein losgehen kannst du jeden Tag: Skripte und Aufzeichnungen stehen dir ab der Einschreibung offen. Gemeinsam beginnen wir am **1. April** und am **1. Oktober**.':
    'Por tu cuenta puedes empezar cualquier día: los manuales y las grabaciones se abren en cuanto te matriculas. En grupo empezamos el **1 de abril** y el **1 de octubre**.',
  'Platz im Sommersemester sichern': 'Reserva plaza para el verano',
  'Was du vorher wissen willst': 'Lo que querrás saber antes',
  'Zulassung und Abschluss': 'Admisión y título',
  'Kann ich ohne Abitur studieren?': '¿Puedo estudiar sin bachillerato?',
  'Ja. Mit Meisterbrief oder einer gleichwertigen Fortbildung bist du sofort zugelassen. Mit abgeschlossener Ausbildung und drei Jahren im Beruf beginnst du auf Probe: Nach zwei bestandenen Modulen bist du regulär eingeschrieben.':
    'Sí. Con un título de maestro artesano o una titulación profesional equivalente tienes admisión directa. Con una formación profesional terminada y tres años de trabajo empiezas a prueba: tras aprobar dos módulos, tu matrícula es definitiva.',
  'Ist der Abschluss so viel wert wie der einer Universität?':
    '¿Vale el título tanto como el de una universidad tradicional?',
  'Dein Bachelor ist staatlich anerkannt und akkreditiert. Du kannst damit an jeder Hochschule einen Master beginnen; im Zeugnis steht kein Wort von „Fernstudium“.':
    'Tu grado está reconocido por el Estado y acreditado. Con él puedes empezar un máster en cualquier universidad; en el título no figura «a distancia».',
  'Was von meiner Ausbildung zählt mit?': '¿Qué parte de mi formación cuenta?',
  'Bis zu 60 ECTS in Gesundheitsmanagement, bis zu 45 in BWL. Wir prüfen deine Nachweise kostenlos, innerhalb von fünf Werktagen und bevor du dich bewirbst.':
    'Hasta 60 ECTS en Gestión Sanitaria y hasta 45 en ADE. Revisamos tus documentos gratis, en cinco días laborables y antes de que solicites plaza.',
  'Geld und Zeit': 'Dinero y tiempo',
  'Was, wenn ich länger brauche?': '¿Y si tardo más?',
  'Bis zu 12 Monate über die Regelzeit hinaus zahlst du nichts. Wer in Teilzeit II studiert, hat also sieben Jahre zum Preis von sechs.':
    'Hasta 12 meses por encima de la duración prevista no pagas nada. A tiempo parcial II tienes así siete años por el precio de seis.',
  'Bekomme ich BAföG?': '¿Puedo recibir el BAföG, la ayuda estatal alemana al estudio?',
  'In Vollzeit ja, bis zu 992 € im Monat. Für Meisterinnen, Pflegekräfte und Fachwirte kommen Aufstiegs- und Weiterbildungsstipendien hinzu; Sofia aus der Beratung rechnet sie mit dir durch.':
    'A tiempo completo sí, hasta 992 € al mes si vives en Alemania. Para profesionales con título de maestría, personal de enfermería y especialistas certificados hay además becas de promoción y de formación continua; Sofia, de nuestro equipo de asesoramiento, hace las cuentas contigo.',
  'Kann ich pausieren oder kündigen?': '¿Puedo hacer una pausa o darme de baja?',
  'Pausieren: jeden Monat, insgesamt zwölf Monate lang, ohne Gebühr. Kündigen: mit sechs Wochen Frist zum Ende jedes Quartals. In den ersten vier Wochen genügt eine E-Mail, und du hast nichts bezahlt.':
    'Pausa: cualquier mes, doce meses en total, sin coste. Baja: con seis semanas de preaviso al final de cada trimestre. En las primeras cuatro semanas basta un correo, y no has pagado nada.',
  'Frag Sofia, bevor du rechnest': 'Pregunta a Sofia antes de hacer cuentas',
  'Sofia Brandt und fünf Kolleginnen und Kollegen sagen dir in 20 Minuten, was dir angerechnet wird, was es kostet und ob es in deine Woche passt. Manchmal raten sie auch ab.':
    'Sofia Brandt y cinco compañeras y compañeros te dicen en 20 minutos qué se te reconoce, cuánto cuesta y si cabe en tu semana. A veces también te aconsejan que no.',
  'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. E-Mails beantworten wir an Werktagen innerhalb von zwei Stunden.':
    'De lunes a viernes de 8:00 a 20:00, sábados de 10:00 a 14:00, hora de Berlín. En días laborables respondemos a los correos en menos de dos horas.',
  'Anrufen: 030 23125 140': 'Llamar al +49 30 23125 140',
  'E-Mail schreiben': 'Escribir un correo',
  'Eine Beraterin mit Headset am Schreibtisch, neben ihr ein Telefon':
    'Una asesora con auriculares en su escritorio, a su lado un teléfono',
  'Sofia Brandt, Studienberatung, seit 2011 in Tannhagen':
    'Sofia Brandt, asesora de estudios, en Tannhagen desde 2011',

  // Programme
  'Betriebswirtschaftslehre im Fernstudium': 'Administración de Empresas a distancia',
  'BWL im Fernstudium: Bachelor ab 198 € im Monat': 'Grado en ADE a distancia desde 198 € al mes',
  'Bachelor BWL im Fernstudium: 180 ECTS in 36, 48 oder 72 Monaten, ab 198 € im Monat, 8 Schwerpunkte, auch ohne Abitur. Start jederzeit, 4 Wochen kostenlos.':
    'Grado en ADE a distancia: 180 ECTS en 36, 48 o 72 meses, desde 198 € al mes, 8 especialidades, también sin bachillerato. Inicio libre, 4 semanas gratis.',
  'Bachelor of Arts im Fernstudium': 'Bachelor of Arts a distancia',
  'Verstehen, wie ein Betrieb Geld verdient, und dann mitentscheiden: in 36, 48 oder 72 Monaten, ab 198 € im Monat, Start an jedem Tag.':
    'Entender cómo gana dinero una empresa y después decidir también tú: en 36, 48 o 72 meses, desde 198 € al mes, con inicio cualquier día.',
  'Jetzt bewerben': 'Solicita plaza',
  'Auf einen Blick': 'De un vistazo',
  Abschluss: 'Título',
  'Bachelor of Arts (B.A.), 180 ECTS, staatlich anerkannt und akkreditiert':
    'Bachelor of Arts (B.A.), 180 ECTS, reconocido por el Estado y acreditado',
  'Führt zu': 'Lleva a',
  'Controlling, Vertrieb, Personal, Einkauf, eigener Betrieb, jedem Master in BWL':
    'Controlling, ventas, recursos humanos, compras, tu propia empresa, cualquier máster en ADE',
  Dauer: 'Duración',
  '36, 48 oder 72 Monate; 12 weitere Monate ohne Gebühr': '36, 48 o 72 meses; otros 12 meses sin coste',
  Kosten: 'Precios',
  '396 €, 297 € oder 198 € im Monat, gesamt 14.256 €, dazu einmalig 699 € Prüfungsgebühr':
    '396 €, 297 € o 198 € al mes, 14.256 € en total, más 699 € de derechos de examen, una sola vez',
  Start: 'Inicio',
  'An jedem Tag; Live-Kurse ab 1. April und 1. Oktober':
    'Cualquier día; clases en directo desde el 1 de abril y el 1 de octubre',
  Voraussetzung: 'Requisitos',
  'Abitur, Fachabitur, Meister oder Ausbildung mit drei Jahren Beruf; kein NC':
    'Bachillerato, título de maestro artesano o formación profesional con tres años de trabajo; sin nota de corte',
  Sprache: 'Idioma',
  'Deutsch oder Englisch, von der ersten Vorlesung bis zur Bachelorarbeit':
    'Alemán o inglés, desde la primera clase hasta el trabajo de fin de grado',
  Beratung: 'Asesoramiento',
  'Sofia Brandt, [030 23125 140](tel:+493023125140), Mo bis Fr 8 bis 20 Uhr, Sa 10 bis 14 Uhr':
    'Sofia Brandt, [+49 30 23125 140](tel:+493023125140), lu a vi de 8:00 a 20:00, sá de 10:00 a 14:00',
  Bewerbung: 'Solicitud',
  'Online, zwölf Minuten, drei Dateien, Antwort in fünf Werktagen':
    'Online, doce minutos, tres archivos, respuesta en cinco días laborables',
  'Überall dieselben Fragen': 'En todas partes, las mismas preguntas',
  'Eine Bäckerei mit acht Leuten und ein Konzern mit achtzigtausend fragen dasselbe: Was kostet ein Stück wirklich? Wer kauft es, und warum? Wen stellen wir ein, und wann sagen wir Nein? BWL gibt dir die Werkzeuge dafür, und du benutzt sie ab der ersten Woche an einem Betrieb, den du kennst.':
    'Una panadería de ocho personas y un grupo de ochenta mil se preguntan lo mismo: ¿cuánto cuesta de verdad una pieza? ¿Quién la compra, y por qué? ¿A quién contratamos, y cuándo decimos que no? ADE te da las herramientas, y desde la primera semana las usas en una empresa que conoces.',
  'Deine Arbeit ist das Material': 'Tu trabajo es el material',
  '21 der 30 Module enden mit einer Aufgabe aus deinem Alltag: Du rechnest die Deckungsbeiträge deiner Abteilung nach, planst eine Kampagne für deinen Verein, schreibst die Stellenanzeige, die dein Team gerade braucht. Ohne eigene Stelle bekommst du Zahlen und Ansprechpersonen von einem unserer 112 Praxisbetriebe.':
    '21 de los 30 módulos terminan con una tarea de tu día a día: compruebas los márgenes de contribución de tu departamento, planificas una campaña para tu club, escribes el anuncio de empleo que tu equipo necesita ahora. Si no trabajas, una de nuestras 112 empresas colaboradoras te da cifras y personas a quienes preguntar.',
  'Alle Raten und einmalig 699 € für die Prüfungen': 'Todas las cuotas y una sola vez 699 € por los exámenes',
  'ZFU 0000001 (erfunden, wie diese Hochschule)': 'ZFU 0000001 (inventado, como esta universidad)',
  'Drei Tempi, dieselbe Summe': 'Tres ritmos, la misma suma',
  '14.256 € für das ganze Studium, mit allen Skripten, Live-Kursen und Wiederholungsprüfungen. Das Tempo wechselst du zu jedem Semester, ohne Gebühr.':
    '14.256 € por toda la carrera, con todos los manuales, clases en directo y exámenes de repetición. Puedes cambiar de ritmo cada semestre, sin coste.',
  'Mit diesem Tempo starten': 'Empezar a este ritmo',
  'So wird es weniger': 'Cómo pagar menos',
  '− 3.564 €': '− 3.564 €',
  'durch 45 angerechnete ECTS aus Ausbildung oder Fortbildung':
    'por 45 ECTS reconocidos de tu formación anterior',
  '22 %': '22 %',
  'lassen ihren Arbeitgeber zahlen, für ihn und für sie steuerfrei':
    'tiene una empresa que se lo paga, sin impuestos para ninguna de las partes en Alemania',
  '− 1 Rate': '− 1 cuota',
  'in jedem Jahr, das du im Voraus zahlst': 'por cada año que pagas por adelantado',
  '30 Module, ein Projekt, eine Arbeit': '30 módulos, un proyecto, un trabajo final',
  '60 ECTS in jedem Jahr. Das ist der Plan für Vollzeit; in Teilzeit bleibt die Reihenfolge, die Jahre werden länger.':
    '60 ECTS cada año. Este es el plan a tiempo completo; a tiempo parcial se mantiene el orden y los años se alargan.',
  Studienplan: 'Plan de estudios',
  '1. Jahr: Die Sprache des Fachs': '1.er año: el lenguaje de la materia',
  '1. Semester': '1.er semestre',
  Prüfung: 'Termina con',
  'Einführung in die Betriebswirt\u00adschaftslehre': 'Introducción a la administración de empresas',
  Hausarbeit: 'trabajo escrito',
  'Wirtschafts\u00admathematik': 'Matemáticas para la empresa',
  Klausur: 'examen',
  'Buchführung und Bilanzierung': 'Contabilidad y balances',
  Wirtschaftsrecht: 'Derecho mercantil',
  'Wissenschaftlich arbeiten': 'Trabajo académico',
  'Selbst- und Zeitmanagement': 'Gestión personal y del tiempo',
  Portfolio: 'portafolio',
  '2. Semester': '2.º semestre',
  Statistik: 'Estadística',
  'Kosten- und Leistungsrechnung': 'Contabilidad de costes',
  Marketing: 'Marketing',
  Fallstudie: 'caso práctico',
  Mikroökonomik: 'Microeconomía',
  'Business English': 'Inglés de negocios',
  Präsentation: 'presentación',
  'Digitale Geschäftsmodelle': 'Modelos de negocio digitales',
  '2. Jahr: Der ganze Betrieb': '2.º año: la empresa entera',
  '3. Semester': '3.er semestre',
  'Investition und Finanzierung': 'Inversión y financiación',
  'Personal und Führung': 'Personas y liderazgo',
  Makroökonomik: 'Macroeconomía',
  'Einkauf, Produktion, Logistik': 'Compras, producción, logística',
  Unternehmenssteuern: 'Impuestos de la empresa',
  Projektmanagement: 'Gestión de proyectos',
  Projektbericht: 'informe de proyecto',
  '4. Semester': '4.º semestre',
  Controlling: 'Controlling',
  Strategie: 'Estrategia',
  'Daten auswerten mit SQL und Python': 'Análisis de datos con SQL y Python',
  'Organisation und Wandel': 'Organización y cambio',
  'Nachhaltig wirtschaften': 'Economía sostenible',
  'Ein Wahlmodul aus allen sechs Studiengängen': 'Una optativa de cualquiera de los seis grados',
  'je nach Fach': 'según la materia',
  '3. Jahr: Deine Richtung': '3.er año: tu dirección',
  '5. Semester': '5.º semestre',
  Umfang: 'Créditos',
  'Erster Schwerpunkt, drei Module': 'Primera especialidad, tres módulos',
  '15 ECTS': '15 ECTS',
  'Zweiter Schwerpunkt, drei Module': 'Segunda especialidad, tres módulos',
  '6. Semester': '6.º semestre',
  'Praxisprojekt, zwölf Wochen, auch im eigenen Betrieb':
    'Proyecto práctico, doce semanas, también en tu propia empresa',
  'Bachelorarbeit, neun Wochen': 'Trabajo de fin de grado, nueve semanas',
  '12 ECTS': '12 ECTS',
  'Kolloquium, 45 Minuten, online oder auf dem Campus': 'Defensa oral, 45 minutos, online o en el campus',
  '3 ECTS': '3 ECTS',
  'Zwei von acht Schwerpunkten': 'Dos de ocho especialidades',
  'Du wählst am Ende des vierten Semesters. Wer sich nicht entscheiden kann, besucht vorher drei Probestunden je Schwerpunkt.':
    'Eliges al final del cuarto semestre. Si no te decides, asistes antes a tres clases de prueba de cada especialidad.',
  'Controlling und Finanzen': 'Controlling y Finanzas',
  'Planen, abweichen, erklären können.': 'Planificar, desviarse, saber explicarlo.',
  'Marketing und Vertrieb': 'Marketing y Ventas',
  'Vom Bedarf zum Abschluss.': 'De la necesidad al pedido firmado.',
  Personal: 'Recursos Humanos',
  'Gewinnen, entwickeln, fair bezahlen.': 'Atraer, formar, pagar con justicia.',
  'Logistik und Einkauf': 'Logística y Compras',
  'Lieferketten, die halten.': 'Cadenas de suministro que aguantan.',
  Immobilien: 'Gestión Inmobiliaria',
  'Bewerten, finanzieren, verwalten.': 'Tasar, financiar, administrar.',
  'Wirtschafts\u00adinformatik': 'Informática de Gestión',
  'Zwischen Fachabteilung und IT.': 'Entre los departamentos y la informática.',
  'Gesundheits\u00adökonomie': 'Economía de la Salud',
  'Kliniken, Kassen, Praxen.': 'Hospitales, aseguradoras, consultas.',
  'Nachhaltige Führung': 'Liderazgo Sostenible',
  'Berichten, was wirkt, und es ändern.': 'Informar de lo que importa, y cambiarlo.',
  'Was danach kommt': 'Lo que viene después',
  'Aus unserer Befragung von 612 Absolventinnen und Absolventen, zwei Jahre nach dem Bachelor.':
    'De nuestra encuesta a 612 personas graduadas, dos años después de obtener el título.',
  '46 %': '46 %',
  'arbeiten in einer höheren Stelle als vor dem Studium.':
    'trabaja en un puesto superior al que tenía antes.',
  '+ 640 €': '+ 640 €',
  'mehr brutto im Monat, im Mittel aller Befragten.':
    'brutos más al mes, de media entre todas las personas encuestadas.',
  '23 %': '23 %',
  'haben einen Master begonnen oder schon beendet.': 'ha empezado o ya ha terminado un máster.',
  '1 von 14': '1 de 14',
  'hat einen eigenen Betrieb gegründet oder übernommen.':
    'ha fundado su propia empresa o se ha hecho cargo de una.',
  'Wer hier lernt und wer hier lehrt': 'Quién estudia y quién enseña aquí',
  'Teilzeit II, 7. Semester': 'Tiempo parcial II, 7.º semestre',
  'Mehmet, 38, Marktleiter': 'Mehmet, 38, jefe de tienda',
  '„Für die Kostenrechnung habe ich meine eigene Gartenabteilung durchgerechnet. Drei Artikel sind seitdem raus, einer kam dazu.“':
    '«Para contabilidad de costes hice los números de mi propia sección de jardín. Desde entonces han salido tres artículos y ha entrado uno».',
  'Vollzeit, 2. Semester': 'Tiempo completo, 2.º semestre',
  'Lena, 19, Surferin': 'Lena, 19, surfista',
  '„Ich hatte Angst vor Mathe. Die Sprechstunde am Dienstag hat vier Leute, man traut sich zu fragen.“':
    '«Me daban miedo las mates. En la tutoría del martes somos cuatro, así que te atreves a preguntar».',
  'Porträt von Henrik, älterer Mann mit grauem Bart und Brille':
    'Retrato de Henrik, un hombre mayor con barba gris y gafas',
  'Professor für Rechnungswesen': 'Profesor de Contabilidad',
  'Henrik Asmussen, 58': 'Henrik Asmussen, 58',
  '„Nach 19 Jahren als Kaufmann weiß ich: Die Bilanz lügt selten, aber sie antwortet nur auf gute Fragen.“':
    '«Tras 19 años en el comercio sé una cosa: el balance miente pocas veces, pero solo responde a las buenas preguntas».',
  'Wo du lernst, entscheidest du': 'Dónde estudias lo decides tú',
  Studienorte: 'Lugares de estudio',
  'Zu Hause': 'En casa',
  'Skript, Videos und Übungen eines Moduls bekommst du auf einmal, als App und als gedrucktes Buch. Du lernst ohne Netz weiter, im Zug oder im Garten, und der Fortschritt gleicht sich ab, sobald du wieder online bist.':
    'El manual, los vídeos y los ejercicios de un módulo te llegan de una vez, en la aplicación y en un libro impreso. Sigues estudiando sin conexión, en el tren o en el jardín, y tu progreso se actualiza en cuanto vuelves a tenerla.',
  'Live-Kurse': 'Clases en directo',
  '18 in BWL jede Woche, morgens und abends': '18 de ADE cada semana, por la mañana y por la tarde',
  Aufzeichnungen: 'Grabaciones',
  'Nach 48 Stunden, bis zum Abschluss': 'En 48 horas, hasta que te gradúas',
  Klausuren: 'Exámenes',
  'An 365 Tagen, 6 bis 23 Uhr': '365 días, de 6:00 a 23:00',
  'Campus Berlin': 'Campus de Berlín',
  '22 Räume an der Spree': '22 aulas junto al Spree',
  'Jeden zweiten Samstag ist BWL-Werkstatt: Fallstudien in Gruppen zu sechst.':
    'Un sábado de cada dos hay taller de ADE: casos prácticos en grupos de seis.',
  Offen: 'Abierto',
  'Täglich 7 bis 22 Uhr': 'Todos los días de 7:00 a 22:00',
  Lernplätze: 'Puestos de estudio',
  '90, ohne Reservierung': '90, sin reserva',
  Werkstatt: 'Taller',
  'Jeden zweiten Samstag, 10 bis 16 Uhr': 'Un sábado de cada dos, de 10:00 a 16:00',
  Anfahrt: 'Cómo llegar',
  '6 Minuten zu Fuß ab Alexanderplatz': '6 minutos a pie desde Alexanderplatz',
  'Campus München': 'Campus de Múnich',
  '14 Räume am Altstadtring': '14 aulas junto al casco antiguo',
  'Am Controlling-Stammtisch erzählen Gäste aus Münchner Betrieben, wie sie wirklich planen.':
    'En la tertulia de Controlling, profesionales de empresas de Múnich cuentan cómo planifican de verdad.',
  'Montag bis Samstag, 8 bis 21 Uhr': 'De lunes a sábado, de 8:00 a 21:00',
  '60, ohne Reservierung': '60, sin reserva',
  Stammtisch: 'Tertulia',
  'Donnerstags, 18 Uhr': 'Jueves, 18:00',
  '8 Minuten zu Fuß ab Marienplatz': '8 minutos a pie desde Marienplatz',
  'Zu BWL gefragt': 'Preguntas sobre este grado',
  'Vor dem Studium': 'Antes de estudiar',
  'Wie gut muss ich in Mathe sein?': '¿Qué nivel de mates necesito?',
  'Dreisatz, Prozente und einfache Gleichungen genügen. Dazu gibt es einen Vorkurs mit 40 Übungen und einer Sprechstunde, kostenlos und vor dem Start. 93 % derer, die ihn besuchen, bestehen Wirtschaftsmathematik im ersten Anlauf.':
    'Bastan la regla de tres, los porcentajes y las ecuaciones sencillas. Además hay un curso previo con 40 ejercicios y una tutoría, gratis y antes de empezar. El 93 % de quienes lo hacen aprueba Matemáticas para la empresa a la primera.',
  'Welche Ausbildung bringt wie viele ECTS?': '¿Cuántos ECTS me da mi formación?',
  'Kaufmännische Ausbildung: 20 bis 30 ECTS': 'Formación profesional comercial: de 20 a 30 ECTS',
  'Fachwirt oder Fachkaufmann: 30 bis 40 ECTS':
    'Especialista certificado (Fachwirt o Fachkaufmann): de 30 a 40 ECTS',
  'Staatlich geprüfter Betriebswirt: 45 ECTS':
    'Diploma de gestión con examen estatal (Betriebswirt): 45 ECTS',
  'Jedes angerechnete Modul entfällt, mit seiner Prüfung und seinem Anteil an der Gebühr.':
    'Cada módulo reconocido desaparece, con su examen y con su parte del precio.',
  'Während des Studiums': 'Durante los estudios',
  'Wie finde ich ein Thema für die Bachelorarbeit?': '¿Cómo encuentro tema para el trabajo de fin de grado?',
  'Zwei von drei Arbeiten entstehen im eigenen Betrieb. Für alle anderen hält jede Professur eine Liste bereit, zurzeit mit 74 offenen Themen.':
    'Dos de cada tres trabajos nacen en la propia empresa. Para los demás, cada cátedra tiene una lista, ahora mismo con 74 temas abiertos.',
  'Kann ich ein Semester im Ausland verbringen?': '¿Puedo pasar un semestre en el extranjero?',
  'Ja, an einer von 11 Partnerhochschulen in Europa, mit Erasmus+ bis zu 600 € im Monat. Oder du nimmst Tannhagen mit: Klausuren kannst du von überall schreiben.':
    'Sí, en una de las 11 universidades asociadas en Europa, con Erasmus+ y hasta 600 € al mes. O te llevas Tannhagen contigo: puedes hacer los exámenes desde cualquier lugar.',
  'Fang an, wann du willst': 'Empieza cuando quieras',
  'Vier Wochen kostenlos. Danach entscheidest du.': 'Cuatro semanas gratis. Después decides.',
  '**Schreib uns** dein Tempo und deinen Wunschtermin, und häng Zeugnis, Ausweis und Lebenslauf an.':
    '**Escríbenos** con tu ritmo y la fecha que prefieres, y adjunta tu título, tu documento de identidad y tu currículum.',
  '**Lass anrechnen,** was du mitbringst: Nachweise dazu, Ergebnis in fünf Werktagen.':
    '**Pide que te reconozcan** lo que ya traes: añade los justificantes, resultado en cinco días laborables.',
  '**Unterschreib online.** Am nächsten Werktag öffnet sich dein erstes Modul.':
    '**Firma online.** El siguiente día laborable se abre tu primer módulo.',
  'Für BWL bewerben': 'Solicitar plaza en ADE',
  'Noch unsicher? Ruf Sofia an': '¿Aún con dudas? Llama a Sofia',
  'Sofia Brandt hat selbst neben dem Beruf BWL studiert und berät seit 2011. Sie sagt dir in 20 Minuten, welches Tempo zu deiner Woche passt. Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr.':
    'Sofia Brandt también estudió ADE mientras trabajaba y asesora desde 2011. En 20 minutos te dice qué ritmo encaja con tu semana. De lunes a viernes de 8:00 a 20:00, sábados de 10:00 a 14:00, hora de Berlín.',

  // Not found
  'Seite nicht gefunden': 'Página no encontrada',
  'Diese Seite gibt es nicht oder nicht mehr. Von hier aus findest du zu allen Studiengängen, zu den Kosten und zur Beratung der Hochschule Tannhagen.':
    'Esta página no existe o ya no existe. Desde aquí llegas a todos los grados, a los precios y al equipo de asesoramiento de la Universidad Tannhagen.',
  'Eine Person steht mit einer Landkarte ratlos an einer Wegkreuzung':
    'Una persona con un mapa duda en un cruce de caminos',
  'Fehler 404': 'Error 404',
  'Falscher Flur, richtiges Gebäude': 'Pasillo equivocado, edificio correcto',
  'Diese Seite ist umgezogen, oder es hat sie nie gegeben. Das passiert Erstsemestern im Schnitt viermal, und alle haben ihren Raum noch gefunden.':
    'Esta página se ha mudado o nunca existió. En el primer semestre eso pasa cuatro veces de media, y todo el mundo ha acabado encontrando su aula.',
  'Zurück zum Eingang': 'Volver a la entrada',
  'Die meisten suchen eines davon': 'La mayoría busca una de estas cosas',
  'Ein Studiengang': 'Un grado',
  'Sechs Bachelor mit Dauer, Preis und Zulassung.': 'Seis grados con duración, precio y admisión.',
  'Der Preis': 'El precio',
  'Drei Tempi, ab 198 € im Monat für BWL.': 'Tres ritmos, ADE desde 198 € al mes.',
  'Ein Mensch': 'Una persona',
  'Sofia und das Beratungsteam, auch samstags.': 'Sofia y el equipo de asesoramiento, también los sábados.',
  'Du bist einem Link von uns gefolgt? Dann haben wir ihn verlegt. Sag uns [im Kontaktformular](/kontakt/#formular), welchen, und er stimmt am nächsten Werktag wieder.':
    '¿Has llegado por un enlace nuestro? Entonces lo hemos traspapelado. Dinos cuál [en el formulario de contacto](/es/contacto/#formular), y el siguiente día laborable vuelve a funcionar.',

  // Server error
  Störung: 'Avería',
  'Störung auf unserer Seite': 'Avería por nuestra parte',
  'Diese Seite lässt sich gerade nicht aufbauen. Der Fehler liegt bei uns; hier steht, was weiterläuft und wie du die Hochschule Tannhagen trotzdem erreichst.':
    'Ahora mismo no se puede mostrar esta página. El fallo es nuestro; aquí ves qué sigue funcionando y cómo contactar igualmente con la Universidad Tannhagen.',
  'Ein Student programmiert am Laptop, hinter ihm Codezeilen und ein Serverschrank':
    'Un estudiante programa en un portátil; detrás, líneas de código y un armario de servidores',
  'Fehler 500': 'Error 500',
  'Der Beamer streikt, nicht du': 'Falla el proyector, no tú',
  'Beim Aufbau dieser Seite ist auf unserem Server etwas schiefgegangen. Die Technik ist schon benachrichtigt; meistens genügt es, in einer Minute noch einmal zu laden.':
    'Algo ha ido mal en nuestro servidor al montar esta página. El equipo técnico ya está avisado; casi siempre basta con volver a cargarla dentro de un minuto.',
  'Zur Startseite': 'Ir a la página de inicio',
  'Was du jetzt tun kannst': 'Lo que puedes hacer ahora',
  '**Warte eine Minute** und lade die Seite neu. Dein Browser behält die Adresse.':
    '**Espera un minuto** y vuelve a cargar la página. Tu navegador conserva la dirección.',
  '**Nimm einen anderen Weg:** Startseite und [Bachelorübersicht](/bachelor/) liegen auf mehreren Rechnern.':
    '**Toma otro camino:** la página de inicio y el [resumen de grados](/en/bachelor/), en inglés, están en varias máquinas.',
  '**Ruf an,** wenn es eilt. Am Telefon gibt es dieselben Auskünfte, nur ohne Bilder.':
    '**Llama** si corre prisa. Por teléfono tienes la misma información, solo que sin imágenes.',
  'Bachelor ansehen': 'Ver los grados',
  'Was trotzdem läuft': 'Lo que sigue funcionando',
  'Eigene Rechner, an einem anderen Ort. Schreib ruhig weiter':
    'En máquinas propias, en otro lugar. Sigue escribiendo sin preocuparte',
  'Der Link in deiner Einladung gilt wie immer': 'El enlace de tu invitación vale como siempre',
  Fristen: 'Plazos',
  'Fällt eine in die Störung, verschieben wir sie um 24 Stunden':
    'Si alguno coincide con la avería, lo ampliamos 24 horas',
  Bewerbungen: 'Solicitudes',
  'Kommen per E-Mail an und gehen nicht verloren': 'Llegan por correo y no se pierden',
  'Kommt die Störung wieder?': '¿Se repite la avería?',
  'Schreib an [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example), welche Seite du öffnen wolltest und um wie viel Uhr. Mit diesen zwei Angaben findet die Technik die Stelle im Protokoll.':
    'Escribe a [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example) qué página querías abrir y a qué hora. Con estos dos datos, el equipo técnico encuentra el punto en el registro.',

  // People
  'Sofia Brandt': 'Sofia Brandt',
  'Studienberaterin, seit 2011 in Tannhagen': 'Asesora de estudios, en Tannhagen desde 2011',
  'Porträt von Sofia, Frau mit langem braunem Haar und Blazer':
    'Retrato de Sofia, una mujer de pelo largo castaño con americana',
  'Campus Berlin, Raum 1.12, und am Telefon': 'Campus de Berlín, sala 1.12, y por teléfono',
  'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. Du zahlst einen Ortstarif.':
    'De lunes a viernes de 8:00 a 20:00, sábados de 10:00 a 14:00, hora de Berlín. Pagas una llamada local.',
  'So läuft ein Beratungsgespräch': 'Así es una conversación de asesoramiento',

  // Header, footer and defaults
  'Hochschule Tannhagen': 'Universidad Tannhagen de Ciencias Aplicadas',
  'Staatlich anerkannt und online zuerst: sechs Bachelorstudiengänge ab 180 € im Monat, mit Campus in Berlin und München und vier Wochen Probezeit.':
    'Reconocida por el Estado y primero online: seis grados desde 180 € al mes, con campus en Berlín y Múnich y cuatro semanas de prueba gratis.',
  'Hochschule\nTannhagen': 'Universidad\nTannhagen',
  Bachelor: 'Grados',
  Betriebswirtschaftslehre: 'Administración de Empresas',
  'B.A. im Fernstudium, ab 198 € im Monat': 'B.A. a distancia, desde 198 € al mes',
  Gesundheitsmanagement: 'Gestión Sanitaria',
  'B.A. neben dem Dienst, ab 180 € im Monat': 'B.A. compatible con tus turnos, desde 180 € al mes',
  'Alle sechs vergleichen': 'Comparar los seis',
  'Dauer, Preis und Abschluss in einer Tabelle': 'Duración, precio y título en una tabla',
  Zulassung: 'Admisión',
  'Drei Wege ins Studium, zwei ohne Abitur': 'Tres vías de acceso, dos sin bachillerato',
  Master: 'Másteres',
  Weiterbildung: 'Cursos',
  Fernstudium: 'A distancia',
  '42 Kurse zu 5 ECTS, 445 €': '42 cursos de 5 ECTS, 445 €',
  'Dual mit deinem Betrieb': 'Dual con tu empresa',
  'Für 8 bis 16 Leute, fünf Monate': 'Para grupos de 8 a 16, cinco meses',
  myStudium: 'myStudium',
  'Sechs Samstage in Berlin oder München': 'Seis sábados en Berlín o Múnich',
  'Staatlich anerkannt seit 2004. Zu Hause da, wo du lernst.':
    'Reconocida por el Estado desde 2004. En casa allí donde estudias.',
  Studium: 'Estudios',
  'Alle Bachelorstudiengänge': 'Todos los grados',
  'Alle Masterstudiengänge': 'Todos los másteres',
  'Vor dem Start': 'Antes de empezar',
  'Kosten und Zeitmodelle': 'Precios y ritmos',
  'So läuft die Bewerbung': 'Cómo solicitar plaza',
  'Häufige Fragen': 'Preguntas frecuentes',
  Hochschule: 'Universidad',
  'Campus Berlin und München': 'Campus de Berlín y Múnich',
  Stimmen: 'Voces',
  Kontakt: 'Contacto',
  '030 23125 140': '+49 30 23125 140',
  Studienberatung: 'Asesoramiento de estudios',
  'Hochschule Tannhagen gGmbH': 'Hochschule Tannhagen gGmbH',

  // Campaigns
  'Deutschland: 10 % bis September 2027': 'Alemania: 10 % hasta septiembre de 2027',
  '10 % auf jede Rate': '10 % menos en cada cuota',
  'Für alle, die sich bis 30. September 2027 einschreiben, und bis zum Abschluss.':
    'Para quienes se matriculen hasta el 30 de septiembre de 2027, y hasta que se gradúen.',
  'Einschreibung bis 30.9.2027': 'Matrícula hasta el 30/9/2027',
  '10 % weniger, Einschreibung bis 30.9.2027': '10 % menos, matrícula hasta el 30/9/2027',
  'Österreich: 40 € je Rate': 'Austria: 40 € por cuota',
  'Servus: jede Rate 40 € günstiger': 'Servus: 40 € menos en cada cuota',
  'Jede Rate 40 € günstiger': '40 € menos en cada cuota',
  'Für Studierende mit Wohnsitz in Österreich, Einschreibung bis 31. August 2027.':
    'Para estudiantes que viven en Austria, matrícula hasta el 31 de agosto de 2027.',
  'Einschreibung bis 31.8.2027': 'Matrícula hasta el 31/8/2027',
  '40 € weniger, Einschreibung bis 31.8.2027': '40 € menos, matrícula hasta el 31/8/2027',
  'Schweiz: 12 % bis Juli 2027': 'Suiza: 12 % hasta julio de 2027',
  'Grüezi: 12 % auf jede Rate': 'Grüezi: 12 % menos en cada cuota',
  '12 % auf jede Rate': '12 % menos en cada cuota',
  'Du zahlst in Franken zum Tageskurs. Gilt bis 31. Juli 2027.':
    'Pagas en francos al cambio del día. Válido hasta el 31 de julio de 2027.',
  'Gilt bis 31.7.2027': 'Válido hasta el 31/7/2027',
  '12 % weniger, Einschreibung bis 31.7.2027': '12 % menos, matrícula hasta el 31/7/2027',
  'Großbritannien: 15 % bis Dezember 2027': 'Reino Unido: 15 % hasta diciembre de 2027',
  'Aus Großbritannien: 15 % auf jede Rate': 'Desde el Reino Unido: 15 % menos en cada cuota',
  '15 % auf jede Rate': '15 % menos en cada cuota',
  'Du zahlst in Pfund und schreibst deine Prüfungen in London oder online. Bis 31. Dezember 2027.':
    'Pagas en libras y haces los exámenes en Londres o online. Hasta el 31 de diciembre de 2027.',
  'Bis 31.12.2027': 'Hasta el 31/12/2027',
  '15 % weniger, Einschreibung bis 31.12.2027': '15 % menos, matrícula hasta el 31/12/2027',
  'Sommer 2026': 'Verano de 2026',
  'Sommerstart: jede Rate 25 € günstiger': 'Empieza en verano: 25 € menos en cada cuota',
  'Jede Rate 25 € günstiger': '25 € menos en cada cuota',
  'Einschreibung bis 31. August 2026.': 'Matrícula hasta el 31 de agosto de 2026.',
  'Bis 31.8.2026': 'Hasta el 31/8/2026',
  '25 € weniger, Einschreibung bis 31.8.2026': '25 € menos, matrícula hasta el 31/8/2026',
  'Norden: 8 % bis August 2027': 'Países nórdicos: 8 % hasta agosto de 2027',
  'Aus dem Norden: 8 % auf jede Rate': 'Desde el norte: 8 % menos en cada cuota',
  '8 % auf jede Rate': '8 % menos en cada cuota',
  'Für alle, die in Dänemark, Finnland, Island, Norwegen oder Schweden leben und sich bis 31. August 2027 einschreiben.':
    'Para quienes viven en Dinamarca, Finlandia, Islandia, Noruega o Suecia y se matriculan hasta el 31 de agosto de 2027.',
  '8 % weniger, Einschreibung bis 31.8.2027': '8 % menos, matrícula hasta el 31/8/2027',
  'Agrarmanagement: 60 € je Rate': 'Gestión Agraria: 60 € por cuota',
  'Wirtschaftspsychologie: 60 € je Rate': 'Psicología empresarial: 60 € por cuota',
  'Jede Rate 60 € günstiger': '60 € menos en cada cuota',
  'Für die ersten 40 im Frühjahr, Einschreibung bis 30. April 2027.':
    'Para las primeras 40 matrículas de primavera, hasta el 30 de abril de 2027.',
  'Einschreibung bis 30.4.2027': 'Matrícula hasta el 30/4/2027',
  '60 € weniger, Einschreibung bis 30.4.2027': '60 € menos, matrícula hasta el 30/4/2027',
  '25 Jahre Tannhagen': '25 años de Tannhagen',
  '25 Jahre: 25 % auf jede Rate': '25 años: 25 % menos en cada cuota',
  '25 % auf jede Rate': '25 % menos en cada cuota',
  'Zum Geburtstag der Hochschule, Einschreibung bis 31. Mai 2029.':
    'Por el aniversario de la universidad, matrícula hasta el 31 de mayo de 2029.',
  'Bis 31.5.2029': 'Hasta el 31/5/2029',
  '25 % weniger, Einschreibung bis 31.5.2029': '25 % menos, matrícula hasta el 31/5/2029',
}
