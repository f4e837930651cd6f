import { inEach } from '../../text.ts'
import { cancellationFormId, withdrawalFormId } from '../forms/contract-ends.ts'
import { form } from '../forms/parts.ts'
import { type LegalPage, prose } from './parts.ts'

const withdrawalIntro = prose({
  de: [
    'Du musst keinen Grund nennen und dich nicht anmelden. Du bekommst sofort eine Bestätigung mit Datum und Uhrzeit.',
  ],
  en: [
    'You need not give a reason, and you need no login. You get a confirmation with date and time at once.',
  ],
  fr: [
    'Tu n’as ni motif à donner ni compte à ouvrir. Tu reçois tout de suite une confirmation avec la date et l’heure.',
  ],
  it: ['Non devi indicare un motivo né accedere. Ricevi subito una conferma con la data e l’ora.'],
  es: ['No tienes que dar un motivo ni iniciar sesión. Recibes enseguida una confirmación con fecha y hora.'],
  pt: ['Não tens de dar um motivo nem de iniciar sessão. Recebes logo uma confirmação com data e hora.'],
})

/** The page on which a contract is withdrawn from (§ 356a BGB). */
export const withdrawContract = (unit: string): LegalPage => ({
  path: 'vertrag-widerrufen',
  translatedPaths: {
    en: 'withdraw-from-contract',
    fr: 'renoncer-au-contrat',
    it: 'recedere-dal-contratto',
    es: 'desistir-del-contrato',
    pt: 'retratar-se-do-contrato',
  },
  title: inEach({
    de: 'Vertrag widerrufen',
    en: 'Withdraw from contract',
    fr: 'Renoncer au contrat',
    it: 'Recedere dal contratto',
    es: 'Desistir del contrato',
    pt: 'Retratar-se do contrato',
  }),
  body: () => [withdrawalIntro, form(withdrawalFormId(unit))],
})

const cancellationIntro = prose({
  de: ['Du brauchst keine Anmeldung. Du bekommst sofort eine Bestätigung mit Datum und Uhrzeit.'],
  en: ['You need no login. You get a confirmation with date and time at once.'],
  fr: ['Tu n’as pas besoin de compte. Tu reçois tout de suite une confirmation avec la date et l’heure.'],
  it: ['Non serve accedere. Ricevi subito una conferma con la data e l’ora.'],
  es: ['No hace falta iniciar sesión. Recibes enseguida una confirmación con fecha y hora.'],
  pt: ['Não precisas de iniciar sessão. Recebes logo uma confirmação com data e hora.'],
})

/** The page on which a contract is cancelled (§ 312k BGB). */
export const cancelContract = (unit: string): LegalPage => ({
  path: 'vertrag-kuendigen',
  translatedPaths: {
    en: 'cancel-contract',
    fr: 'resilier-un-contrat',
    it: 'disdire-il-contratto',
    es: 'cancelar-contrato',
    pt: 'cancelar-contrato',
  },
  title: inEach({
    de: 'Vertrag kündigen',
    en: 'Cancel a contract',
    fr: 'Résilier un contrat',
    it: 'Disdire un contratto',
    es: 'Cancelar un contrato',
    pt: 'Cancelar um contrato',
  }),
  body: () => [cancellationIntro, form(cancellationFormId(unit))],
})
