/** The demonstration site in French, by German source text. */
export const fr: Readonly<Record<string, string>> = {
  // Home
  Startseite: 'Accueil',
  'Online studieren: Bachelor ab 180 € im Monat': 'Étudier en ligne : bachelors dès 180 € par mois',
  'Sechs staatlich anerkannte Bachelorstudiengänge im Fernstudium: ab 180 € im Monat, auch ohne Abitur, mit Campus in Berlin und München. Vier Wochen kostenlos.':
    'Six bachelors à distance reconnus par l’État : dès 180 € par mois, même sans le bac, avec campus à Berlin et à Munich. Quatre semaines gratuites.',
  'Eine junge Frau und ein älterer Mann lernen abends am Fenster, eine Studentin ist per Laptop zugeschaltet; draußen liegt der Campus':
    'Une jeune femme et un homme plus âgé étudient le soir près d’une fenêtre, une étudiante les rejoint sur l’ordinateur ; dehors s’étend le campus',
  'Staatlich anerkannt seit 2004': 'Reconnue par l’État depuis 2004',
  'Studieren, ohne alles andere zu lassen': 'Étudier sans laisser tout le reste',
  'Sechs Bachelorstudiengänge ab 180 € im Monat. Du lernst online, wann es bei dir passt, und triffst die anderen im Live-Kurs, in Berlin oder in München.':
    'Six bachelors dès 180 € par mois. Tu étudies en ligne aux heures qui te vont, et tu retrouves les autres en cours en direct, à Berlin ou à Munich.',
  '4,6 von 5 aus 1.284 Bewertungen': '4,6 sur 5 d’après 1 284 avis',
  '4 Wochen kostenlos testen': '4 semaines d’essai gratuit',
  'Wer hier studiert, und wie es ausgeht': 'Qui étudie ici, et ce que ça donne',
  '9.400': '9 400',
  'Studierende zwischen 18 und 71 Jahren; im Mittel sind sie 34.':
    'étudiantes et étudiants de 18 à 71 ans ; ils en ont 34 en moyenne.',
  '71 %': '71 %',
  'arbeiten neben dem Studium, im Mittel 31 Stunden in der Woche.':
    'travaillent à côté des études, 31 heures par semaine en moyenne.',
  'sitzen höchstens in einem Live-Kurs, auch im ersten Semester.':
    'personnes au plus suivent un cours en direct, dès le premier semestre.',
  '81 %': '81 %',
  'derer, die 2018 bis 2020 begannen, haben heute ihren Abschluss.':
    'de celles et ceux qui ont commencé entre 2018 et 2020 ont aujourd’hui leur diplôme.',
  'Womit fängst du an?': 'Par quoi commences-tu ?',
  'Alle Studiengänge führen zu 180 ECTS und einem staatlich anerkannten Bachelor. Das Tempo wählst du bei der Einschreibung und kannst es jedes Semester ändern.':
    'Toutes les formations mènent à 180 crédits ECTS et à un bachelor reconnu par l’État. Tu choisis ton rythme à l’inscription et tu peux en changer chaque semestre.',
  'Betriebswirt\u00adschaftslehre': 'Gestion d’entreprise',
  'Rechnen, verhandeln, führen: 30 Module und 8 Schwerpunkte. Ab 198 € im Monat.':
    'Calculer, négocier, diriger : 30 modules et 8 spécialisations. Dès 198 € par mois.',
  'Eine Frau arbeitet am Stehpult, neben ihr ein Marktstand, ein Diagramm und ein Taschenrechner':
    'Une femme travaille à un bureau debout ; à côté d’elle, un étal de marché, un graphique et une calculatrice',
  'Deutsch, Englisch': 'Allemand, anglais',
  'Zum Studiengang': 'Voir la formation',
  'Gesundheits\u00admanagement': 'Management de la santé',
  'Von der Station in die Leitung: bis zu 60 ECTS aus deiner Pflegeausbildung zählen mit. Ab 180 € im Monat.':
    'Du service à sa direction : jusqu’à 60 crédits de ta formation de soins sont reconnus. Dès 180 € par mois.',
  'Eine Pflegerin lernt nachts am Laptop unter einer Schreibtischlampe':
    'Une soignante étudie la nuit sur son ordinateur, sous une lampe de bureau',
  Deutsch: 'Allemand',
  Übersicht: 'Vue d’ensemble',
  'Alle sechs im Vergleich': 'Les six en comparaison',
  'Dazu Informatik, Soziale Arbeit, Agrarmanagement und BWL im dualen Studium: Dauer, Preis und Abschluss in einer Tabelle.':
    'Avec l’informatique, le travail social, le management agricole et la gestion en alternance : durée, prix et diplôme dans un tableau.',
  'Drei Studierende auf den Stufen eines Campusgebäudes':
    'Trois étudiants sur les marches d’un bâtiment du campus',
  '36 bis 84 Monate': '36 à 84 mois',
  'Studiengänge vergleichen': 'Comparer les formations',
  'So sieht Fernstudium an einem Dienstag aus': 'À quoi ressemblent les études à distance un mardi',
  'Drei Fragen, die im ersten Gespräch fast immer kommen.':
    'Trois questions qui reviennent à presque chaque premier entretien.',
  'Studium finden': 'Trouver sa voie',
  Studienfinder: 'Recherche de cursus',
  'Nach Fach, Ort, Dauer und Start filtern': 'Filtre par matière, lieu, durée et rentrée',
  'Alle Studiengänge': 'Tous les cursus',
  'Eine Tabelle zum Sortieren und Drucken': 'Un tableau à trier et à imprimer',
  'Bis zu vier nebeneinander': 'Jusqu’à quatre côte à côte',
  Studienkompass: 'Boussole des études',
  'Ein paar Fragen führen zu dem, was passt': 'Quelques questions mènent à ce qui te va',
  Gebühren: 'Frais d’études',
  'Was du im Monat zahlst': 'Ce que tu paies par mois',
  Förderrechner: 'Calculateur d’aides',
  'Wer mitzahlt, und wie viel': 'Qui participe, et combien',
  'So studierst du': 'Tes études',
  'Deine Woche': 'Ta semaine',
  'Mehmet leitet einen Baumarkt in Kassel und studiert BWL in Teilzeit II. Seine 15 Stunden verteilen sich so:':
    'Mehmet dirige un magasin de bricolage à Kassel et étudie la gestion à temps partiel II. Ses 15 heures se répartissent ainsi :',
  Wann: 'Quand',
  Was: 'Quoi',
  Stunden: 'Heures',
  'Mo, Mi, Fr, 5:30 Uhr': 'Lun., mer., ven., 5 h 30',
  'Skript und Übungsaufgaben': 'Support de cours et exercices',
  'Dienstag, 19 Uhr': 'Mardi, 19 h',
  'Live-Kurs Controlling, Kamera freiwillig': 'Cours en direct de contrôle de gestion, caméra facultative',
  'Donnerstag, 20 Uhr': 'Jeudi, 20 h',
  'Lerngruppe zu viert, per Video': 'Groupe de travail à quatre, en vidéo',
  'Samstag, 9 Uhr': 'Samedi, 9 h',
  'Fallstudie, im Café oder auf dem Campus': 'Étude de cas, au café ou sur le campus',
  'Wer einen Live-Kurs verpasst, sieht die Aufzeichnung: Sie steht nach 48 Stunden bereit und bleibt es bis zum Abschluss.':
    'Si tu manques un cours en direct, regarde l’enregistrement : il est prêt au bout de 48 heures et le reste jusqu’au diplôme.',
  Prüfungen: 'Examens',
  'Du meldest dich an, wenn du so weit bist, auch erst 24 Stunden vorher. Eine Klausur schreibst du zu Hause am eigenen Rechner oder in einem von 34 Prüfungszentren in Deutschland, Österreich, der Schweiz und London.':
    'Tu t’inscris quand tu es prêt ou prête, même 24 heures avant. Tu passes l’examen chez toi, sur ton ordinateur, ou dans l’un des 34 centres en Allemagne, en Autriche, en Suisse et à Londres.',
  'Ein Drittel der Module schließt du ganz ohne Klausur ab: mit Hausarbeit, Fallstudie oder Präsentation.':
    'Un tiers des modules se termine sans aucun examen : par un dossier, une étude de cas ou une présentation.',
  Online: 'En ligne',
  '365 Tage im Jahr, 6 bis 23 Uhr': '365 jours par an, de 6 h à 23 h',
  'Im Zentrum': 'En centre',
  'Samstags und am ersten Mittwoch im Monat': 'Le samedi et le premier mercredi du mois',
  Wiederholen: 'Rattrapage',
  'Zweimal je Modul, ohne Gebühr und Wartezeit': 'Deux fois par module, sans frais ni attente',
  Ergebnis: 'Résultat',
  'Nach höchstens 3 Wochen': 'En 3 semaines au plus',
  Betreuung: 'Accompagnement',
  Studienbegleitung: 'Ton accompagnement',
  'Plant mit dir jedes Semester und meldet sich, wenn drei Wochen lang nichts von dir kommt. Montags bis freitags von 8 bis 20 Uhr.':
    'Prépare chaque semestre avec toi et prend de tes nouvelles après trois semaines de silence. Du lundi au vendredi, de 8 h à 20 h.',
  Lehrende: 'L’équipe enseignante',
  'Beantworten Fachfragen innerhalb von 24 Stunden und halten jede Woche eine Sprechstunde per Video.':
    'Répond aux questions de fond en 24 heures et reçoit chaque semaine en vidéo.',
  'Mentorin oder Mentor': 'Ta mentore ou ton mentor',
  'Studiert dasselbe, zwei Semester weiter, und weiß, welche Übung sich vor der Klausur lohnt.':
    'Suit les mêmes études, deux semestres plus loin, et sait quel exercice paie avant l’examen.',
  'Was BWL im Monat kostet': 'Ce que coûte la gestion chaque mois',
  'Betriebswirtschaftslehre in drei Tempi, eine Summe: 14.256 € für das ganze Studium, egal wie lange du brauchst. Die ersten vier Wochen sind kostenlos, danach kannst du jeden Monat pausieren.':
    'La gestion d’entreprise à trois rythmes, une seule somme : 14 256 € pour toutes les études, quel que soit le temps qu’il te faut. Les quatre premières semaines sont gratuites ; ensuite, tu peux faire une pause n’importe quel mois.',
  Vollzeit: 'Temps plein',
  '29 Stunden in der Woche. Für dich, wenn das Studium gerade die Hauptsache ist.':
    '29 heures par semaine. Pour toi, si les études passent en premier en ce moment.',
  '36 Monate': '36 mois',
  'Studiengang ansehen': 'Voir la formation',
  'Monatlich zahlen': 'Payer au mois',
  'im Monat': 'par mois',
  'Dazu einmalig 699 € Prüfungsgebühr': 'Plus 699 € de frais d’examen, une seule fois',
  'Von 46 % gewählt': 'Choisi par 46 %',
  'Teilzeit I': 'Temps partiel I',
  '22 Stunden in der Woche. Passt neben eine Stelle mit 20 bis 30 Stunden.':
    '22 heures par semaine. Va avec un emploi de 20 à 30 heures.',
  '48 Monate': '48 mois',
  'Teilzeit II': 'Temps partiel II',
  '15 Stunden in der Woche. Passt neben Vollzeitstelle, Schichtdienst oder Familie.':
    '15 heures par semaine. Va avec un temps plein, des horaires décalés ou une famille.',
  '72 Monate': '72 mois',
  'Jährlich zahlen': 'Payer à l’année',
  'im Jahr': 'par an',
  'Du zahlst 11 Monate und studierst 12. Dazu einmalig 699 € Prüfungsgebühr':
    'Tu paies 11 mois et tu en étudies 12. Plus 699 € de frais d’examen, une seule fois',
  'Drei, die mittendrin sind': 'Trois qui sont en plein dedans',
  'Porträt von Lena, junge Frau mit blondem Bob': 'Portrait de Lena, jeune femme au carré blond',
  'BWL, Vollzeit, 2. Semester': 'Gestion, temps plein, 2e semestre',
  'Lena, 19, Rostock': 'Lena, 19 ans, Rostock',
  '„Ich wollte nicht noch mal Schule. Hier mache ich Mathe nachts um elf und surfe vormittags. Fünf von sechs Prüfungen habe ich schon.“':
    '« Je ne voulais pas refaire l’école. Ici, je fais des maths à onze heures du soir et je surfe le matin. J’ai déjà cinq examens sur six. »',
  'Porträt von Mehmet, Mann mit dunklem Haar und Bart':
    'Portrait de Mehmet, homme aux cheveux foncés et à la barbe',
  'BWL, Teilzeit II, 7. Semester': 'Gestion, temps partiel II, 7e semestre',
  'Mehmet, 38, Kassel': 'Mehmet, 38 ans, Kassel',
  '„Mein Betriebswirt hat mir 45 ECTS gebracht. Das waren anderthalb Jahre weniger, und die habe ich mit meinen Töchtern verbracht.“':
    '« Mon diplôme professionnel de gestion m’a valu 45 crédits. Un an et demi de moins, que j’ai passé avec mes filles. »',
  'Porträt von Amara, Frau mit Afro und goldenen Ohrringen':
    'Portrait d’Amara, femme à la coupe afro et aux boucles d’oreilles dorées',
  'Gesundheitsmanagement, Teilzeit I': 'Management de la santé, temps partiel I',
  'Amara, 41, Leipzig': 'Amara, 41 ans, Leipzig',
  '„Nach der Nachtschicht schlafe ich vier Stunden, dann lerne ich drei. Im Mai übernehme ich die Stationsleitung.“':
    '« Après la garde de nuit, je dors quatre heures, puis j’étudie trois heures. En mai, je prends la direction du service. »',
  'Online zuerst. Mit Türen, die offen stehen': 'En ligne d’abord. Avec des portes ouvertes',
  'Du musst nie anreisen. Aber du darfst: 63 % unserer Studierenden kommen mindestens einmal im Jahr auf einen Campus.':
    'Tu n’as jamais à te déplacer. Mais tu peux : 63 % de nos étudiants viennent au moins une fois par an sur un campus.',
  'Eine Frau liest in einem runden Sessel': 'Une femme lit dans un fauteuil rond',
  '120 Live-Kurse in der Woche, 64.000 E-Books und Fachartikel, ein Lernforum, in dem auch um Mitternacht jemand antwortet.':
    '120 cours en direct par semaine, 64 000 livres et articles numériques, un forum où quelqu’un répond même à minuit.',
  'Campus Berlin: Fernsehturm, Kuppelbau und Hochschulgebäude an der Spree':
    'Campus de Berlin : la tour de télévision, une coupole et le bâtiment de la haute école au bord de la Spree',
  'Berlin, an der Spree': 'Berlin, au bord de la Spree',
  '22 Seminarräume, 90 Lernplätze, offen von 7 bis 22 Uhr. Vom Bahnhof Alexanderplatz sind es 6 Minuten zu Fuß.':
    '22 salles de cours, 90 places de travail, ouvert de 7 h à 22 h. À 6 minutes à pied de la gare Alexanderplatz.',
  'Campus München: Kirche mit zwei Zwiebeltürmen und Hochschulgebäude vor den Alpen':
    'Campus de Munich : une église à deux clochers à bulbe et le bâtiment de la haute école devant les Alpes',
  'München, am Altstadtring': 'Munich, au bord de la vieille ville',
  '14 Seminarräume, 60 Lernplätze, samstags Klausuren und Kaffee. Vom Marienplatz sind es 8 Minuten zu Fuß.':
    '14 salles de cours, 60 places de travail, examens et café le samedi. À 8 minutes à pied de Marienplatz.',
  'Bis zum Start der Live-Kurse im Sommer\u00adsemester 2027':
    'Avant le début des cours en direct du semestre d’été 2027',
  um: 'à',
  Heute: 'Aujourd’hui',
  Uhr: '(heure de Berlin)',
  'Allein losgehen kannst du jeden Tag: Skripte und Aufzeichnungen stehen dir ab der Einschreibung offen. Gemeinsam beginnen wir am **1. April** und am **1. Oktober**.':
    'Tu peux partir en solo n’importe quel jour : supports et enregistrements te sont ouverts dès l’inscription. Ensemble, nous commençons le **1er avril** et le **1er octobre**.',
  'Platz im Sommersemester sichern': 'Réserver ma place pour l’été',
  'Was du vorher wissen willst': 'Ce que tu veux savoir avant',
  'Zulassung und Abschluss': 'Admission et diplôme',
  'Kann ich ohne Abitur studieren?': 'Puis-je étudier sans le bac ?',
  'Ja. Mit Meisterbrief oder einer gleichwertigen Fortbildung bist du sofort zugelassen. Mit abgeschlossener Ausbildung und drei Jahren im Beruf beginnst du auf Probe: Nach zwei bestandenen Modulen bist du regulär eingeschrieben.':
    'Oui. Avec un brevet de maîtrise ou une formation continue équivalente, tu es admis d’emblée. Avec une formation professionnelle achevée et trois ans de métier, tu commences à l’essai : après deux modules réussis, ton inscription devient définitive.',
  'Ist der Abschluss so viel wert wie der einer Universität?': 'Le diplôme vaut-il celui d’une université ?',
  'Dein Bachelor ist staatlich anerkannt und akkreditiert. Du kannst damit an jeder Hochschule einen Master beginnen; im Zeugnis steht kein Wort von „Fernstudium“.':
    'Ton bachelor est reconnu par l’État et accrédité. Il t’ouvre un master dans toute université ; sur le diplôme, pas un mot sur les « études à distance ».',
  'Was von meiner Ausbildung zählt mit?': 'Qu’est-ce qui compte dans ma formation ?',
  'Bis zu 60 ECTS in Gesundheitsmanagement, bis zu 45 in BWL. Wir prüfen deine Nachweise kostenlos, innerhalb von fünf Werktagen und bevor du dich bewirbst.':
    'Jusqu’à 60 crédits en management de la santé, jusqu’à 45 en gestion. Nous étudions tes justificatifs gratuitement, en cinq jours ouvrés et avant que tu postules.',
  'Geld und Zeit': 'Argent et temps',
  'Was, wenn ich länger brauche?': 'Et s’il me faut plus de temps ?',
  'Bis zu 12 Monate über die Regelzeit hinaus zahlst du nichts. Wer in Teilzeit II studiert, hat also sieben Jahre zum Preis von sechs.':
    'Jusqu’à 12 mois au-delà de la durée prévue, tu ne paies rien. À temps partiel II, cela fait donc sept ans pour le prix de six.',
  'Bekomme ich BAföG?': 'Ai-je droit au BAföG, la bourse d’études allemande ?',
  'In Vollzeit ja, bis zu 992 € im Monat. Für Meisterinnen, Pflegekräfte und Fachwirte kommen Aufstiegs- und Weiterbildungsstipendien hinzu; Sofia aus der Beratung rechnet sie mit dir durch.':
    'À temps plein, oui : jusqu’à 992 € par mois si tu vis en Allemagne. Il existe aussi des bourses pour les artisans, les soignants et les professionnels qualifiés ; Sofia, de l’équipe de conseil, fait le calcul avec toi.',
  'Kann ich pausieren oder kündigen?': 'Puis-je faire une pause ou résilier ?',
  'Pausieren: jeden Monat, insgesamt zwölf Monate lang, ohne Gebühr. Kündigen: mit sechs Wochen Frist zum Ende jedes Quartals. In den ersten vier Wochen genügt eine E-Mail, und du hast nichts bezahlt.':
    'Pause : n’importe quel mois, douze mois en tout, sans frais. Résiliation : avec six semaines de préavis pour la fin de chaque trimestre. Les quatre premières semaines, un e-mail suffit, et tu n’as rien payé.',
  'Frag Sofia, bevor du rechnest': 'Demande à Sofia avant de compter',
  'Sofia Brandt und fünf Kolleginnen und Kollegen sagen dir in 20 Minuten, was dir angerechnet wird, was es kostet und ob es in deine Woche passt. Manchmal raten sie auch ab.':
    'Sofia Brandt et cinq collègues te disent en 20 minutes ce qui t’est reconnu, ce que cela coûte et si cela tient dans ta semaine. Parfois, ils te le déconseillent aussi.',
  'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. E-Mails beantworten wir an Werktagen innerhalb von zwei Stunden.':
    'Du lundi au vendredi de 8 h à 20 h, le samedi de 10 h à 14 h, heure de Berlin. Les jours ouvrés, nous répondons aux e-mails en deux heures.',
  'Anrufen: 030 23125 140': 'Appeler le +49 30 23125 140',
  'E-Mail schreiben': 'Écrire un e-mail',
  'Eine Beraterin mit Headset am Schreibtisch, neben ihr ein Telefon':
    'Une conseillère avec un casque à son bureau, un téléphone à côté d’elle',
  'Sofia Brandt, Studienberatung, seit 2011 in Tannhagen':
    'Sofia Brandt, conseillère d’études, à Tannhagen depuis 2011',

  // Business administration
  'Betriebswirtschaftslehre im Fernstudium': 'Gestion d’entreprise à distance',
  'BWL im Fernstudium: Bachelor ab 198 € im Monat': 'Bachelor de gestion à distance, dès 198 € par mois',
  'Bachelor BWL im Fernstudium: 180 ECTS in 36, 48 oder 72 Monaten, ab 198 € im Monat, 8 Schwerpunkte, auch ohne Abitur. Start jederzeit, 4 Wochen kostenlos.':
    'Bachelor de gestion à distance : 180 crédits ECTS en 36, 48 ou 72 mois, dès 198 € par mois, 8 spécialisations, même sans le bac. 4 semaines gratuites.',
  'Bachelor of Arts im Fernstudium': 'Bachelor of Arts à distance',
  'Verstehen, wie ein Betrieb Geld verdient, und dann mitentscheiden: in 36, 48 oder 72 Monaten, ab 198 € im Monat, Start an jedem Tag.':
    'Comprendre comment une entreprise gagne de l’argent, puis participer aux décisions : en 36, 48 ou 72 mois, dès 198 € par mois, début n’importe quel jour.',
  'Jetzt bewerben': 'Postuler',
  'Auf einen Blick': 'En bref',
  Abschluss: 'Diplôme',
  'Bachelor of Arts (B.A.), 180 ECTS, staatlich anerkannt und akkreditiert':
    'Bachelor of Arts (B.A.), 180 crédits ECTS, reconnu par l’État et accrédité',
  'Führt zu': 'Mène à',
  'Controlling, Vertrieb, Personal, Einkauf, eigener Betrieb, jedem Master in BWL':
    'Contrôle de gestion, vente, ressources humaines, achats, ta propre entreprise, tout master de gestion',
  Dauer: 'Durée',
  '36, 48 oder 72 Monate; 12 weitere Monate ohne Gebühr': '36, 48 ou 72 mois ; 12 mois de plus sans frais',
  Kosten: 'Frais',
  '396 €, 297 € oder 198 € im Monat, gesamt 14.256 €, dazu einmalig 699 € Prüfungsgebühr':
    '396 €, 297 € ou 198 € par mois, 14 256 € en tout, plus 699 € de frais d’examen, une seule fois',
  Start: 'Début',
  'An jedem Tag; Live-Kurse ab 1. April und 1. Oktober':
    'N’importe quel jour ; cours en direct à partir du 1er avril et du 1er octobre',
  Voraussetzung: 'Conditions',
  'Abitur, Fachabitur, Meister oder Ausbildung mit drei Jahren Beruf; kein NC':
    'Bac, brevet de maîtrise, ou formation professionnelle et trois ans de métier ; pas de sélection sur les notes',
  Sprache: 'Langue',
  'Deutsch oder Englisch, von der ersten Vorlesung bis zur Bachelorarbeit':
    'Allemand ou anglais, du premier cours au mémoire',
  Beratung: 'Conseil',
  'Sofia Brandt, [030 23125 140](tel:+493023125140), Mo bis Fr 8 bis 20 Uhr, Sa 10 bis 14 Uhr':
    'Sofia Brandt, [+49 30 23125 140](tel:+493023125140), du lundi au vendredi de 8 h à 20 h, le samedi de 10 h à 14 h',
  Bewerbung: 'Candidature',
  'Online, zwölf Minuten, drei Dateien, Antwort in fünf Werktagen':
    'En ligne, douze minutes, trois fichiers, réponse en cinq jours ouvrés',
  'Überall dieselben Fragen': 'Partout les mêmes questions',
  'Eine Bäckerei mit acht Leuten und ein Konzern mit achtzigtausend fragen dasselbe: Was kostet ein Stück wirklich? Wer kauft es, und warum? Wen stellen wir ein, und wann sagen wir Nein? BWL gibt dir die Werkzeuge dafür, und du benutzt sie ab der ersten Woche an einem Betrieb, den du kennst.':
    'Une boulangerie de huit personnes et un groupe de quatre-vingt mille se demandent la même chose : combien coûte vraiment une pièce ? Qui l’achète, et pourquoi ? Qui embauchons-nous, et quand disons-nous non ? La gestion te donne les outils, et dès la première semaine tu t’en sers sur une entreprise que tu connais.',
  'Deine Arbeit ist das Material': 'Ton travail est la matière',
  '21 der 30 Module enden mit einer Aufgabe aus deinem Alltag: Du rechnest die Deckungsbeiträge deiner Abteilung nach, planst eine Kampagne für deinen Verein, schreibst die Stellenanzeige, die dein Team gerade braucht. Ohne eigene Stelle bekommst du Zahlen und Ansprechpersonen von einem unserer 112 Praxisbetriebe.':
    '21 des 30 modules se terminent par une tâche tirée de ton quotidien : tu recalcules les marges de ton service, tu prépares une campagne pour ton association, tu écris l’offre d’emploi dont ton équipe a besoin. Sans emploi, tu reçois les chiffres, et une personne à interroger, de l’une de nos 112 entreprises partenaires.',
  'Alle Raten und einmalig 699 € für die Prüfungen':
    'Toutes les mensualités et une seule fois 699 € pour les examens',
  'ZFU 0000001 (erfunden, wie diese Hochschule)': 'ZFU 0000001 (inventé, comme cette université)',
  'Drei Tempi, dieselbe Summe': 'Trois rythmes, la même somme',
  '14.256 € für das ganze Studium, mit allen Skripten, Live-Kursen und Wiederholungsprüfungen. Das Tempo wechselst du zu jedem Semester, ohne Gebühr.':
    '14 256 € pour toutes les études, avec tous les supports, les cours en direct et les rattrapages. Tu peux changer de rythme chaque semestre, sans frais.',
  'Mit diesem Tempo starten': 'Commencer à ce rythme',
  'So wird es weniger': 'Comment payer moins',
  '− 3.564 €': '− 3 564 €',
  'durch 45 angerechnete ECTS aus Ausbildung oder Fortbildung':
    'grâce à 45 crédits reconnus pour une formation que tu as déjà',
  '22 %': '22 %',
  'lassen ihren Arbeitgeber zahlen, für ihn und für sie steuerfrei':
    'font payer leur employeur, sans impôt pour lui ni pour eux en Allemagne',
  '− 1 Rate': '− 1 mois',
  'in jedem Jahr, das du im Voraus zahlst': 'pour chaque année que tu paies d’avance',
  '30 Module, ein Projekt, eine Arbeit': '30 modules, un projet, un mémoire',
  '60 ECTS in jedem Jahr. Das ist der Plan für Vollzeit; in Teilzeit bleibt die Reihenfolge, die Jahre werden länger.':
    '60 crédits par an. Voici le plan à temps plein ; à temps partiel, l’ordre reste, les années s’allongent.',
  Studienplan: 'Plan d’études',
  '1. Jahr: Die Sprache des Fachs': '1re année : la langue du métier',
  '1. Semester': 'Semestre 1',
  Prüfung: 'Évaluation',
  'Einführung in die Betriebswirt\u00adschaftslehre': 'Introduction à la gestion d’entreprise',
  Hausarbeit: 'Dossier',
  'Wirtschafts\u00admathematik': 'Mathématiques pour la gestion',
  Klausur: 'Examen écrit',
  'Buchführung und Bilanzierung': 'Comptabilité et bilan',
  Wirtschaftsrecht: 'Droit des affaires',
  'Wissenschaftlich arbeiten': 'Méthodes du travail universitaire',
  'Selbst- und Zeitmanagement': 'S’organiser et gérer son temps',
  Portfolio: 'Portfolio',
  '2. Semester': 'Semestre 2',
  Statistik: 'Statistiques',
  'Kosten- und Leistungsrechnung': 'Calcul des coûts',
  Marketing: 'Marketing',
  Fallstudie: 'Étude de cas',
  Mikroökonomik: 'Microéconomie',
  'Business English': 'Anglais des affaires',
  Präsentation: 'Présentation',
  'Digitale Geschäftsmodelle': 'Modèles d’affaires numériques',
  '2. Jahr: Der ganze Betrieb': '2e année : toute l’entreprise',
  '3. Semester': 'Semestre 3',
  'Investition und Finanzierung': 'Investissement et financement',
  'Personal und Führung': 'Personnel et direction',
  Makroökonomik: 'Macroéconomie',
  'Einkauf, Produktion, Logistik': 'Achats, production, logistique',
  Unternehmenssteuern: 'Fiscalité de l’entreprise',
  Projektmanagement: 'Gestion de projet',
  Projektbericht: 'Rapport de projet',
  '4. Semester': 'Semestre 4',
  Controlling: 'Contrôle de gestion',
  Strategie: 'Stratégie',
  'Daten auswerten mit SQL und Python': 'Analyser des données avec SQL et Python',
  'Organisation und Wandel': 'Organisation et changement',
  'Nachhaltig wirtschaften': 'Entreprise durable',
  'Ein Wahlmodul aus allen sechs Studiengängen': 'Un module au choix parmi les six formations',
  'je nach Fach': 'selon la matière',
  '3. Jahr: Deine Richtung': '3e année : ta direction',
  '5. Semester': 'Semestre 5',
  Umfang: 'Crédits',
  'Erster Schwerpunkt, drei Module': 'Première spécialisation, trois modules',
  '15 ECTS': '15 ECTS',
  'Zweiter Schwerpunkt, drei Module': 'Seconde spécialisation, trois modules',
  '6. Semester': 'Semestre 6',
  'Praxisprojekt, zwölf Wochen, auch im eigenen Betrieb':
    'Projet pratique, douze semaines, même dans ta propre entreprise',
  'Bachelorarbeit, neun Wochen': 'Mémoire de bachelor, neuf semaines',
  '12 ECTS': '12 ECTS',
  'Kolloquium, 45 Minuten, online oder auf dem Campus': 'Soutenance, 45 minutes, en ligne ou sur le campus',
  '3 ECTS': '3 ECTS',
  'Zwei von acht Schwerpunkten': 'Deux spécialisations sur huit',
  'Du wählst am Ende des vierten Semesters. Wer sich nicht entscheiden kann, besucht vorher drei Probestunden je Schwerpunkt.':
    'Tu choisis à la fin du quatrième semestre. Si tu hésites, assiste avant à trois cours d’essai de chacune.',
  'Controlling und Finanzen': 'Contrôle de gestion et finance',
  'Planen, abweichen, erklären können.': 'Prévoir, s’écarter, savoir expliquer.',
  'Marketing und Vertrieb': 'Marketing et vente',
  'Vom Bedarf zum Abschluss.': 'Du besoin à la commande signée.',
  Personal: 'Ressources humaines',
  'Gewinnen, entwickeln, fair bezahlen.': 'Recruter, faire progresser, payer juste.',
  'Logistik und Einkauf': 'Logistique et achats',
  'Lieferketten, die halten.': 'Des chaînes qui tiennent.',
  Immobilien: 'Immobilier',
  'Bewerten, finanzieren, verwalten.': 'Évaluer, financer, gérer.',
  'Wirtschafts\u00adinformatik': 'Informatique de gestion',
  'Zwischen Fachabteilung und IT.': 'Entre les métiers et l’informatique.',
  'Gesundheits\u00adökonomie': 'Économie de la santé',
  'Kliniken, Kassen, Praxen.': 'Hôpitaux, assurances, cabinets.',
  'Nachhaltige Führung': 'Direction durable',
  'Berichten, was wirkt, und es ändern.': 'Montrer ce qui compte, puis le changer.',
  'Was danach kommt': 'Ce qui vient après',
  'Aus unserer Befragung von 612 Absolventinnen und Absolventen, zwei Jahre nach dem Bachelor.':
    'D’après notre enquête auprès de 612 diplômées et diplômés, deux ans après le bachelor.',
  '46 %': '46 %',
  'arbeiten in einer höheren Stelle als vor dem Studium.':
    'occupent un poste plus élevé qu’avant leurs études.',
  '+ 640 €': '+ 640 €',
  'mehr brutto im Monat, im Mittel aller Befragten.': 'brut de plus par mois, en moyenne.',
  '23 %': '23 %',
  'haben einen Master begonnen oder schon beendet.': 'ont commencé ou déjà terminé un master.',
  '1 von 14': '1 sur 14',
  'hat einen eigenen Betrieb gegründet oder übernommen.': 'a fondé ou repris une entreprise.',
  'Wer hier lernt und wer hier lehrt': 'Qui apprend ici, et qui enseigne',
  'Teilzeit II, 7. Semester': 'Temps partiel II, 7e semestre',
  'Mehmet, 38, Marktleiter': 'Mehmet, 38 ans, directeur de magasin',
  '„Für die Kostenrechnung habe ich meine eigene Gartenabteilung durchgerechnet. Drei Artikel sind seitdem raus, einer kam dazu.“':
    '« Pour le calcul des coûts, j’ai passé mon propre rayon jardin en revue. Trois articles sont sortis, un est entré. »',
  'Vollzeit, 2. Semester': 'Temps plein, 2e semestre',
  'Lena, 19, Surferin': 'Lena, 19 ans, surfeuse',
  '„Ich hatte Angst vor Mathe. Die Sprechstunde am Dienstag hat vier Leute, man traut sich zu fragen.“':
    '« J’avais peur des maths. Le mardi, nous sommes quatre à la permanence : on ose poser des questions. »',
  'Porträt von Henrik, älterer Mann mit grauem Bart und Brille':
    'Portrait de Henrik, homme âgé à la barbe grise et aux lunettes',
  'Professor für Rechnungswesen': 'Professeur de comptabilité',
  'Henrik Asmussen, 58': 'Henrik Asmussen, 58 ans',
  '„Nach 19 Jahren als Kaufmann weiß ich: Die Bilanz lügt selten, aber sie antwortet nur auf gute Fragen.“':
    '« Après 19 ans de commerce, je le sais : le bilan ment rarement, mais il ne répond qu’aux bonnes questions. »',
  'Wo du lernst, entscheidest du': 'Où tu étudies, c’est toi qui décides',
  Studienorte: 'Lieux d’étude',
  'Zu Hause': 'À la maison',
  'Skript, Videos und Übungen eines Moduls bekommst du auf einmal, als App und als gedrucktes Buch. Du lernst ohne Netz weiter, im Zug oder im Garten, und der Fortschritt gleicht sich ab, sobald du wieder online bist.':
    'Support, vidéos et exercices d’un module t’arrivent d’un coup, dans l’application et en livre imprimé. Tu continues sans connexion, dans le train ou au jardin, et ta progression se met à jour dès que tu es de nouveau en ligne.',
  'Live-Kurse': 'Cours en direct',
  '18 in BWL jede Woche, morgens und abends': '18 en gestion chaque semaine, matin et soir',
  Aufzeichnungen: 'Enregistrements',
  'Nach 48 Stunden, bis zum Abschluss': 'Au bout de 48 heures, jusqu’au diplôme',
  Klausuren: 'Examens écrits',
  'An 365 Tagen, 6 bis 23 Uhr': '365 jours par an, de 6 h à 23 h',
  'Campus Berlin': 'Campus de Berlin',
  '22 Räume an der Spree': '22 salles au bord de la Spree',
  'Jeden zweiten Samstag ist BWL-Werkstatt: Fallstudien in Gruppen zu sechst.':
    'Un samedi sur deux, atelier de gestion : des études de cas par groupes de six.',
  Offen: 'Ouvert',
  'Täglich 7 bis 22 Uhr': 'Tous les jours de 7 h à 22 h',
  Lernplätze: 'Places de travail',
  '90, ohne Reservierung': '90, sans réservation',
  Werkstatt: 'Atelier',
  'Jeden zweiten Samstag, 10 bis 16 Uhr': 'Un samedi sur deux, de 10 h à 16 h',
  Anfahrt: 'Accès',
  '6 Minuten zu Fuß ab Alexanderplatz': 'À 6 minutes à pied d’Alexanderplatz',
  'Campus München': 'Campus de Munich',
  '14 Räume am Altstadtring': '14 salles au bord de la vieille ville',
  'Am Controlling-Stammtisch erzählen Gäste aus Münchner Betrieben, wie sie wirklich planen.':
    'Aux soirées du contrôle de gestion, des invités d’entreprises munichoises racontent comment ils planifient vraiment.',
  'Montag bis Samstag, 8 bis 21 Uhr': 'Du lundi au samedi, de 8 h à 21 h',
  '60, ohne Reservierung': '60, sans réservation',
  Stammtisch: 'Soirées',
  'Donnerstags, 18 Uhr': 'Le jeudi, 18 h',
  '8 Minuten zu Fuß ab Marienplatz': 'À 8 minutes à pied de Marienplatz',
  'Zu BWL gefragt': 'Ce qu’on nous demande sur la gestion',
  'Vor dem Studium': 'Avant les études',
  'Wie gut muss ich in Mathe sein?': 'Quel niveau de maths me faut-il ?',
  'Dreisatz, Prozente und einfache Gleichungen genügen. Dazu gibt es einen Vorkurs mit 40 Übungen und einer Sprechstunde, kostenlos und vor dem Start. 93 % derer, die ihn besuchen, bestehen Wirtschaftsmathematik im ersten Anlauf.':
    'La règle de trois, les pourcentages et des équations simples suffisent. Il y a aussi un cours préparatoire avec 40 exercices et une permanence, gratuit et avant le début. 93 % de celles et ceux qui le suivent réussissent les mathématiques du premier coup.',
  'Welche Ausbildung bringt wie viele ECTS?': 'Quelle formation rapporte combien de crédits ?',
  'Kaufmännische Ausbildung: 20 bis 30 ECTS': 'Formation commerciale : 20 à 30 crédits',
  'Fachwirt oder Fachkaufmann: 30 bis 40 ECTS':
    'Diplôme de spécialiste (Fachwirt, Fachkaufmann) : 30 à 40 crédits',
  'Staatlich geprüfter Betriebswirt: 45 ECTS': 'Diplôme d’État de gestion (Betriebswirt) : 45 crédits',
  'Jedes angerechnete Modul entfällt, mit seiner Prüfung und seinem Anteil an der Gebühr.':
    'Chaque module reconnu disparaît, avec son examen et sa part des frais.',
  'Während des Studiums': 'Pendant les études',
  'Wie finde ich ein Thema für die Bachelorarbeit?': 'Comment trouver un sujet de mémoire ?',
  'Zwei von drei Arbeiten entstehen im eigenen Betrieb. Für alle anderen hält jede Professur eine Liste bereit, zurzeit mit 74 offenen Themen.':
    'Deux mémoires sur trois naissent dans l’entreprise de l’étudiant. Pour les autres, chaque chaire tient une liste, en ce moment avec 74 sujets libres.',
  'Kann ich ein Semester im Ausland verbringen?': 'Puis-je passer un semestre à l’étranger ?',
  'Ja, an einer von 11 Partnerhochschulen in Europa, mit Erasmus+ bis zu 600 € im Monat. Oder du nimmst Tannhagen mit: Klausuren kannst du von überall schreiben.':
    'Oui, dans l’une de nos 11 universités partenaires en Europe, avec jusqu’à 600 € par mois d’Erasmus+. Ou bien tu emmènes Tannhagen : tu peux passer tes examens de partout.',
  'Fang an, wann du willst': 'Commence quand tu veux',
  'Vier Wochen kostenlos. Danach entscheidest du.': 'Quatre semaines gratuites. Ensuite, tu décides.',
  '**Schreib uns** dein Tempo und deinen Wunschtermin, und häng Zeugnis, Ausweis und Lebenslauf an.':
    '**Écris-nous** ton rythme et ta date, et joins diplôme, pièce d’identité et CV.',
  '**Lass anrechnen,** was du mitbringst: Nachweise dazu, Ergebnis in fünf Werktagen.':
    '**Fais reconnaître** ce que tu apportes : ajoute les justificatifs, réponse en cinq jours ouvrés.',
  '**Unterschreib online.** Am nächsten Werktag öffnet sich dein erstes Modul.':
    '**Signe en ligne.** Ton premier module s’ouvre le jour ouvré suivant.',
  'Für BWL bewerben': 'Postuler en gestion',
  'Noch unsicher? Ruf Sofia an': 'Tu hésites encore ? Appelle Sofia',
  'Sofia Brandt hat selbst neben dem Beruf BWL studiert und berät seit 2011. Sie sagt dir in 20 Minuten, welches Tempo zu deiner Woche passt. Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr.':
    'Sofia Brandt a elle-même étudié la gestion à côté de son métier et conseille depuis 2011. En 20 minutes, elle te dit quel rythme va avec ta semaine. Du lundi au vendredi de 8 h à 20 h, le samedi de 10 h à 14 h, heure de Berlin.',

  // Sofia, and the error pages
  'Sofia Brandt': 'Sofia Brandt',
  'Studienberaterin, seit 2011 in Tannhagen': 'Conseillère d’études, à Tannhagen depuis 2011',
  'Porträt von Sofia, Frau mit langem braunem Haar und Blazer':
    'Portrait de Sofia, femme aux longs cheveux bruns, en blazer',
  'Campus Berlin, Raum 1.12, und am Telefon': 'Campus de Berlin, salle 1.12, et au téléphone',
  'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. Du zahlst einen Ortstarif.':
    'Du lundi au vendredi de 8 h à 20 h, le samedi de 10 h à 14 h, heure de Berlin. Tu paies un appel local.',
  'So läuft ein Beratungsgespräch': 'Comment se passe un entretien',
  'Seite nicht gefunden': 'Page introuvable',
  'Diese Seite gibt es nicht oder nicht mehr. Von hier aus findest du zu allen Studiengängen, zu den Kosten und zur Beratung der Hochschule Tannhagen.':
    'Cette page n’existe pas, ou plus. D’ici, tu trouves toutes les formations, les frais et l’équipe de conseil de la Haute école de Tannhagen.',
  'Eine Person steht mit einer Landkarte ratlos an einer Wegkreuzung':
    'Une personne tient une carte, perplexe, à un croisement de chemins',
  'Fehler 404': 'Erreur 404',
  'Falscher Flur, richtiges Gebäude': 'Mauvais couloir, bon bâtiment',
  'Diese Seite ist umgezogen, oder es hat sie nie gegeben. Das passiert Erstsemestern im Schnitt viermal, und alle haben ihren Raum noch gefunden.':
    'Cette page a déménagé, ou n’a jamais existé. Cela arrive en moyenne quatre fois en première année, et tout le monde a fini par trouver sa salle.',
  'Zurück zum Eingang': 'Retour à l’entrée',
  'Die meisten suchen eines davon': 'La plupart cherchent l’une de ces choses',
  'Ein Studiengang': 'Une formation',
  'Sechs Bachelor mit Dauer, Preis und Zulassung.': 'Six bachelors avec durée, prix et admission.',
  'Der Preis': 'Le prix',
  'Drei Tempi, ab 198 € im Monat für BWL.': 'Trois rythmes, dès 198 € par mois pour la gestion.',
  'Ein Mensch': 'Un être humain',
  'Sofia und das Beratungsteam, auch samstags.': 'Sofia et l’équipe de conseil, le samedi aussi.',
  'Du bist einem Link von uns gefolgt? Dann haben wir ihn verlegt. Sag uns [im Kontaktformular](/kontakt/#formular), welchen, und er stimmt am nächsten Werktag wieder.':
    'Tu as suivi l’un de nos liens ? Alors nous l’avons égaré. Dis-nous lequel [dans le formulaire de contact](/fr/contact/#formular), et il fonctionnera le jour ouvré suivant.',
  Störung: 'Panne',
  'Störung auf unserer Seite': 'Une panne de notre côté',
  'Diese Seite lässt sich gerade nicht aufbauen. Der Fehler liegt bei uns; hier steht, was weiterläuft und wie du die Hochschule Tannhagen trotzdem erreichst.':
    'Cette page ne peut pas s’afficher pour le moment. L’erreur vient de nous ; voici ce qui continue et comment joindre quand même la Haute école de Tannhagen.',
  'Ein Student programmiert am Laptop, hinter ihm Codezeilen und ein Serverschrank':
    'Un étudiant programme sur son ordinateur, derrière lui des lignes de code et une baie de serveurs',
  'Fehler 500': 'Erreur 500',
  'Der Beamer streikt, nicht du': 'C’est le projecteur, pas toi',
  'Beim Aufbau dieser Seite ist auf unserem Server etwas schiefgegangen. Die Technik ist schon benachrichtigt; meistens genügt es, in einer Minute noch einmal zu laden.':
    'Quelque chose s’est mal passé sur notre serveur en préparant cette page. Notre équipe technique est prévenue ; le plus souvent, il suffit de recharger dans une minute.',
  'Zur Startseite': 'Aller à l’accueil',
  'Was du jetzt tun kannst': 'Ce que tu peux faire maintenant',
  '**Warte eine Minute** und lade die Seite neu. Dein Browser behält die Adresse.':
    '**Attends une minute** et recharge la page. Ton navigateur garde l’adresse.',
  '**Nimm einen anderen Weg:** Startseite und [Bachelorübersicht](/bachelor/) liegen auf mehreren Rechnern.':
    '**Prends un autre chemin :** l’accueil et la [liste des bachelors](/en/bachelor/), en anglais, sont sur plusieurs machines.',
  '**Ruf an,** wenn es eilt. Am Telefon gibt es dieselben Auskünfte, nur ohne Bilder.':
    '**Appelle** si c’est urgent. Au téléphone, tu as les mêmes réponses, seulement sans images.',
  'Bachelor ansehen': 'Voir les bachelors',
  'Was trotzdem läuft': 'Ce qui continue',
  'Eigene Rechner, an einem anderen Ort. Schreib ruhig weiter':
    'Sur leurs propres machines, à un autre endroit. Continue d’écrire',
  'Der Link in deiner Einladung gilt wie immer': 'Le lien de ton invitation vaut comme toujours',
  Fristen: 'Délais',
  'Fällt eine in die Störung, verschieben wir sie um 24 Stunden':
    'Si l’un tombe pendant la panne, nous le repoussons de 24 heures',
  Bewerbungen: 'Candidatures',
  'Kommen per E-Mail an und gehen nicht verloren': 'Arrivent par e-mail et ne se perdent pas',
  'Kommt die Störung wieder?': 'La panne revient ?',
  'Schreib an [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example), welche Seite du öffnen wolltest und um wie viel Uhr. Mit diesen zwei Angaben findet die Technik die Stelle im Protokoll.':
    'Écris à [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example) quelle page tu voulais ouvrir et à quelle heure. Avec ces deux indications, notre équipe technique retrouve l’endroit dans le journal.',

  // Defaults, header and footer
  'Hochschule Tannhagen': 'Haute école de Tannhagen',
  'Staatlich anerkannt und online zuerst: sechs Bachelorstudiengänge ab 180 € im Monat, mit Campus in Berlin und München und vier Wochen Probezeit.':
    'Reconnue par l’État et en ligne d’abord : six bachelors dès 180 € par mois, avec campus à Berlin et à Munich et quatre semaines pour essayer gratuitement.',
  'Hochschule\nTannhagen': 'Haute école\nde Tannhagen',
  Bachelor: 'Bachelor',
  Betriebswirtschaftslehre: 'Gestion d’entreprise',
  'B.A. im Fernstudium, ab 198 € im Monat': 'B.A. à distance, dès 198 € par mois',
  Gesundheitsmanagement: 'Management de la santé',
  'B.A. neben dem Dienst, ab 180 € im Monat': 'B.A. à côté des gardes, dès 180 € par mois',
  'Alle sechs vergleichen': 'Comparer les six',
  'Dauer, Preis und Abschluss in einer Tabelle': 'Durée, prix et diplôme dans un tableau',
  Zulassung: 'Admission',
  'Drei Wege ins Studium, zwei ohne Abitur': 'Trois voies d’accès, dont deux sans le bac',
  Master: 'Master',
  Weiterbildung: 'Formation continue',
  Fernstudium: 'Études à distance',
  '42 Kurse zu 5 ECTS, 445 €': '42 cours de 5 crédits, 445 €',
  'Dual mit deinem Betrieb': 'Avec ton entreprise',
  'Für 8 bis 16 Leute, fünf Monate': 'Pour 8 à 16 personnes, cinq mois',
  myStudium: 'myStudium',
  'Sechs Samstage in Berlin oder München': 'Six samedis à Berlin ou à Munich',
  'Staatlich anerkannt seit 2004. Zu Hause da, wo du lernst.':
    'Reconnue par l’État depuis 2004. Chez elle partout où tu étudies.',
  Studium: 'Formations',
  'Alle Bachelorstudiengänge': 'Tous les bachelors',
  'Alle Masterstudiengänge': 'Tous les masters',
  'Vor dem Start': 'Avant de commencer',
  'Kosten und Zeitmodelle': 'Frais et rythmes d’études',
  'So läuft die Bewerbung': 'Comment postuler',
  'Häufige Fragen': 'Questions fréquentes',
  Hochschule: 'La haute école',
  'Campus Berlin und München': 'Campus de Berlin et de Munich',
  Stimmen: 'Témoignages',
  Kontakt: 'Contact',
  '030 23125 140': '+49 30 23125 140',
  Studienberatung: 'Conseil aux études',
  'Hochschule Tannhagen gGmbH': 'Hochschule Tannhagen gGmbH',

  // Campaigns
  'Deutschland: 10 % bis September 2027': 'Allemagne : 10 % jusqu’en septembre 2027',
  '10 % auf jede Rate': '10 % sur chaque mensualité',
  'Für alle, die sich bis 30. September 2027 einschreiben, und bis zum Abschluss.':
    'Pour toute inscription jusqu’au 30 septembre 2027, et jusqu’au diplôme.',
  'Einschreibung bis 30.9.2027': 'Inscription jusqu’au 30/9/2027',
  '10 % weniger, Einschreibung bis 30.9.2027': '10 % de moins, inscription jusqu’au 30/9/2027',
  'Österreich: 40 € je Rate': 'Autriche : 40 € par mensualité',
  'Servus: jede Rate 40 € günstiger': 'Servus : 40 € de moins par mensualité',
  'Jede Rate 40 € günstiger': '40 € de moins par mensualité',
  'Für Studierende mit Wohnsitz in Österreich, Einschreibung bis 31. August 2027.':
    'Pour les étudiants qui habitent en Autriche, inscription jusqu’au 31 août 2027.',
  'Einschreibung bis 31.8.2027': 'Inscription jusqu’au 31/8/2027',
  '40 € weniger, Einschreibung bis 31.8.2027': '40 € de moins, inscription jusqu’au 31/8/2027',
  'Schweiz: 12 % bis Juli 2027': 'Suisse : 12 % jusqu’en juillet 2027',
  'Grüezi: 12 % auf jede Rate': 'Grüezi : 12 % sur chaque mensualité',
  '12 % auf jede Rate': '12 % sur chaque mensualité',
  'Du zahlst in Franken zum Tageskurs. Gilt bis 31. Juli 2027.':
    'Tu paies en francs au cours du jour. Valable jusqu’au 31 juillet 2027.',
  'Gilt bis 31.7.2027': 'Valable jusqu’au 31/7/2027',
  '12 % weniger, Einschreibung bis 31.7.2027': '12 % de moins, inscription jusqu’au 31/7/2027',
  'Großbritannien: 15 % bis Dezember 2027': 'Royaume-Uni : 15 % jusqu’en décembre 2027',
  'Aus Großbritannien: 15 % auf jede Rate': 'Depuis le Royaume-Uni : 15 % sur chaque mensualité',
  '15 % auf jede Rate': '15 % sur chaque mensualité',
  'Du zahlst in Pfund und schreibst deine Prüfungen in London oder online. Bis 31. Dezember 2027.':
    'Tu paies en livres et passes tes examens à Londres ou en ligne. Jusqu’au 31 décembre 2027.',
  'Bis 31.12.2027': 'Jusqu’au 31/12/2027',
  '15 % weniger, Einschreibung bis 31.12.2027': '15 % de moins, inscription jusqu’au 31/12/2027',
  'Sommer 2026': 'Été 2026',
  'Sommerstart: jede Rate 25 € günstiger': 'Départ d’été : 25 € de moins par mensualité',
  'Jede Rate 25 € günstiger': '25 € de moins par mensualité',
  'Einschreibung bis 31. August 2026.': 'Inscription jusqu’au 31 août 2026.',
  'Bis 31.8.2026': 'Jusqu’au 31/8/2026',
  '25 € weniger, Einschreibung bis 31.8.2026': '25 € de moins, inscription jusqu’au 31/8/2026',
  'Norden: 8 % bis August 2027': 'Pays nordiques : 8 % jusqu’en août 2027',
  'Aus dem Norden: 8 % auf jede Rate': 'Venant du Nord : 8 % sur chaque mensualité',
  '8 % auf jede Rate': '8 % sur chaque mensualité',
  'Für alle, die in Dänemark, Finnland, Island, Norwegen oder Schweden leben und sich bis 31. August 2027 einschreiben.':
    'Pour celles et ceux qui habitent au Danemark, en Finlande, en Islande, en Norvège ou en Suède et s’inscrivent jusqu’au 31 août 2027.',
  '8 % weniger, Einschreibung bis 31.8.2027': '8 % de moins, inscription jusqu’au 31/8/2027',
  'Agrarmanagement: 60 € je Rate': 'Management agricole : 60 € par mensualité',
  'Wirtschaftspsychologie: 60 € je Rate': 'Psychologie des affaires : 60 € par mensualité',
  'Jede Rate 60 € günstiger': '60 € de moins par mensualité',
  'Für die ersten 40 im Frühjahr, Einschreibung bis 30. April 2027.':
    'Pour les 40 premières inscriptions du printemps, jusqu’au 30 avril 2027.',
  'Einschreibung bis 30.4.2027': 'Inscription jusqu’au 30/4/2027',
  '60 € weniger, Einschreibung bis 30.4.2027': '60 € de moins, inscription jusqu’au 30/4/2027',
  '25 Jahre Tannhagen': 'Tannhagen a 25 ans',
  '25 Jahre: 25 % auf jede Rate': '25 ans : 25 % sur chaque mensualité',
  '25 % auf jede Rate': '25 % sur chaque mensualité',
  'Zum Geburtstag der Hochschule, Einschreibung bis 31. Mai 2029.':
    'Pour l’anniversaire de la haute école, inscription jusqu’au 31 mai 2029.',
  'Bis 31.5.2029': 'Jusqu’au 31/5/2029',
  '25 % weniger, Einschreibung bis 31.5.2029': '25 % de moins, inscription jusqu’au 31/5/2029',
}
