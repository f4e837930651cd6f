/** Texts of the blocks in sliders, tabs of pictures and big images, by German source text. */
export const fr: Readonly<Record<string, string>> = {
  'Am Schreibtisch, an der Spree oder am Altstadtring: Alles, was zum Studium gehört, gibt es an jedem Ort.':
    'À ton bureau, sur la Spree ou près de la vieille ville : tout ce qui fait les études se trouve partout.',
  'Lernen online, in Berlin und in München': 'Étudier en ligne, à Berlin et à Munich',
  'Zwei Häuser und ein Bildschirm: Lesesaal an der Spree, Werkstatt am Altstadtring, Live-Kurse am Abend. Wo und wann du kommst, entscheidest du selbst.':
    'Deux maisons et un écran : salle de lecture sur la Spree, atelier près de la vieille ville de Munich, cours en direct le soir. À toi de choisir.',
  Campus: 'Campus',
  'Ein langes Campusgebäude mit erleuchteten Fenstern an einem See, dahinter geht die Sonne unter':
    'Un long bâtiment du campus aux fenêtres éclairées au bord d’un lac, le soleil se couche derrière',
  'Was du hier lernst': 'Ce que tu apprends ici',
  'Agrar\u00admanagement': 'Management agricole',
  'Soziale Arbeit': 'Travail social',
  'Wirtschafts\u00adpsychologie': 'Psychologie des affaires',
  'Drei Türen, die offen stehen': 'Trois portes ouvertes',
  'Lesesaal in Berlin': 'Salle de lecture à Berlin',
  '90 Lernplätze an der Spree, täglich von 7 bis 22 Uhr. Du kommst, wann du willst, und meldest dich nirgends an.':
    '90 places de travail au bord de la Spree, tous les jours de 7 h à 22 h. Tu viens quand tu veux, sans réserver.',
  'Werkstatt in München': 'Atelier à Munich',
  'Samstags rechnet ihr zu sechst Fälle aus euren Betrieben durch. Kaffee gibt es für einen Euro.':
    'Le samedi, à six, vous calculez des cas tirés de vos entreprises. Le café coûte un euro.',
  'Sprechstunde am Bildschirm': 'Permanence à l’écran',
  'Jeden Abend von 19 bis 21 Uhr, in Gruppen von höchstens acht. Die Aufzeichnung bleibt ein Jahr lang stehen.':
    'Chaque soir de 19 h à 21 h, en groupes de huit au plus. L’enregistrement reste disponible un an.',
  'Frag Sofia: zur Beratung am Telefon und im Videoanruf':
    'Demande à Sofia : conseil par téléphone et en visio',
}

export const it: Readonly<Record<string, string>> = {
  'Am Schreibtisch, an der Spree oder am Altstadtring: Alles, was zum Studium gehört, gibt es an jedem Ort.':
    'Alla scrivania, sulla Sprea o vicino al centro storico: tutto ciò che serve allo studio c’è ovunque.',
  'Lernen online, in Berlin und in München': 'Studiare online, a Berlino e a Monaco',
  'Zwei Häuser und ein Bildschirm: Lesesaal an der Spree, Werkstatt am Altstadtring, Live-Kurse am Abend. Wo und wann du kommst, entscheidest du selbst.':
    'Due case e uno schermo: sala di lettura sulla Sprea, laboratorio vicino al centro di Monaco, lezioni dal vivo la sera. Dove e quando venire lo decidi tu.',
  Campus: 'Campus',
  'Ein langes Campusgebäude mit erleuchteten Fenstern an einem See, dahinter geht die Sonne unter':
    'Un lungo edificio del campus con le finestre illuminate in riva a un lago, dietro tramonta il sole',
  'Was du hier lernst': 'Cosa impari qui',
  'Agrar\u00admanagement': 'Gestione agraria',
  'Soziale Arbeit': 'Servizio sociale',
  'Wirtschafts\u00adpsychologie': 'Psicologia economica',
  'Drei Türen, die offen stehen': 'Tre porte aperte',
  'Lesesaal in Berlin': 'Sala di lettura a Berlino',
  '90 Lernplätze an der Spree, täglich von 7 bis 22 Uhr. Du kommst, wann du willst, und meldest dich nirgends an.':
    '90 postazioni sulla Sprea, tutti i giorni dalle 7 alle 22. Vieni quando vuoi, senza prenotare.',
  'Werkstatt in München': 'Laboratorio a Monaco',
  'Samstags rechnet ihr zu sechst Fälle aus euren Betrieben durch. Kaffee gibt es für einen Euro.':
    'Il sabato, in sei, risolvete casi delle vostre aziende. Il caffè costa un euro.',
  'Sprechstunde am Bildschirm': 'Ricevimento a schermo',
  'Jeden Abend von 19 bis 21 Uhr, in Gruppen von höchstens acht. Die Aufzeichnung bleibt ein Jahr lang stehen.':
    'Ogni sera dalle 19 alle 21, in gruppi di otto al massimo. La registrazione resta per un anno.',
  'Frag Sofia: zur Beratung am Telefon und im Videoanruf':
    'Chiedi a Sofia: consulenza al telefono e in videochiamata',
}

