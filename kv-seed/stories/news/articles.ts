import type { StoryDraft } from '../../story.ts'
import { t } from '../../text.ts'
import { articleOf } from './article.ts'

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
        'Schick uns das Zeugnis und eine Beschreibung der Inhalte. Die Prüfung kostet nichts und verpflichtet zu nichts. Wie es geht, steht auf der Seite zur [Anrechnung](/anrechnung/).',
        'Send us the certificate and a description of its content. The check is free and binds you to nothing. How it works is on the page about [credit](/en/credit-for-earlier-learning/).',
      ],
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
        'Plätze lassen sich nicht reservieren: Wer zuerst kommt, sitzt am Fenster. Wie du hinkommst, steht beim [Campus Berlin](/campus/berlin/).',
        'Desks cannot be reserved: those who come first sit at the window. How to get there is on the page of the [Berlin campus](/en/campus/berlin/).',
      ],
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
    ],
  }),
]
