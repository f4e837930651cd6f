import type { RichTextNode } from '../../../blocks/_kit/fields/richtext.ts'
import { drawing, embedded, emoji, line, program, subheading, words } from '../../rich-nodes.ts'
import { type StoryDraft, storyLink, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { table } from '../blocks.ts'
import { articleOf } from './article.ts'

type Say = (german: string, english: string) => string

/** A node that differs in its words alone. */
const inBoth = (node: (say: Say) => RichTextNode): readonly [german: RichTextNode, english: RichTextNode] => [
  node(german => german),
  node((_, english) => english),
]

export const articles: readonly StoryDraft[] = [
  articleOf({
    slugs: ['campustag-januar', 'open-day-january'],
    topic: 'university',
    publishedOn: '2026-11-18 09:00',
    author: 'Sofia Brandt',
    title: t('Campustag am 23. Januar in Berlin', 'Open day in Berlin on 23 January'),
    teaser: t(
      'Drei Vorlesungen zum Mitmachen, ein Mittagessen und ein Rundgang: So läuft der Campustag ab, und so sicherst du dir einen Platz dafür.',
      'Three lectures to join, lunch and a tour of the house: this is how the open day goes, and this is how you keep a place for it.',
    ),
    image: 'campus-berlin',
    text: [
      [
        'Der Campustag beginnt um zehn Uhr im Kornspeicher und endet um vier. Du wählst drei von sechs Vorlesungen, jede dauert 45 Minuten, und alle sind so, wie sie im Semester auch sind.',
        'The open day begins at ten in the old granary and ends at four. You choose three of six lectures of 45 minutes each, and all of them are as they are in term.',
      ],
      [
        'Mittags isst du mit Studierenden in der Mensa. Danach zeigen sie dir Lesesaal und Lerngruppenräume. Wer an diesem Tag nicht kann, findet [alle Termine](/veranstaltungen/) an einem Ort.',
        'At noon you have lunch with students in the canteen. Then they show you the reading room and the rooms for study groups. If the day does not suit you, [all dates](/en/events/) are in one place.',
      ],
      inBoth(say =>
        drawing(
          '/pictures/map-berlin.svg',
          say(
            'Karte: Vom Bahnhof Alexanderplatz führt ein Fußweg zum Kornspeicher am Ufer der Spree',
            'Map: a footpath leads from Alexanderplatz station to the granary on the bank of the Spree',
          ),
        ),
      ),
      inBoth(say =>
        embedded(
          {
            component: 'link',
            text: say('So kommst du hin', 'How to get there'),
            href: storyLink('campus/berlin'),
            iconAfter: 'arrow-right',
          },
          {
            component: 'link',
            text: say('Noch etwas unklar? Frag im Chat', 'Anything unclear? Ask in the chat'),
            href: storyLink('kontakt', 'formular'),
            conversationTemplate: uuidOf('settings/chat/advice'),
            iconBefore: 'chat',
          },
        ),
      ),
    ],
  }),
  articleOf({
    slugs: ['lernplan-neben-dem-beruf', 'a-plan-beside-a-job'],
    topic: 'advice',
    publishedOn: '2026-11-12 09:00',
    author: 'Linh Tran',
    title: t('Ein Lernplan, der eine volle Woche aushält', 'A study plan that survives a full week'),
    teaser: t(
      'Wer neben dem Beruf studiert, hat selten zu wenig Zeit und oft zu wenig Plan: drei Regeln, mit denen die Woche nicht beim ersten Anruf kippt.',
      'Those who study beside a job often lack a plan rather than time: three rules with which the week does not fall over at the first call.',
    ),
    image: 'reading-light',
    text: [
      [
        '**Plane Abende, keine Stunden.** Zwei feste Abende sind mehr wert als zehn freie Lücken. Live-Kurse werden aufgezeichnet: Ein verpasster Abend ist kein verpasster Stoff.',
        '**Plan evenings, not hours.** Two fixed evenings are worth more than ten gaps. Live classes are recorded: an evening that you miss is no subject that you miss.',
      ],
      [
        '**Lass einen Abend frei.** Der dritte Abend gehört dem, was dazwischenkommt. Kommt nichts dazwischen, gehört er dir.',
        '**Keep one evening free.** The third evening belongs to what comes in between. If nothing does, it belongs to you.',
      ],
      [
        '**Nimm das Tempo heraus, bevor es dich herausnimmt.** Das Zeitmodell lässt sich jedes Semester ändern. Die [Beratung](/kontakt/) rechnet mit dir aus, was das kostet.',
        '**Slow down before you have to stop.** You can change your time model every semester. Our [advisers](/en/contact/) work out with you what that costs.',
      ],
      inBoth(say =>
        line(
          words(
            say(
              'Und wenn die Woche doch kippt? Dann ist es ',
              'And if the week falls over all the same? Then it is ',
            ),
          ),
          words(say('eine', 'one'), { type: 'italic' }),
          words(say(' Woche und nicht dein Studium ', ' week and not your degree ')),
          emoji('+1', '👍'),
        ),
      ),
      inBoth(() => ({ type: 'horizontal_rule' })),
      inBoth(say =>
        embedded({
          component: 'modal',
          linkText: say('Eine volle Woche als Beispiel', 'A full week as an example'),
          headline: say('Mehmets Woche', 'Mehmet’s week'),
          // It is read beside a calendar.
          closeOnOutsideClick: false,
          content: rich(
            say(
              'Mehmet leitet einen Baumarkt in Kassel und studiert BWL in Teilzeit II, 15 Stunden in der Woche.',
              'Mehmet runs a builder’s merchant in Kassel and studies business administration, part time II, for 15 hours a week.',
            ),
            table(
              [say('Wann', 'When'), say('Was', 'What')],
              [
                say('Mo, Mi, Fr, 5:30 Uhr', 'Mon, Wed, Fri, 5.30 am'),
                say('Skript und Übungsaufgaben', 'Course book and exercises'),
              ],
              [say('Dienstag, 19 Uhr', 'Tuesday, 7 pm'), say('Live-Kurs', 'Live class')],
              [say('Donnerstag, 20 Uhr', 'Thursday, 8 pm'), say('Lerngruppe', 'Study group')],
              [say('Samstag, 9 Uhr', 'Saturday, 9 am'), say('Fallstudie', 'Case study')],
            ),
          ),
        }),
      ),
    ],
  }),
  articleOf({
    slugs: ['anrechnung-in-fuenf-tagen', 'credit-in-five-days'],
    topic: 'advice',
    publishedOn: '2026-11-05 09:00',
    author: 'Sofia Brandt',
    title: t('Was zählt: Anrechnung in fünf Werktagen', 'What counts: credit in five working days'),
    teaser: t(
      'Ausbildung, Studium, Weiterbildung: Welche Unterlagen wir brauchen, was wir prüfen und warum sich die Frage vor der Bewerbung lohnt.',
      'Training, earlier studies, courses: which documents we need, what we look at, and why it pays to ask us before you apply.',
    ),
    image: 'certificate',
    text: [
      [
        'Bis zu 60 ECTS können zählen, das ist ein Studienjahr. Geprüft wird, ob Inhalt und Umfang zu einem Modul passen, nicht, wie lange etwas her ist.',
        'Up to 60 ECTS may count, which is a year of study. What matters is whether content and extent fit a module, not how long ago it was.',
      ],
      [
        'Schick uns das Zeugnis und eine Beschreibung der Inhalte, [alles Nötige](#unterlagen) steht unten. Die Prüfung kostet nichts und verpflichtet zu nichts.',
        'Send us the certificate and a description of its content; [what we need](#unterlagen) is below. The check is free and binds you to nothing.',
      ],
      inBoth(say =>
        subheading(say('Das brauchen wir', 'What we need'), { type: 'anchor', attrs: { id: 'unterlagen' } }),
      ),
      inBoth(say =>
        embedded({
          component: 'checklist-grid',
          checklistItems: [
            say('Zeugnis oder Urkunde', 'A certificate or diploma'),
            say('Lehrplan oder Modulhandbuch', 'A syllabus or module handbook'),
            say('Bei einem Studium die Notenübersicht', 'For earlier studies, a transcript'),
          ].map(text => ({ component: 'checklist-item', text })),
        }),
      ),
      inBoth(say =>
        line(
          words(
            say(
              'Ein Foto genügt. Am schnellsten geht es, wenn schon der Name der Datei sagt, was sie zeigt: ',
              'A photo will do. It is quickest if the name of the file says what it shows: ',
            ),
          ),
          words(say('zeugnis-pflege.jpg', 'certificate-nursing.jpg'), { type: 'code' }),
          words(say(' statt ', ' rather than ')),
          words('IMG_2041.jpg', { type: 'code' }),
          words('.'),
        ),
      ),
      inBoth(say =>
        embedded(
          {
            component: 'accordion-content',
            open: true,
            title: say('Was heißt „angerechnet“?', 'What does “recognised” mean?'),
            content: rich(
              say(
                'Wir vergleichen, was du kannst, mit dem, was ein Modul verlangt. Stimmt es überein, gilt das Modul als bestanden: ohne Prüfung und ohne Gebühr.',
                'We compare what you can do with what a module asks for. Where they agree, the module counts as passed: without an exam and without a fee.',
              ),
            ),
          },
          {
            component: 'richtext-button',
            text: say('Anrechnung prüfen lassen', 'Have your credit checked'),
            href: storyLink('anrechnung', 'formular'),
            buttonType: 'primary',
            passQueryParameter: true,
            trackingLabel: 'recognition-check',
            trackingEvent: 'cta',
            trackingType: 'primary',
            trackingPosition: 'content',
          },
        ),
      ),
    ],
  }),
  articleOf({
    slugs: ['data-science-ohne-informatik', 'data-science-without-computing'],
    topic: 'programmes',
    publishedOn: '2026-10-29 09:00',
    author: 'Linh Tran',
    title: t('Data Science ohne Informatikstudium', 'Data science without a degree in computing'),
    teaser: t(
      'Wer rechnen mag und noch nie programmiert hat, kann den Master Data Science trotzdem beginnen: so sieht das erste Semester für diese Gruppe aus.',
      'If you like figures and have never written a program, you can still begin the Master in Data Science: this is the first semester for you.',
    ),
    image: 'academy-data',
    text: [
      [
        'Ein Vorkurs von vier Wochen bringt dir so viel Python bei, wie die erste Übung verlangt. Er läuft vor dem Semester und lässt sich wiederholen.',
        'A course of four weeks teaches you as much Python as the first exercise asks for. It comes before the semester, and you can repeat it.',
      ],
      [
        'Danach zählt Statistik mehr als Code. Was du mitbringen musst, steht beim [Master Data Science](/master/data-science/fernstudium/).',
        'After that, statistics matters more than code. What you need to bring is on the page of the [Master in Data Science](/en/master/data-science/distance-learning/).',
      ],
      inBoth(say => subheading(say('Die erste Übung', 'The first exercise'))),
      [
        'Drei Zeilen, eine Frage: Welches Modul fällt im Mittel am schwersten?',
        'Three lines, one question: which module is the hardest on average?',
      ],
      inBoth(say =>
        program(
          'python',
          [
            'import pandas as pd',
            say('noten = pd.read_csv("noten.csv")', 'grades = pd.read_csv("grades.csv")'),
            say(
              'print(noten.groupby("modul")["note"].mean())',
              'print(grades.groupby("module")["grade"].mean())',
            ),
          ].join('\n'),
        ),
      ),
      inBoth(say =>
        line(
          words(
            say(
              'Im zweiten Monat sagst du eine Note aus den Werten x',
              'In the second month you predict a grade from the values x',
            ),
          ),
          words('1', { type: 'subscript' }),
          words(say(' bis x', ' to x')),
          words('9', { type: 'subscript' }),
          words(say(' voraus und erklärst, warum ein R', ', and explain why an R')),
          words('2', { type: 'superscript' }),
          words(say(' von 0,4 kein schlechtes Zeugnis ist.', ' of 0.4 is no bad report.')),
        ),
      ),
      inBoth(say =>
        embedded({
          component: 'syntea-button',
          text: say('Passt das zu mir? Im Chat fragen', 'Does it suit me? Ask in the chat'),
          buttonType: 'secondary',
          iconBefore: 'chat',
          conversationTemplate: uuidOf('settings/chat/find-a-programme'),
        }),
      ),
    ],
  }),
  articleOf({
    slugs: ['lesesaal-laenger-offen', 'reading-room-open-longer'],
    topic: 'university',
    publishedOn: '2026-10-22 09:00',
    author: 'Sofia Brandt',
    title: t('Der Lesesaal in Berlin ist länger offen', 'The reading room in Berlin is open longer'),
    teaser: t(
      'Vor den Prüfungen im Februar bleibt der Lesesaal an der Spree auch am Sonntag offen: wann, für wen, und wie du einen Platz am Fenster bekommst.',
      'Before the exams in February the reading room by the Spree stays open on Sundays, too: when, for whom, and how to get a desk at the window.',
    ),
    image: 'campus-dusk',
    text: [
      [
        'Vom 10. Januar bis zum 14. Februar ist der Lesesaal sonntags von zehn bis achtzehn Uhr offen. Der Studierendenausweis öffnet die Tür am Wasser.',
        'From 10 January to 14 February the reading room is open on Sundays from ten to six. Your student card opens the door by the water.',
      ],
      [
        'Plätze lassen sich nicht reservieren: Wer zuerst kommt, sitzt am Fenster.',
        'Desks cannot be reserved: those who come first sit at the window.',
      ],
      inBoth(say =>
        line(
          words('Campus Berlin', { type: 'bold' }),
          { type: 'hard_break' },
          words('Kornspeicherufer 5'),
          { type: 'hard_break' },
          words(say('10179 Berlin', '10179 Berlin, Germany')),
        ),
      ),
      inBoth(say =>
        embedded({
          component: 'syntea-link',
          label: say('Wie du hinkommst', 'How to get there'),
          href: storyLink('campus/berlin'),
          iconAfter: 'arrow-right',
          boldLink: true,
        }),
      ),
    ],
  }),
  articleOf({
    slugs: ['foerderung-zuerst-fragen', 'funding-ask-first'],
    topic: 'advice',
    publishedOn: '2026-10-15 09:00',
    author: 'Sofia Brandt',
    title: t('Erst fragen, dann zahlen: Förderung finden', 'Ask first, pay later: find funding'),
    teaser: t(
      'Viele Förderungen müssen beantragt sein, bevor das Studium beginnt. Der Förderrechner zeigt in fünf Fragen, welche für dich in Frage kommen.',
      'Much funding has to be applied for before you begin to study. The funding calculator asks five questions and shows what may suit you.',
    ),
    image: 'advice-call',
    text: [
      [
        'Der häufigste Grund für ein Nein ist ein zu später Antrag. Darum steht bei jedem Ergebnis, seit wann ein Betrag gilt und wann wir ihn zuletzt geprüft haben.',
        'The most common reason for a no is a late application. That is why each result says since when an amount holds, and when we checked it last.',
      ],
      [
        'Deine Antworten bleiben in der Adresse der Seite, nirgends sonst. Hier geht es zum [Förderrechner](/foerderung/).',
        'Your answers stay in the address of the page and nowhere else. This is the [funding calculator](/en/funding/).',
      ],
      inBoth(say =>
        line(
          words(say('Ein Beispiel: ', 'An example: '), { type: 'bold' }),
          words(
            say(
              'Wer im Klinikum am Tannhag arbeitet und Gesundheitsmanagement in Teilzeit I studiert, bekommt 90 € im Monat dazu. Aus ',
              'If you work at Tannhag Hospital and study health management, part time I, you get €90 a month. So ',
            ),
          ),
          words(say('270 €', '€270'), { type: 'strike' }),
          words(say(' werden ', ' become ')),
          words(say('180 €', '€180'), { type: 'highlight', attrs: { color: '#f2c230' } }),
          words(say('. Der Antrag muss ', '. Apply ')),
          words(say('vor', 'before'), { type: 'underline' }),
          words(say(' der ersten Rate da sein.', ' the first instalment.')),
        ),
      ),
      inBoth(say =>
        line(
          words(
            say(
              'Betriebsvereinbarung des Klinikums, gültig seit 1. April 2026',
              'Works agreement of the hospital, valid since 1 April 2026',
            ),
            { type: 'styled', attrs: { class: 'small' } },
          ),
        ),
      ),
      inBoth(say =>
        embedded({
          component: 'button',
          text: say('Förderung ausrechnen', 'Work out your funding'),
          href: storyLink('foerderung'),
        }),
      ),
    ],
  }),
  articleOf({
    slugs: ['pflegemanagement-neue-module', 'care-management-new-modules'],
    topic: 'programmes',
    publishedOn: '2026-10-08 09:00',
    author: 'Linh Tran',
    title: t('Zwei neue Module im Pflegemanagement', 'Two new modules in care management'),
    teaser: t(
      'Dienstplanung mit wenig Personal und Gespräche in der Krise: Der Master Klinik- und Pflegemanagement hat zwei neue Wahlmodule bekommen.',
      'Rosters with too few people and talks in a crisis: the Master in Hospital and Care Management has two new modules to choose from.',
    ),
    image: 'academy-nursing',
    text: [
      [
        'Beide Module sind aus Gesprächen mit Pflegedienstleitungen entstanden. Sie zählen je fünf ECTS und lassen sich in jedem Semester wählen.',
        'Both modules came out of talks with heads of nursing. Each counts five ECTS, and you can choose it in any semester.',
      ],
      [
        'Wer schon studiert, kann ein anderes Wahlmodul dafür tauschen. Mehr dazu beim [Master](/master/klinik-und-pflegemanagement/fernstudium/).',
        'If you study already, you can exchange another module for it. More on the page of the [Master](/en/master/hospital-and-care-management/distance-learning/).',
      ],
      inBoth(say =>
        line(
          words(say('Danke an alle, die uns ', 'Thank you to all who told us ')),
          words(say('nach der Nachtschicht', 'after a night shift'), {
            type: 'textStyle',
            attrs: { color: '#0a6b5e' },
          }),
          words(say(' noch erzählt haben, was fehlt ', ' what was missing ')),
          emoji('heart', '❤️'),
        ),
      ),
      inBoth(say =>
        embedded(
          { component: 'divider', color: 'orange', dividerWidth: '33' },
          { component: 'form-icon', iconName: 'book' },
          {
            component: 'flex-blok',
            layout: 'col',
            alignSelf: 'start',
            content: [
              {
                component: 'link',
                text: say('Zum Master', 'To the master’s'),
                href: storyLink('master/klinik-und-pflegemanagement/fernstudium'),
                iconAfter: 'arrow-right',
              },
              {
                component: 'link',
                text: say('Zum Bachelor', 'To the bachelor’s'),
                href: storyLink('bachelor/gesundheit-und-soziales'),
                iconAfter: 'arrow-right',
              },
            ],
          },
        ),
      ),
    ],
  }),
]
