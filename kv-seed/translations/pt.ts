/** The demonstration site in European Portuguese, by German source text. */
export const pt: Readonly<Record<string, string>> = {
  // Home
  Startseite: 'Página inicial',
  'Online studieren: Bachelor ab 180 € im Monat': 'Estuda online: licenciaturas desde 180 € por mês',
  'Sechs staatlich anerkannte Bachelorstudiengänge im Fernstudium: ab 180 € im Monat, auch ohne Abitur, mit Campus in Berlin und München. Vier Wochen kostenlos.':
    'Seis licenciaturas à distância reconhecidas pelo Estado: desde 180 € por mês, mesmo sem o 12.º ano, com campus em Berlim e Munique. Quatro semanas grátis.',
  'Eine junge Frau und ein älterer Mann lernen abends am Fenster, eine Studentin ist per Laptop zugeschaltet; draußen liegt der Campus':
    'Uma jovem e um homem mais velho estudam ao fim do dia junto à janela, uma colega participa através do portátil; lá fora vê-se o campus',
  'Staatlich anerkannt seit 2004': 'Reconhecida pelo Estado desde 2004',
  'Studieren, ohne alles andere zu lassen': 'Estudar sem largar tudo o resto',
  'Sechs Bachelorstudiengänge ab 180 € im Monat. Du lernst online, wann es bei dir passt, und triffst die anderen im Live-Kurs, in Berlin oder in München.':
    'Seis licenciaturas desde 180 € por mês. Estudas online quando te dá jeito e encontras o resto da turma nas aulas em direto, em Berlim ou em Munique.',
  '4,6 von 5 aus 1.284 Bewertungen': '4,6 em 5, de 1.284 avaliações',
  '4 Wochen kostenlos testen': 'Experimenta 4 semanas grátis',
  'Wer hier studiert, und wie es ausgeht': 'Quem estuda aqui, e o que alcança',
  '9.400': '9.400',
  'Studierende zwischen 18 und 71 Jahren; im Mittel sind sie 34.':
    'estudantes entre os 18 e os 71 anos; a idade média é de 34.',
  '71 %': '71%',
  'arbeiten neben dem Studium, im Mittel 31 Stunden in der Woche.':
    'trabalham enquanto estudam, em média 31 horas por semana.',
  'sitzen höchstens in einem Live-Kurs, auch im ersten Semester.':
    'pessoas no máximo numa aula em direto, mesmo no primeiro semestre.',
  '81 %': '81%',
  'derer, die 2018 bis 2020 begannen, haben heute ihren Abschluss.':
    'das pessoas que começaram entre 2018 e 2020 têm hoje o diploma.',
  'Womit fängst du an?': 'Por onde começas?',
  'Alle Studiengänge führen zu 180 ECTS und einem staatlich anerkannten Bachelor. Das Tempo wählst du bei der Einschreibung und kannst es jedes Semester ändern.':
    'Todas as licenciaturas somam 180 ECTS e são reconhecidas pelo Estado. Escolhes o ritmo ao inscrever-te e podes mudá-lo em cada semestre.',
  'Betriebswirt\u00adschaftslehre': 'Gestão de Empresas',
  'Rechnen, verhandeln, führen: 30 Module und 8 Schwerpunkte. Ab 198 € im Monat.':
    'Calcular, negociar, liderar: 30 módulos e 8 especializações. Desde 198 € por mês.',
  'Eine Frau arbeitet am Stehpult, neben ihr ein Marktstand, ein Diagramm und ein Taschenrechner':
    'Uma mulher trabalha numa secretária alta; ao lado dela, uma banca de mercado, um gráfico e uma calculadora',
  'Deutsch, Englisch': 'Alemão, inglês',
  'Zum Studiengang': 'Ver a licenciatura',
  'Gesundheits\u00admanagement': 'Gestão em Saúde',
  'Von der Station in die Leitung: bis zu 60 ECTS aus deiner Pflegeausbildung zählen mit. Ab 180 € im Monat.':
    'Da enfermaria para a direção: até 60 ECTS da tua formação em enfermagem contam. Desde 180 € por mês.',
  'Eine Pflegerin lernt nachts am Laptop unter einer Schreibtischlampe':
    'Uma enfermeira estuda à noite ao portátil, à luz de um candeeiro de secretária',
  Deutsch: 'Alemão',
  Übersicht: 'Visão geral',
  'Alle sechs im Vergleich': 'As seis, lado a lado',
  'Dazu Informatik, Soziale Arbeit, Agrarmanagement und BWL im dualen Studium: Dauer, Preis und Abschluss in einer Tabelle.':
    'E ainda Informática, Serviço Social, Gestão Agrícola e Gestão em ensino dual: duração, preço e grau numa só tabela.',
  'Drei Studierende auf den Stufen eines Campusgebäudes':
    'Três estudantes nos degraus de um edifício do campus',
  '36 bis 84 Monate': 'De 36 a 84 meses',
  'Studiengänge vergleichen': 'Comparar licenciaturas',
  'So sieht Fernstudium an einem Dienstag aus': 'Como é estudar à distância numa terça-feira',
  'Drei Fragen, die im ersten Gespräch fast immer kommen.':
    'Três perguntas que surgem quase sempre na primeira conversa.',
  'Studium finden': 'Encontrar o curso',
  Studienfinder: 'Pesquisa de cursos',
  'Nach Fach, Ort, Dauer und Start filtern': 'Filtra por área, local, duração e início',
  'Alle Studiengänge': 'Todos os cursos',
  'Eine Tabelle zum Sortieren und Drucken': 'Uma tabela para ordenar e imprimir',
  'Bis zu vier nebeneinander': 'Até quatro, lado a lado',
  Studienkompass: 'Bússola de estudos',
  'Ein paar Fragen führen zu dem, was passt': 'Algumas perguntas levam ao que combina contigo',
  Gebühren: 'Propinas',
  'Was du im Monat zahlst': 'O que pagas por mês',
  Förderrechner: 'Calculadora de apoios',
  'Wer mitzahlt, und wie viel': 'Quem ajuda a pagar, e quanto',
  'So studierst du': 'Como estudas',
  'Deine Woche': 'A tua semana',
  'Mehmet leitet einen Baumarkt in Kassel und studiert BWL in Teilzeit II. Seine 15 Stunden verteilen sich so:':
    'O Mehmet dirige uma loja de bricolage em Kassel e estuda Gestão a tempo parcial II. As suas 15 horas dividem-se assim:',
  Wann: 'Quando',
  Was: 'O quê',
  Stunden: 'Horas',
  'Mo, Mi, Fr, 5:30 Uhr': 'Seg, qua e sex, 5h30',
  'Skript und Übungsaufgaben': 'Manual e exercícios',
  'Dienstag, 19 Uhr': 'Terça-feira, 19h',
  'Live-Kurs Controlling, Kamera freiwillig': 'Aula em direto de Controlo de Gestão, câmara opcional',
  'Donnerstag, 20 Uhr': 'Quinta-feira, 20h',
  'Lerngruppe zu viert, per Video': 'Grupo de estudo de quatro, por vídeo',
  'Samstag, 9 Uhr': 'Sábado, 9h',
  'Fallstudie, im Café oder auf dem Campus': 'Estudo de caso, num café ou no campus',
  'Wer einen Live-Kurs verpasst, sieht die Aufzeichnung: Sie steht nach 48 Stunden bereit und bleibt es bis zum Abschluss.':
    'Se faltares a uma aula em direto, vês a gravação: fica pronta em 48 horas e continua lá até terminares o curso.',
  Prüfungen: 'Exames',
  'Du meldest dich an, wenn du so weit bist, auch erst 24 Stunden vorher. Eine Klausur schreibst du zu Hause am eigenen Rechner oder in einem von 34 Prüfungszentren in Deutschland, Österreich, der Schweiz und London.':
    'Inscreves-te quando tiveres a matéria preparada, mesmo que só 24 horas antes. Fazes o exame em casa, no teu computador, ou num dos 34 centros de exame na Alemanha, na Áustria, na Suíça e em Londres.',
  'Ein Drittel der Module schließt du ganz ohne Klausur ab: mit Hausarbeit, Fallstudie oder Präsentation.':
    'Um terço dos módulos conclui-se sem qualquer exame: com um trabalho escrito, um estudo de caso ou uma apresentação.',
  Online: 'Online',
  '365 Tage im Jahr, 6 bis 23 Uhr': '365 dias por ano, das 6h às 23h',
  'Im Zentrum': 'Num centro',
  'Samstags und am ersten Mittwoch im Monat': 'Aos sábados e na primeira quarta-feira do mês',
  Wiederholen: 'Repetir',
  'Zweimal je Modul, ohne Gebühr und Wartezeit': 'Duas vezes por módulo, sem custos nem espera',
  Ergebnis: 'Resultado',
  'Nach höchstens 3 Wochen': 'Em 3 semanas, no máximo',
  Betreuung: 'Apoio',
  Studienbegleitung: 'Tutora ou tutor',
  'Plant mit dir jedes Semester und meldet sich, wenn drei Wochen lang nichts von dir kommt. Montags bis freitags von 8 bis 20 Uhr.':
    'Planeia contigo cada semestre e contacta-te se passarem três semanas sem notícias tuas. De segunda a sexta-feira, das 8h às 20h.',
  Lehrende: 'Docentes',
  'Beantworten Fachfragen innerhalb von 24 Stunden und halten jede Woche eine Sprechstunde per Video.':
    'Respondem a dúvidas da matéria em menos de 24 horas e fazem atendimento por vídeo todas as semanas.',
  'Mentorin oder Mentor': 'Mentora ou mentor',
  'Studiert dasselbe, zwei Semester weiter, und weiß, welche Übung sich vor der Klausur lohnt.':
    'Estuda o mesmo, dois semestres à frente, e sabe que exercício vale a pena antes do exame.',
  'Was BWL im Monat kostet': 'Quanto custa Gestão por mês',
  'Betriebswirtschaftslehre in drei Tempi, eine Summe: 14.256 € für das ganze Studium, egal wie lange du brauchst. Die ersten vier Wochen sind kostenlos, danach kannst du jeden Monat pausieren.':
    'Gestão de Empresas a três ritmos, uma só soma: 14.256 € pela licenciatura inteira, demores o tempo que demorares. As primeiras quatro semanas são grátis; depois podes fazer uma pausa em qualquer mês.',
  Vollzeit: 'Tempo integral',
  '29 Stunden in der Woche. Für dich, wenn das Studium gerade die Hauptsache ist.':
    '29 horas por semana. Para ti, se neste momento o principal é estudar.',
  '36 Monate': '36 meses',
  'Studiengang ansehen': 'Ver a licenciatura',
  'Monatlich zahlen': 'Pagar por mês',
  'im Monat': 'por mês',
  'Dazu einmalig 699 € Prüfungsgebühr': 'Mais 699 € de taxa de exame, uma única vez',
  'Von 46 % gewählt': 'Escolha de 46%',
  'Teilzeit I': 'Tempo parcial I',
  '22 Stunden in der Woche. Passt neben eine Stelle mit 20 bis 30 Stunden.':
    '22 horas por semana. Cabe ao lado de um emprego de 20 a 30 horas.',
  '48 Monate': '48 meses',
  'Teilzeit II': 'Tempo parcial II',
  '15 Stunden in der Woche. Passt neben Vollzeitstelle, Schichtdienst oder Familie.':
    '15 horas por semana. Cabe ao lado de um emprego a tempo inteiro, de turnos ou da família.',
  '72 Monate': '72 meses',
  'Jährlich zahlen': 'Pagar por ano',
  'im Jahr': 'por ano',
  'Du zahlst 11 Monate und studierst 12. Dazu einmalig 699 € Prüfungsgebühr':
    'Pagas 11 meses e estudas 12. Mais 699 € de taxa de exame, uma única vez',
  'Drei, die mittendrin sind': 'Três pessoas a meio do caminho',
  'Porträt von Lena, junge Frau mit blondem Bob': 'Retrato de Lena, uma jovem loira de cabelo curto',
  'BWL, Vollzeit, 2. Semester': 'Gestão, tempo integral, 2.º semestre',
  'Lena, 19, Rostock': 'Lena, 19, Rostock',
  '„Ich wollte nicht noch mal Schule. Hier mache ich Mathe nachts um elf und surfe vormittags. Fünf von sechs Prüfungen habe ich schon.“':
    '«Não queria a escola outra vez. Aqui faço matemática às onze da noite e surf de manhã. Já tenho cinco de seis exames.»',
  'Porträt von Mehmet, Mann mit dunklem Haar und Bart':
    'Retrato de Mehmet, um homem de cabelo escuro e barba',
  'BWL, Teilzeit II, 7. Semester': 'Gestão, tempo parcial II, 7.º semestre',
  'Mehmet, 38, Kassel': 'Mehmet, 38, Kassel',
  '„Mein Betriebswirt hat mir 45 ECTS gebracht. Das waren anderthalb Jahre weniger, und die habe ich mit meinen Töchtern verbracht.“':
    '«O meu diploma profissional de gestão valeu-me 45 ECTS. Foi ano e meio a menos, e passei-o com as minhas filhas.»',
  'Porträt von Amara, Frau mit Afro und goldenen Ohrringen':
    'Retrato de Amara, uma mulher de cabelo afro e brincos dourados',
  'Gesundheitsmanagement, Teilzeit I': 'Gestão em Saúde, tempo parcial I',
  'Amara, 41, Leipzig': 'Amara, 41, Leipzig',
  '„Nach der Nachtschicht schlafe ich vier Stunden, dann lerne ich drei. Im Mai übernehme ich die Stationsleitung.“':
    '«Depois do turno da noite durmo quatro horas e a seguir estudo três. Em maio passo a chefiar a enfermaria.»',
  'Online zuerst. Mit Türen, die offen stehen': 'Primeiro online. E com portas abertas',
  'Du musst nie anreisen. Aber du darfst: 63 % unserer Studierenden kommen mindestens einmal im Jahr auf einen Campus.':
    'Nunca tens de te deslocar. Mas podes: 63% de quem estuda connosco vai a um campus pelo menos uma vez por ano.',
  'Eine Frau liest in einem runden Sessel': 'Uma mulher lê numa poltrona redonda',
  '120 Live-Kurse in der Woche, 64.000 E-Books und Fachartikel, ein Lernforum, in dem auch um Mitternacht jemand antwortet.':
    '120 aulas em direto por semana, 64.000 livros eletrónicos e artigos, e um fórum onde alguém responde mesmo à meia-noite.',
  'Campus Berlin: Fernsehturm, Kuppelbau und Hochschulgebäude an der Spree':
    'Campus de Berlim: torre de televisão, edifício com cúpula e edifício universitário à beira do Spree',
  'Berlin, an der Spree': 'Berlim, junto ao Spree',
  '22 Seminarräume, 90 Lernplätze, offen von 7 bis 22 Uhr. Vom Bahnhof Alexanderplatz sind es 6 Minuten zu Fuß.':
    '22 salas, 90 lugares de estudo, aberto das 7h às 22h. A 6 minutos a pé da estação de Alexanderplatz.',
  'Campus München: Kirche mit zwei Zwiebeltürmen und Hochschulgebäude vor den Alpen':
    'Campus de Munique: igreja com duas torres de cúpula em bolbo e edifício universitário diante dos Alpes',
  'München, am Altstadtring': 'Munique, junto ao centro histórico',
  '14 Seminarräume, 60 Lernplätze, samstags Klausuren und Kaffee. Vom Marienplatz sind es 8 Minuten zu Fuß.':
    '14 salas, 60 lugares de estudo, exames e café aos sábados. A 8 minutos a pé de Marienplatz.',
  'Bis zum Start der Live-Kurse im Sommer\u00adsemester 2027':
    'Até ao início das aulas em direto do semestre de verão de 2027',
  um: 'às',
  Heute: 'Hoje',
  Uhr: '(hora de Berlim)',
  'Allein losgehen kannst du jeden Tag: Skripte und Aufzeichnungen stehen dir ab der Einschreibung offen. Gemeinsam beginnen wir am **1. April** und am **1. Oktober**.':
    'Por tua conta podes começar em qualquer dia: os manuais e as gravações abrem assim que te inscreves. Em conjunto começamos a **1 de abril** e a **1 de outubro**.',
  'Platz im Sommersemester sichern': 'Garante a tua vaga para o verão',
  'Was du vorher wissen willst': 'O que vais querer saber antes',
  'Zulassung und Abschluss': 'Admissão e grau',
  'Kann ich ohne Abitur studieren?': 'Posso estudar sem o 12.º ano?',
  'Ja. Mit Meisterbrief oder einer gleichwertigen Fortbildung bist du sofort zugelassen. Mit abgeschlossener Ausbildung und drei Jahren im Beruf beginnst du auf Probe: Nach zwei bestandenen Modulen bist du regulär eingeschrieben.':
    'Sim. Com um título de mestre artesão ou uma formação profissional superior equivalente tens admissão direta. Com uma formação profissional concluída e três anos de trabalho começas à experiência: depois de dois módulos aprovados, a tua inscrição torna-se definitiva.',
  'Ist der Abschluss so viel wert wie der einer Universität?':
    'O grau vale tanto como o de uma universidade tradicional?',
  'Dein Bachelor ist staatlich anerkannt und akkreditiert. Du kannst damit an jeder Hochschule einen Master beginnen; im Zeugnis steht kein Wort von „Fernstudium“.':
    'A tua licenciatura é reconhecida pelo Estado e acreditada. Com ela podes começar um mestrado em qualquer universidade; no diploma não se lê «ensino à distância».',
  'Was von meiner Ausbildung zählt mit?': 'Quanto conta da minha formação?',
  'Bis zu 60 ECTS in Gesundheitsmanagement, bis zu 45 in BWL. Wir prüfen deine Nachweise kostenlos, innerhalb von fünf Werktagen und bevor du dich bewirbst.':
    'Até 60 ECTS em Gestão em Saúde, até 45 em Gestão. Verificamos os teus documentos de graça, em cinco dias úteis e antes de te candidatares.',
  'Geld und Zeit': 'Dinheiro e tempo',
  'Was, wenn ich länger brauche?': 'E se demorar mais?',
  'Bis zu 12 Monate über die Regelzeit hinaus zahlst du nichts. Wer in Teilzeit II studiert, hat also sieben Jahre zum Preis von sechs.':
    'Até 12 meses para lá da duração prevista não pagas nada. No tempo parcial II são, assim, sete anos pelo preço de seis.',
  'Bekomme ich BAföG?': 'Posso receber o BAföG, o apoio do Estado alemão aos estudantes?',
  'In Vollzeit ja, bis zu 992 € im Monat. Für Meisterinnen, Pflegekräfte und Fachwirte kommen Aufstiegs- und Weiterbildungsstipendien hinzu; Sofia aus der Beratung rechnet sie mit dir durch.':
    'A tempo integral sim, até 992 € por mês, se viveres na Alemanha. Para profissionais com título de mestre, pessoal de enfermagem e especialistas certificados há ainda bolsas de progressão e de formação contínua; a Sofia, da nossa equipa de aconselhamento, faz as contas contigo.',
  'Kann ich pausieren oder kündigen?': 'Posso fazer uma pausa ou desistir?',
  'Pausieren: jeden Monat, insgesamt zwölf Monate lang, ohne Gebühr. Kündigen: mit sechs Wochen Frist zum Ende jedes Quartals. In den ersten vier Wochen genügt eine E-Mail, und du hast nichts bezahlt.':
    'Pausa: em qualquer mês, doze meses ao todo, sem custos. Desistência: com seis semanas de pré-aviso para o fim de cada trimestre. Nas primeiras quatro semanas basta um e-mail, e não pagaste nada.',
  'Frag Sofia, bevor du rechnest': 'Pergunta à Sofia antes de fazeres contas',
  'Sofia Brandt und fünf Kolleginnen und Kollegen sagen dir in 20 Minuten, was dir angerechnet wird, was es kostet und ob es in deine Woche passt. Manchmal raten sie auch ab.':
    'A Sofia Brandt e cinco colegas dizem-te em 20 minutos o que te é creditado, quanto custa e se cabe na tua semana. Às vezes também aconselham que não.',
  'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. E-Mails beantworten wir an Werktagen innerhalb von zwei Stunden.':
    'De segunda a sexta-feira das 8h às 20h, sábado das 10h às 14h, hora de Berlim. Nos dias úteis respondemos aos e-mails em menos de duas horas.',
  'Anrufen: 030 23125 140': 'Ligar para +49 30 23125 140',
  'E-Mail schreiben': 'Escrever um e-mail',
  'Eine Beraterin mit Headset am Schreibtisch, neben ihr ein Telefon':
    'Uma conselheira com auscultadores à secretária, ao lado um telefone',
  'Sofia Brandt, Studienberatung, seit 2011 in Tannhagen':
    'Sofia Brandt, conselheira de estudos, em Tannhagen desde 2011',

  // Programme
  'Betriebswirtschaftslehre im Fernstudium': 'Gestão de Empresas à distância',
  'BWL im Fernstudium: Bachelor ab 198 € im Monat': 'Licenciatura em Gestão à distância desde 198 € por mês',
  'Bachelor BWL im Fernstudium: 180 ECTS in 36, 48 oder 72 Monaten, ab 198 € im Monat, 8 Schwerpunkte, auch ohne Abitur. Start jederzeit, 4 Wochen kostenlos.':
    'Licenciatura em Gestão à distância: 180 ECTS em 36, 48 ou 72 meses, desde 198 € por mês, 8 especializações, mesmo sem o 12.º ano. 4 semanas grátis.',
  'Bachelor of Arts im Fernstudium': 'Bachelor of Arts à distância',
  'Verstehen, wie ein Betrieb Geld verdient, und dann mitentscheiden: in 36, 48 oder 72 Monaten, ab 198 € im Monat, Start an jedem Tag.':
    'Perceber como uma empresa ganha dinheiro e depois decidir também: em 36, 48 ou 72 meses, desde 198 € por mês, com início em qualquer dia.',
  'Jetzt bewerben': 'Candidata-te',
  'Auf einen Blick': 'Em resumo',
  Abschluss: 'Grau',
  'Bachelor of Arts (B.A.), 180 ECTS, staatlich anerkannt und akkreditiert':
    'Bachelor of Arts (B.A.), 180 ECTS, reconhecido pelo Estado e acreditado',
  'Führt zu': 'Leva a',
  'Controlling, Vertrieb, Personal, Einkauf, eigener Betrieb, jedem Master in BWL':
    'Controlo de gestão, vendas, recursos humanos, compras, a tua própria empresa, qualquer mestrado em Gestão',
  Dauer: 'Duração',
  '36, 48 oder 72 Monate; 12 weitere Monate ohne Gebühr': '36, 48 ou 72 meses; mais 12 meses sem custos',
  Kosten: 'Propinas',
  '396 €, 297 € oder 198 € im Monat, gesamt 14.256 €, dazu einmalig 699 € Prüfungsgebühr':
    '396 €, 297 € ou 198 € por mês, 14.256 € no total, mais 699 € de taxa de exame, uma única vez',
  Start: 'Início',
  'An jedem Tag; Live-Kurse ab 1. April und 1. Oktober':
    'Em qualquer dia; aulas em direto a partir de 1 de abril e de 1 de outubro',
  Voraussetzung: 'Requisitos',
  'Abitur, Fachabitur, Meister oder Ausbildung mit drei Jahren Beruf; kein NC':
    '12.º ano, título de mestre artesão ou formação profissional com três anos de trabalho; sem nota mínima',
  Sprache: 'Língua',
  'Deutsch oder Englisch, von der ersten Vorlesung bis zur Bachelorarbeit':
    'Alemão ou inglês, da primeira aula ao trabalho final',
  Beratung: 'Orientação',
  'Sofia Brandt, [030 23125 140](tel:+493023125140), Mo bis Fr 8 bis 20 Uhr, Sa 10 bis 14 Uhr':
    'Sofia Brandt, [+49 30 23125 140](tel:+493023125140), seg a sex das 8h às 20h, sáb das 10h às 14h',
  Bewerbung: 'Candidatura',
  'Online, zwölf Minuten, drei Dateien, Antwort in fünf Werktagen':
    'Online, doze minutos, três ficheiros, resposta em cinco dias úteis',
  'Überall dieselben Fragen': 'Em todo o lado, as mesmas perguntas',
  'Eine Bäckerei mit acht Leuten und ein Konzern mit achtzigtausend fragen dasselbe: Was kostet ein Stück wirklich? Wer kauft es, und warum? Wen stellen wir ein, und wann sagen wir Nein? BWL gibt dir die Werkzeuge dafür, und du benutzt sie ab der ersten Woche an einem Betrieb, den du kennst.':
    'Uma padaria com oito pessoas e um grupo com oitenta mil perguntam o mesmo: quanto custa realmente uma peça? Quem a compra, e porquê? Quem contratamos, e quando dizemos que não? A Gestão dá-te as ferramentas, e desde a primeira semana usa-las numa empresa que conheces.',
  'Deine Arbeit ist das Material': 'O teu trabalho é a matéria-prima',
  '21 der 30 Module enden mit einer Aufgabe aus deinem Alltag: Du rechnest die Deckungsbeiträge deiner Abteilung nach, planst eine Kampagne für deinen Verein, schreibst die Stellenanzeige, die dein Team gerade braucht. Ohne eigene Stelle bekommst du Zahlen und Ansprechpersonen von einem unserer 112 Praxisbetriebe.':
    '21 dos 30 módulos terminam com uma tarefa do teu dia a dia: verificas as margens de contribuição do teu departamento, planeias uma campanha para o teu clube, escreves o anúncio de emprego de que a tua equipa precisa agora. Se não tiveres emprego, uma das nossas 112 empresas parceiras dá-te números e pessoas a quem perguntar.',
  'Alle Raten und einmalig 699 € für die Prüfungen': 'Todas as prestações e uma única vez 699 € pelos exames',
  'ZFU 0000001 (erfunden, wie diese Hochschule)': 'ZFU 0000001 (inventado, como esta universidade)',
  'Drei Tempi, dieselbe Summe': 'Três ritmos, a mesma soma',
  '14.256 € für das ganze Studium, mit allen Skripten, Live-Kursen und Wiederholungsprüfungen. Das Tempo wechselst du zu jedem Semester, ohne Gebühr.':
    '14.256 € pela licenciatura inteira, com todos os manuais, aulas em direto e exames de repetição. Podes mudar de ritmo em cada semestre, sem custos.',
  'Mit diesem Tempo starten': 'Começar a este ritmo',
  'So wird es weniger': 'Como pagar menos',
  '− 3.564 €': '− 3.564 €',
  'durch 45 angerechnete ECTS aus Ausbildung oder Fortbildung':
    'por 45 ECTS creditados da tua formação anterior',
  '22 %': '22%',
  'lassen ihren Arbeitgeber zahlen, für ihn und für sie steuerfrei':
    'têm uma empresa que lhes paga o curso, sem impostos para nenhuma das partes na Alemanha',
  '− 1 Rate': '− 1 mês',
  'in jedem Jahr, das du im Voraus zahlst': 'por cada ano que pagas adiantado',
  '30 Module, ein Projekt, eine Arbeit': '30 módulos, um projeto, um trabalho final',
  '60 ECTS in jedem Jahr. Das ist der Plan für Vollzeit; in Teilzeit bleibt die Reihenfolge, die Jahre werden länger.':
    '60 ECTS por ano. Este é o plano a tempo integral; a tempo parcial mantém-se a ordem e os anos alongam-se.',
  Studienplan: 'Plano de estudos',
  '1. Jahr: Die Sprache des Fachs': '1.º ano: a linguagem da área',
  '1. Semester': '1.º semestre',
  Prüfung: 'Termina com',
  'Einführung in die Betriebswirt\u00adschaftslehre': 'Introdução à gestão de empresas',
  Hausarbeit: 'trabalho escrito',
  'Wirtschafts\u00admathematik': 'Matemática para gestão',
  Klausur: 'exame',
  'Buchführung und Bilanzierung': 'Contabilidade e balanço',
  Wirtschaftsrecht: 'Direito empresarial',
  'Wissenschaftlich arbeiten': 'Trabalho académico',
  'Selbst- und Zeitmanagement': 'Gestão pessoal e do tempo',
  Portfolio: 'portefólio',
  '2. Semester': '2.º semestre',
  Statistik: 'Estatística',
  'Kosten- und Leistungsrechnung': 'Contabilidade de custos',
  Marketing: 'Marketing',
  Fallstudie: 'estudo de caso',
  Mikroökonomik: 'Microeconomia',
  'Business English': 'Inglês empresarial',
  Präsentation: 'apresentação',
  'Digitale Geschäftsmodelle': 'Modelos de negócio digitais',
  '2. Jahr: Der ganze Betrieb': '2.º ano: a empresa inteira',
  '3. Semester': '3.º semestre',
  'Investition und Finanzierung': 'Investimento e financiamento',
  'Personal und Führung': 'Pessoas e liderança',
  Makroökonomik: 'Macroeconomia',
  'Einkauf, Produktion, Logistik': 'Compras, produção, logística',
  Unternehmenssteuern: 'Impostos das empresas',
  Projektmanagement: 'Gestão de projetos',
  Projektbericht: 'relatório de projeto',
  '4. Semester': '4.º semestre',
  Controlling: 'Controlo de gestão',
  Strategie: 'Estratégia',
  'Daten auswerten mit SQL und Python': 'Análise de dados com SQL e Python',
  'Organisation und Wandel': 'Organização e mudança',
  'Nachhaltig wirtschaften': 'Economia sustentável',
  'Ein Wahlmodul aus allen sechs Studiengängen': 'Uma disciplina opcional de qualquer das seis licenciaturas',
  'je nach Fach': 'conforme a disciplina',
  '3. Jahr: Deine Richtung': '3.º ano: a tua direção',
  '5. Semester': '5.º semestre',
  Umfang: 'Créditos',
  'Erster Schwerpunkt, drei Module': 'Primeira especialização, três módulos',
  '15 ECTS': '15 ECTS',
  'Zweiter Schwerpunkt, drei Module': 'Segunda especialização, três módulos',
  '6. Semester': '6.º semestre',
  'Praxisprojekt, zwölf Wochen, auch im eigenen Betrieb':
    'Projeto prático, doze semanas, também na tua própria empresa',
  'Bachelorarbeit, neun Wochen': 'Trabalho final, nove semanas',
  '12 ECTS': '12 ECTS',
  'Kolloquium, 45 Minuten, online oder auf dem Campus': 'Defesa oral, 45 minutos, online ou no campus',
  '3 ECTS': '3 ECTS',
  'Zwei von acht Schwerpunkten': 'Duas de oito especializações',
  'Du wählst am Ende des vierten Semesters. Wer sich nicht entscheiden kann, besucht vorher drei Probestunden je Schwerpunkt.':
    'Escolhes no fim do quarto semestre. Se não te decides, assistes antes a três aulas experimentais de cada especialização.',
  'Controlling und Finanzen': 'Controlo de Gestão e Finanças',
  'Planen, abweichen, erklären können.': 'Planear, desviar-se, saber explicar.',
  'Marketing und Vertrieb': 'Marketing e Vendas',
  'Vom Bedarf zum Abschluss.': 'Da necessidade à encomenda assinada.',
  Personal: 'Recursos Humanos',
  'Gewinnen, entwickeln, fair bezahlen.': 'Atrair, desenvolver, pagar com justiça.',
  'Logistik und Einkauf': 'Logística e Compras',
  'Lieferketten, die halten.': 'Cadeias de abastecimento que aguentam.',
  Immobilien: 'Gestão Imobiliária',
  'Bewerten, finanzieren, verwalten.': 'Avaliar, financiar, administrar.',
  'Wirtschafts\u00adinformatik': 'Informática de Gestão',
  'Zwischen Fachabteilung und IT.': 'Entre os departamentos e a informática.',
  'Gesundheits\u00adökonomie': 'Economia da Saúde',
  'Kliniken, Kassen, Praxen.': 'Hospitais, seguradoras, consultórios.',
  'Nachhaltige Führung': 'Liderança Sustentável',
  'Berichten, was wirkt, und es ändern.': 'Relatar o que importa, e mudá-lo.',
  'Was danach kommt': 'O que vem depois',
  'Aus unserer Befragung von 612 Absolventinnen und Absolventen, zwei Jahre nach dem Bachelor.':
    'Do nosso inquérito a 612 pessoas diplomadas, dois anos depois da licenciatura.',
  '46 %': '46%',
  'arbeiten in einer höheren Stelle als vor dem Studium.':
    'trabalham num cargo superior ao que tinham antes.',
  '+ 640 €': '+ 640 €',
  'mehr brutto im Monat, im Mittel aller Befragten.':
    'brutos a mais por mês, em média de todas as respostas.',
  '23 %': '23%',
  'haben einen Master begonnen oder schon beendet.': 'começaram ou já terminaram um mestrado.',
  '1 von 14': '1 em 14',
  'hat einen eigenen Betrieb gegründet oder übernommen.': 'fundou a sua própria empresa ou assumiu uma.',
  'Wer hier lernt und wer hier lehrt': 'Quem aprende e quem ensina aqui',
  'Teilzeit II, 7. Semester': 'Tempo parcial II, 7.º semestre',
  'Mehmet, 38, Marktleiter': 'Mehmet, 38, gerente de loja',
  '„Für die Kostenrechnung habe ich meine eigene Gartenabteilung durchgerechnet. Drei Artikel sind seitdem raus, einer kam dazu.“':
    '«Em contabilidade de custos fiz as contas à minha própria secção de jardim. Desde então saíram três artigos e entrou um.»',
  'Vollzeit, 2. Semester': 'Tempo integral, 2.º semestre',
  'Lena, 19, Surferin': 'Lena, 19, surfista',
  '„Ich hatte Angst vor Mathe. Die Sprechstunde am Dienstag hat vier Leute, man traut sich zu fragen.“':
    '«Tinha medo da matemática. No atendimento de terça-feira somos quatro, por isso temos coragem de perguntar.»',
  'Porträt von Henrik, älterer Mann mit grauem Bart und Brille':
    'Retrato de Henrik, um homem mais velho de barba grisalha e óculos',
  'Professor für Rechnungswesen': 'Professor de Contabilidade',
  'Henrik Asmussen, 58': 'Henrik Asmussen, 58',
  '„Nach 19 Jahren als Kaufmann weiß ich: Die Bilanz lügt selten, aber sie antwortet nur auf gute Fragen.“':
    '«Depois de 19 anos no comércio sei uma coisa: o balanço raramente mente, mas só responde a boas perguntas.»',
  'Wo du lernst, entscheidest du': 'Onde estudas és tu que decides',
  Studienorte: 'Locais de estudo',
  'Zu Hause': 'Em casa',
  'Skript, Videos und Übungen eines Moduls bekommst du auf einmal, als App und als gedrucktes Buch. Du lernst ohne Netz weiter, im Zug oder im Garten, und der Fortschritt gleicht sich ab, sobald du wieder online bist.':
    'O manual, os vídeos e os exercícios de um módulo chegam-te de uma vez, na aplicação e em livro impresso. Continuas a estudar sem rede, no comboio ou no jardim, e o teu progresso atualiza-se assim que voltas a estar online.',
  'Live-Kurse': 'Aulas em direto',
  '18 in BWL jede Woche, morgens und abends': '18 de Gestão por semana, de manhã e à noite',
  Aufzeichnungen: 'Gravações',
  'Nach 48 Stunden, bis zum Abschluss': 'Em 48 horas, até terminares o curso',
  Klausuren: 'Exames',
  'An 365 Tagen, 6 bis 23 Uhr': '365 dias, das 6h às 23h',
  'Campus Berlin': 'Campus de Berlim',
  '22 Räume an der Spree': '22 salas junto ao Spree',
  'Jeden zweiten Samstag ist BWL-Werkstatt: Fallstudien in Gruppen zu sechst.':
    'Sábado sim, sábado não, há oficina de Gestão: estudos de caso em grupos de seis.',
  Offen: 'Aberto',
  'Täglich 7 bis 22 Uhr': 'Todos os dias das 7h às 22h',
  Lernplätze: 'Lugares de estudo',
  '90, ohne Reservierung': '90, sem reserva',
  Werkstatt: 'Oficina',
  'Jeden zweiten Samstag, 10 bis 16 Uhr': 'Sábado sim, sábado não, das 10h às 16h',
  Anfahrt: 'Como chegar',
  '6 Minuten zu Fuß ab Alexanderplatz': '6 minutos a pé desde Alexanderplatz',
  'Campus München': 'Campus de Munique',
  '14 Räume am Altstadtring': '14 salas junto ao centro histórico',
  'Am Controlling-Stammtisch erzählen Gäste aus Münchner Betrieben, wie sie wirklich planen.':
    'Na tertúlia de Controlo de Gestão, profissionais de empresas de Munique contam como planeiam de verdade.',
  'Montag bis Samstag, 8 bis 21 Uhr': 'De segunda a sábado, das 8h às 21h',
  '60, ohne Reservierung': '60, sem reserva',
  Stammtisch: 'Tertúlia',
  'Donnerstags, 18 Uhr': 'Quintas-feiras, 18h',
  '8 Minuten zu Fuß ab Marienplatz': '8 minutos a pé desde Marienplatz',
  'Zu BWL gefragt': 'Perguntas sobre este curso',
  'Vor dem Studium': 'Antes de estudar',
  'Wie gut muss ich in Mathe sein?': 'Que nível de matemática preciso de ter?',
  'Dreisatz, Prozente und einfache Gleichungen genügen. Dazu gibt es einen Vorkurs mit 40 Übungen und einer Sprechstunde, kostenlos und vor dem Start. 93 % derer, die ihn besuchen, bestehen Wirtschaftsmathematik im ersten Anlauf.':
    'Bastam a regra de três, as percentagens e as equações simples. Há ainda um curso preparatório com 40 exercícios e atendimento, grátis e antes de começares. 93% de quem o frequenta passa a Matemática para gestão à primeira.',
  'Welche Ausbildung bringt wie viele ECTS?': 'Quantos ECTS me dá a minha formação?',
  'Kaufmännische Ausbildung: 20 bis 30 ECTS': 'Formação profissional comercial: 20 a 30 ECTS',
  'Fachwirt oder Fachkaufmann: 30 bis 40 ECTS':
    'Especialista certificado (Fachwirt ou Fachkaufmann): 30 a 40 ECTS',
  'Staatlich geprüfter Betriebswirt: 45 ECTS':
    'Diploma de gestão com exame de Estado (Betriebswirt): 45 ECTS',
  'Jedes angerechnete Modul entfällt, mit seiner Prüfung und seinem Anteil an der Gebühr.':
    'Cada módulo creditado fica dispensado, com o seu exame e a sua parte das propinas.',
  'Während des Studiums': 'Durante os estudos',
  'Wie finde ich ein Thema für die Bachelorarbeit?': 'Como encontro um tema para o trabalho final?',
  'Zwei von drei Arbeiten entstehen im eigenen Betrieb. Für alle anderen hält jede Professur eine Liste bereit, zurzeit mit 74 offenen Themen.':
    'Dois em cada três trabalhos nascem na própria empresa. Para os restantes, cada cátedra tem uma lista, neste momento com 74 temas em aberto.',
  'Kann ich ein Semester im Ausland verbringen?': 'Posso passar um semestre no estrangeiro?',
  'Ja, an einer von 11 Partnerhochschulen in Europa, mit Erasmus+ bis zu 600 € im Monat. Oder du nimmst Tannhagen mit: Klausuren kannst du von überall schreiben.':
    'Sim, numa das 11 universidades parceiras na Europa, com o Erasmus+ e até 600 € por mês. Ou levas Tannhagen contigo: podes fazer os exames de qualquer lugar.',
  'Fang an, wann du willst': 'Começa quando quiseres',
  'Vier Wochen kostenlos. Danach entscheidest du.': 'Quatro semanas grátis. Depois decides.',
  '**Schreib uns** dein Tempo und deinen Wunschtermin, und häng Zeugnis, Ausweis und Lebenslauf an.':
    '**Escreve-nos** com o teu ritmo e a data que preferes, e anexa o certificado, o documento de identificação e o currículo.',
  '**Lass anrechnen,** was du mitbringst: Nachweise dazu, Ergebnis in fünf Werktagen.':
    '**Pede a creditação** do que já trazes: junta os comprovativos, resultado em cinco dias úteis.',
  '**Unterschreib online.** Am nächsten Werktag öffnet sich dein erstes Modul.':
    '**Assina online.** No dia útil seguinte abre-se o teu primeiro módulo.',
  'Für BWL bewerben': 'Candidata-te a Gestão',
  'Noch unsicher? Ruf Sofia an': 'Ainda com dúvidas? Liga à Sofia',
  'Sofia Brandt hat selbst neben dem Beruf BWL studiert und berät seit 2011. Sie sagt dir in 20 Minuten, welches Tempo zu deiner Woche passt. Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr.':
    'A Sofia Brandt também estudou Gestão enquanto trabalhava e aconselha desde 2011. Em 20 minutos diz-te que ritmo serve à tua semana. De segunda a sexta-feira das 8h às 20h, sábado das 10h às 14h, hora de Berlim.',

  // Not found
  'Seite nicht gefunden': 'Página não encontrada',
  'Diese Seite gibt es nicht oder nicht mehr. Von hier aus findest du zu allen Studiengängen, zu den Kosten und zur Beratung der Hochschule Tannhagen.':
    'Esta página não existe ou já não existe. Daqui chegas a todas as licenciaturas, às propinas e à equipa de aconselhamento da Universidade Tannhagen.',
  'Eine Person steht mit einer Landkarte ratlos an einer Wegkreuzung':
    'Uma pessoa com um mapa, indecisa, num cruzamento de caminhos',
  'Fehler 404': 'Erro 404',
  'Falscher Flur, richtiges Gebäude': 'Corredor errado, edifício certo',
  'Diese Seite ist umgezogen, oder es hat sie nie gegeben. Das passiert Erstsemestern im Schnitt viermal, und alle haben ihren Raum noch gefunden.':
    'Esta página mudou de sítio, ou nunca existiu. No primeiro semestre isto acontece em média quatro vezes, e toda a gente acabou por encontrar a sua sala.',
  'Zurück zum Eingang': 'Voltar à entrada',
  'Die meisten suchen eines davon': 'A maioria procura uma destas coisas',
  'Ein Studiengang': 'Uma licenciatura',
  'Sechs Bachelor mit Dauer, Preis und Zulassung.': 'Seis licenciaturas com duração, preço e admissão.',
  'Der Preis': 'O preço',
  'Drei Tempi, ab 198 € im Monat für BWL.': 'Três ritmos, Gestão desde 198 € por mês.',
  'Ein Mensch': 'Uma pessoa',
  'Sofia und das Beratungsteam, auch samstags.': 'A Sofia e a equipa de aconselhamento, também aos sábados.',
  'Du bist einem Link von uns gefolgt? Dann haben wir ihn verlegt. Sag uns [im Kontaktformular](/kontakt/#formular), welchen, und er stimmt am nächsten Werktag wieder.':
    'Vieste por uma ligação nossa? Então fomos nós que a perdemos. Diz-nos qual [no formulário de contacto](/pt/contacto/#formular), e no dia útil seguinte volta a funcionar.',

  // Server error
  Störung: 'Avaria',
  'Störung auf unserer Seite': 'Avaria do nosso lado',
  'Diese Seite lässt sich gerade nicht aufbauen. Der Fehler liegt bei uns; hier steht, was weiterläuft und wie du die Hochschule Tannhagen trotzdem erreichst.':
    'De momento não é possível mostrar esta página. A falha é nossa; aqui vês o que continua a funcionar e como contactar mesmo assim a Universidade Tannhagen.',
  'Ein Student programmiert am Laptop, hinter ihm Codezeilen und ein Serverschrank':
    'Um estudante programa num portátil; atrás dele, linhas de código e um armário de servidores',
  'Fehler 500': 'Erro 500',
  'Der Beamer streikt, nicht du': 'Falhou o projetor, não foste tu',
  'Beim Aufbau dieser Seite ist auf unserem Server etwas schiefgegangen. Die Technik ist schon benachrichtigt; meistens genügt es, in einer Minute noch einmal zu laden.':
    'Algo correu mal no nosso servidor ao montar esta página. A equipa técnica já foi avisada; quase sempre basta voltar a carregar daqui a um minuto.',
  'Zur Startseite': 'Ir para a página inicial',
  'Was du jetzt tun kannst': 'O que podes fazer agora',
  '**Warte eine Minute** und lade die Seite neu. Dein Browser behält die Adresse.':
    '**Espera um minuto** e volta a carregar a página. O teu navegador guarda o endereço.',
  '**Nimm einen anderen Weg:** Startseite und [Bachelorübersicht](/bachelor/) liegen auf mehreren Rechnern.':
    '**Segue outro caminho:** a página inicial e o [resumo das licenciaturas](/en/bachelor/), em inglês, estão em várias máquinas.',
  '**Ruf an,** wenn es eilt. Am Telefon gibt es dieselben Auskünfte, nur ohne Bilder.':
    '**Liga** se for urgente. Por telefone há as mesmas informações, só que sem imagens.',
  'Bachelor ansehen': 'Ver as licenciaturas',
  'Was trotzdem läuft': 'O que continua a funcionar',
  'Eigene Rechner, an einem anderen Ort. Schreib ruhig weiter':
    'Em máquinas próprias, noutro local. Continua a escrever com calma',
  'Der Link in deiner Einladung gilt wie immer': 'A ligação do teu convite vale como sempre',
  Fristen: 'Prazos',
  'Fällt eine in die Störung, verschieben wir sie um 24 Stunden':
    'Se algum calhar durante a avaria, adiamo-lo 24 horas',
  Bewerbungen: 'Candidaturas',
  'Kommen per E-Mail an und gehen nicht verloren': 'Chegam por e-mail e não se perdem',
  'Kommt die Störung wieder?': 'A avaria repete-se?',
  'Schreib an [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example), welche Seite du öffnen wolltest und um wie viel Uhr. Mit diesen zwei Angaben findet die Technik die Stelle im Protokoll.':
    'Escreve para [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example) que página querias abrir e a que horas. Com estes dois dados, a equipa técnica encontra o sítio no registo.',

  // People
  'Sofia Brandt': 'Sofia Brandt',
  'Studienberaterin, seit 2011 in Tannhagen': 'Conselheira de estudos, em Tannhagen desde 2011',
  'Porträt von Sofia, Frau mit langem braunem Haar und Blazer':
    'Retrato de Sofia, uma mulher de cabelo castanho comprido e blazer',
  'Campus Berlin, Raum 1.12, und am Telefon': 'Campus de Berlim, sala 1.12, e ao telefone',
  'Montag bis Freitag 8 bis 20 Uhr, Samstag 10 bis 14 Uhr. Du zahlst einen Ortstarif.':
    'De segunda a sexta-feira das 8h às 20h, sábado das 10h às 14h, hora de Berlim. Pagas uma chamada local.',
  'So läuft ein Beratungsgespräch': 'Como decorre uma conversa de aconselhamento',

  // Header, footer and defaults
  'Hochschule Tannhagen': 'Universidade Tannhagen de Ciências Aplicadas',
  'Staatlich anerkannt und online zuerst: sechs Bachelorstudiengänge ab 180 € im Monat, mit Campus in Berlin und München und vier Wochen Probezeit.':
    'Reconhecida pelo Estado e primeiro online: seis licenciaturas desde 180 € por mês, com campus em Berlim e Munique e quatro semanas grátis à experiência.',
  'Hochschule\nTannhagen': 'Universidade\nTannhagen',
  Bachelor: 'Licenciaturas',
  Betriebswirtschaftslehre: 'Gestão de Empresas',
  'B.A. im Fernstudium, ab 198 € im Monat': 'B.A. à distância, desde 198 € por mês',
  Gesundheitsmanagement: 'Gestão em Saúde',
  'B.A. neben dem Dienst, ab 180 € im Monat': 'B.A. a par dos teus turnos, desde 180 € por mês',
  'Alle sechs vergleichen': 'Comparar as seis',
  'Dauer, Preis und Abschluss in einer Tabelle': 'Duração, preço e grau numa só tabela',
  Zulassung: 'Admissão',
  'Drei Wege ins Studium, zwei ohne Abitur': 'Três vias de acesso, duas sem o 12.º ano',
  Master: 'Mestrados',
  Weiterbildung: 'Cursos',
  Fernstudium: 'À distância',
  '42 Kurse zu 5 ECTS, 445 €': '42 cursos de 5 ECTS, 445 €',
  'Dual mit deinem Betrieb': 'Dual com a tua empresa',
  'Für 8 bis 16 Leute, fünf Monate': 'Para grupos de 8 a 16, cinco meses',
  myStudium: 'myStudium',
  'Sechs Samstage in Berlin oder München': 'Seis sábados em Berlim ou Munique',
  'Staatlich anerkannt seit 2004. Zu Hause da, wo du lernst.':
    'Reconhecida pelo Estado desde 2004. Em casa, onde quer que estudes.',
  Studium: 'Estudos',
  'Alle Bachelorstudiengänge': 'Todas as licenciaturas',
  'Alle Masterstudiengänge': 'Todos os mestrados',
  'Vor dem Start': 'Antes de começares',
  'Kosten und Zeitmodelle': 'Propinas e ritmos',
  'So läuft die Bewerbung': 'Como te candidatas',
  'Häufige Fragen': 'Perguntas frequentes',
  Hochschule: 'Universidade',
  'Campus Berlin und München': 'Campus de Berlim e Munique',
  Stimmen: 'Vozes',
  Kontakt: 'Contacto',
  '030 23125 140': '+49 30 23125 140',
  Studienberatung: 'Aconselhamento',
  'Hochschule Tannhagen gGmbH': 'Hochschule Tannhagen gGmbH',

  // Campaigns
  'Deutschland: 10 % bis September 2027': 'Alemanha: 10% até setembro de 2027',
  '10 % auf jede Rate': '10% a menos em cada prestação',
  'Für alle, die sich bis 30. September 2027 einschreiben, und bis zum Abschluss.':
    'Para quem se inscrever até 30 de setembro de 2027, e até terminar o curso.',
  'Einschreibung bis 30.9.2027': 'Inscrição até 30/9/2027',
  '10 % weniger, Einschreibung bis 30.9.2027': '10% a menos, inscrição até 30/9/2027',
  'Österreich: 40 € je Rate': 'Áustria: 40 € por prestação',
  'Servus: jede Rate 40 € günstiger': 'Servus: 40 € a menos em cada prestação',
  'Jede Rate 40 € günstiger': '40 € a menos em cada prestação',
  'Für Studierende mit Wohnsitz in Österreich, Einschreibung bis 31. August 2027.':
    'Para estudantes que vivem na Áustria, inscrição até 31 de agosto de 2027.',
  'Einschreibung bis 31.8.2027': 'Inscrição até 31/8/2027',
  '40 € weniger, Einschreibung bis 31.8.2027': '40 € a menos, inscrição até 31/8/2027',
  'Schweiz: 12 % bis Juli 2027': 'Suíça: 12% até julho de 2027',
  'Grüezi: 12 % auf jede Rate': 'Grüezi: 12% a menos em cada prestação',
  '12 % auf jede Rate': '12% a menos em cada prestação',
  'Du zahlst in Franken zum Tageskurs. Gilt bis 31. Juli 2027.':
    'Pagas em francos ao câmbio do dia. Válido até 31 de julho de 2027.',
  'Gilt bis 31.7.2027': 'Válido até 31/7/2027',
  '12 % weniger, Einschreibung bis 31.7.2027': '12% a menos, inscrição até 31/7/2027',
  'Großbritannien: 15 % bis Dezember 2027': 'Reino Unido: 15% até dezembro de 2027',
  'Aus Großbritannien: 15 % auf jede Rate': 'Do Reino Unido: 15% a menos em cada prestação',
  '15 % auf jede Rate': '15% a menos em cada prestação',
  'Du zahlst in Pfund und schreibst deine Prüfungen in London oder online. Bis 31. Dezember 2027.':
    'Pagas em libras e fazes os exames em Londres ou online. Até 31 de dezembro de 2027.',
  'Bis 31.12.2027': 'Até 31/12/2027',
  '15 % weniger, Einschreibung bis 31.12.2027': '15% a menos, inscrição até 31/12/2027',
  'Sommer 2026': 'Verão de 2026',
  'Sommerstart: jede Rate 25 € günstiger': 'Começa no verão: 25 € a menos em cada prestação',
  'Jede Rate 25 € günstiger': '25 € a menos em cada prestação',
  'Einschreibung bis 31. August 2026.': 'Inscrição até 31 de agosto de 2026.',
  'Bis 31.8.2026': 'Até 31/8/2026',
  '25 € weniger, Einschreibung bis 31.8.2026': '25 € a menos, inscrição até 31/8/2026',
  'Norden: 8 % bis August 2027': 'Países nórdicos: 8% até agosto de 2027',
  'Aus dem Norden: 8 % auf jede Rate': 'Do Norte: 8% a menos em cada prestação',
  '8 % auf jede Rate': '8% a menos em cada prestação',
  'Für alle, die in Dänemark, Finnland, Island, Norwegen oder Schweden leben und sich bis 31. August 2027 einschreiben.':
    'Para quem vive na Dinamarca, Finlândia, Islândia, Noruega ou Suécia e se inscreve até 31 de agosto de 2027.',
  '8 % weniger, Einschreibung bis 31.8.2027': '8% a menos, inscrição até 31/8/2027',
  'Agrarmanagement: 60 € je Rate': 'Gestão Agrícola: 60 € por prestação',
  'Wirtschaftspsychologie: 60 € je Rate': 'Psicologia empresarial: 60 € por prestação',
  'Jede Rate 60 € günstiger': '60 € a menos em cada prestação',
  'Für die ersten 40 im Frühjahr, Einschreibung bis 30. April 2027.':
    'Para as primeiras 40 inscrições da primavera, até 30 de abril de 2027.',
  'Einschreibung bis 30.4.2027': 'Inscrição até 30/4/2027',
  '60 € weniger, Einschreibung bis 30.4.2027': '60 € a menos, inscrição até 30/4/2027',
  '25 Jahre Tannhagen': '25 anos de Tannhagen',
  '25 Jahre: 25 % auf jede Rate': '25 anos: 25% a menos em cada prestação',
  '25 % auf jede Rate': '25% a menos em cada prestação',
  'Zum Geburtstag der Hochschule, Einschreibung bis 31. Mai 2029.':
    'Pelo aniversário da universidade, inscrição até 31 de maio de 2029.',
  'Bis 31.5.2029': 'Até 31/5/2029',
  '25 % weniger, Einschreibung bis 31.5.2029': '25% a menos, inscrição até 31/5/2029',
}
