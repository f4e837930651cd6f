import type { Words } from '../_kit/words.ts'

/** The words of the law, where it names any (§ 356a and § 312k BGB). */
export const messages = {
  de: {
    contracts: 'Verträge beenden',
    withdraw: 'Vertrag widerrufen',
    cancel: 'Verträge hier kündigen',
  },
  en: {
    contracts: 'End a contract',
    withdraw: 'Withdraw from contract here',
    cancel: 'Cancel contracts here',
  },
  fr: {
    contracts: 'Mettre fin à un contrat',
    withdraw: 'Renoncer au contrat ici',
    cancel: 'Résilier un contrat ici',
  },
  it: {
    contracts: 'Terminare un contratto',
    withdraw: 'Recedere dal contratto qui',
    cancel: 'Disdire i contratti qui',
  },
  es: {
    contracts: 'Poner fin a un contrato',
    withdraw: 'Desistir del contrato aquí',
    cancel: 'Cancelar contratos aquí',
  },
  pt: {
    contracts: 'Terminar um contrato',
    withdraw: 'Retratar-se do contrato aqui',
    cancel: 'Cancelar contratos aqui',
  },
} as const satisfies Words
