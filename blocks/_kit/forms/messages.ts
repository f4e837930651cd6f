import type { Words } from '../words.ts'
import { dateMessages } from './date-messages.ts'

/** Names of the messages about values that are not accepted. */
export type CheckMessage =
  | 'notValid'
  | 'fill'
  | 'choose'
  | 'confirm'
  | 'upload'
  | 'email'
  | 'phone'
  | 'number'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'date'
  | 'day'
  | 'month'
  | 'year'
  | 'past'
  | 'future'
  | 'minAge'
  | 'fileType'
  | 'fileSize'
  | 'fileCount'
  | 'fileEmpty'
  | 'fileRefused'
  | 'fileGone'
  | 'newWording'
  | 'offered'

/** The messages in a language; `{field}` is replaced by the label, `{limit}` by the rule's argument. */
export type CheckWords = Readonly<Record<CheckMessage, string>>

/** Messages about invalid values (requirement forms/validation): each says what to do. */
export const checkMessages: Words<CheckMessage> = {
  de: {
    ...dateMessages.de,
    notValid: '{field} ist nicht gültig.',
    fill: 'Bitte fülle „{field}“ aus.',
    choose: 'Bitte wähle bei „{field}“ eine Möglichkeit.',
    confirm: 'Bitte setze hier ein Häkchen, damit wir weitermachen dürfen.',
    upload: 'Bitte lade bei „{field}“ eine Datei hoch.',
    email: 'Bitte gib eine E-Mail-Adresse wie name@beispiel.de ein.',
    phone: 'Bitte gib eine Telefonnummer mit Vorwahl ein, etwa 0170 1234567.',
    number: 'Bitte gib bei „{field}“ eine Zahl ein.',
    min: 'Bitte gib bei „{field}“ mindestens {limit} ein.',
    max: 'Bitte gib bei „{field}“ höchstens {limit} ein.',
    minLength: 'Bitte gib bei „{field}“ mindestens {limit} Zeichen ein.',
    maxLength: 'Bitte kürze „{field}“ auf höchstens {limit} Zeichen.',
    past: 'Bitte gib bei „{field}“ ein Datum ein, das vergangen ist.',
    future: 'Bitte gib bei „{field}“ ein Datum ein, das noch kommt.',
    minAge: 'Du musst mindestens {limit} Jahre alt sein. Bitte prüfe das Datum.',
    fileType: 'Bitte wähle bei „{field}“ eine Datei dieser Art: {limit}.',
    fileSize: 'Bitte wähle bei „{field}“ eine Datei, die kleiner als {limit} MB ist.',
    fileCount: 'Bitte gib bei „{field}“ höchstens {limit} Dateien an.',
    fileEmpty: 'Die Datei bei „{field}“ ist leer. Bitte wähle eine andere.',
    fileRefused: 'Die Datei bei „{field}“ ist beschädigt. Bitte speichere sie neu und wähle sie noch einmal.',
    fileGone:
      'Bei „{field}“ fehlt uns eine Datei. Falls sie noch in der Liste steht, entferne sie dort; lade sie dann noch einmal hoch.',
    newWording: 'Der Text hat sich geändert. Bitte lies ihn noch einmal und bestätige ihn.',
    offered: 'Möglich: {limit}.',
  },
  en: {
    ...dateMessages.en,
    notValid: '{field} is not valid.',
    fill: 'Please fill in “{field}”.',
    choose: 'Please choose an option for “{field}”.',
    confirm: 'Please tick this box so that we may continue.',
    upload: 'Please upload a file for “{field}”.',
    email: 'Please enter an e-mail address like name@example.com.',
    phone: 'Please enter a phone number with its area code, for example 020 7946 0123.',
    number: 'Please enter a number for “{field}”.',
    min: 'Please enter {limit} or more for “{field}”.',
    max: 'Please enter {limit} or less for “{field}”.',
    minLength: 'Please enter at least {limit} characters for “{field}”.',
    maxLength: 'Please shorten “{field}” to {limit} characters or fewer.',
    past: 'Please enter a date in the past for “{field}”.',
    future: 'Please enter a date in the future for “{field}”.',
    minAge: 'You must be at least {limit} years old. Please check the date.',
    fileType: 'Please choose a file of this kind for “{field}”: {limit}.',
    fileSize: 'Please choose a file smaller than {limit} MB for “{field}”.',
    fileCount: 'Please give no more than {limit} files for “{field}”.',
    fileEmpty: 'The file for “{field}” is empty. Please choose another one.',
    fileRefused: 'The file for “{field}” is damaged. Please save it anew and choose it again.',
    fileGone:
      'A file is missing from “{field}”. If it is still in the list, remove it there; then upload it again.',
    newWording: 'This text has changed. Please read it again and confirm it.',
    offered: 'Possible: {limit}.',
  },
  fr: {
    ...dateMessages.fr,
    notValid: '{field} n’est pas valable.',
    fill: 'Remplis «\u202f{field}\u202f».',
    choose: 'Choisis une option pour «\u202f{field}\u202f».',
    confirm: 'Coche cette case pour que nous puissions continuer.',
    upload: 'Envoie un fichier pour «\u202f{field}\u202f».',
    email: 'Saisis une adresse e-mail comme nom@exemple.fr.',
    phone: 'Saisis un numéro de téléphone avec indicatif, par exemple 01 23 45 67 89.',
    number: 'Saisis un nombre pour «\u202f{field}\u202f».',
    min: 'Saisis {limit} ou plus pour «\u202f{field}\u202f».',
    max: 'Saisis {limit} ou moins pour «\u202f{field}\u202f».',
    minLength: 'Saisis au moins {limit} caractères pour «\u202f{field}\u202f».',
    maxLength: 'Raccourcis «\u202f{field}\u202f» à {limit} caractères au plus.',
    past: 'Saisis une date passée pour «\u202f{field}\u202f».',
    future: 'Saisis une date à venir pour «\u202f{field}\u202f».',
    minAge: 'Tu dois avoir au moins {limit} ans. Vérifie la date.',
    fileType: 'Choisis un fichier de ce type pour «\u202f{field}\u202f»\u202f: {limit}.',
    fileSize: 'Choisis un fichier de moins de {limit} Mo pour «\u202f{field}\u202f».',
    fileCount: 'Donne au plus {limit} fichiers pour «\u202f{field}\u202f».',
    fileEmpty: 'Le fichier pour «\u202f{field}\u202f» est vide. Choisis-en un autre.',
    fileRefused:
      'Le fichier pour «\u202f{field}\u202f» est endommagé. Enregistre-le à nouveau et choisis-le encore.',
    fileGone:
      'Il nous manque un fichier pour «\u202f{field}\u202f». S’il figure encore dans la liste, retire-le, puis envoie-le de nouveau.',
    newWording: 'Ce texte a changé. Relis-le et confirme-le.',
    offered: 'Possible\u202f: {limit}.',
  },
  it: {
    ...dateMessages.it,
    notValid: '{field} non è valido.',
    fill: 'Compila il campo «{field}».',
    choose: 'Scegli un’opzione per «{field}».',
    confirm: 'Spunta questa casella per permetterci di continuare.',
    upload: 'Carica un file per «{field}».',
    email: 'Inserisci un indirizzo e-mail come nome@esempio.it.',
    phone: 'Inserisci un numero di telefono con prefisso, ad esempio 06 1234 5678.',
    number: 'Inserisci un numero per «{field}».',
    min: 'Inserisci almeno {limit} per «{field}».',
    max: 'Inserisci al massimo {limit} per «{field}».',
    minLength: 'Inserisci almeno {limit} caratteri per «{field}».',
    maxLength: 'Accorcia «{field}» a {limit} caratteri al massimo.',
    past: 'Inserisci una data passata per «{field}».',
    future: 'Inserisci una data futura per «{field}».',
    minAge: 'Devi avere almeno {limit} anni. Controlla la data.',
    fileType: 'Scegli per «{field}» un file di questo tipo: {limit}.',
    fileSize: 'Scegli per «{field}» un file più piccolo di {limit} MB.',
    fileCount: 'Indica al massimo {limit} file per «{field}».',
    fileEmpty: 'Il file per «{field}» è vuoto. Scegline un altro.',
    fileRefused: 'Il file per «{field}» è danneggiato. Salvalo di nuovo e scegli ancora.',
    fileGone: 'Per «{field}» ci manca un file. Se è ancora nell’elenco, rimuovilo, poi caricalo di nuovo.',
    newWording: 'Il testo è cambiato. Rileggilo e confermalo.',
    offered: 'Possibile: {limit}.',
  },
  es: {
    ...dateMessages.es,
    notValid: '{field} no es válido.',
    fill: 'Rellena «{field}».',
    choose: 'Elige una opción en «{field}».',
    confirm: 'Marca esta casilla para que podamos continuar.',
    upload: 'Sube un archivo en «{field}».',
    email: 'Escribe una dirección de correo como nombre@ejemplo.es.',
    phone: 'Escribe un número de teléfono con prefijo, por ejemplo 912 345 678.',
    number: 'Escribe un número en «{field}».',
    min: 'Escribe {limit} o más en «{field}».',
    max: 'Escribe {limit} o menos en «{field}».',
    minLength: 'Escribe al menos {limit} caracteres en «{field}».',
    maxLength: 'Acorta «{field}» a {limit} caracteres como máximo.',
    past: 'Escribe en «{field}» una fecha pasada.',
    future: 'Escribe en «{field}» una fecha futura.',
    minAge: 'Debes tener al menos {limit} años. Comprueba la fecha.',
    fileType: 'Elige en «{field}» un archivo de este tipo: {limit}.',
    fileSize: 'Elige en «{field}» un archivo de menos de {limit} MB.',
    fileCount: 'Indica como máximo {limit} archivos en «{field}».',
    fileEmpty: 'El archivo de «{field}» está vacío. Elige otro.',
    fileRefused: 'El archivo de «{field}» está dañado. Guárdalo de nuevo y vuelve a elegirlo.',
    fileGone: 'Nos falta un archivo de «{field}». Si todavía está en la lista, quítalo y vuelve a subirlo.',
    newWording: 'El texto ha cambiado. Léelo de nuevo y confírmalo.',
    offered: 'Posible: {limit}.',
  },
  pt: {
    ...dateMessages.pt,
    notValid: '{field} não é válido.',
    fill: 'Preenche «{field}».',
    choose: 'Escolhe uma opção em «{field}».',
    confirm: 'Assinala esta caixa para podermos continuar.',
    upload: 'Carrega um ficheiro em «{field}».',
    email: 'Introduz um endereço de e-mail como nome@exemplo.pt.',
    phone: 'Introduz um número de telefone com indicativo, por exemplo 21 123 4567.',
    number: 'Introduz um número em «{field}».',
    min: 'Introduz {limit} ou mais em «{field}».',
    max: 'Introduz {limit} ou menos em «{field}».',
    minLength: 'Introduz pelo menos {limit} caracteres em «{field}».',
    maxLength: 'Encurta «{field}» para {limit} caracteres no máximo.',
    past: 'Introduz em «{field}» uma data passada.',
    future: 'Introduz em «{field}» uma data futura.',
    minAge: 'Tens de ter pelo menos {limit} anos. Verifica a data.',
    fileType: 'Escolhe em «{field}» um ficheiro deste tipo: {limit}.',
    fileSize: 'Escolhe em «{field}» um ficheiro com menos de {limit} MB.',
    fileCount: 'Indica no máximo {limit} ficheiros em «{field}».',
    fileEmpty: 'O ficheiro de «{field}» está vazio. Escolhe outro.',
    fileRefused: 'O ficheiro de «{field}» está danificado. Guarda-o de novo e volta a escolhê-lo.',
    fileGone: 'Falta-nos um ficheiro de «{field}». Se ainda estiver na lista, remove-o e volta a carregá-lo.',
    newWording: 'O texto mudou. Lê-o de novo e confirma-o.',
    offered: 'Possível: {limit}.',
  },
}