export const es: Readonly<Record<string, string>> = {
  'Am Schreibtisch, an der Spree oder am Altstadtring: Alles, was zum Studium gehört, gibt es an jedem Ort.':
    'En tu mesa, junto al Spree o cerca del casco antiguo: todo lo que forma parte de la carrera está en cada lugar.',
  'Lernen online, in Berlin und in München': 'Estudiar en línea, en Berlín y en Múnich',
  'Zwei Häuser und ein Bildschirm: Lesesaal an der Spree, Werkstatt am Altstadtring, Live-Kurse am Abend. Wo und wann du kommst, entscheidest du selbst.':
    'Dos casas y una pantalla: sala de lectura junto al Spree, taller cerca del casco antiguo de Múnich, clases en directo por la tarde. Tú decides.',
  Campus: 'Campus',
  'Ein langes Campusgebäude mit erleuchteten Fenstern an einem See, dahinter geht die Sonne unter':
    'Un largo edificio del campus con las ventanas iluminadas junto a un lago; detrás se pone el sol',
  'Was du hier lernst': 'Lo que aprendes aquí',
  'Agrar\u00admanagement': 'Gestión agraria',
  'Soziale Arbeit': 'Trabajo social',
  'Wirtschafts\u00adpsychologie': 'Psicología económica',
  'Drei Türen, die offen stehen': 'Tres puertas abiertas',
  'Lesesaal in Berlin': 'Sala de lectura en Berlín',
  '90 Lernplätze an der Spree, täglich von 7 bis 22 Uhr. Du kommst, wann du willst, und meldest dich nirgends an.':
    '90 puestos de estudio junto al Spree, todos los días de 7 a 22 h. Vienes cuando quieres, sin reservar.',
  'Werkstatt in München': 'Taller en Múnich',
  'Samstags rechnet ihr zu sechst Fälle aus euren Betrieben durch. Kaffee gibt es für einen Euro.':
    'Los sábados resolvéis, entre seis, casos de vuestras empresas. El café cuesta un euro.',
  'Sprechstunde am Bildschirm': 'Tutoría en pantalla',
  'Jeden Abend von 19 bis 21 Uhr, in Gruppen von höchstens acht. Die Aufzeichnung bleibt ein Jahr lang stehen.':
    'Cada tarde de 19 a 21 h, en grupos de ocho como máximo. La grabación queda disponible un año.',
  'Frag Sofia: zur Beratung am Telefon und im Videoanruf':
    'Pregunta a Sofía: asesoramiento por teléfono y videollamada',
}

export const pt: Readonly<Record<string, string>> = {
  'Am Schreibtisch, an der Spree oder am Altstadtring: Alles, was zum Studium gehört, gibt es an jedem Ort.':
    'À tua mesa, junto ao Spree ou perto do centro histórico: tudo o que faz parte do curso existe em cada lugar.',
  'Lernen online, in Berlin und in München': 'Estudar online, em Berlim e em Munique',
  'Zwei Häuser und ein Bildschirm: Lesesaal an der Spree, Werkstatt am Altstadtring, Live-Kurse am Abend. Wo und wann du kommst, entscheidest du selbst.':
    'Duas casas e um ecrã: sala de leitura junto ao Spree, oficina perto do centro de Munique, aulas em direto à noite. Onde e quando vens, decides tu.',
  Campus: 'Campus',
  'Ein langes Campusgebäude mit erleuchteten Fenstern an einem See, dahinter geht die Sonne unter':
    'Um longo edifício do campus com janelas iluminadas junto a um lago; atrás, o sol põe-se',
  'Was du hier lernst': 'O que aprendes aqui',
  'Agrar\u00admanagement': 'Gestão agrária',
  'Soziale Arbeit': 'Serviço social',
  'Wirtschafts\u00adpsychologie': 'Psicologia económica',
  'Drei Türen, die offen stehen': 'Três portas abertas',
  'Lesesaal in Berlin': 'Sala de leitura em Berlim',
  '90 Lernplätze an der Spree, täglich von 7 bis 22 Uhr. Du kommst, wann du willst, und meldest dich nirgends an.':
    '90 lugares de estudo junto ao Spree, todos os dias das 7 às 22 h. Vens quando quiseres, sem marcação.',
  'Werkstatt in München': 'Oficina em Munique',
  'Samstags rechnet ihr zu sechst Fälle aus euren Betrieben durch. Kaffee gibt es für einen Euro.':
    'Aos sábados, em grupos de seis, resolvem casos das vossas empresas. O café custa um euro.',
  'Sprechstunde am Bildschirm': 'Atendimento no ecrã',
  'Jeden Abend von 19 bis 21 Uhr, in Gruppen von höchstens acht. Die Aufzeichnung bleibt ein Jahr lang stehen.':
    'Todas as noites das 19 às 21 h, em grupos de oito no máximo. A gravação fica disponível um ano.',
  'Frag Sofia: zur Beratung am Telefon und im Videoanruf':
    'Pergunta à Sofia: aconselhamento por telefone e videochamada',
}
