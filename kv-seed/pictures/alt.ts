interface Picture {
  readonly alt: { readonly de: string; readonly en: string }
  readonly width: number
  readonly height: number
  /** Not given for vectors. */
  readonly type?: 'svg' | 'jpg'
}

/** Alt texts and intrinsic sizes of the pictures in this folder, by file name without its ending. */
export const pictures = {
  'campus-dusk': {
    alt: {
      de: 'Ein langes Campusgebäude mit erleuchteten Fenstern an einem See, dahinter geht die Sonne unter',
      en: 'A long campus building with lit windows by a lake, the sun setting behind it',
    },
    width: 1920,
    height: 1080,
    type: 'jpg',
  },
  'reading-light': {
    alt: {
      de: 'Ein aufgeschlagenes Buch im Licht einer Schreibtischlampe, im Fenster steht der Mond',
      en: 'An open book in the light of a desk lamp, the moon in the window',
    },
    width: 1920,
    height: 1080,
    type: 'jpg',
  },
  'hero-home': {
    alt: {
      de: 'Eine junge Frau und ein älterer Mann lernen abends am Fenster, eine Studentin ist per Laptop zugeschaltet; draußen liegt der Campus',
      en: 'A young woman and an older man study by a window in the evening, a fellow student joins by laptop; the campus lies outside',
    },
    width: 1600,
    height: 900,
  },
  'hero-bachelor': {
    alt: {
      de: 'Drei Studierende auf den Stufen eines Campusgebäudes',
      en: 'Three students on the steps of a campus building',
    },
    width: 1600,
    height: 900,
  },
  'business-administration': {
    alt: {
      de: 'Eine Frau arbeitet am Stehpult, neben ihr ein Marktstand, ein Diagramm und ein Taschenrechner',
      en: 'A woman works at a standing desk beside a market stall, a chart and a calculator',
    },
    width: 1600,
    height: 900,
  },
  'business-dual': {
    alt: {
      de: 'Ein Mann, halb in Arbeitsjacke vor einem Werkregal, halb im Hemd vor einem Hörsaal',
      en: 'A man, half in a work jacket by a tool shelf, half in a shirt before a lecture hall',
    },
    width: 1600,
    height: 900,
  },
  'health-management': {
    alt: {
      de: 'Eine Pflegerin lernt nachts am Laptop unter einer Schreibtischlampe',
      en: 'A nurse studies at night with a laptop under a desk lamp',
    },
    width: 1600,
    height: 900,
  },
  'agricultural-management': {
    alt: {
      de: 'Eine Landwirtin mit Tablet auf dem Feld, über ihr eine Drohne, hinter ihr ein Traktor',
      en: 'A farmer with a tablet in a field, a drone overhead and a tractor behind her',
    },
    width: 1600,
    height: 900,
  },
  'business-psychology': {
    alt: {
      de: 'Zwei Frauen im Gespräch; ihre Sprechblasen bilden zusammen ein Gehirn',
      en: 'Two women in conversation; their speech bubbles form a brain together',
    },
    width: 1600,
    height: 900,
  },
  'social-work': {
    alt: {
      de: 'Eine Sozialarbeiterin am Tisch mit einem malenden Kind und einem älteren Mann',
      en: 'A social worker at a table with a child drawing and an older man',
    },
    width: 1600,
    height: 900,
  },
  'computer-science': {
    alt: {
      de: 'Ein Student programmiert am Laptop, hinter ihm Codezeilen und ein Serverschrank',
      en: 'A student programs on a laptop, with lines of code and a server rack behind him',
    },
    width: 1600,
    height: 900,
  },
  'campus-berlin': {
    alt: {
      de: 'Campus Berlin: Fernsehturm, Kuppelbau und Hochschulgebäude an der Spree',
      en: 'Berlin campus: television tower, domed hall and university building on the river',
    },
    width: 1600,
    height: 900,
  },
  'campus-munich': {
    alt: {
      de: 'Campus München: Kirche mit zwei Zwiebeltürmen und Hochschulgebäude vor den Alpen',
      en: 'Munich campus: church with two onion domes and university building before the Alps',
    },
    width: 1600,
    height: 900,
  },
  'map-berlin': {
    alt: {
      de: 'Karte: Vom Bahnhof führt ein Fußweg zum Campus am Ufer der Spree',
      en: 'Map: a footpath leads from the station to the campus on the bank of the Spree',
    },
    width: 1600,
    height: 900,
  },
  'map-munich': {
    alt: {
      de: 'Karte: Vom Platz in der Mitte führt ein Fußweg zum Campus am Altstadtring, rechts fließt die Isar',
      en: 'Map: a footpath leads from the central square to the campus on the ring road; the Isar flows to the right',
    },
    width: 1600,
    height: 900,
  },
  lost: {
    alt: {
      de: 'Eine Person steht mit einer Landkarte ratlos an einer Wegkreuzung',
      en: 'A person with a map stands puzzled at a crossing of paths',
    },
    width: 1600,
    height: 900,
  },
  graduation: {
    alt: {
      de: 'Vier Absolventinnen und Absolventen werfen ihre Hüte in die Luft',
      en: 'Four graduates throw their caps in the air',
    },
    width: 1600,
    height: 900,
  },
  'advice-call': {
    alt: {
      de: 'Eine Beraterin mit Headset am Schreibtisch, neben ihr ein Telefon',
      en: 'An adviser with a headset at her desk, a telephone beside her',
    },
    width: 1600,
    height: 900,
  },
  'landing-page-study': {
    alt: { de: 'Eine Frau liest in einem runden Sessel', en: 'A woman reads in a round armchair' },
    width: 1600,
    height: 900,
  },
  certificate: {
    alt: { de: 'Eine Hand hält ein Zertifikat mit Siegel', en: 'A hand holds a certificate with a seal' },
    width: 1600,
    height: 900,
  },
  'live-class': {
    alt: {
      de: 'Eine Dozentin steht vor einem Bildschirm mit neun zugeschalteten Studierenden, eine davon meldet sich',
      en: 'A lecturer stands before a screen with nine students on a call, one of them raising her hand',
    },
    width: 1600,
    height: 900,
  },
  'portrait-lena': {
    alt: {
      de: 'Porträt von Lena, junge Frau mit blondem Bob',
      en: 'Portrait of Lena, a young woman with a blond bob',
    },
    width: 800,
    height: 800,
  },
  'portrait-mehmet': {
    alt: {
      de: 'Porträt von Mehmet, Mann mit dunklem Haar und Bart',
      en: 'Portrait of Mehmet, a man with dark hair and a beard',
    },
    width: 800,
    height: 800,
  },
  'portrait-sofia': {
    alt: {
      de: 'Porträt von Sofia, Frau mit langem braunem Haar und Blazer',
      en: 'Portrait of Sofia, a woman with long brown hair and a blazer',
    },
    width: 800,
    height: 800,
  },
  'portrait-jonas': {
    alt: {
      de: 'Porträt von Jonas, junger Mann mit roten Locken und Kapuzenpulli',
      en: 'Portrait of Jonas, a young man with red curls and a hooded jumper',
    },
    width: 800,
    height: 800,
  },
  'portrait-amara': {
    alt: {
      de: 'Porträt von Amara, Frau mit Afro und goldenen Ohrringen',
      en: 'Portrait of Amara, a woman with an afro and golden earrings',
    },
    width: 800,
    height: 800,
  },
  'portrait-henrik': {
    alt: {
      de: 'Porträt von Henrik, älterer Mann mit grauem Bart und Brille',
      en: 'Portrait of Henrik, an older man with a grey beard and glasses',
    },
    width: 800,
    height: 800,
  },
  'portrait-daria': {
    alt: {
      de: 'Porträt von Daria, Frau mit rotem Pferdeschwanz und Pullover',
      en: 'Portrait of Daria, a woman with a red ponytail and a jumper',
    },
    width: 800,
    height: 800,
  },
  'portrait-miriam': {
    alt: {
      de: 'Porträt von Miriam, Frau mit Kopftuch und Ohrringen',
      en: 'Portrait of Miriam, a woman with a head wrap and earrings',
    },
    width: 800,
    height: 800,
  },
  'portrait-tomasz': {
    alt: {
      de: 'Porträt von Tomasz, Mann mit Glatze, Bart und eckiger Brille',
      en: 'Portrait of Tomasz, a bald man with a beard and square glasses',
    },
    width: 800,
    height: 800,
  },
  'portrait-aylin': {
    alt: {
      de: 'Porträt von Aylin, Frau mit Hijab',
      en: 'Portrait of Aylin, a woman in a hijab',
    },
    width: 800,
    height: 800,
  },
  'portrait-karin': {
    alt: {
      de: 'Porträt von Karin, Frau mit kurzem grauem Haar und kariertem Hemd',
      en: 'Portrait of Karin, a woman with short grey hair and a checked shirt',
    },
    width: 800,
    height: 800,
  },
  'portrait-luis': {
    alt: {
      de: 'Porträt von Luis, Mann mit Locken und Schnurrbart',
      en: 'Portrait of Luis, a man with curls and a moustache',
    },
    width: 800,
    height: 800,
  },
  'portrait-linh': {
    alt: {
      de: 'Porträt von Linh, Frau mit schwarzem Pony und Brille',
      en: 'Portrait of Linh, a woman with a black fringe and glasses',
    },
    width: 800,
    height: 800,
  },
  'portrait-georg': {
    alt: {
      de: 'Porträt von Georg, älterer Mann mit weißem Haar und Krawatte',
      en: 'Portrait of Georg, an older man with white hair and a tie',
    },
    width: 800,
    height: 800,
  },
  'portrait-elias': {
    alt: {
      de: 'Porträt von Elias, junger Mann mit kurzem schwarzem Haar und Arbeitsjacke',
      en: 'Portrait of Elias, a young man with short black hair and a work jacket',
    },
    width: 800,
    height: 800,
  },
  'dual-home': {
    alt: {
      de: 'Eine Auszubildende mit Helm und Schraubenschlüssel und ein Lehrer mit Skript vor der aufgehenden Sonne',
      en: 'A trainee with a helmet and a wrench and a teacher with a paper before the rising sun',
    },
    width: 1600,
    height: 900,
  },
  'dual-business': {
    alt: {
      de: 'Eine Frau mit Tablet im Lager, neben ihr ein Regal, eine Tafel mit Säulen und ein Wagen mit Kartons',
      en: 'A woman with a tablet in a warehouse, beside her a shelf, a board with bars and a trolley of boxes',
    },
    width: 1600,
    height: 900,
  },
  'dual-computing': {
    alt: {
      de: 'Ein Mann programmiert am Laptop, neben ihm hebt ein Roboterarm ein Teil',
      en: 'A man writes code on a laptop while a robot arm lifts a part beside him',
    },
    width: 1600,
    height: 900,
  },
  'dual-partners': {
    alt: {
      de: 'Eine Unternehmerin und ein Professor geben sich über einem Vertrag die Hand',
      en: 'A company owner and a professor shake hands over a contract',
    },
    width: 1600,
    height: 900,
  },
  'dual-lost': {
    alt: {
      de: 'Ein Mann mit Helm und Faltplan steht ratlos zwischen Wegweisern und Türen',
      en: 'A man with a helmet and a folding map stands puzzled between signposts and doors',
    },
    width: 1600,
    height: 900,
  },
  'portrait-nele': {
    alt: {
      de: 'Porträt von Nele, junge Frau mit rotem Dutt und Latzschürze',
      en: 'Portrait of Nele, a young woman with a red bun and an apron',
    },
    width: 800,
    height: 800,
  },
  'portrait-can': {
    alt: {
      de: 'Porträt von Can, junger Mann mit schwarzen Locken und Brille',
      en: 'Portrait of Can, a young man with black curls and glasses',
    },
    width: 800,
    height: 800,
  },
  'portrait-ruben': {
    alt: {
      de: 'Porträt von Ruben Falk, Mann mit kurzem Haar und Bart',
      en: 'Portrait of Ruben Falk, a man with short hair and a beard',
    },
    width: 800,
    height: 800,
  },
  'portrait-birgit': {
    alt: {
      de: 'Porträt von Birgit Lohse, Frau mit langem grauem Haar und Brille',
      en: 'Portrait of Birgit Lohse, a woman with long grey hair and glasses',
    },
    width: 800,
    height: 800,
  },
  'academy-home': {
    alt: {
      de: 'Eine Frau mit Dutt und ein älterer Mann mit Schnurrbart lernen am runden Tisch, hinter ihnen geht die Sonne auf',
      en: 'A woman with a bun and an older man with a moustache study at a round table, the sun rising behind them',
    },
    width: 1600,
    height: 900,
  },
  'academy-courses': {
    alt: {
      de: 'Ein älterer Mann liest abends am Tisch, vor ihm ein offenes Buch und eine Tasse',
      en: 'An older man reads at a table in the evening, an open book and a cup before him',
    },
    width: 1600,
    height: 900,
  },
  'academy-nursing': {
    alt: {
      de: 'Eine Pflegefachfrau mit einer Checkliste, neben ihr ein Herz und ein Überwachungsmonitor',
      en: 'A nurse with a checklist, a heart and a patient monitor beside her',
    },
    width: 1600,
    height: 900,
  },
  'academy-data': {
    alt: {
      de: 'Eine Frau arbeitet am Laptop, hinter ihr ein Säulen- und ein Kreisdiagramm',
      en: 'A woman works on a laptop, a bar chart and a pie chart behind her',
    },
    width: 1600,
    height: 900,
  },
  'london-home': {
    alt: {
      de: 'Ein Mann und eine Frau arbeiten am Laptop über der Themse, hinter ihnen Kuppel, Hochhäuser, Bus und Uhrturm von London',
      en: 'A man and a woman work on a laptop above the Thames, with the dome, towers, a bus and the clock tower of London behind them',
    },
    width: 1600,
    height: 900,
  },
  'london-programmes': {
    alt: {
      de: 'Eine Frau am Schreibtisch zwischen zwei Bildschirmen mit Kursverlauf und Säulen, neben ihr Münzstapel',
      en: 'A woman at a desk between two screens with a price curve and bars, stacks of coins beside her',
    },
    width: 1600,
    height: 900,
  },
  'london-banking': {
    alt: {
      de: 'Eine Frau am Laptop vor einem Bankgebäude mit Säulen, auf dem Tisch Münzstapel',
      en: 'A woman with a laptop before a bank with columns, stacks of coins on the table',
    },
    width: 1600,
    height: 900,
  },
  'london-finance': {
    alt: {
      de: 'Ein Mann neben einem Telefon mit Pfundzeichen, links wächst eine Pflanze aus Münzen',
      en: 'A man beside a telephone that shows a pound sign; on the left a plant grows out of coins',
    },
    width: 1600,
    height: 900,
  },
  'academy-contact': {
    alt: {
      de: 'Eine Beraterin mit Dutt am Tisch, neben ihr ein Telefon und eine Sprechblase',
      en: 'An adviser with a bun at a table, a telephone and a speech bubble beside her',
    },
    width: 1600,
    height: 900,
  },
  'london-contact': {
    alt: {
      de: 'Eine Frau mit Laptop und Telefon am Schreibtisch, hinter ihr die Türme von London',
      en: 'A woman with a laptop and a telephone at a desk, the towers of London behind her',
    },
    width: 1600,
    height: 900,
  },
  'portrait-ines': {
    alt: {
      de: 'Porträt von Ines Haller, Frau mit dunklem Dutt und Kasack',
      en: 'Portrait of Ines Haller, a woman with a dark bun and a tunic',
    },
    width: 800,
    height: 800,
  },
  'portrait-bernd': {
    alt: {
      de: 'Porträt von Bernd, älterer Mann mit grauem Schnurrbart',
      en: 'Portrait of Bernd, an older man with a grey moustache',
    },
    width: 800,
    height: 800,
  },
  'portrait-priya': {
    alt: {
      de: 'Porträt von Priya, Frau mit langem schwarzem Haar',
      en: 'Portrait of Priya, a woman with long black hair',
    },
    width: 800,
    height: 800,
  },
  'portrait-harriet': {
    alt: {
      de: 'Porträt von Harriet Lowe, Frau mit langem braunem Haar und Blazer',
      en: 'Portrait of Harriet Lowe, a woman with long brown hair and a blazer',
    },
    width: 800,
    height: 800,
  },
  'portrait-kwame': {
    alt: {
      de: 'Porträt von Kwame Boateng, Mann mit Bart und Krawatte',
      en: 'Portrait of Kwame Boateng, a man with a beard and a tie',
    },
    width: 800,
    height: 800,
  },
  'logo-nordwerk': {
    alt: { de: 'Logo Nordwerk', en: 'Nordwerk logo' },
    width: 320,
    height: 120,
  },
  'logo-klinikum': {
    alt: { de: 'Logo Klinikum', en: 'Klinikum logo' },
    width: 320,
    height: 120,
  },
  'logo-lindbank': {
    alt: { de: 'Logo Lindbank', en: 'Lindbank logo' },
    width: 320,
    height: 120,
  },
  'logo-agrion': {
    alt: { de: 'Logo Agrion', en: 'Agrion logo' },
    width: 320,
    height: 120,
  },
  'logo-kubik': {
    alt: { de: 'Logo Kubik', en: 'Kubik logo' },
    width: 320,
    height: 120,
  },
  'tannhagen-mark': {
    alt: { de: 'Hochschule Tannhagen', en: 'Tannhagen University of Applied Sciences' },
    width: 64,
    height: 64,
  },
  'film-meadow': {
    alt: {
      de: 'Ein dicker Hase steht auf einer Wiese, auf seiner Pfote sitzt ein Schmetterling',
      en: 'A plump rabbit stands in a meadow, a butterfly on its paw',
    },
    width: 1600,
    height: 900,
  },
} as const satisfies Readonly<Record<string, Picture>>

export type PictureName = keyof typeof pictures

/** Where the build puts a picture. */
export const pictureAddress = (name: PictureName): string => {
  const { type = 'svg' }: Picture = pictures[name]
  return `/pictures/${name}.${type}`
}
